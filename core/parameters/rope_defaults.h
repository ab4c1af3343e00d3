#pragma once

#include <cmath>

/// Numbers and formulas that are common to methods, importers and engines.
namespace rope {

/// The base where a model gives none.
/// src: Su et al. 2021, RoFormer, arXiv:2104.09864, section 3.3
inline constexpr double defaultRopeTheta = 10000;

/// Ends of YaRN's ramp [revolutions within L]: pairs above `fast` are unscaled, pairs below `slow` are
/// interpolated.
/// src: Peng et al. 2023, YaRN, arXiv:2309.00071, section 3.2 (its beta and alpha)
inline constexpr double defaultBetaFast = 32, defaultBetaSlow = 1;

/// 0.1 weight ln(factor) + 1, for any factor > 0, as ggml's rope operator computes it.
inline double logAttentionFactor(double factor, double weight = 1) {
    return 0.1 * weight * std::log(factor) + 1;
}

/// YaRN's attention factor: 0.1 weight ln(factor) + 1 for factor > 1, else 1.
/// src: Peng et al. 2023, YaRN, arXiv:2309.00071, equation 22; weight is mscale in the code of DeepSeek
inline double yarnAttentionFactor(double factor, double weight = 1) {
    return factor > 1 ? logAttentionFactor(factor, weight) : 1;
}

}   // namespace rope
