#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/report/data_table.h"
#include "ui/state/explorer_state.h"

namespace rope::ui {

/// The scores of the viewport, computed in float64: a row per query, a column per key and map.
/// err: as computeHeatmapMaps
Result<DataTable> heatmapTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
