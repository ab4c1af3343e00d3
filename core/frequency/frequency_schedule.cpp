#include "core/frequency/frequency_schedule.h"

#include <limits>
#include <numbers>

namespace rope {

double wavelengthTokens(double inverseFrequency) {
    return inverseFrequency == 0 ? std::numeric_limits<double>::infinity()
                                 : 2 * std::numbers::pi / inverseFrequency;
}

}   // namespace rope
