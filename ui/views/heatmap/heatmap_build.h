#pragma once

#include "core/base/job_context.h"
#include "ui/picture/picture.h"

namespace rope::ui {

ExplorerState relevantForHeatmap(const ExplorerState& state);
/// The part of a relevant state that the numbers of the maps follow from; without the window: the same map,
/// perhaps another part of it.
ExplorerState mapsRequest(ExplorerState relevant, bool hasWindow);

Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
