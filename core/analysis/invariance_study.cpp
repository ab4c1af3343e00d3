#include "core/analysis/invariance_study.h"

#include "core/analysis/turned_vectors.h"
#include "core/attention/dot_products.h"
#include "core/base/limits.h"
#include "core/encoding/absolute_encoding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rope {

namespace {

constexpr double noScore = std::numeric_limits<double>::quiet_NaN();

/// The two vectors whose score is followed; they stay the same at every shift.
struct FollowedPair {
    RowMatrix query, key;   ///< 1 x headDim
};

Result<FollowedPair> followedPair(const Scenario& scenario) {
    Result<RowMatrix> query = vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    Result<RowMatrix> key = vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    return FollowedPair{std::move(*query), std::move(*key)};
}

/// err: OutOfRange when m + s or n + s leaves 0..2^53
Check checkShifts(const Scenario& scenario, std::span<const std::int64_t> shifts) {
    const std::int64_t lower = std::min(scenario.queryPosition, scenario.keyPosition),
                       upper = std::max(scenario.queryPosition, scenario.keyPosition);
    for (const std::int64_t shift : shifts)
        if (shift < -lower || shift > largestPosition - upper)
            return Error{ErrorCode::OutOfRange, "shift " + std::to_string(shift) + " moves a position out of range", "shifts",
                         std::to_string(-lower) + " to " + std::to_string(largestPosition - upper)};
    return {};
}

/// in:  score at shift 0, score at each shift
InvarianceSeries seriesOf(const char* encoding, NumberFormat format, double start, std::vector<double> scores) {
    InvarianceSeries series{.encoding = encoding, .format = format, .score = std::move(scores)};
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (const double score : series.score) {
        series.deviation.push_back(score - start);
        if (std::isnan(score)) continue;
        smallest = std::min(smallest, score);
        largest = std::max(largest, score);
    }
    series.spread = smallest <= largest ? largest - smallest : noScore;
    return series;
}

/// The same vector turned at position + each shift, [shift x d].
RowMatrix turnedAtShifts(const Scenario& scenario, const FrequencySchedule& schedule, const RowMatrix& vector, std::int64_t position,
                         std::span<const std::int64_t> shifts) {
    std::vector<std::int64_t> positions(shifts.size());
    std::transform(shifts.begin(), shifts.end(), positions.begin(), [position](std::int64_t shift) { return position + shift; });
    return turned(scenario, schedule, vector.replicate(static_cast<Eigen::Index>(shifts.size()), 1), positions);
}

/// Scores of the pair at each shift by a method that acts on positions.
std::vector<double> mappedPairScores(const Scenario& scenario, const ResolvedMethod& method, const FollowedPair& pair,
                                     std::span<const std::int64_t> shifts) {
    const MappedRotation rotation = mappedRotation(scenario, method);
    std::vector<double> scores(shifts.size());
    std::transform(shifts.begin(), shifts.end(), scores.begin(), [&](std::int64_t shift) {
        const std::int64_t m = scenario.queryPosition + shift, n = scenario.keyPosition + shift;
        return queryFactor(scenario, m) *
               mappedScores(rotation, {pair.query, std::span(&m, 1)}, {pair.key, std::span(&n, 1)})->scores(0, 0);
    });
    return scores;
}

/// Scores of the pair at each shift, with the stage's factor. In a narrow format every sum is rounded on its way.
std::vector<double> ropeScores(const Scenario& scenario, const ResolvedMethod& method, const FollowedPair& pair,
                               std::span<const std::int64_t> shifts) {
    if (method.positionMap) return mappedPairScores(scenario, method, pair, shifts);
    constexpr std::size_t shiftsAtOnce = 512;   // a few hundred kilobytes of turned vectors
    std::vector<double> scores;
    for (std::size_t first = 0; first < shifts.size(); first += shiftsAtOnce) {
        const std::span<const std::int64_t> some = shifts.subspan(first, std::min(shiftsAtOnce, shifts.size() - first));
        const RowMatrix queries = turnedAtShifts(scenario, method.schedule, pair.query, scenario.queryPosition, some);
        const RowMatrix keys = turnedAtShifts(scenario, method.schedule, pair.key, scenario.keyPosition, some);
        const Vector products = stageFactor(scenario, method.schedule) * rowProducts(queries, keys, scenario.precision);
        for (std::size_t i = 0; i < some.size(); ++i)
            scores.push_back(products[static_cast<Eigen::Index>(i)] * queryFactor(scenario, scenario.queryPosition + some[i]));
    }
    return scores;
}

InvarianceSeries ropeSeries(Scenario scenario, const Precision& precision, const ResolvedMethod& method, const FollowedPair& pair,
                            std::span<const std::int64_t> shifts) {
    scenario.precision = precision;
    const NumberFormat format = precision.isExact() ? NumberFormat::Float64 : precision.format;
    constexpr std::int64_t unshifted = 0;
    const double start = ropeScores(scenario, method, pair, std::span(&unshifted, 1)).front();
    return seriesOf("rope", format, start, ropeScores(scenario, method, pair, shifts));
}

/// An absolute encoding added to q and k. It has no attention factor, so only 1/sqrt(D) scales its score.
template <class Encoding>
InvarianceSeries absoluteSeries(const char* name, const Scenario& scenario, const FollowedPair& pair, std::span<const std::int64_t> shifts,
                                Encoding encodingOf) {
    const double factor = stageFactor(scenario, FrequencySchedule{});
    const auto scoreAt = [&](std::int64_t shift) {
        const Vector query = pair.query.row(0).transpose() + encodingOf(scenario.queryPosition + shift);
        const Vector key = pair.key.row(0).transpose() + encodingOf(scenario.keyPosition + shift);
        return factor * queryFactor(scenario, scenario.queryPosition + shift) * query.dot(key);
    };
    std::vector<double> scores(shifts.size());
    std::transform(shifts.begin(), shifts.end(), scores.begin(), scoreAt);
    return seriesOf(name, NumberFormat::Float64, scoreAt(0), std::move(scores));
}

/// src: the expansion in Dai et al. 2019, arXiv:1901.02860, section 3.3
std::vector<InvarianceTerm> sinusoidalTerms(const Scenario& scenario, const FollowedPair& pair, std::span<const std::int64_t> shifts,
                                            const SinusoidalEncoder& encoder) {
    const Vector query = pair.query.row(0).transpose(), key = pair.key.row(0).transpose();
    const double factor = stageFactor(scenario, FrequencySchedule{});
    std::vector<InvarianceTerm> terms{{"q.k", {}}, {"q.p", {}}, {"p.k", {}}, {"p.p", {}}};
    for (const std::int64_t shift : shifts) {
        const Vector queryPlace = encoder.at(scenario.queryPosition + shift), keyPlace = encoder.at(scenario.keyPosition + shift);
        const double scale = factor * queryFactor(scenario, scenario.queryPosition + shift);
        const std::array<double, 4> products{query.dot(key), query.dot(keyPlace), queryPlace.dot(key), queryPlace.dot(keyPlace)};
        for (std::size_t term = 0; term < terms.size(); ++term) terms[term].score.push_back(scale * products[term]);
    }
    return terms;
}

/// R_m^T R_n is a turn by (n - m) theta pair by pair, so that its entries are those of the pairs' cosines and sines.
std::vector<double> rotationResidual(const Scenario& scenario, const ResolvedMethod& method, std::span<const std::int64_t> shifts) {
    if (method.positionMap || method.schedule.axes) return {};
    const auto turnsOf = [&](std::int64_t position) {
        return rotationTable(method.schedule, std::span(&position, 1), scenario.precision, Attention::Exclude);
    };
    const std::int64_t apart = scenario.queryPosition - scenario.keyPosition;
    const RotationTable wanted = turnsOf(std::abs(apart));
    const double sign = apart < 0 ? -1 : 1;   // tables are for positions, and sin is odd
    std::vector<double> residual;
    for (const std::int64_t shift : shifts) {
        const RotationTable m = turnsOf(scenario.queryPosition + shift), n = turnsOf(scenario.keyPosition + shift);
        const RowMatrix cosine = m.cosine.cwiseProduct(n.cosine) + m.sine.cwiseProduct(n.sine);
        const RowMatrix sine = m.sine.cwiseProduct(n.cosine) - m.cosine.cwiseProduct(n.sine);
        residual.push_back(std::max((cosine - wanted.cosine).cwiseAbs().maxCoeff(), (sine - sign * wanted.sine).cwiseAbs().maxCoeff()));
    }
    return residual;
}

}   // namespace

Result<InvarianceStudy> invarianceStudy(const Scenario& scenario, std::span<const std::int64_t> shifts) {
    const Result<ResolvedMethod> active = checkedActiveMethod(scenario);
    if (!active) return active.error();
    if (const Check problem = checkShifts(scenario, shifts)) return *problem;
    if (const Check problem = checkCells(9, shifts.size(), "shifts")) return *problem;
    const Result<FollowedPair> pair = followedPair(scenario);
    if (!pair) return pair.error();

    InvarianceStudy study{{shifts.begin(), shifts.end()}, {}, {}, {}};
    const int dim = scenario.layout.headDim;
    study.series.push_back(ropeSeries(scenario, scenario.precision, *active, *pair, shifts));
    if (!scenario.precision.isExact()) study.series.push_back(ropeSeries(scenario, Precision{}, *active, *pair, shifts));
    const SinusoidalEncoder sinusoidal(dim);
    study.series.push_back(
        absoluteSeries("sinusoidal", scenario, *pair, shifts, [&](std::int64_t position) { return sinusoidal.at(position); }));
    study.sinusoidalTerms = sinusoidalTerms(scenario, *pair, shifts, sinusoidal);
    study.rotationResidual = rotationResidual(scenario, *active, shifts);
    study.series.push_back(absoluteSeries("learned", scenario, *pair, shifts, [&](std::int64_t position) {
        const bool hasRow = static_cast<double>(position) < scenario.lengths.trained;
        return hasRow ? learnedEncoding(position, dim, scenario.vectors.seed) : Vector(Vector::Constant(dim, noScore));
    }));
    return study;
}

Result<std::vector<InvarianceSeries>> ropeInvariance(const Scenario& scenario, std::span<const std::int64_t> shifts,
                                                     std::span<const Precision> precisions) {
    const Result<ResolvedMethod> active = checkedActiveMethod(scenario);
    if (!active) return active.error();
    if (const Check problem = checkShifts(scenario, shifts)) return *problem;
    if (const Check problem = checkCells(precisions.size(), shifts.size(), "shifts")) return *problem;
    const Result<FollowedPair> pair = followedPair(scenario);
    if (!pair) return pair.error();
    std::vector<InvarianceSeries> series;
    for (const Precision& precision : precisions) series.push_back(ropeSeries(scenario, precision, *active, *pair, shifts));
    return series;
}

}   // namespace rope
