#include "core/rotation/phase_steps.h"

#include "core/rotation/accurate_phase.h"

#include <algorithm>
#include <cmath>

namespace rope {

bool PhaseSteps::suits(std::span<const double> inverseFrequencies, const Progression& positions) {
    if (inverseFrequencies.empty() || positions.count == 0) return false;
    const auto last = static_cast<double>(positions.first) +
                      static_cast<double>(positions.step) * static_cast<double>(positions.count - 1);
    const double reach = std::max(std::abs(static_cast<double>(positions.first)), std::abs(last));
    return reach * *std::max_element(inverseFrequencies.begin(), inverseFrequencies.end()) <=
           largestAccurateAngleRad;
}

PhaseSteps::PhaseSteps(std::span<const double> inverseFrequencies, const Progression& positions,
                       Blocks blocks)
    : m_frequencies(inverseFrequencies.begin(), inverseFrequencies.end()),
      m_positions(positions),
      m_blocks(blocks),
      m_offsetCosine(m_frequencies.size() * blocks.length),
      m_offsetSine(m_offsetCosine.size()) {
    const std::size_t pairs = m_frequencies.size(), length = blocks.length;
    const auto step = static_cast<double>(positions.step);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        for (std::size_t place = 0; place < length; ++place) {
            const Phase phase = accuratePhase(static_cast<double>(place) * step, m_frequencies[pair]);
            const std::size_t at =
                blocks.order == Order::PairByPosition ? pair * length + place : place * pairs + pair;
            m_offsetCosine[at] = phase.cosine;
            m_offsetSine[at] = phase.sine;
        }
    for (std::size_t block = 0; block < blocksPerSeed && block * length < positions.count; ++block)
        for (const double frequency : m_frequencies) {
            const Phase phase = accuratePhase(static_cast<double>(block * length) * step, frequency);
            m_blockCosine.push_back(phase.cosine);
            m_blockSine.push_back(phase.sine);
        }
}

PhaseSteps::Start::Start(const PhaseSteps& steps) : m_steps(steps), m_seedOf(static_cast<std::size_t>(-1)) {
    for (std::vector<double>* list : {&m_seedCosine, &m_seedSine, &m_cosine, &m_sine})
        list->resize(steps.pairCount());
}

void PhaseSteps::Start::seed(std::size_t index) {
    const Progression& positions = m_steps.m_positions;
    const auto position =
        static_cast<double>(positions.first + static_cast<std::int64_t>(index) * positions.step);
    for (std::size_t pair = 0; pair < m_steps.pairCount(); ++pair) {
        const Phase phase = accuratePhase(position, m_steps.m_frequencies[pair]);
        m_seedCosine[pair] = phase.cosine;
        m_seedSine[pair] = phase.sine;
    }
    m_seedOf = index;
}

void PhaseSteps::Start::moveTo(std::size_t index) {
    const std::size_t seedIndex = index / m_steps.seedLength() * m_steps.seedLength(),
                      pairs = m_steps.pairCount();
    if (seedIndex != m_seedOf) seed(seedIndex);
    const double* const cosine = &m_steps.m_blockCosine[(index - seedIndex) / m_steps.blockLength() * pairs];
    const double* const sine = &m_steps.m_blockSine[(index - seedIndex) / m_steps.blockLength() * pairs];
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        m_cosine[pair] = m_seedCosine[pair] * cosine[pair] - m_seedSine[pair] * sine[pair];
        m_sine[pair] = m_seedSine[pair] * cosine[pair] + m_seedCosine[pair] * sine[pair];
    }
}

}   // namespace rope
