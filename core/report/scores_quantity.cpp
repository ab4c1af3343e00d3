#include "core/report/quantity_writer.h"
#include "core/score_map/score_heatmap.h"

namespace rope {

namespace {

void writeJson(JsonWriter& writer, const ScoreHeatmap& heatmap) {
    writeMatrix(writer, "scores", heatmap.scores);
}

std::vector<DataColumn> columnsOf(const ScoreHeatmap& heatmap) {
    std::vector<DataColumn> columns{{"query position [token]", asNumbers(heatmap.queryPositions)}};
    for (std::size_t key = 0; key < heatmap.keyPositions.size(); ++key)
        columns.push_back(
            matrixColumn("score at key position " + std::to_string(heatmap.keyPositions[key]) + " [1]",
                         heatmap.scores, static_cast<Eigen::Index>(key)));
    return columns;
}

NumberArray arrayOf(const ScoreHeatmap& heatmap) {
    NumberArray array{
        {static_cast<std::size_t>(heatmap.scores.rows()), static_cast<std::size_t>(heatmap.scores.cols())},
        {}};
    array.append({heatmap.scores.data(), static_cast<std::size_t>(heatmap.scores.size())});
    return array;
}

}   // namespace

Result<std::string> computeScoresQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& job) {
    const std::vector<std::int64_t>& keys =
        request.keyPositions.empty() ? request.list : request.keyPositions;
    return written<ScoreHeatmap>("scores", request, scoreHeatmap(scenario, request.list, keys, job),
                                 {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
