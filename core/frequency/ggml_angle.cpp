#include "core/frequency/ggml_angle.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>

namespace rope::methods {

double ggmlFrequency(double inverseFrequency, std::size_t pair, const GgmlScaling& scaling) {
    if (scaling.extFactor == 0) return inverseFrequency * scaling.freqScale;
    const double length = std::max(0.001, scaling.ramp.high - scaling.ramp.low);
    const double along = std::clamp((static_cast<double>(pair) - scaling.ramp.low) / length, 0.0, 1.0);
    const double kept = (1 - along) * scaling.extFactor;
    return inverseFrequency * (scaling.freqScale * (1 - kept) + kept);
}

double ggmlMagnitude(const GgmlScaling& scaling) {
    return scaling.extFactor == 0 ? scaling.attnFactor
                                  : scaling.attnFactor * logAttentionFactor(1 / scaling.freqScale);
}

}   // namespace rope::methods
