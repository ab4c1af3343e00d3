#pragma once

#include <cmath>

namespace rope {

struct Phase {
    double cosine, sine;
};

/// Beyond this angle the second-order term that accuratePhase() leaves out would show.
inline constexpr double largestAccurateAngleRad = 0x1p28;

/// cos and sin of the exact product tokens * inverseFrequency: the part that rounding cut off (at most 2^-26
/// up to largestAccurateAngleRad) is put back by angle addition. The point (cosine, sine) is within 4 * 2^-53
/// of the true one.
inline Phase accuratePhase(double tokens, double inverseFrequency) {
    const double angleRad = tokens * inverseFrequency;
    const double lost = std::fma(tokens, inverseFrequency, -angleRad);
    const double cosine = std::cos(angleRad), sine = std::sin(angleRad);
    return {cosine - lost * sine, sine + lost * cosine};
}

/// One rotation after the other.
inline Phase operator*(const Phase& a, const Phase& b) {
    return {a.cosine * b.cosine - a.sine * b.sine, a.sine * b.cosine + a.cosine * b.sine};
}

}   // namespace rope
