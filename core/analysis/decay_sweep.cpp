#include "core/analysis/decay_sweep.h"

#include "core/analysis/accurate_turn.h"
#include "core/numerics/kernel_set.h"

#include <algorithm>

namespace rope {

static_assert(DecaySweep::blockLength == turnSumLength);

bool DecaySweep::suits(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances) {
    if (inverseFrequencies.empty() || distances.size() < 4 * blockLength) return false;
    const std::int64_t step = distances[1] - distances[0];
    for (std::size_t i = 2; i < distances.size(); ++i)
        if (distances[i] - distances[i - 1] != step) return false;
    const double fastest = *std::max_element(inverseFrequencies.begin(), inverseFrequencies.end());
    const auto reach = std::max(std::abs(static_cast<double>(distances.front())), std::abs(static_cast<double>(distances.back())));
    return reach * fastest <= largestAccurateAngleRad;
}

DecaySweep::DecaySweep(std::span<const double> inverseFrequencies, const ScoreParts& parts, Progression progression)
    : m_frequencies(inverseFrequencies.begin(), inverseFrequencies.end()), m_parts(parts), m_progression(progression) {
    const std::size_t pairs = m_frequencies.size();
    const auto step = static_cast<double>(progression.step);
    const std::size_t blocks = std::min(blocksPerSeed, (progression.count + blockLength - 1) / blockLength);
    for (const double frequency : m_frequencies)
        for (std::size_t place = 0; place < blockLength; ++place) {
            const Turn turn = accurateTurn(static_cast<double>(place) * step, frequency);
            m_placeCosine.push_back(turn.cosine);
            m_placeSine.push_back(turn.sine);
        }
    for (std::size_t block = 0; block < blocks; ++block)
        for (const double frequency : m_frequencies) {
            const Turn turn = accurateTurn(static_cast<double>(block * blockLength) * step, frequency);
            m_blockCosine.push_back(turn.cosine);
            m_blockSine.push_back(turn.sine);
        }
    for (std::vector<double>* list : {&m_seedCosine, &m_seedSine, &m_startCosine, &m_startSine}) list->resize(pairs);
}

void DecaySweep::seed(std::size_t index) {
    const auto distance = static_cast<double>(m_progression.first + static_cast<std::int64_t>(index) * m_progression.step);
    for (std::size_t pair = 0; pair < m_frequencies.size(); ++pair) {
        const Turn turn = accurateTurn(distance, m_frequencies[pair]);
        m_seedCosine[pair] = turn.cosine;
        m_seedSine[pair] = turn.sine;
    }
    m_seedOf = index;
}

void DecaySweep::start(std::size_t blockOfSeed) {
    const std::size_t pairs = m_frequencies.size();
    const double* const cosine = &m_blockCosine[blockOfSeed * pairs];
    const double* const sine = &m_blockSine[blockOfSeed * pairs];
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        m_startCosine[pair] = m_seedCosine[pair] * cosine[pair] - m_seedSine[pair] * sine[pair];
        m_startSine[pair] = m_seedSine[pair] * cosine[pair] + m_seedCosine[pair] * sine[pair];
    }
}

const DecaySweep::Block& DecaySweep::block(std::size_t index) {
    constexpr std::size_t seedLength = blockLength * blocksPerSeed;
    const std::size_t seedIndex = index / seedLength * seedLength;
    if (seedIndex != m_seedOf) seed(seedIndex);
    start((index - seedIndex) / blockLength);
    const TurnSumInput input{m_startCosine.data(),   m_startSine.data(),        m_placeCosine.data(), m_placeSine.data(),
                             m_parts.inPhase.data(), m_parts.quadrature.data(), m_frequencies.size()};
    kernels().turnSums(input, {m_block.partialSums, m_block.ones, m_block.score});
    for (double& score : m_block.score) score += m_parts.constant;
    return m_block;
}

}   // namespace rope
