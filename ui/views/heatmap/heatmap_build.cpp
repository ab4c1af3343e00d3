#include "ui/views/heatmap/heatmap_build.h"

#include "core/analysis/score_heatmap.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/method_series.h"

#include <algorithm>
#include <memory>

namespace rope::ui {

namespace {

constexpr std::int64_t mostCells = 512;   // along each side; finer than most cards have pixels

/// How many positions the given vectors cover; any number where one row serves all.
std::int64_t coveredLength(const VectorSource& vectors, std::int64_t wanted) {
    std::int64_t length = wanted;
    for (const auto& given : {vectors.givenQuery, vectors.givenKey})
        if (given && given->rows() > 1) length = std::min<std::int64_t>(length, given->rows());
    return length;
}

/// Row i of given vectors belongs to position i of the whole sequence: the rows of the shown positions alone.
std::shared_ptr<const RowMatrix> rowsAt(const std::shared_ptr<const RowMatrix>& given, const std::vector<std::int64_t>& positions) {
    if (!given || given->rows() <= 1) return given;
    auto rows = std::make_shared<RowMatrix>(static_cast<Eigen::Index>(positions.size()), given->cols());
    for (std::size_t i = 0; i < positions.size(); ++i) rows->row(static_cast<Eigen::Index>(i)) = given->row(positions[i]);
    return rows;
}

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
    Scenario sampled = shown.scenario;
    sampled.vectors.givenQuery = rowsAt(sampled.vectors.givenQuery, positions);
    sampled.vectors.givenKey = rowsAt(sampled.vectors.givenKey, positions);
    Result<ScoreHeatmap> heatmap = scoreHeatmap(sampled, positions, positions, job);
    if (!heatmap) return heatmap.error();
    return std::shared_ptr<const HeatmapPicture>(std::make_shared<HeatmapPicture>(shown, std::move(heatmap).value(), length));
}

Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job) {
    Result<std::shared_ptr<const HeatmapPicture>> picture = buildHeatmapPicture(state, job);
    if (!picture) return picture.error();
    return PicturePtr(std::move(picture).value());
}

}   // namespace rope::ui
