#include "core/analysis/rotation_study.h"

#include "core/analysis/turned_vectors.h"
#include "core/attention/dot_products.h"
#include "core/rotation/rotate.h"

namespace rope {

Result<RotationTable> rotationTables(const Scenario& scenario, std::span<const std::int64_t> positions) {
    const Result<ResolvedMethod> active = checkedActiveMethod(scenario);
    if (!active) return active.error();
    if (const Check problem = checkPositions(positions, "positions")) return *problem;
    if (const Check problem = checkCells(2 * positions.size(), active->schedule.pairCount(), "positions")) return *problem;
    return rotationTable(active->schedule, positions, scenario.precision);
}

Result<RowMatrix> rotatedQueries(const Scenario& scenario, std::span<const std::int64_t> positions) {
    const Result<ResolvedMethod> active = checkedActiveMethod(scenario);
    if (!active) return active.error();
    if (const Check problem = checkPositions(positions, "positions")) return *problem;
    if (const Check problem = checkCells(positions.size(), static_cast<std::size_t>(scenario.layout.outputDim()), "positions"))
        return *problem;
    const Result<RowMatrix> queries = vectorsFor(scenario.vectors, VectorRole::Query, positions, scenario.layout.headDim);
    if (!queries) return queries.error();
    return turned(scenario, active->schedule, *queries, positions, Attention::Include);
}

namespace {

struct TurnedPair {
    RowMatrix query, key;   ///< 1 x outputDim, before rotation
    RowMatrix turnedQuery, turnedKey;   ///< after it, without A
};

Result<TurnedPair> turnedPair(const Scenario& scenario, const FrequencySchedule& schedule) {
    const Result<RowMatrix> query = vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    const Result<RowMatrix> key = vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    return TurnedPair{padded(*query, scenario.layout), padded(*key, scenario.layout),
                      turned(scenario, schedule, *query, std::span(&scenario.queryPosition, 1)),
                      turned(scenario, schedule, *key, std::span(&scenario.keyPosition, 1))};
}

double angleOf(const Precision& precision, std::int64_t position, double inverseFrequency) {
    return precision.angle(precision.position(static_cast<double>(position)) * inverseFrequency);
}

PairSnapshot snapshotOf(const Scenario& scenario, const TurnedPair& vectors, int pair) {
    const int x = scenario.layout.first(pair), y = scenario.layout.second(pair);
    const Precision& precision = scenario.precision;
    PairSnapshot snapshot;
    snapshot.queryX = vectors.query(0, x), snapshot.queryY = vectors.query(0, y);
    snapshot.keyX = vectors.key(0, x), snapshot.keyY = vectors.key(0, y);
    snapshot.turnedQueryX = vectors.turnedQuery(0, x), snapshot.turnedQueryY = vectors.turnedQuery(0, y);
    snapshot.turnedKeyX = vectors.turnedKey(0, x), snapshot.turnedKeyY = vectors.turnedKey(0, y);
    snapshot.scorePart = precision.product(precision.product(snapshot.turnedQueryX * snapshot.turnedKeyX) +
                                           precision.product(snapshot.turnedQueryY * snapshot.turnedKeyY));
    return snapshot;
}

}   // namespace

Result<RotationSnapshot> rotationSnapshot(const Scenario& scenario) {
    if (const Check problem = validate(scenario)) return *problem;
    const Result<std::vector<ResolvedMethod>> methods = resolveMethods(scenario);
    if (!methods) return methods.error();
    const FrequencySchedule& schedule = (*methods)[scenario.activeMethod].schedule;
    const Result<TurnedPair> vectors = turnedPair(scenario, schedule);
    if (!vectors) return vectors.error();
    const std::vector<double> unscaled = unscaledFrequencies(scenario);

    RotationSnapshot result;
    result.queryPosition = scenario.queryPosition;
    result.keyPosition = scenario.keyPosition;
    result.score = dotProducts(vectors->turnedQuery, vectors->turnedKey, scenario.precision)(0, 0);
    for (std::size_t pair = 0; pair < schedule.pairCount(); ++pair) {
        PairSnapshot snapshot = snapshotOf(scenario, *vectors, static_cast<int>(pair));
        const double frequency = schedule.inverseFrequencies[pair];
        snapshot.inverseFrequency = frequency;
        snapshot.wavelength = wavelengthTokens(frequency);
        snapshot.queryAngleRad = angleOf(scenario.precision, scenario.queryPosition, frequency);
        snapshot.keyAngleRad = angleOf(scenario.precision, scenario.keyPosition, frequency);
        snapshot.trainedReachRad = (scenario.lengths.trained - 1) * unscaled[pair];
        snapshot.targetReachRad = (scenario.lengths.context - 1) * frequency;
        for (const ResolvedMethod& method : *methods)
            snapshot.methodAnglesRad.push_back(
                angleOf(scenario.precision, scenario.queryPosition, method.schedule.inverseFrequencies[pair]));
        result.pairs.push_back(std::move(snapshot));
    }
    return result;
}

}   // namespace rope
