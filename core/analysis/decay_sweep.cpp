#include "core/analysis/decay_sweep.h"

#include <algorithm>

namespace rope {

bool DecaySweep::suits(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances) {
    if (distances.size() < 4 * turnSumLength) return false;
    const std::int64_t step = distances[1] - distances[0];
    for (std::size_t i = 2; i < distances.size(); ++i)
        if (distances[i] - distances[i - 1] != step) return false;
    return TurnSteps::suits(inverseFrequencies, {distances[0], step, distances.size()});
}

DecaySweep::DecaySweep(std::span<const double> inverseFrequencies, const ScoreParts& parts, const Progression& distances)
    : m_steps(inverseFrequencies, distances, {turnSumLength, TurnSteps::Order::PairByPlace}), m_parts(parts), m_count(distances.count) {}

void DecaySweep::fill(std::size_t firstPart, std::size_t parts, const Target& target, std::size_t threads) const {
    forEachIndex(
        parts, [&](std::size_t part) { fillPart(firstPart + part, target); }, threads);
}

void DecaySweep::fillPart(std::size_t part, const Target& target) const {
    TurnSteps::Start start(m_steps);
    const std::size_t end = std::min(m_count, (part + 1) * partLength);
    for (std::size_t first = part * partLength; first < end; first += turnSumLength) {
        double partialSums[turnSumLength], ones[turnSumLength], score[turnSumLength];
        start.moveTo(first);
        kernels().turnSums({start.cosine(), start.sine(), m_steps.placeCosine(), m_steps.placeSine(), m_parts.inPhase.data(),
                            m_parts.quadrature.data(), m_steps.pairCount()},
                           {partialSums, ones, score});
        for (std::size_t i = 0; i < std::min(turnSumLength, end - first); ++i) {
            target.partialSums[first + i] = target.mean * partialSums[i];
            target.ones[first + i] = target.mean * ones[i];
            target.score[first + i] = score[i] + m_parts.constant;
        }
    }
}

}   // namespace rope
