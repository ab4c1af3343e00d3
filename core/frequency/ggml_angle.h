#pragma once

#include "core/frequency/correction_ramp.h"

#include <cstddef>

namespace rope::methods {

/// The numbers that ggml's rope operator scales an angle with.
struct GgmlScaling {
    double freqScale = 1;   ///< 1/factor, > 0
    double extFactor = 0;   ///< 0 linear, 1 YaRN's ramp, between: a blend
    double attnFactor = 1;   ///< before the operator's own factor
    CorrectionRamp ramp = {};   ///< ends in pairs; looked at only where extFactor is not 0
};

/// freqScale * theta, blended with theta by extFactor times YaRN's ramp, whose length is at least 0.001.
/// in: theta [rad/token], already divided by the pair's frequency factor;  out: [rad/token].  src: ggml,
/// rope_yarn (code)
double ggmlFrequency(double inverseFrequency, std::size_t pair, const GgmlScaling& scaling);

/// What cos and sin are multiplied with: attnFactor, times 1 + 0.1 ln(1/freqScale) whenever extFactor is not
/// 0.
double ggmlMagnitude(const GgmlScaling& scaling);

}   // namespace rope::methods
