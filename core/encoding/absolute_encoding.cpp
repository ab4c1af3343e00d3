#include "core/encoding/absolute_encoding.h"

#include "core/base/random.h"

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
    if (layout != SinusoidalLayout::Fairseq) return std::pow(10000.0, -2.0 * pair / dim);
    const int steps = dim / 2 - 1;
    return steps > 0 ? std::pow(10000.0, -static_cast<double>(pair) / steps) : 1;
}

}   // namespace

Vector sinusoidalEncoding(std::int64_t position, int dim, SinusoidalLayout layout, const Precision& precision) {
    Vector encoding = Vector::Zero(dim);
    const int pairs = layout == SinusoidalLayout::Fairseq ? dim / 2 : (dim + 1) / 2;
    const double rounded = precision.position(static_cast<double>(position));
    for (int pair = 0; pair < pairs; ++pair) {
        const double angleRad = precision.angle(rounded * inverseFrequencyOf(pair, dim, layout));
        const SinePlaces places = placesOf(pair, dim, layout);
        encoding[places.sine] = precision.table(std::sin(angleRad));
        if (places.cosine < dim) encoding[places.cosine] = precision.table(std::cos(angleRad));
    }
    return encoding;
}

Vector learnedEncoding(std::int64_t position, int dim, std::uint64_t seed) {
    constexpr std::uint64_t tableStream = 0x7ab1e;   // apart from the streams of q, k and v
    NormalSource normal(mixedSeed(seed, tableStream, static_cast<std::uint64_t>(position)));
    Vector encoding(dim);
    for (double& number : encoding) number = std::sqrt(0.5) * normal.next();
    return encoding;
}

}   // namespace rope
