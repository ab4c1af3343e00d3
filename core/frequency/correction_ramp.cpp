#include "core/frequency/correction_ramp.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rope::methods {

double CorrectionRamp::at(std::size_t pair) const {
    return std::clamp((static_cast<double>(pair) - low) / (high - low), 0.0, 1.0);
}

namespace {

double pairWithRevolutions(const ScalingRequest& request, double revolutions) {
    return request.rotaryDim * std::log(request.lengths.trained / (revolutions * 2 * std::numbers::pi)) /
           (2 * std::log(request.ropeTheta));
}

}   // namespace

CorrectionRamp correctionRamp(const ScalingRequest& request, double fast, double slow,
                              RampRounding rounding) {
    CorrectionRamp ramp{pairWithRevolutions(request, fast), pairWithRevolutions(request, slow)};
    if (rounding == RampRounding::WholePairs) ramp = {std::floor(ramp.low), std::ceil(ramp.high)};
    // The clamp is against r - 1 although pairs end at r/2 - 1: so does every implementation.
    ramp = {std::max(ramp.low, 0.0), std::min(ramp.high, request.rotaryDim - 1.0)};
    if (ramp.low == ramp.high) ramp.high += 0.001;
    return ramp;
}

Check checkRampBase(const ScalingRequest& request) {
    if (request.ropeTheta > 1) return {};
    return Error{ErrorCode::Impossible,
                 "rope_theta = " + shortestText(request.ropeTheta) +
                     " is not allowed for YaRN: its ramp divides by ln(rope_theta)",
                 "rope_theta", "> 1"};
}

}   // namespace rope::methods
