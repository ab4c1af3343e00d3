#include "core/decay/decay_curve.h"

#include "core/attention/dot_products.h"
#include "core/attention/score_parts.h"
#include "core/base/limits.h"
#include "core/decay/decay_sweep.h"
#include "core/decay/mapped_decay.h"
#include "core/numerics/kernel_set.h"
#include "core/rotation/pair_phases.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rope {

namespace {

using Block = PairPhases::Block;

struct PairOfVectors {
    RowMatrix query, key;   ///< 1 x headDim
};

/// The products of a narrow format round the running sums too.
void roundSums(Block& sums, const Precision& precision) {
    if (precision.isExact() || !precision.products) return;
    for (double& sum : sums) sum = precision.product(sum);
}

/// bound and ones of one block of distances in a narrow format.
void fillBlock(const PairPhases& phases, std::size_t pairs, const Scenario& scenario, std::size_t first,
               Eigen::Index length, MethodDecay& decay) {
    Block cosine(length), sine(length), real = Block::Zero(length), imaginary = Block::Zero(length),
                                        bound = Block::Zero(length);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        phases.block(pair, first, cosine, sine);
        real += cosine;
        imaginary += sine;
        roundSums(real, scenario.precision);
        roundSums(imaginary, scenario.precision);
        bound += (real * real + imaginary * imaginary).sqrt();
    }
    const double mean = 2.0 / scenario.layout.rotaryDim;
    const auto place = static_cast<std::ptrdiff_t>(first);
    std::transform(bound.begin(), bound.end(), decay.bound.begin() + place,
                   [mean](double sum) { return mean * sum; });
    std::transform(real.begin(), real.end(), decay.ones.begin() + place,
                   [mean](double sum) { return mean * sum; });
}

/// bound, ones and score in float64 for any distances: each angle is the product of distance and frequency,
/// rounded once.
class ExactBlocks {
public:
    ExactBlocks(const std::vector<double>& inverseFrequencies, const ScoreParts& parts,
                const DecayTarget& target)
        : m_frequencies(inverseFrequencies),
          m_parts(parts),
          m_target(target),
          m_still(inverseFrequencies.size(), 0),
          m_unit(inverseFrequencies.size(), 1),
          m_cosine(inverseFrequencies.size() * phaseSumLength),
          m_sine(m_cosine.size()) {}

    /// in:  at most phaseSumLength distances
    void fill(std::span<const std::int64_t> distances, std::size_t first) {
        const std::size_t pairs = m_frequencies.size();
        for (std::size_t pair = 0; pair < pairs; ++pair)
            for (std::size_t i = 0; i < distances.size(); ++i)
                m_sine[pair * phaseSumLength + i] = static_cast<double>(distances[i]) * m_frequencies[pair];
        kernels().phases(m_sine.data(), m_cosine.data(), m_sine.data(),
                         m_sine.size());   // in place of the angles
        m_target.put({m_unit.data(), m_still.data(), m_cosine.data(), m_sine.data(), m_parts.inPhase.data(),
                      m_parts.quadrature.data(), pairs},
                     first, distances.size());
    }

private:
    const std::vector<double>& m_frequencies;
    const ScoreParts& m_parts;
    DecayTarget m_target;
    std::vector<double> m_still, m_unit;   ///< no rotation before the distance's own
    std::vector<double> m_cosine,
        m_sine;   ///< [pair x distance]; behind the last distance what was there before
};

/// In a narrow format the score has to go through the rounded rotation: the query at the distance, the key at
/// 0.
void fillRoundedScores(const Scenario& scenario, const FrequencySchedule& schedule,
                       const PairOfVectors& vectors, std::span<const std::int64_t> distances,
                       std::size_t first, Eigen::Index length, MethodDecay& decay) {
    constexpr std::int64_t origin = 0;
    const RowMatrix key = rotatedVectors(scenario, schedule, vectors.key, std::span(&origin, 1));
    for (std::size_t i = first; i < first + static_cast<std::size_t>(length); ++i) {
        const RowMatrix query = rotatedVectors(scenario, schedule, vectors.query, distances.subspan(i, 1));
        decay.score[i] = dotProducts(query, key, scenario.precision)(0, 0);
    }
}

void softmaxOf(std::vector<double>& score) {
    RowMatrix row = Eigen::Map<const RowMatrix>(score.data(), 1, static_cast<Eigen::Index>(score.size()));
    softmaxRows(row);
    std::copy(row.data(), row.data() + row.size(), score.begin());
}

/// The position of the query is the distance (0 if that is negative).
void applyQueryScale(const Scenario& scenario, std::span<const std::int64_t> distances,
                     std::vector<double>& score) {
    if (!scenario.queryScale) return;
    for (std::size_t i = 0; i < score.size(); ++i) score[i] *= queryFactor(scenario, distances[i]);
}

void finishScores(const Scenario& scenario, double factor, std::span<const std::int64_t> distances,
                  std::vector<double>& score) {
    for (double& value : score) value *= factor;
    applyQueryScale(scenario, distances, score);
    if (scenario.stage == ScoreStage::Softmax) softmaxOf(score);
}

/// The fraction of the work for one method, for progress.
struct Share {
    double start, size;
};

struct Watch {
    const JobContext& job;
    Share share;

    void report(std::size_t done, std::size_t all) const {
        if (job.progress)
            job.progress(share.start + share.size * static_cast<double>(done) / static_cast<double>(all));
    }
};

struct Inputs {
    const Scenario& scenario;
    const PairOfVectors& vectors;
};

DecayTarget targetIn(MethodDecay& decay, const Scenario& scenario, const ScoreParts& parts) {
    return {decay.bound.data(), decay.ones.data(), decay.score.data(), 2.0 / scenario.layout.rotaryDim,
            parts.constant};
}

/// False when stopped.
bool sweep(const FrequencySchedule& schedule, const ScoreParts& parts, const Scenario& scenario,
           std::span<const std::int64_t> distances, const Watch& watch, MethodDecay& decay) {
    constexpr std::size_t partsAtOnce = 16;   // between two looks at the stop flag
    const DecaySweep sweep(schedule.inverseFrequencies, parts,
                           {distances[0], distances[1] - distances[0], distances.size()});
    const DecayTarget target = targetIn(decay, scenario, parts);
    for (std::size_t part = 0; part < sweep.partCount(); part += partsAtOnce) {
        if (watch.job.stopped()) return false;
        sweep.fill(part, std::min(partsAtOnce, sweep.partCount() - part), target, watch.job.executor);
        watch.report(part, sweep.partCount());
    }
    return true;
}

/// Any distances, any precision. False when stopped.
bool fillOneByOne(const FrequencySchedule& schedule, const ScoreParts& parts, const Inputs& inputs,
                  std::span<const std::int64_t> distances, const Watch& watch, MethodDecay& decay) {
    constexpr std::size_t blockLength = PairPhases::blockLength;
    static_assert(blockLength == phaseSumLength);
    const Scenario& scenario = inputs.scenario;
    ExactBlocks exact(schedule.inverseFrequencies, parts, targetIn(decay, scenario, parts));
    const PairPhases phases(schedule.inverseFrequencies, distances, scenario.precision);
    for (std::size_t first = 0; first < distances.size(); first += blockLength) {
        if (watch.job.stopped()) return false;
        const std::size_t length = std::min(blockLength, distances.size() - first);
        watch.report(first, distances.size());
        if (scenario.precision.isExact()) {
            exact.fill(distances.subspan(first, length), first);
            continue;
        }
        fillBlock(phases, schedule.pairCount(), scenario, first, static_cast<Eigen::Index>(length), decay);
        fillRoundedScores(scenario, schedule, inputs.vectors, distances, first,
                          static_cast<Eigen::Index>(length), decay);
    }
    return true;
}

Result<MethodDecay> decayOf(const Scenario& scenario, const ResolvedMethod& method,
                            const PairOfVectors& vectors, std::span<const std::int64_t> distances,
                            const JobContext& job, Share share) {
    if (method.positionMap || method.schedule.axes) {
        Result<MethodDecay> mapped =
            mappedDecay(scenario, method, vectors.query, vectors.key, distances, job);
        if (mapped) finishScores(scenario, 1, distances, mapped->score);
        return mapped;
    }
    MethodDecay decay{method.choice, std::vector<double>(distances.size()),
                      std::vector<double>(distances.size()), std::vector<double>(distances.size())};
    const ScoreParts parts = scorePartsOf(vectors.query, vectors.key, scenario.layout);
    const bool isSwept =
        scenario.precision.isExact() && DecaySweep::suits(method.schedule.inverseFrequencies, distances);
    const bool isComplete =
        isSwept ? sweep(method.schedule, parts, scenario, distances, {job, share}, decay)
                : fillOneByOne(method.schedule, parts, {scenario, vectors}, distances, {job, share}, decay);
    if (!isComplete) return Error{ErrorCode::Impossible, "stopped before the curves were complete"};
    finishScores(scenario, stageFactor(scenario, method.schedule), distances, decay.score);
    return decay;
}

Check checkDistances(std::size_t methods, std::span<const std::int64_t> distances) {
    const auto bad = std::find_if(distances.begin(), distances.end(), [](std::int64_t distance) {
        return distance < -maxPosition || distance > maxPosition;
    });
    if (bad == distances.end()) return checkCells(methods, distances.size(), "distances");
    return Error{ErrorCode::OutOfRange, "distance " + std::to_string(*bad) + " is out of range", "distances",
                 std::to_string(-maxPosition) + " to " + std::to_string(maxPosition)};
}

Result<PairOfVectors> firstVectors(const Scenario& scenario) {
    Result<RowMatrix> query = firstVector(scenario.vectors, VectorRole::Query, scenario.layout.headDim);
    if (!query) return query.error();
    Result<RowMatrix> key = firstVector(scenario.vectors, VectorRole::Key, scenario.layout.headDim);
    if (!key) return key.error();
    return PairOfVectors{std::move(*query), std::move(*key)};
}

}   // namespace

Result<DecayCurves> decayCurves(const ValidScenario& scenario, std::span<const std::int64_t> distances,
                                const JobContext& job) {
    if (const Check problem = checkDistances(scenario.methods().size(), distances)) return *problem;
    const Result<PairOfVectors> vectors = firstVectors(*scenario);
    if (!vectors) return vectors.error();

    DecayCurves curves{{distances.begin(), distances.end()}, {}};
    const double size = 1.0 / static_cast<double>(scenario.methods().size());
    for (const ResolvedMethod& method : scenario.methods()) {
        const Share share{size * static_cast<double>(curves.methods.size()), size};
        Result<MethodDecay> decay = decayOf(*scenario, method, *vectors, distances, job, share);
        if (!decay) return decay.error();
        curves.methods.push_back(std::move(*decay));
    }
    if (job.progress) job.progress(1);
    return curves;
}

Result<MethodDecay> methodDecay(const ValidScenario& scenario, const ResolvedMethod& method,
                                std::span<const std::int64_t> distances, const JobContext& job) {
    if (const Check problem = checkDistances(1, distances)) return *problem;
    const Result<PairOfVectors> vectors = firstVectors(*scenario);
    if (!vectors) return vectors.error();
    Result<MethodDecay> decay = decayOf(*scenario, method, *vectors, distances, job, {0, 1});
    if (decay && job.progress) job.progress(1);
    return decay;
}

}   // namespace rope
