#include "core/base/random.h"

#include <cmath>
#include <numbers>

namespace rope {

double NormalSource::uniform() {
    // 53 random bits, moved by half a step so that 0 never comes and the logarithm below stays finite.
    return (static_cast<double>(m_bits() >> 11U) + 0.5) * 0x1p-53;
}

double NormalSource::next() {
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    const double radius = std::sqrt(-2.0 * std::log(uniform()));
    const double angleRad = 2.0 * std::numbers::pi * uniform();
    m_spare = radius * std::sin(angleRad);
    m_hasSpare = true;
    return radius * std::cos(angleRad);
}

namespace {

/// src: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators", the output function of SplitMix64
std::uint64_t splitMix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

}   // namespace

std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t stream, std::uint64_t index) {
    return splitMix(splitMix(splitMix(seed) ^ stream) ^ index);
}

}   // namespace rope
