#include "core/encoding/absolute_encoding.h"

#include "core/base/random.h"

#include <cmath>

namespace rope {

Vector sinusoidalEncoding(std::int64_t position, int dim) {
    Vector encoding(dim);
    for (int j = 0; j < dim; ++j) {
        const int pair = j / 2;
        const double angleRad = static_cast<double>(position) * std::pow(10000.0, -2.0 * pair / dim);
        encoding[j] = j % 2 == 0 ? std::sin(angleRad) : std::cos(angleRad);
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
