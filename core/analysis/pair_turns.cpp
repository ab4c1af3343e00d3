#include "core/analysis/pair_turns.h"

#include "core/analysis/accurate_turn.h"
#include "core/numerics/kernel_set.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

/// Long enough to pay for the table, with one step throughout, and not so far out that angles are noise.
bool isProgression(std::span<const double> frequencies, std::span<const std::int64_t> distances) {
    if (frequencies.empty() || distances.size() < 4 * std::size_t{PairTurns::blockLength}) return false;
    const std::int64_t step = distances[1] - distances[0];
    for (std::size_t i = 2; i < distances.size(); ++i)
        if (distances[i] - distances[i - 1] != step) return false;
    const double fastest = *std::max_element(frequencies.begin(), frequencies.end());
    const auto reach = std::max(std::abs(static_cast<double>(distances.front())), std::abs(static_cast<double>(distances.back())));
    return reach * fastest <= largestAccurateAngleRad;
}

}   // namespace

PairTurns::PairTurns(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances, const Precision& precision)
    : m_frequencies(inverseFrequencies),
      m_distances(distances),
      m_precision(precision),
      m_isProgression(precision.isExact() && isProgression(inverseFrequencies, distances)) {
    if (!m_isProgression) return;
    const auto step = static_cast<double>(distances[1] - distances[0]);
    m_stepCosine.resize(blockLength, static_cast<Eigen::Index>(inverseFrequencies.size()));
    m_stepSine.resize(blockLength, static_cast<Eigen::Index>(inverseFrequencies.size()));
    for (Eigen::Index pair = 0; pair < m_stepCosine.cols(); ++pair)
        for (Eigen::Index place = 0; place < blockLength; ++place) {
            const Turn turn = accurateTurn(static_cast<double>(place) * step, inverseFrequencies[static_cast<std::size_t>(pair)]);
            m_stepCosine(place, pair) = turn.cosine;
            m_stepSine(place, pair) = turn.sine;
        }
}

void PairTurns::block(std::size_t pair, std::size_t first, Block& cosine, Block& sine) const {
    const double frequency = m_frequencies[pair];
    if (m_isProgression) {
        const Turn start = accurateTurn(static_cast<double>(m_distances[first]), frequency);
        const auto column = static_cast<Eigen::Index>(pair);
        const Eigen::Map<const Eigen::ArrayXd> stepCosine(m_stepCosine.data() + column * blockLength, cosine.size());
        const Eigen::Map<const Eigen::ArrayXd> stepSine(m_stepSine.data() + column * blockLength, cosine.size());
        cosine = start.cosine * stepCosine - start.sine * stepSine;
        sine = start.sine * stepCosine + start.cosine * stepSine;
        return;
    }
    const auto count = static_cast<std::size_t>(cosine.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto tokens = static_cast<double>(m_distances[first + i]);
        sine.data()[i] = m_precision.angle(m_precision.position(tokens) * frequency);   // turned in place
    }
    kernels().turns(sine.data(), cosine.data(), sine.data(), count);
    if (m_precision.isExact() || !m_precision.tables) return;
    cosine = cosine.unaryExpr([this](double value) { return m_precision.table(value); });
    sine = sine.unaryExpr([this](double value) { return m_precision.table(value); });
}

}   // namespace rope
