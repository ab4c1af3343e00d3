#pragma once

#include "core/frequency/scaling_method.h"

#include <limits>

/// Parts shared by the methods' files. One method, one file; the registry lists them.
namespace rope::methods {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();
inline constexpr double largestFactor = 1e9;

/// The stretch s = L'/L of the linear family.
constexpr ParameterSpec factorSpec(bool isRequired, std::string_view meaning) {
    return {.key = "factor",
            .kind = ParameterKind::Number,
            .unit = "",
            .minimum = 0,
            .minimumIsOpen = true,
            .maximum = largestFactor,
            .standard = {},
            .isRequired = isRequired,
            .isLogarithmic = true,
            .sliderLow = 1,
            .sliderHigh = 64,
            .meaning = meaning};
}

/// Unscaled theta_i = base^(-2i/r) [rad/token], i = 0..pairs-1. src: Su et al. 2021, arXiv:2104.09864, section 3.2.2
std::vector<double> unscaledFrequencies(int rotaryDim, double base);

/// base * stretch^(r/(r-2)): the base whose last pair turns exactly `stretch` times slower.
/// err: Impossible when r <= 2, where the exponent divides by zero
Result<double> ntkBase(int rotaryDim, double base, double stretch, std::string_view methodId);

/// factor, else max_position_embeddings / L.
double factorOrContextRatio(const ScalingRequest& request);

/// YaRN's M(s, x) = 0.1 x ln s + 1 for s > 1, else 1.
double yarnMagnitude(double factor, double x);

/// YaRN's frequencies alone (its one ramp between linear and unscaled).
Result<std::vector<double>> yarnFrequencies(const ScalingRequest& request, double factor);

/// (0.1 * mscale_all_dim * ln(factor) + 1)^2 where the family multiplies its softmax scale, else 1.
double deepSeekSoftmaxFactor(const ScalingRequest& request, double factor);

Result<FrequencySchedule> computeNone(const ScalingRequest& request);
Result<FrequencySchedule> computeLinear(const ScalingRequest& request);
Result<FrequencySchedule> computeNtk(const ScalingRequest& request);
Result<FrequencySchedule> computeNtkAlpha(const ScalingRequest& request);
Result<FrequencySchedule> computeDynamic(const ScalingRequest& request);
Result<FrequencySchedule> computeDynamicQwen(const ScalingRequest& request);
Result<FrequencySchedule> computeNtkByParts(const ScalingRequest& request);
Result<FrequencySchedule> computeYarn(const ScalingRequest& request);
Result<FrequencySchedule> computeLongRope(const ScalingRequest& request);
Result<FrequencySchedule> computeLlama3(const ScalingRequest& request);
Result<FrequencySchedule> computeProportional(const ScalingRequest& request);

extern const ScalingMethod noneMethod, linearMethod, ntkMethod, ntkAlphaMethod, dynamicMethod, dynamicQwenMethod, ntkByPartsMethod,
    yarnMethod, longRopeMethod, llama3Method, proportionalMethod;

}   // namespace rope::methods
