#pragma once

#include "core/frequency/method_rows.h"
#include "core/frequency/scaling_method.h"
#include "core/parameters/rope_defaults.h"

#include <limits>

/// Parts shared by the methods' files.
namespace rope::methods {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();
inline constexpr double largestFactor = 1e9;

inline double numberOr(const ScalingRequest& request, std::string_view key, double absent) {
    return request.parameters.number(key).value_or(absent);
}

/// A number as given, else the standard value of its spec.
inline double numberOr(const ScalingRequest& request, const ParameterSpec& spec) {
    return numberOr(request, spec.key, spec.defaultValue.value_or(0));
}

/// The stretch s = L'/L of the linear family.
constexpr ParameterSpec factorSpec(bool isRequired, std::string_view meaning) {
    return {.key = "factor",
            .kind = ParameterKind::Number,
            .unit = "",
            .minimum = 0,
            .minimumIsOpen = true,
            .maximum = largestFactor,
            .defaultValue = {},
            .isRequired = isRequired,
            .isLogarithmic = true,
            .sliderLow = 1,
            .sliderHigh = 64,
            .meaning = meaning};
}

/// A corner of YaRN's ramp [revolutions within L].
constexpr ParameterSpec betaSpec(std::string_view key, double defaultValue, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "revolutions",
            .minimum = 0,
            .maximum = 1e6,
            .defaultValue = defaultValue,
            .isLogarithmic = true,
            .sliderLow = 0.25,
            .sliderHigh = 128,
            .meaning = meaning};
}

inline constexpr ParameterSpec betaFastSpec =
    betaSpec("beta_fast", defaultBetaFast, "pairs with more revolutions than this within L are unscaled");
inline constexpr ParameterSpec betaSlowSpec = betaSpec(
    "beta_slow", defaultBetaSlow, "pairs with fewer revolutions than this within L are interpolated");
inline constexpr ParameterSpec truncateSpec{.key = "truncate",
                                            .kind = ParameterKind::Flag,
                                            .minimum = 0,
                                            .maximum = 1,
                                            .defaultValue = 1,
                                            .meaning = "round the ends of the ramp to whole pairs"};

/// Unscaled theta_i = base^(-2i/r) [rad/token], i = 0..pairs-1.
/// src: Su et al. 2021, arXiv:2104.09864, section 3.2.2
std::vector<double> unscaledFrequencies(int rotaryDim, double base);

/// base * stretch^(r/(r-2)): the base that divides the frequency of the last pair exactly by `stretch`.
/// err: Impossible when r <= 2, where the exponent divides by zero
Result<double> ntkBase(int rotaryDim, double base, double stretch, std::string_view methodId);

/// factor, else max_position_embeddings / L.
double factorOrContextRatio(const ScalingRequest& request);

/// YaRN's frequencies alone (its one ramp between linear and unscaled).
Result<std::vector<double>> yarnFrequencies(const ScalingRequest& request, double factor);

/// Whether YaRN's ramp interpolates any pair: only then can the factor change a frequency. True where the
/// base has no ramp.
bool rampReachesPairs(const ScalingRequest& request);

/// Whether other ends of YaRN's ramp give other frequencies: with factor 1 both ends of the blend are the
/// same.
constexpr bool betaHasEffect(double factor) { return factor != 1; }

/// Whether `truncate` changes the weight of any pair.
bool roundingHasEffect(const ScalingRequest& request, double factor);

/// (0.1 * mscale_all_dim * ln(factor) + 1)^2 where the family multiplies its softmax scale, else 1.
double deepSeekSoftmaxFactor(const ScalingRequest& request, double factor);

// The rows of the registry, defined one group a file.
#define ROPE_DECLARE_ROW(name) extern const ScalingMethod name;
ROPE_FREQUENCY_METHODS(ROPE_DECLARE_ROW)
#undef ROPE_DECLARE_ROW

}   // namespace rope::methods
