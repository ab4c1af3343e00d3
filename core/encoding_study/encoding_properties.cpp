#include "core/encoding_study/encoding_properties.h"

#include "core/attention/vector_source.h"
#include "core/base/random.h"
#include "core/encoding_study/rank_correlation.h"
#include "core/numerics/normal_numbers.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr int maxTrialDims = 128, maxRankDims = 32;
constexpr double exactness =
    1e-9;   // rounding of a few thousand float64 products at angles of 1e5 rad stays well below
constexpr double trendThreshold = -0.7;

/// Trials of one encoding: a request with this head, these vectors and these positions.
class Trials {
public:
    Trials(const Encoding& encoding, PropertyTrial head)
        : m_encoding(encoding),
          m_head(std::move(head)),
          m_span(static_cast<std::int64_t>(std::clamp(m_head.trainedTokens, 16.0, 131072.0))) {}

    [[nodiscard]] const PropertyTrial& head() const { return m_head; }
    [[nodiscard]] std::int64_t span() const { return m_span; }   ///< positions used are below this [token]

    /// `count` random rows; each stream gives others.
    [[nodiscard]] RowMatrix vectors(std::uint64_t stream, std::size_t count) const {
        constexpr std::uint64_t trialStream =
            0x7e57;   // different from the streams of q, k, v and of random weights
        RowMatrix rows(static_cast<Eigen::Index>(count), m_head.layout.headDim);
        fillNormal(mixedSeed(m_head.seed, trialStream, stream),
                   {rows.data(), static_cast<std::size_t>(rows.size())});
        return rows;
    }

    [[nodiscard]] EncodingRequest request(RowMatrix queries, std::vector<std::int64_t> queryPositions,
                                          RowMatrix keys, std::vector<std::int64_t> keyPositions) const {
        EncodingRequest request{std::move(queries), std::move(keys), std::move(queryPositions),
                                std::move(keyPositions)};
        request.layout = m_head.layout;
        request.schedule = m_head.schedule;
        request.positionMap = m_head.positionMap;
        request.trainedTokens = m_head.trainedTokens;
        request.seed = m_head.seed;
        request.parameters = m_head.parameters;
        return request;
    }

    /// Scores of one query at each of the positions with one key at each of the others.
    [[nodiscard]] Result<RowMatrix> scoresOfPair(const RowMatrix& query,
                                                 const std::vector<std::int64_t>& queryPositions,
                                                 const RowMatrix& key,
                                                 const std::vector<std::int64_t>& keyPositions) const {
        return encodedScores(
            m_encoding,
            request(query.replicate(static_cast<Eigen::Index>(queryPositions.size()), 1), queryPositions,
                    key.replicate(static_cast<Eigen::Index>(keyPositions.size()), 1), keyPositions));
    }

    [[nodiscard]] const Encoding& encoding() const { return m_encoding; }

private:
    const Encoding& m_encoding;
    PropertyTrial m_head;
    std::int64_t m_span;
};

/// Positions spread evenly over [0, end).
std::vector<std::int64_t> spread(std::int64_t end, std::int64_t count) {
    std::vector<std::int64_t> positions;
    for (std::int64_t i = 0; i < count; ++i) positions.push_back(i * end / count);
    return positions;
}

/// Distances 1, ... below end, each about the same factor longer than the one before.
std::vector<std::int64_t> logarithmicDistances(std::int64_t end, int count) {
    std::vector<std::int64_t> distances;
    for (int i = 0; i < count; ++i) {
        const auto distance = std::llround(std::pow(static_cast<double>(end - 1), i / (count - 1.0)));
        if (distances.empty() || distance > distances.back()) distances.push_back(distance);
    }
    return distances;
}

std::vector<std::int64_t> moved(std::int64_t position, const std::vector<std::int64_t>& shifts) {
    std::vector<std::int64_t> positions;
    for (const std::int64_t shift : shifts) positions.push_back(position + shift);
    return positions;
}

Result<EncodingProperty> onlyRelative(const Trials& trials) {
    const std::vector<std::int64_t> shifts = spread(trials.span() / 2, 17);
    double change = 0, size = 0;
    for (const std::int64_t distance :
         {std::int64_t{0}, std::int64_t{1}, trials.span() / 7, trials.span() / 3}) {
        const auto stream = static_cast<std::uint64_t>(2 * distance);
        const Result<RowMatrix> scores = trials.scoresOfPair(
            trials.vectors(stream, 1), moved(distance, shifts), trials.vectors(stream + 1, 1), shifts);
        if (!scores) return scores.error();
        const Vector alongShifts = scores->diagonal();
        if (alongShifts.hasNaN()) return EncodingProperty{.value = noNumber};
        change = std::max(change, (alongShifts.array() - alongShifts[0]).abs().maxCoeff());
        size = std::max(size, alongShifts.cwiseAbs().maxCoeff());
    }
    const double relative = size > 0 ? change / size : 0;
    return EncodingProperty{.value = relative, .holds = relative <= exactness};
}

Result<EncodingProperty> normPreserved(const Trials& trials) {
    if (trials.encoding().encoded == nullptr) return EncodingProperty{.value = noNumber};
    const std::vector<std::int64_t> positions = spread(trials.span(), 33);
    const RowMatrix vectors = trials.vectors(0, positions.size());
    const EncodingRequest request = trials.request(vectors, positions, vectors, positions);
    double change = 0;
    for (const VectorRole role : {VectorRole::Query, VectorRole::Key}) {
        const RowMatrix encoded = trials.encoding().encoded(request, role);
        if (encoded.hasNaN()) return EncodingProperty{.value = noNumber};
        for (Eigen::Index row = 0; row < vectors.rows(); ++row)
            change = std::max(change, std::abs(encoded.row(row).norm() / vectors.row(row).norm() - 1));
    }
    return EncodingProperty{.value = change, .holds = change <= exactness};
}

/// A score phi(q, m).phi(k, n) with F features has rank F at most, however many tokens there are.
Result<EncodingProperty> linearAttentionFeatures(const Trials& trials) {
    const int dim = trials.head().layout.headDim;
    const std::int64_t count = std::min<std::int64_t>(3 * dim + 16, trials.span());
    const std::vector<std::int64_t> positions =
        spread(std::min<std::int64_t>(trials.span(), 3 * count), count);
    const auto tokens = static_cast<std::size_t>(count);
    const Result<RowMatrix> scores = encodedScores(
        trials.encoding(),
        trials.request(trials.vectors(0, tokens), positions, trials.vectors(1, tokens), positions));
    if (!scores) return scores.error();
    if (scores->hasNaN() || count <= dim) return EncodingProperty{.value = noNumber};
    Eigen::ColPivHouseholderQR<RowMatrix> decomposition(*scores);
    decomposition.setThreshold(exactness);
    const double features = static_cast<double>(decomposition.rank()) / dim;
    return EncodingProperty{.value = features, .unit = "features per coordinate", .holds = features <= 1};
}

Result<EncodingProperty> decays(const Trials& trials) {
    constexpr int vectorCount = 64;
    const std::vector<std::int64_t> distances = logarithmicDistances(trials.span() / 2, 48);
    if (distances.size() < 3) return EncodingProperty{.value = noNumber};
    const RowMatrix vectors = trials.vectors(0, vectorCount);
    Vector mean = Vector::Zero(static_cast<Eigen::Index>(distances.size()));
    for (int i = 0; i < vectorCount; ++i) {
        const std::int64_t keyPosition = i * (trials.span() / 2) / vectorCount;
        const RowMatrix vector = vectors.row(i);
        const Result<RowMatrix> scores =
            trials.scoresOfPair(vector, moved(keyPosition, distances), vector, {keyPosition});
        if (!scores) return scores.error();
        mean += scores->col(0) / vectorCount;
    }
    if (mean.hasNaN()) return EncodingProperty{.value = noNumber};
    const std::vector<double> numbers(distances.begin(), distances.end());
    const double trend =
        rankCorrelation(numbers, {mean.data(), distances.size()}, exactness * mean.cwiseAbs().maxCoeff());
    return EncodingProperty{.value = trend, .holds = trend <= trendThreshold};
}

/// Largest difference of two lists of scores, relative to the largest score.
EncodingProperty relativeDifference(const Vector& first, const Vector& second) {
    if (first.hasNaN() || second.hasNaN()) return {.value = noNumber};
    const double size = std::max(first.cwiseAbs().maxCoeff(), second.cwiseAbs().maxCoeff());
    const double difference = size > 0 ? (first - second).cwiseAbs().maxCoeff() / size : 0;
    return {.value = difference, .holds = difference > exactness};
}

Result<EncodingProperty> tellsDirection(const Trials& trials) {
    const std::int64_t reach = std::min<std::int64_t>(trials.span() / 2 - 1, 32);
    const std::vector<std::int64_t> distances = moved(1, spread(reach, std::min<std::int64_t>(reach, 16)));
    std::vector<std::int64_t> before, after;
    for (const std::int64_t distance : distances)
        before.push_back(reach + 1 - distance), after.push_back(reach + 1 + distance);
    const RowMatrix query = trials.vectors(0, 1), key = trials.vectors(1, 1);
    const Result<RowMatrix> earlier = trials.scoresOfPair(query, {reach + 1}, key, before),
                            later = trials.scoresOfPair(query, {reach + 1}, key, after);
    if (!earlier) return earlier.error();
    if (!later) return later.error();
    return relativeDifference(earlier->row(0), later->row(0));
}

Result<EncodingProperty> usesPosition(const Trials& trials) {
    const std::vector<std::int64_t> positions = spread(trials.span(), 16);
    const Result<RowMatrix> scores =
        trials.scoresOfPair(trials.vectors(0, 1), positions, trials.vectors(1, 1), {0});
    if (!scores) return scores.error();
    const Vector column = scores->col(0);
    const std::vector<double> start(positions.size(), column[0]);
    return relativeDifference(column, Eigen::Map<const Vector>(start.data(), column.size()));
}

Result<EncodingProperty> beyondTrained(const Trials& trials) {
    const auto trained = static_cast<std::int64_t>(std::min(std::ceil(trials.head().trainedTokens), 1e15));
    const std::vector<std::int64_t> positions = moved(trained, spread(trials.span(), 16));
    const Result<RowMatrix> scores =
        trials.scoresOfPair(trials.vectors(0, 1), positions, trials.vectors(1, 1), {trained});
    if (!scores) return scores.error();
    const double share = static_cast<double>(scores->col(0).array().isFinite().count()) /
                         static_cast<double>(positions.size());
    return EncodingProperty{.value = share, .holds = share == 1};
}

struct Measurement {
    std::string_view id, meaning;
    int maxDims;
    Result<EncodingProperty> (*measure)(const Trials& trials);
};

constexpr Measurement measurements[] = {
    {"only_relative",
     "largest relative change of a score under a common shift of both positions; holds up to 1e-9",
     maxTrialDims, onlyRelative},
    {"norm_kept",
     "largest relative change of a vector's length by its position; holds up to 1e-9; null where the "
     "position enters the score",
     maxTrialDims, normPreserved},
    {"linear_attention",
     "features that score = phi(q, m).phi(k, n) needs, per coordinate of the head; holds up to 1",
     maxRankDims, linearAttentionFeatures},
    {"decays", "rank correlation of distance and mean score of a vector with itself; holds at -0.7 or below",
     maxTrialDims, decays},
    {"tells_direction",
     "largest relative difference between a key before and a key after the query; holds above 1e-9",
     maxTrialDims, tellsDirection},
    {"uses_position", "largest relative change of a score with the position; holds above 1e-9", maxTrialDims,
     usesPosition},
    {"beyond_trained", "fraction of the positions from L on that have a score; holds at 1", maxTrialDims,
     beyondTrained}};

}   // namespace

PropertyTrial trialHead(const EncodingRequest& request, int maxDims) {
    PropertyTrial trial{request.layout,        request.schedule, request.positionMap,
                        request.trainedTokens, request.seed,     request.parameters};
    const int dims = request.layout.headDim;
    if (dims <= maxDims) return trial;
    const int pairs = request.layout.pairCount(),
              unscaledPairs =
                  std::max(1, static_cast<int>(static_cast<std::int64_t>(pairs) * maxDims / dims));
    trial.layout = {request.layout.pairing, maxDims, 2 * unscaledPairs, 0};
    FrequencySchedule& schedule = trial.schedule;
    const auto kept = [&](int i) {
        return static_cast<std::size_t>(static_cast<std::int64_t>(i) * pairs / unscaledPairs);
    };
    for (int i = 0; i < unscaledPairs;
         ++i) {   // i never exceeds kept(i), so that the list can be compacted in place
        schedule.inverseFrequencies[static_cast<std::size_t>(i)] = schedule.inverseFrequencies[kept(i)];
        if (schedule.axes)
            schedule.axes->axisOfPair[static_cast<std::size_t>(i)] = schedule.axes->axisOfPair[kept(i)];
    }
    schedule.inverseFrequencies.resize(static_cast<std::size_t>(unscaledPairs));
    if (schedule.axes) schedule.axes->axisOfPair.resize(static_cast<std::size_t>(unscaledPairs));
    return trial;
}

Result<std::vector<EncodingProperty>> measuredProperties(const Encoding& encoding,
                                                         const EncodingRequest& request) {
    std::vector<EncodingProperty> properties;
    for (const Measurement& measurement : measurements) {
        Result<EncodingProperty> property =
            measurement.measure(Trials(encoding, trialHead(request, measurement.maxDims)));
        if (!property) return property.error();
        property->id = measurement.id;
        property->meaning = measurement.meaning;
        properties.push_back(*property);
    }
    return properties;
}

}   // namespace rope
