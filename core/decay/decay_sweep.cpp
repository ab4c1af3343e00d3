#include "core/decay/decay_sweep.h"

#include <algorithm>

namespace rope {

void DecayTarget::put(const PhaseSumInput& phases, std::size_t first, std::size_t count) const {
    double blockSums[phaseSumLength], blockOnes[phaseSumLength], blockScore[phaseSumLength];
    kernels().phaseSums(phases, {blockSums, blockOnes, blockScore});
    for (std::size_t i = 0; i < count; ++i) {
        partialSums[first + i] = mean * blockSums[i];
        ones[first + i] = mean * blockOnes[i];
        score[first + i] = blockScore[i] + constant;
    }
}

bool DecaySweep::suits(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances) {
    if (distances.size() < 4 * phaseSumLength) return false;
    const std::int64_t step = distances[1] - distances[0];
    for (std::size_t i = 2; i < distances.size(); ++i)
        if (distances[i] - distances[i - 1] != step) return false;
    return PhaseSteps::suits(inverseFrequencies, {distances[0], step, distances.size()});
}

DecaySweep::DecaySweep(std::span<const double> inverseFrequencies, const ScoreParts& parts,
                       const Progression& distances)
    : m_steps(inverseFrequencies, distances, {phaseSumLength, PhaseSteps::Order::PairByPosition}),
      m_parts(parts),
      m_count(distances.count) {}

void DecaySweep::fill(std::size_t firstPart, std::size_t parts, const DecayTarget& target,
                      const ParallelExecutor* executor) const {
    parallelFor(executor, parts, [&](std::size_t part) { fillPart(firstPart + part, target); });
}

void DecaySweep::fillPart(std::size_t part, const DecayTarget& target) const {
    PhaseSteps::Start start(m_steps);
    const std::size_t end = std::min(m_count, (part + 1) * partLength);
    for (std::size_t first = part * partLength; first < end; first += phaseSumLength) {
        start.moveTo(first);
        target.put({start.cosine(), start.sine(), m_steps.offsetCosine(), m_steps.offsetSine(),
                    m_parts.inPhase.data(), m_parts.quadrature.data(), m_steps.pairCount()},
                   first, std::min(phaseSumLength, end - first));
    }
}

}   // namespace rope
