#include "core/attention/mapped_scores.h"

#include "core/rotation/rotate.h"

#include <cmath>
#include <limits>
#include <string>

namespace rope {

namespace {

constexpr double unseen = std::numeric_limits<double>::quiet_NaN();

Check checkRows(const RowMatrix& vectors, std::size_t positions, int headDim, const char* name) {
    if (vectors.cols() == headDim && static_cast<std::size_t>(vectors.rows()) == positions) return {};
    return Error{ErrorCode::OutOfRange,
                 std::string(name) + " is " + std::to_string(vectors.rows()) + " x " + std::to_string(vectors.cols()) + " for " +
                     std::to_string(positions) + " positions",
                 name, "one row of head_dim = " + std::to_string(headDim) + " numbers per position"};
}

/// One query, turned to wherever it is asked for; the last place is kept, since neighbouring keys often share a distance.
class TurningQuery {
public:
    TurningQuery(const FrequencySchedule& schedule, const PairLayout& layout, const RowMatrix& query)
        : m_schedule(schedule), m_layout(layout), m_query(query), m_turned(query) {}

    double scoreWith(const RowMatrix& keys, Eigen::Index key, double distance) {
        if (distance != m_distance) turnTo(distance);
        return m_turned.row(0).dot(keys.row(key));
    }

private:
    void turnTo(double distance) {
        m_distance = distance;
        for (int pair = 0; pair < m_layout.pairCount(); ++pair) {
            const double angleRad = distance * m_schedule.inverseFrequencies[static_cast<std::size_t>(pair)];
            const double a = m_query(0, m_layout.first(pair)), c = m_query(0, m_layout.second(pair));
            m_turned(0, m_layout.first(pair)) = a * std::cos(angleRad) - c * std::sin(angleRad);
            m_turned(0, m_layout.second(pair)) = c * std::cos(angleRad) + a * std::sin(angleRad);
        }
    }

    const FrequencySchedule& m_schedule;
    const PairLayout& m_layout;
    RowMatrix m_query, m_turned;
    double m_distance = 0;
};

}   // namespace

Result<MappedScores> mappedScores(const PositionMapChoice& map, const FrequencySchedule& schedule, const PairLayout& layout,
                                  ScoreStage stage, const RowMatrix& queries, std::span<const std::int64_t> queryPositions,
                                  const RowMatrix& keys, std::span<const std::int64_t> keyPositions, std::span<const double> queryScales) {
    if (const Check problem = checkPositionMap(map)) return *problem;
    if (const Check problem = checkRows(queries, queryPositions.size(), layout.headDim, "q")) return *problem;
    if (const Check problem = checkRows(keys, keyPositions.size(), layout.headDim, "k")) return *problem;
    if (!queryScales.empty() && queryScales.size() != queryPositions.size())
        return Error{ErrorCode::OutOfRange,
                     std::to_string(queryScales.size()) + " scales for " + std::to_string(queryPositions.size()) + " queries",
                     "query_scales", "none, or one per query"};
    const RowMatrix wideQueries = layout.isPadded() ? padded(queries, layout) : queries,
                    wideKeys = layout.isPadded() ? padded(keys, layout) : keys;
    const double factor = stage == ScoreStage::Dot ? 1 : schedule.logitFactor() / std::sqrt(static_cast<double>(layout.headDim));
    MappedScores result{RowMatrix(queries.rows(), keys.rows()), RowMatrix::Constant(queries.rows(), keys.rows(), unseen)};
    for (Eigen::Index row = 0; row < queries.rows(); ++row) {
        TurningQuery query(schedule, layout, wideQueries.row(row));
        const double scale = queryScales.empty() ? factor : factor * queryScales[static_cast<std::size_t>(row)];
        for (Eigen::Index column = 0; column < keys.rows(); ++column) {
            const double distance =
                effectiveDistance(map, queryPositions[static_cast<std::size_t>(row)], keyPositions[static_cast<std::size_t>(column)]);
            result.distances(row, column) = distance;
            if (!std::isnan(distance)) result.scores(row, column) = scale * query.scoreWith(wideKeys, column, distance);
        }
    }
    return result;
}

}   // namespace rope
