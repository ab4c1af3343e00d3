#pragma once

#include "core/frequency/scaling_method.h"

namespace rope::methods {

/// A line over pairs that separates those that make many revolutions within L from those that make few.
struct CorrectionRamp {
    double low = 0, high = 0;   ///< pair indices where it starts and ends

    /// 0 up to low, 1 from high on.
    [[nodiscard]] double at(std::size_t pair) const;
};

enum class RampRounding { WholePairs, None };

/// The ramp between the pairs that complete `fast` and `slow` revolutions within the trained length.
/// in: fast, slow [revolutions] > 0; the request's base must not be 1
/// src: Peng et al. 2023, arXiv:2309.00071, as in the authors' code: c(R) = r ln(L/(2 pi R)) / (2 ln b),
/// floor and ceil, clamped to [0, r-1]
CorrectionRamp correctionRamp(const ScalingRequest& request, double fast, double slow,
                              RampRounding rounding = RampRounding::WholePairs);

/// err: Impossible when the base is 1 or less, where c(R) divides by ln(base)
Check checkRampBase(const ScalingRequest& request);

}   // namespace rope::methods
