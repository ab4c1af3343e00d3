#include "ui/score_cells/score_text.h"

#include "core/score_map/score_heatmap.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <cmath>

namespace rope::ui {

namespace {

struct ScoreTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

constexpr int digits = 5;

double methodScore(const ScoreMapSource& map, std::size_t method, std::int64_t query, std::int64_t key) {
    const Result<ValidScenario> scenario = withActiveMethod(map.scenario, method);
    const Result<double> score = scenario ? scoreAt(*scenario, query, key) : Result<double>(scenario.error());
    return score ? *score : std::nan("");   // outside the given rows
}

double scoreOf(const ScoreMapSource& map, std::int64_t query, std::int64_t key) {
    const double score = methodScore(map, map.method, query, key);
    return map.subtracted ? score - methodScore(map, *map.subtracted, query, key) : score;
}

/// The weight in the cell, where the cell holds one.
std::optional<double> weightAt(const ScoreCells& cells, std::int64_t query, std::int64_t key) {
    const std::int64_t row = query - cells.firstQuery, column = key - cells.firstKey;
    if (cells.block != 1 || row < 0 || column < 0 || row >= cells.values.rows() ||
        column >= cells.values.cols())
        return {};
    return cells.values(row, column);
}

}   // namespace

const PositionMapChoice* positionMapOf(const ValidScenario& scenario, std::size_t method) {
    const std::optional<PositionMapChoice>& map = scenario.methods()[method].positionMap;
    return map ? &*map : nullptr;
}

bool isMasked(const ScoreMapSource& map, std::int64_t query, std::int64_t key) {
    if (map.cells.mask == ScoreMask::Causal && key > query) return true;
    const auto isExcluded = [&](std::size_t method) {
        const PositionMapChoice* positions = positionMapOf(map.scenario, method);
        return positions != nullptr && std::isnan(effectiveDistance(*positions, query, key));
    };
    return isExcluded(map.method) || (map.subtracted && isExcluded(*map.subtracted));
}

QString scoreText(const ScoreMapSource& map, std::int64_t query, std::int64_t key) {
    if (isMasked(map, query, key)) return ScoreTexts::tr("masked");
    if (map.cells.stage != ScoreStage::Softmax) return significantLabel(scoreOf(map, query, key), digits);
    if (const std::optional<double> weight = weightAt(map.cells, query, key)) {
        const QString text = significantLabel(*weight, digits);
        return map.cells.keysInSums == map.cells.length ? text : ScoreTexts::tr("≈ %1").arg(text);
    }
    const QString score =
        significantLabel(scoreOf(map, query, key), digits);   // a weight needs its whole row
    return map.subtracted ? ScoreTexts::tr("difference of scaled scores %1").arg(score)
                          : ScoreTexts::tr("scaled score %1").arg(score);
}

}   // namespace rope::ui
