#include "core/analysis/mapped_decay.h"

#include "core/analysis/turned_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

constexpr double unseen = std::numeric_limits<double>::quiet_NaN();

struct DistanceSums {
    double bound = unseen, ones = unseen;
};

/// (2/r) sum_j |S_j| and (2/r) sum_i cos(distance theta_i), rounded as the scenario says. src: RoFormer, arXiv:2104.09864, section 3.4.3
DistanceSums sumsAt(double distance, const Scenario& scenario, const FrequencySchedule& schedule) {
    if (std::isnan(distance)) return {};
    const Precision& precision = scenario.precision;
    const double place = precision.position(distance);
    double real = 0, imaginary = 0, bound = 0;
    for (const double theta : schedule.inverseFrequencies) {
        const double angleRad = precision.angle(place * theta);
        real = precision.product(real + precision.table(std::cos(angleRad)));
        imaginary = precision.product(imaginary + precision.table(std::sin(angleRad)));
        bound += std::hypot(real, imaginary);
    }
    const double mean = 2.0 / scenario.layout.rotaryDim;
    return {mean * bound, mean * real};
}

}   // namespace

Result<MethodDecay> mappedDecay(const Scenario& scenario, const ResolvedMethod& method, const RowMatrix& query, const RowMatrix& key,
                                std::span<const std::int64_t> distances, const JobContext& job) {
    const MappedRotation rotation = mappedRotation(scenario, method);
    MethodDecay decay{method.choice, {}, {}, {}};
    for (const std::int64_t distance : distances) {
        if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the curves were complete"};
        const std::int64_t queryPosition = std::max<std::int64_t>(distance, 0), keyPosition = std::max<std::int64_t>(-distance, 0);
        const Result<MappedScores> mapped =
            mappedScores(rotation, {query, std::span(&queryPosition, 1)}, {key, std::span(&keyPosition, 1)});
        if (!mapped) return mapped.error();
        const DistanceSums sums = sumsAt(mapped->distances(0, 0), scenario, method.schedule);
        decay.bound.push_back(sums.bound);
        decay.ones.push_back(sums.ones);
        decay.score.push_back(mapped->scores(0, 0));
    }
    return decay;
}

}   // namespace rope
