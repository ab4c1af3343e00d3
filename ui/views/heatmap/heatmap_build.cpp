#include "ui/views/heatmap/heatmap_build.h"

#include "core/analysis/score_heatmap.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/method_series.h"
#include "ui/views/shown_rows.h"

#include <algorithm>
#include <memory>

namespace rope::ui {

namespace {

constexpr std::int64_t mostCells = 512;   // along each side; finer than most cards have pixels

}   // namespace

std::vector<std::int64_t> heatmapPositions(std::int64_t length) {
    const std::int64_t stride = std::max<std::int64_t>(1, (length + mostCells - 1) / mostCells);
    std::vector<std::int64_t> positions;
    for (std::int64_t position = 0; position < length; position += stride) positions.push_back(position);
    return positions;
}

ExplorerState relevantForHeatmap(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.colormap = state.view.colormap;
    relevant.view.heatmapLength = state.view.heatmapLength;
    relevant.view.heatmapStage = state.view.heatmapStage;
    relevant.view.heatmapIsCausal = state.view.heatmapIsCausal;
    return relevant;
}

Result<std::shared_ptr<const HeatmapPicture>> buildHeatmapPicture(const ExplorerState& state, const JobContext& job) {
    ExplorerState shown = state;
    shown.scenario.stage = state.view.heatmapStage;
    shown.scenario.mask = state.view.heatmapIsCausal ? ScoreMask::Causal : ScoreMask::None;
    const std::int64_t length = coveredLength(shown.scenario.vectors, std::max<std::int64_t>(1, state.view.heatmapLength));
    const std::vector<std::int64_t> positions = heatmapPositions(length);
    Result<ScoreHeatmap> heatmap = scoreHeatmap(withRowsOf(shown.scenario, positions), positions, positions, job);
    if (!heatmap) return heatmap.error();
    return std::shared_ptr<const HeatmapPicture>(std::make_shared<HeatmapPicture>(shown, std::move(heatmap).value(), length));
}

Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job) {
    Result<std::shared_ptr<const HeatmapPicture>> picture = buildHeatmapPicture(state, job);
    if (!picture) return picture.error();
    return PicturePtr(std::move(picture).value());
}

}   // namespace rope::ui
