// Giraffe: Adventures in Expanding Context Lengths in LLMs, arXiv:2308.10882, section 3: power scaling
// theta_i (1 - 2i/r)^k, and the truncated basis: unchanged above 2 pi/T, a constant 2 pi/(16 T) down to 2
// pi/(8 T), nothing below. With linear: linear first, power second, truncation last.
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::methods {

namespace {

double truncated(double frequency, double length) {
    const double cutoff = 2 * std::numbers::pi / length;
    if (frequency >= cutoff) return frequency;
    return frequency >= cutoff / 8 ? cutoff / 16 : 0;
}

Result<FrequencySchedule> computeGiraffe(const ScalingRequest& request) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double factor = request.parameters.number("factor").value_or(1),
                 power = request.parameters.number("scale_power").value_or(0);
    const double length = request.parameters.number("truncate_length").value_or(0);
    for (std::size_t i = 0; i < schedule.inverseFrequencies.size(); ++i) {
        double& frequency = schedule.inverseFrequencies[i];
        frequency = frequency / factor * std::pow(1 - 2 * static_cast<double>(i) / request.rotaryDim, power);
        if (length > 0) frequency = truncated(frequency, length);
    }
    return schedule;
}

constexpr std::array parameters{
    ParameterSpec{.key = "factor",
                  .kind = ParameterKind::Number,
                  .minimum = 0,
                  .minimumIsOpen = true,
                  .maximum = largestFactor,
                  .defaultValue = 1,
                  .isLogarithmic = true,
                  .sliderLow = 1,
                  .sliderHigh = 64,
                  .meaning = "divisor of every position, applied first"},
    ParameterSpec{.key = "scale_power",
                  .kind = ParameterKind::Number,
                  .minimum = 0,
                  .maximum = 100,
                  .defaultValue = 0,
                  .sliderLow = 0,
                  .sliderHigh = 2,
                  .meaning = "exponent k of the power basis"},
    ParameterSpec{.key = "truncate_length",
                  .kind = ParameterKind::Number,
                  .unit = "token",
                  .minimum = 0,
                  .maximum = 1e12,
                  .defaultValue = 0,
                  .isLogarithmic = true,
                  .sliderLow = 256,
                  .sliderHigh = 131072,
                  .meaning = "length T of the truncated basis; 0: no truncation"}};

/// The power does not change pair 0 and pairs with frequency 0.
bool hasEffect(std::string_view key, const ScalingRequest& request) {
    if (key != parameters[1].key) return true;
    const double length = numberOr(request, parameters[2]);
    const std::vector<double> unscaled = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    if (unscaled.size() < 2) return false;
    const double fastest = *std::max_element(unscaled.begin() + 1, unscaled.end());
    return length == 0 || truncated(fastest / numberOr(request, parameters[0]), length) > 0;
}

}   // namespace

constinit const ScalingMethod giraffeMethod{.id = "giraffe",
                                            .title = "Giraffe",
                                            .actsOn = "F",
                                            .citation = "Pal et al. 2023, Giraffe, arXiv:2308.10882",
                                            .hfName = "",
                                            .vllmName = "",
                                            .llamaCppName = "",
                                            .summary =
                                                "Low frequencies are scaled by a power of the pair index, or "
                                                "replaced by one constant frequency and then by 0.",
                                            .parameters = parameters,
                                            .compute = computeGiraffe,
                                            .hasEffect = hasEffect};

}   // namespace rope::methods
