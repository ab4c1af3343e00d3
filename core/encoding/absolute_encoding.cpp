#include "core/encoding/absolute_encoding.h"

#include "core/base/random.h"
#include "core/numerics/kernel_set.h"

#include <cmath>

namespace rope {

namespace {

/// Coordinates of pair i's sine and cosine.
struct SinePlaces {
    int sine, cosine;
};

SinePlaces placesOf(int pair, int dim, SinusoidalLayout layout) {
    if (layout == SinusoidalLayout::Interleaved) return {2 * pair, 2 * pair + 1};
    const int sines = layout == SinusoidalLayout::Fairseq ? dim / 2 : (dim + 1) / 2;
    return {pair, sines + pair};
}

double inverseFrequencyOf(int pair, int dim, SinusoidalLayout layout) {
    if (layout != SinusoidalLayout::Fairseq) return std::pow(sinusoidalBase, -2.0 * pair / dim);
    const int steps = dim / 2 - 1;
    return steps > 0 ? std::pow(sinusoidalBase, -static_cast<double>(pair) / steps) : 1;
}

}   // namespace

SinusoidalEncoder::SinusoidalEncoder(int dim, SinusoidalLayout layout) : m_dim(dim), m_layout(layout) {
    const int pairs = layout == SinusoidalLayout::Fairseq ? dim / 2 : (dim + 1) / 2;
    for (int pair = 0; pair < pairs; ++pair)
        m_inverseFrequencies.push_back(inverseFrequencyOf(pair, dim, layout));
}

Vector SinusoidalEncoder::at(std::int64_t position, const Precision& precision) const {
    const std::size_t pairs = m_inverseFrequencies.size();
    const double rounded = precision.position(static_cast<double>(position));
    std::vector<double> sine(pairs), cosine(pairs);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        sine[pair] = precision.angle(rounded * m_inverseFrequencies[pair]);
    kernels().phases(sine.data(), cosine.data(), sine.data(), pairs);   // in place of the angles
    Vector encoding = Vector::Zero(m_dim);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const SinePlaces places = placesOf(static_cast<int>(pair), m_dim, m_layout);
        encoding[places.sine] = precision.table(sine[pair]);
        if (places.cosine < m_dim) encoding[places.cosine] = precision.table(cosine[pair]);
    }
    return encoding;
}

Vector sinusoidalEncoding(std::int64_t position, int dim, SinusoidalLayout layout,
                          const Precision& precision) {
    return SinusoidalEncoder(dim, layout).at(position, precision);
}

Vector learnedEncoding(std::int64_t position, int dim, std::uint64_t seed) {
    constexpr std::uint64_t tableStream = 0x7ab1e;   // apart from the streams of q, k and v
    const std::uint64_t row = mixedSeed(seed, tableStream, static_cast<std::uint64_t>(position));
    // A hash per number, not a generator per row: the window computes hundreds of rows at every step of a
    // slider.
    const double reach = std::sqrt(1.5);   // uniform in (-reach, reach) has mean square 1/2
    Vector encoding(dim);
    for (int i = 0; i < dim; ++i) {
        const std::uint64_t bits = mixedSeed(row, tableStream, static_cast<std::uint64_t>(i));
        encoding[i] = reach * (static_cast<double>(bits >> 11U) * 0x1p-52 - 1);
    }
    return encoding;
}

}   // namespace rope
