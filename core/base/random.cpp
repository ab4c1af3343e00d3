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

}   // namespace rope
