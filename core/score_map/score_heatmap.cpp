#include "core/score_map/score_heatmap.h"

#include "core/attention/dot_products.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

/// Numbers of rotated vectors held at once; longer lists of keys are done block by block.
constexpr std::size_t blockNumbers = std::size_t{1} << 23U;
constexpr std::size_t queryRowsAtOnce = 64;   // between two looks at the stop flag

/// One role's vectors: rows of the positions, made and rotated block by block. A method that acts on
/// positions rotates them when they meet.
struct RotatedRows {
    const Scenario& scenario;
    const ResolvedMethod& method;
    VectorRole role;
    std::span<const std::int64_t> positions;

    [[nodiscard]] Result<RowMatrix> block(std::size_t first, std::size_t count) const {
        Result<RowMatrix> vectors =
            vectorRowsFor(scenario.vectors, role, positions, scenario.layout.headDim, first, count);
        if (!vectors || method.positionMap) return vectors;
        return rotatedVectors(scenario, method.schedule, *vectors, positions.subspan(first, count));
    }
};

/// Scores of a block of queries with a block of keys, as RotatedRows made them.
RowMatrix scoresOf(const RotatedRows& queries, const RowMatrix& queryBlock, std::size_t row,
                   const RotatedRows& keys, const RowMatrix& keyBlock, std::size_t column) {
    const ResolvedMethod& method = queries.method;
    const auto rows = static_cast<std::size_t>(queryBlock.rows()),
               columns = static_cast<std::size_t>(keyBlock.rows());
    const std::span<const std::int64_t> positions = queries.positions.subspan(row, rows);
    RowMatrix scores;
    if (method.positionMap)   // its parameters and the shapes were checked when it was resolved and the
                              // vectors were made
        scores = std::move(mappedScores(mappedRotation(queries.scenario, method), {queryBlock, positions},
                                        {keyBlock, keys.positions.subspan(column, columns)})
                               .value()
                               .scores);
    else
        scores = stageFactor(queries.scenario, method.schedule) *
                 dotProducts(queryBlock, keyBlock, queries.scenario.precision);
    scaleRows(queries.scenario, positions, scores);
    return scores;
}

std::size_t rowsThatFit(const Scenario& scenario) {
    return std::max<std::size_t>(1, blockNumbers / static_cast<std::size_t>(scenario.layout.outputDim()));
}

Check fillScores(const RotatedRows& queries, const RotatedRows& keys, RowMatrix& scores,
                 const JobContext& job) {
    const std::size_t keyBlock = rowsThatFit(keys.scenario), queryBlock = std::min(queryRowsAtOnce, keyBlock);
    const std::size_t rows = queries.positions.size(), columns = keys.positions.size();
    for (std::size_t column = 0; column < columns; column += keyBlock) {
        const std::size_t width = std::min(keyBlock, columns - column);
        const Result<RowMatrix> rotatedKeys = keys.block(column, width);
        if (!rotatedKeys) return rotatedKeys.error();
        for (std::size_t row = 0; row < rows; row += queryBlock) {
            if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the scores were complete"};
            const std::size_t height = std::min(queryBlock, rows - row);
            const Result<RowMatrix> rotatedQueries = queries.block(row, height);
            if (!rotatedQueries) return rotatedQueries.error();
            scores.block(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column),
                         static_cast<Eigen::Index>(height), static_cast<Eigen::Index>(width)) =
                scoresOf(queries, *rotatedQueries, row, keys, *rotatedKeys, column);
            const double share = static_cast<double>(row + height) / static_cast<double>(rows);
            if (job.progress)
                job.progress((static_cast<double>(column) + share * static_cast<double>(width)) /
                             static_cast<double>(columns));
        }
    }
    return {};
}

bool isMasked(const ScoreHeatmap& map, Eigen::Index row, Eigen::Index column) {
    return map.mask == ScoreMask::Causal && map.keyPositions[static_cast<std::size_t>(column)] >
                                                map.queryPositions[static_cast<std::size_t>(row)];
}

void maskFuture(ScoreHeatmap& map) {
    if (map.mask == ScoreMask::None) return;
    for (Eigen::Index row = 0; row < map.scores.rows(); ++row)
        for (Eigen::Index column = 0; column < map.scores.cols(); ++column)
            if (isMasked(map, row, column))
                map.scores(row, column) = std::numeric_limits<double>::quiet_NaN();
}

/// Masked cells are NaN after dot and scaled; after softmax they are 0 and identified by their positions.
void findRange(ScoreHeatmap& map) {
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (Eigen::Index row = 0; row < map.scores.rows(); ++row)
        for (Eigen::Index column = 0; column < map.scores.cols(); ++column) {
            const double score = map.scores(row, column);
            if (std::isnan(score) || isMasked(map, row, column)) continue;
            smallest = std::min(smallest, score);
            largest = std::max(largest, score);
        }
    if (smallest <= largest) map.smallest = smallest, map.largest = largest;
}

}   // namespace

Result<ScoreHeatmap> scoreHeatmap(const ValidScenario& valid, std::span<const std::int64_t> queryPositions,
                                  std::span<const std::int64_t> keyPositions, const JobContext& job) {
    const Scenario& scenario = *valid;
    const ResolvedMethod& active = valid.activeMethod();
    if (const Check problem = checkPositions(queryPositions, "positions")) return *problem;
    if (const Check problem = checkPositions(keyPositions, "positions")) return *problem;
    if (const Check problem = checkCells(queryPositions.size(), keyPositions.size(), "positions"))
        return *problem;

    ScoreHeatmap map{{queryPositions.begin(), queryPositions.end()},
                     {keyPositions.begin(), keyPositions.end()},
                     RowMatrix(queryPositions.size(), keyPositions.size()),
                     scenario.stage,
                     scenario.mask};
    const RotatedRows queries{scenario, active, VectorRole::Query, queryPositions};
    const RotatedRows keys{scenario, active, VectorRole::Key, keyPositions};
    if (const Check problem = fillScores(queries, keys, map.scores, job)) return *problem;
    maskFuture(map);
    if (map.stage == ScoreStage::Softmax) softmaxRows(map.scores);
    findRange(map);
    return map;
}

Result<double> scoreAt(const ValidScenario& valid, std::int64_t queryPosition, std::int64_t keyPosition) {
    const Scenario& scenario = *valid;
    const ResolvedMethod& active = valid.activeMethod();
    if (const Check problem = checkPositions(std::span(&queryPosition, 1), "query_position")) return *problem;
    if (const Check problem = checkPositions(std::span(&keyPosition, 1), "key_position")) return *problem;
    const Result<RowMatrix> query =
        vectorAt(scenario.vectors, VectorRole::Query, queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    const Result<RowMatrix> key =
        vectorAt(scenario.vectors, VectorRole::Key, keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    const TokenRows queryRow{*query, std::span(&queryPosition, 1)}, keyRow{*key, std::span(&keyPosition, 1)};
    const double scale = queryFactor(scenario, queryPosition);
    if (active.positionMap)
        return scale * mappedScores(mappedRotation(scenario, active), queryRow, keyRow)->scores(0, 0);
    const RowMatrix rotatedQuery =
        rotatedVectors(scenario, active.schedule, *query, std::span(&queryPosition, 1));
    const RowMatrix rotatedKey = rotatedVectors(scenario, active.schedule, *key, std::span(&keyPosition, 1));
    return scale * stageFactor(scenario, active.schedule) *
           dotProducts(rotatedQuery, rotatedKey, scenario.precision)(0, 0);
}

}   // namespace rope
