#include "core/decay/mapped_decay.h"

#include "core/attention/dot_products.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace rope {

namespace {

constexpr double outside = std::numeric_limits<double>::quiet_NaN();

struct DistanceSums {
    double bound = outside, ones = outside;
};

/// (2/r) sum_j |S_j| and (2/r) sum_i cos(distance theta_i), rounded as in the scenario.
/// src: RoFormer, arXiv:2104.09864, section 3.4.3
/// in:  placeOf(pair): how far apart the pair is rotated [token]
template <class PositionOfPair>
DistanceSums sumsAt(const Scenario& scenario, const FrequencySchedule& schedule, PositionOfPair placeOf) {
    const Precision& precision = scenario.precision;
    double real = 0, imaginary = 0, bound = 0;
    for (std::size_t pair = 0; pair < schedule.pairCount(); ++pair) {
        const double angleRad =
            precision.angle(precision.position(placeOf(pair)) * schedule.inverseFrequencies[pair]);
        real = precision.product(real + precision.table(std::cos(angleRad)));
        imaginary = precision.product(imaginary + precision.table(std::sin(angleRad)));
        bound += std::hypot(real, imaginary);
    }
    const double mean = 2.0 / scenario.layout.rotaryDim;
    return {mean * bound, mean * real};
}

/// The two tokens that a distance is between.
struct Ends {
    std::int64_t query, key;
};

Ends endsOf(std::int64_t distance) {
    return {std::max<std::int64_t>(distance, 0), std::max<std::int64_t>(-distance, 0)};
}

struct DecayPoint {
    DistanceSums sums;
    double score = outside;
};

Result<DecayPoint> mappedPoint(const Scenario& scenario, const ResolvedMethod& method,
                               const MappedRotation& rotation, const RowMatrix& query, const RowMatrix& key,
                               Ends ends) {
    const Result<MappedScores> mapped =
        mappedScores(rotation, {query, std::span(&ends.query, 1)}, {key, std::span(&ends.key, 1)});
    if (!mapped) return mapped.error();
    const double distance = mapped->distances(0, 0);
    if (std::isnan(distance)) return DecayPoint{};
    return DecayPoint{sumsAt(scenario, method.schedule, [distance](std::size_t) { return distance; }),
                      mapped->scores(0, 0)};
}

DecayPoint axisPoint(const Scenario& scenario, const FrequencySchedule& schedule, const RowMatrix& query,
                     const RowMatrix& key, Ends ends) {
    const RowMatrix rotatedQuery = rotatedVectors(scenario, schedule, query, std::span(&ends.query, 1));
    const RowMatrix rotatedKey = rotatedVectors(scenario, schedule, key, std::span(&ends.key, 1));
    const DistanceSums sums = sumsAt(scenario, schedule, [&](std::size_t pair) {
        return schedule.place(pair, ends.query) - schedule.place(pair, ends.key);
    });
    return {sums, stageFactor(scenario, schedule) *
                      dotProducts(rotatedQuery, rotatedKey, scenario.precision)(0, 0)};
}

}   // namespace

Result<MethodDecay> mappedDecay(const Scenario& scenario, const ResolvedMethod& method,
                                const RowMatrix& query, const RowMatrix& key,
                                std::span<const std::int64_t> distances, const JobContext& job) {
    std::optional<MappedRotation> rotation;
    if (method.positionMap) rotation = mappedRotation(scenario, method);
    MethodDecay decay{method.choice, {}, {}, {}};
    for (const std::int64_t distance : distances) {
        if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the curves were complete"};
        const Ends ends = endsOf(distance);
        const Result<DecayPoint> point =
            rotation ? mappedPoint(scenario, method, *rotation, query, key, ends)
                     : Result<DecayPoint>(axisPoint(scenario, method.schedule, query, key, ends));
        if (!point) return point.error();
        decay.bound.push_back(point->sums.bound);
        decay.ones.push_back(point->sums.ones);
        decay.score.push_back(point->score);
    }
    return decay;
}

}   // namespace rope
