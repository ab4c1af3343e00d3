#include "ui/views/encodings/encodings_data.h"

#include "ui/charts/method_series.h"
#include "ui/score_cells/given_rows.h"
#include "ui/score_cells/score_colours.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/encodings/encodings_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace rope::ui {

namespace {

constexpr std::int64_t maxTokens = 64;   // a map is about a hundred pixels wide

Result<EncodingComparison> compare(const ExplorerState& relevant, const JobContext& job) {
    const Scenario scenario = scoreMapScenario(relevant);
    const std::int64_t tokens = coveredLength(
        scenario.vectors, std::clamp<std::int64_t>(relevant.view.scoreMap.length, 2, maxTokens));
    std::vector<std::int64_t> positions(static_cast<std::size_t>(tokens));
    std::iota(positions.begin(), positions.end(), 0);
    const Result<ValidScenario> valid = validated(withRowsOf(scenario, positions));
    if (!valid) return valid.error();
    return encodingComparison(*valid, positions, positions, defaultEncodings(), job);
}

/// The scores of an encoding, not-a-number where the mask excludes the key, whatever the stage.
RowMatrix maskedScores(const EncodingComparison& comparison, const ComparedEncoding& compared) {
    RowMatrix scores = compared.scores;
    if (comparison.mask != ScoreMask::Causal) return scores;
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = 0; column < scores.cols(); ++column)
            if (comparison.keyPositions[static_cast<std::size_t>(column)] >
                comparison.queryPositions[static_cast<std::size_t>(row)])
                scores(row, column) = std::nan("");
    return scores;
}

EncodingMap mapOf(const EncodingComparison& comparison, const ComparedEncoding& compared) {
    const RowMatrix scores = maskedScores(comparison, compared);
    double smallest = 0, largest = 0;
    for (Eigen::Index i = 0; i < scores.size(); ++i) {
        const double score = scores.data()[i];
        if (!std::isfinite(score)) continue;
        smallest = std::min(smallest, score);
        largest = std::max(largest, score);
    }
    const ColourScale scale = scoreScale(comparison.stage, smallest, largest);
    return {scale, cellGrid(scores, scale)};
}

bool isRelative(const ComparedEncoding& compared) {
    return std::any_of(compared.properties.begin(), compared.properties.end(),
                       [](const EncodingProperty& property) {
                           return property.id == "only_relative" && property.holds.value_or(false);
                       });
}

std::vector<LinearAttentionRange> linearAttentionRanges(const EncodingComparison& comparison) {
    std::vector<LinearAttentionRange> ranges;
    for (const ComparedFeatureMap& compared : comparison.linearAttention) {
        const auto& sums = compared.attention.rowSums;
        if (sums.empty()) continue;
        const auto [smallest, largest] = std::minmax_element(sums.begin(), sums.end());
        ranges.push_back({compared.map->id, *smallest, *largest, compared.attention.negativeCount});
    }
    return ranges;
}

}   // namespace

std::size_t EncodingsData::propertyCount() const {
    return comparison.encodings.empty() ? 0 : comparison.encodings.front().properties.size();
}

ExplorerState relevantForEncodings(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.colormap = state.view.colormap;
    relevant.view.scoreMap = state.view.scoreMap;
    relevant.view.scoreMap.length = std::min(state.view.scoreMap.length, maxTokens);
    return relevant;
}

Result<EncodingsData> buildEncodingsData(const ExplorerState& relevant, const JobContext& job) {
    Result<EncodingComparison> comparison = compare(relevant, job);
    if (!comparison) return comparison.error();
    EncodingsData data{std::move(*comparison), {}, {}, 0};
    for (const ComparedEncoding& compared : data.comparison.encodings) {
        data.maps.push_back(mapOf(data.comparison, compared));
        if (isRelative(compared)) ++data.relativeCount;
    }
    data.linearAttention = linearAttentionRanges(data.comparison);
    return data;
}

Result<DataTable> encodingsTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<EncodingComparison> comparison = compare(relevant, job);
    if (!comparison) return comparison.error();
    DataTable table{tableComments(relevant.scenario, encodingsTitle()),
                    {{"query position [token]", {}}, {"key position [token]", {}}}};
    for (const ComparedEncoding& compared : comparison->encodings)
        for (const EncodingProperty& property : compared.properties)
            table.comments.push_back(propertyComment(compared, property).toStdString());
    for (const std::int64_t query : comparison->queryPositions)
        for (const std::int64_t key : comparison->keyPositions) {
            table.columns[0].values.push_back(static_cast<double>(query));
            table.columns[1].values.push_back(static_cast<double>(key));
        }
    for (const ComparedEncoding& compared : comparison->encodings) {
        const double* const cells = compared.scores.data();
        table.columns.push_back({"score, " + compared.choice.id, {cells, cells + compared.scores.size()}});
    }
    return table;
}

}   // namespace rope::ui
