#include "core/attention/mapped_scores.h"

#include "core/attention/dot_products.h"
#include "core/rotation/rotate.h"

#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rope {

namespace {

constexpr double outside = std::numeric_limits<double>::quiet_NaN();

Check checkRows(const TokenRows& rows, int headDim, const char* name) {
    if (rows.vectors.cols() == headDim &&
        static_cast<std::size_t>(rows.vectors.rows()) == rows.positions.size())
        return {};
    return Error{ErrorCode::OutOfRange,
                 std::string(name) + " is " + std::to_string(rows.vectors.rows()) + " x " +
                     std::to_string(rows.vectors.cols()) + " for " + std::to_string(rows.positions.size()) +
                     " positions",
                 name, "one row of head_dim = " + std::to_string(headDim) + " numbers per position"};
}

/// cos and sin by distance: a score matrix has few distinct distances.
class DistanceTables {
public:
    explicit DistanceTables(const MappedRotation& rotation) : m_rotation(rotation) {}

    const RotationTable& at(double distance) {
        constexpr std::size_t maxNumbers = std::size_t{1}
                                           << 22U;   // then it is cleared: all distances may differ
        if (m_tables.size() * m_rotation.schedule.pairCount() > maxNumbers) m_tables.clear();
        const auto [place, isNew] = m_tables.try_emplace(distance);
        if (isNew) place->second = tableAt(distance);
        return place->second;
    }

private:
    [[nodiscard]] RotationTable tableAt(double distance) const {
        const Precision& precision = m_rotation.precision;
        const std::vector<double>& thetas = m_rotation.schedule.inverseFrequencies;
        const auto pairs = static_cast<Eigen::Index>(thetas.size());
        RotationTable table{RowMatrix(1, pairs), RowMatrix(1, pairs)};
        for (Eigen::Index pair = 0; pair < pairs; ++pair) {
            const double angleRad =
                precision.angle(precision.position(distance) * thetas[static_cast<std::size_t>(pair)]);
            table.cosine(0, pair) = precision.table(std::cos(angleRad));
            table.sine(0, pair) = precision.table(std::sin(angleRad));
        }
        return table;
    }

    const MappedRotation& m_rotation;
    std::unordered_map<double, RotationTable> m_tables;
};

/// One query, rotated to the requested distance. The last result is cached, because adjacent keys
/// often have the same distance.
class RotatingQuery {
public:
    RotatingQuery(const MappedRotation& rotation, DistanceTables& tables, RowMatrix query)
        : m_rotation(rotation), m_tables(tables), m_query(std::move(query)) {}

    double scoreWith(const RowMatrix& keys, Eigen::Index key, double distance) {
        if (distance != m_distance) {   // also at first, when it is not a number
            m_rotated = rotated(m_query, m_tables.at(distance), m_rotation.layout, m_rotation.precision);
            m_distance = distance;
        }
        if (m_rotation.precision.isExact()) return m_rotated.row(0).dot(keys.row(key));
        return dotProducts(m_rotated, keys.row(key), m_rotation.precision)(0, 0);
    }

private:
    const MappedRotation& m_rotation;
    DistanceTables& m_tables;
    RowMatrix m_query, m_rotated;
    double m_distance = outside;
};

double stageFactorOf(const MappedRotation& rotation) {
    if (rotation.stage == ScoreStage::Dot) return 1;
    return rotation.schedule.logitFactor() / std::sqrt(static_cast<double>(rotation.layout.headDim));
}

}   // namespace

Result<MappedScores> mappedScores(const MappedRotation& rotation, const TokenRows& queries,
                                  const TokenRows& keys, std::span<const double> queryScales) {
    if (const Check problem = checkPositionMap(rotation.map)) return *problem;
    if (const Check problem = checkRows(queries, rotation.layout.headDim, "q")) return *problem;
    if (const Check problem = checkRows(keys, rotation.layout.headDim, "k")) return *problem;
    if (!queryScales.empty() && queryScales.size() != queries.positions.size())
        return Error{ErrorCode::OutOfRange,
                     std::to_string(queryScales.size()) + " scales for " +
                         std::to_string(queries.positions.size()) + " queries",
                     "query_scales", "none, or one per query"};
    const RowMatrix wideQueries = padded(queries.vectors, rotation.layout),
                    wideKeys = padded(keys.vectors, rotation.layout);
    const double factor = stageFactorOf(rotation);
    const PositionMap& map = *findPositionMap(rotation.map.id);
    DistanceTables tables(rotation);
    MappedScores result{RowMatrix(wideQueries.rows(), wideKeys.rows()),
                        RowMatrix::Constant(wideQueries.rows(), wideKeys.rows(), outside)};
    for (Eigen::Index row = 0; row < wideQueries.rows(); ++row) {
        RotatingQuery query(rotation, tables, wideQueries.row(row));
        const double scale =
            queryScales.empty() ? factor : factor * queryScales[static_cast<std::size_t>(row)];
        for (Eigen::Index column = 0; column < wideKeys.rows(); ++column) {
            const double distance = effectiveDistance(map, rotation.map.parameters,
                                                      queries.positions[static_cast<std::size_t>(row)],
                                                      keys.positions[static_cast<std::size_t>(column)]);
            result.distances(row, column) = distance;
            if (!std::isnan(distance))
                result.scores(row, column) = scale * query.scoreWith(wideKeys, column, distance);
        }
    }
    return result;
}

}   // namespace rope
