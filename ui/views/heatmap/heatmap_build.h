#pragma once

#include "core/base/job_context.h"
#include "ui/painting/picture.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rope::ui {

class HeatmapPicture;

/// The positions [token] of a map's rows and columns: all up to 512 of them, else evenly spread ones, so that the largest map costs no
/// more.
std::vector<std::int64_t> heatmapPositions(std::int64_t length);

ExplorerState relevantForHeatmap(const ExplorerState& state);
/// The same picture by its own type, for views that show a map among other things.
Result<std::shared_ptr<const HeatmapPicture>> buildHeatmapPicture(const ExplorerState& state, const JobContext& job);
Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
