#pragma once

#include "core/base/job_context.h"
#include "core/score_map/score_cells.h"
#include "ui/picture/picture.h"

#include <memory>

namespace rope::ui {

class HeatmapPicture;

ExplorerState relevantForHeatmap(const ExplorerState& state);
/// The part of a relevant state that the numbers of the maps follow from; without the window: the same map,
/// perhaps another part of it.
ExplorerState mapsRequest(ExplorerState relevant, bool hasWindow);

/// The same picture by its own type and at its own cost, for views that show a map among other things.
Result<std::shared_ptr<const HeatmapPicture>> buildHeatmapPicture(const ExplorerState& state,
                                                                  const CellLimits& limits,
                                                                  const JobContext& job);
Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
