#include "core/rotation/pair_phases.h"

#include "core/numerics/kernel_set.h"

namespace rope {

PairPhases::PairPhases(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances,
                       const Precision& precision)
    : m_frequencies(inverseFrequencies), m_distances(distances), m_precision(precision) {}

void PairPhases::block(std::size_t pair, std::size_t first, Block& cosine, Block& sine) const {
    const double frequency = m_frequencies[pair];
    const auto count = static_cast<std::size_t>(cosine.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto tokens = static_cast<double>(m_distances[first + i]);
        sine.data()[i] = m_precision.angle(m_precision.position(tokens) * frequency);   // rotated in place
    }
    kernels().phases(sine.data(), cosine.data(), sine.data(), count);
    if (m_precision.isExact() || !m_precision.tables) return;
    cosine = cosine.unaryExpr([this](double value) { return m_precision.table(value); });
    sine = sine.unaryExpr([this](double value) { return m_precision.table(value); });
}

}   // namespace rope
