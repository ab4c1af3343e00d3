#pragma once

#include "core/base/job_context.h"
#include "ui/painting/picture.h"

#include <cstdint>
#include <vector>

namespace rope::ui {

/// The positions [token] of a map's rows and columns: all up to 512 of them, else evenly spread ones, so that the largest map costs no
/// more.
std::vector<std::int64_t> heatmapPositions(std::int64_t length);

ExplorerState relevantForHeatmap(const ExplorerState& state);
Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
