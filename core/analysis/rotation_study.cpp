#include "core/analysis/rotation_study.h"

#include "core/attention/dot_products.h"
#include "core/rotation/rotate.h"
#include "core/scenario/rotated_vectors.h"

#include <cmath>
#include <string>

namespace rope {

Result<RotationTable> rotationTables(const ValidScenario& scenario, std::span<const std::int64_t> positions) {
    const ResolvedMethod& active = scenario.activeMethod();
    if (const Check problem = checkHasTable(active)) return *problem;
    if (const Check problem = checkPositions(positions, "positions")) return *problem;
    if (const Check problem = checkCells(2 * positions.size(), active.schedule.pairCount(), "positions"))
        return *problem;
    return rotationTable(active.schedule, positions, scenario->precision);
}

Result<RowMatrix> rotatedQueries(const ValidScenario& scenario, std::span<const std::int64_t> positions) {
    const ResolvedMethod& active = scenario.activeMethod();
    if (const Check problem = checkHasTable(active)) return *problem;
    if (const Check problem = checkPositions(positions, "positions")) return *problem;
    if (const Check problem =
            checkCells(positions.size(), static_cast<std::size_t>(scenario->layout.outputDim()), "positions"))
        return *problem;
    const Result<RowMatrix> queries =
        vectorsFor(scenario->vectors, VectorRole::Query, positions, scenario->layout.headDim);
    if (!queries) return queries.error();
    return rotatedVectors(*scenario, active.schedule, *queries, positions, Attention::Include);
}

namespace {

struct RotatedPair {
    RowMatrix query, key;   ///< 1 x outputDim, before rotation
    RowMatrix rotatedQuery, rotatedKey;   ///< after it, without A
};

/// Where a pair of the query is rotated to: its position, or, where the method acts on positions, the key's
/// position plus the distance it gives the two; NaN when it hides the key.
double queryPlace(const Scenario& scenario, const ResolvedMethod& method, std::size_t pair) {
    if (!method.positionMap) return method.schedule.place(pair, scenario.queryPosition);
    return static_cast<double>(scenario.keyPosition) +
           effectiveDistance(*method.positionMap, scenario.queryPosition, scenario.keyPosition);
}

Check checkKeyIsUnmasked(const Scenario& scenario, const ResolvedMethod& method) {
    if (!std::isnan(queryPlace(scenario, method, 0))) return {};
    return Error{ErrorCode::Impossible,
                 "method " + method.choice.id + " hides the key at " + std::to_string(scenario.keyPosition) +
                     " from the query at " + std::to_string(scenario.queryPosition),
                 "key_position", "a nearer key"};
}

double angleOf(const Precision& precision, double place, double inverseFrequency) {
    return precision.angle(precision.position(place) * inverseFrequency);
}

/// A vector whose pairs are rotated to any places, fractional ones too.
template <class PositionOfPair>
RowMatrix rotatedTo(const Scenario& scenario, const FrequencySchedule& schedule, const RowMatrix& vector,
                    PositionOfPair placeOf) {
    const auto pairs = static_cast<Eigen::Index>(schedule.pairCount());
    RotationTable table{RowMatrix(1, pairs), RowMatrix(1, pairs)};
    for (Eigen::Index pair = 0; pair < pairs; ++pair) {
        const auto i = static_cast<std::size_t>(pair);
        const double angleRad = angleOf(scenario.precision, placeOf(i), schedule.inverseFrequencies[i]);
        table.cosine(0, pair) = scenario.precision.table(std::cos(angleRad));
        table.sine(0, pair) = scenario.precision.table(std::sin(angleRad));
    }
    return rotated(padded(vector, scenario.layout), table, scenario.layout, scenario.precision);
}

Result<RotatedPair> rotatedPair(const Scenario& scenario, const ResolvedMethod& method) {
    const FrequencySchedule& schedule = method.schedule;
    const Result<RowMatrix> query =
        vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    const Result<RowMatrix> key =
        vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    return RotatedPair{padded(*query, scenario.layout), padded(*key, scenario.layout),
                       rotatedTo(scenario, schedule, *query,
                                 [&](std::size_t pair) { return queryPlace(scenario, method, pair); }),
                       rotatedTo(scenario, schedule, *key, [&](std::size_t pair) {
                           return schedule.place(pair, scenario.keyPosition);
                       })};
}

/// The furthest that a pair is rotated within the target length: a place, or, where the method acts on
/// positions, a distance [token].
double targetReach(const Scenario& scenario, const ResolvedMethod& method, std::size_t pair) {
    const double context = scenario.lengths.context;
    return method.positionMap ? largestDistance(*method.positionMap, context)
                              : method.schedule.reach(pair, context - 1);
}

PairSnapshot snapshotOf(const Scenario& scenario, const RotatedPair& vectors, int pair) {
    const int x = scenario.layout.first(pair), y = scenario.layout.second(pair);
    const Precision& precision = scenario.precision;
    PairSnapshot snapshot;
    snapshot.queryX = vectors.query(0, x), snapshot.queryY = vectors.query(0, y);
    snapshot.keyX = vectors.key(0, x), snapshot.keyY = vectors.key(0, y);
    snapshot.rotatedQueryX = vectors.rotatedQuery(0, x), snapshot.rotatedQueryY = vectors.rotatedQuery(0, y);
    snapshot.rotatedKeyX = vectors.rotatedKey(0, x), snapshot.rotatedKeyY = vectors.rotatedKey(0, y);
    snapshot.scorePart = precision.product(precision.product(snapshot.rotatedQueryX * snapshot.rotatedKeyX) +
                                           precision.product(snapshot.rotatedQueryY * snapshot.rotatedKeyY));
    return snapshot;
}

}   // namespace

Result<RotationSnapshot> rotationSnapshot(const ValidScenario& valid) {
    const Scenario& scenario = *valid;
    const ResolvedMethod& active = valid.activeMethod();
    if (const Check problem = checkKeyIsUnmasked(scenario, active)) return *problem;
    const FrequencySchedule& schedule = active.schedule;
    const Result<RotatedPair> vectors = rotatedPair(scenario, active);
    if (!vectors) return vectors.error();

    RotationSnapshot result;
    result.queryPosition = scenario.queryPosition;
    result.keyPosition = scenario.keyPosition;
    result.score = dotProducts(vectors->rotatedQuery, vectors->rotatedKey, scenario.precision)(0, 0);
    for (std::size_t pair = 0; pair < schedule.pairCount(); ++pair) {
        PairSnapshot snapshot = snapshotOf(scenario, *vectors, static_cast<int>(pair));
        const double frequency = schedule.inverseFrequencies[pair];
        snapshot.inverseFrequency = frequency;
        snapshot.wavelength = wavelengthTokens(frequency);
        snapshot.queryAngleRad = angleOf(scenario.precision, queryPlace(scenario, active, pair), frequency);
        snapshot.keyAngleRad =
            angleOf(scenario.precision, schedule.place(pair, scenario.keyPosition), frequency);
        snapshot.trainedReachRad = (scenario.lengths.trained - 1) * valid.unscaledFrequencies()[pair];
        snapshot.targetReachRad = targetReach(scenario, active, pair) * frequency;
        for (const ResolvedMethod& method : valid.methods())
            snapshot.methodAnglesRad.push_back(angleOf(scenario.precision, queryPlace(scenario, method, pair),
                                                       method.schedule.inverseFrequencies[pair]));
        result.pairs.push_back(std::move(snapshot));
    }
    return result;
}

}   // namespace rope
