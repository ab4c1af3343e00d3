#include "core/encoding_study/invariance_study.h"

#include "core/attention/dot_products.h"
#include "core/base/limits.h"
#include "core/encoding_study/absolute_invariance.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

constexpr std::size_t shiftsAtOnce = 512;   // a few hundred kilobytes of rotated vectors

/// The two vectors whose score is followed; they stay the same at every shift.
struct FollowedPair {
    RowMatrix query, key;   ///< 1 x headDim
};

Result<FollowedPair> followedPair(const Scenario& scenario) {
    Result<RowMatrix> query =
        vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    Result<RowMatrix> key =
        vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    return FollowedPair{std::move(*query), std::move(*key)};
}

/// err: OutOfRange when m + s or n + s leaves 0..2^53
Check checkShifts(const Scenario& scenario, std::span<const std::int64_t> shifts) {
    const std::int64_t lower = std::min(scenario.queryPosition, scenario.keyPosition),
                       upper = std::max(scenario.queryPosition, scenario.keyPosition);
    for (const std::int64_t shift : shifts)
        if (shift < -lower || shift > maxPosition - upper)
            return Error{ErrorCode::OutOfRange,
                         "shift " + std::to_string(shift) + " moves a position out of range", "shifts",
                         std::to_string(-lower) + " to " + std::to_string(maxPosition - upper)};
    return {};
}

std::vector<std::int64_t> shifted(std::int64_t position, std::span<const std::int64_t> shifts) {
    std::vector<std::int64_t> positions(shifts.size());
    std::transform(shifts.begin(), shifts.end(), positions.begin(),
                   [position](std::int64_t shift) { return position + shift; });
    return positions;
}

/// The same vector rotated at position + each shift, [shift x d].
RowMatrix rotatedAtShifts(const Scenario& scenario, const FrequencySchedule& schedule,
                          const RowMatrix& vector, std::int64_t position,
                          std::span<const std::int64_t> shifts) {
    return rotatedVectors(scenario, schedule, vector.replicate(static_cast<Eigen::Index>(shifts.size()), 1),
                          shifted(position, shifts));
}

/// Scores of the pair at each shift by a method that acts on positions.
std::vector<double> mappedPairScores(const Scenario& scenario, const ResolvedMethod& method,
                                     const FollowedPair& pair, std::span<const std::int64_t> shifts) {
    const MappedRotation rotation = mappedRotation(scenario, method);
    std::vector<double> scores(shifts.size());
    std::transform(shifts.begin(), shifts.end(), scores.begin(), [&](std::int64_t shift) {
        const std::int64_t m = scenario.queryPosition + shift, n = scenario.keyPosition + shift;
        return queryFactor(scenario, m) *
               mappedScores(rotation, {pair.query, std::span(&m, 1)}, {pair.key, std::span(&n, 1)})
                   ->scores(0, 0);
    });
    return scores;
}

/// Scores of the pair at each shift, with the stage's factor. In a narrow format every sum is rounded on its
/// way.
std::vector<double> ropeScores(const Scenario& scenario, const ResolvedMethod& method,
                               const FollowedPair& pair, std::span<const std::int64_t> shifts) {
    if (method.positionMap) return mappedPairScores(scenario, method, pair, shifts);
    std::vector<double> scores;
    for (std::size_t first = 0; first < shifts.size(); first += shiftsAtOnce) {
        const std::span<const std::int64_t> some =
            shifts.subspan(first, std::min(shiftsAtOnce, shifts.size() - first));
        const RowMatrix queries =
            rotatedAtShifts(scenario, method.schedule, pair.query, scenario.queryPosition, some);
        const RowMatrix keys =
            rotatedAtShifts(scenario, method.schedule, pair.key, scenario.keyPosition, some);
        const Vector products =
            stageFactor(scenario, method.schedule) * rowProducts(queries, keys, scenario.precision);
        for (std::size_t i = 0; i < some.size(); ++i)
            scores.push_back(products[static_cast<Eigen::Index>(i)] *
                             queryFactor(scenario, scenario.queryPosition + some[i]));
    }
    return scores;
}

InvarianceSeries ropeSeries(Scenario scenario, const Precision& precision, const ResolvedMethod& method,
                            const FollowedPair& pair, std::span<const std::int64_t> shifts) {
    scenario.precision = precision;
    const NumberFormat format = precision.isExact() ? NumberFormat::Float64 : precision.format;
    constexpr std::int64_t unshifted = 0;
    const double start = ropeScores(scenario, method, pair, std::span(&unshifted, 1)).front();
    return invarianceSeries("rope", format, start, ropeScores(scenario, method, pair, shifts));
}

/// R_m^T R_n is a rotation by (n - m) theta pair by pair, so that its entries are those of the pairs' cosines
/// and sines.
std::vector<double> rotationResidual(const Scenario& scenario, const ResolvedMethod& method,
                                     std::span<const std::int64_t> shifts) {
    if (method.positionMap || method.schedule.axes) return {};
    const auto tableAt = [&](std::int64_t position, std::span<const std::int64_t> some) {
        return rotationTable(method.schedule, shifted(position, some), scenario.precision,
                             Attention::Exclude);
    };
    constexpr std::int64_t unshifted = 0;
    const std::int64_t apart = scenario.queryPosition - scenario.keyPosition;
    const RotationTable wanted = tableAt(std::abs(apart), std::span(&unshifted, 1));
    const double sign = apart < 0 ? -1 : 1;   // tables are for positions, and sin is odd
    std::vector<double> residual;
    for (std::size_t first = 0; first < shifts.size(); first += shiftsAtOnce) {
        const std::span<const std::int64_t> some =
            shifts.subspan(first, std::min(shiftsAtOnce, shifts.size() - first));
        const RotationTable m = tableAt(scenario.queryPosition, some),
                            n = tableAt(scenario.keyPosition, some);
        for (Eigen::Index i = 0; i < m.cosine.rows(); ++i) {
            const auto mc = m.cosine.row(i).array(), ms = m.sine.row(i).array(), nc = n.cosine.row(i).array(),
                       ns = n.sine.row(i).array();
            residual.push_back(
                std::max((mc * nc + ms * ns - wanted.cosine.row(0).array()).abs().maxCoeff(),
                         (ms * nc - mc * ns - sign * wanted.sine.row(0).array()).abs().maxCoeff()));
        }
    }
    return residual;
}

}   // namespace

Result<InvarianceStudy> invarianceStudy(const ValidScenario& valid, std::span<const std::int64_t> shifts,
                                        const JobContext& job) {
    const Scenario& scenario = *valid;
    if (const Check problem = checkShifts(scenario, shifts)) return *problem;
    if (const Check problem = checkCells(9, shifts.size(), "shifts")) return *problem;
    const Result<FollowedPair> pair = followedPair(scenario);
    if (!pair) return pair.error();

    InvarianceStudy study{{shifts.begin(), shifts.end()}, {}, {}, {}};
    study.series.push_back(ropeSeries(scenario, scenario.precision, valid.activeMethod(), *pair, shifts));
    if (!scenario.precision.isExact())
        study.series.push_back(ropeSeries(scenario, Precision{}, valid.activeMethod(), *pair, shifts));
    study.rotationResidual = rotationResidual(scenario, valid.activeMethod(), shifts);
    const auto absolute = absoluteInvariance(
        {pair->query, pair->key, scenario.queryPosition, scenario.keyPosition, study.shifts, scenario.stage,
         scenario.queryScale, scenario.lengths.trained, scenario.vectors.seed},
        job);
    study.series.push_back(absolute->sinusoidal);
    study.series.push_back(absolute->learned);
    study.sinusoidalTerms = absolute->sinusoidalTerms;
    return study;
}

Result<std::vector<InvarianceSeries>> ropeInvariance(const ValidScenario& valid,
                                                     std::span<const std::int64_t> shifts,
                                                     std::span<const Precision> precisions) {
    const Scenario& scenario = *valid;
    if (const Check problem = checkShifts(scenario, shifts)) return *problem;
    if (const Check problem = checkCells(precisions.size(), shifts.size(), "shifts")) return *problem;
    const Result<FollowedPair> pair = followedPair(scenario);
    if (!pair) return pair.error();
    std::vector<InvarianceSeries> series;
    for (const Precision& precision : precisions)
        series.push_back(ropeSeries(scenario, precision, valid.activeMethod(), *pair, shifts));
    return series;
}

}   // namespace rope
