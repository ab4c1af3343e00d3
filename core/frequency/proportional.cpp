// p-RoPE: Round and Round We Go!, arXiv:2410.06205; Gemma 4's global layers. The first int(p r / 2) pairs
// rotate with the exponent over all of r, the others are not rotated.
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::methods {

static Result<FrequencySchedule> computeProportional(const ScalingRequest& request) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double part = request.parameters.number("partial_rotary_factor").value_or(1),
                 factor = request.parameters.number("factor").value_or(1);
    const auto rotating = static_cast<std::ptrdiff_t>(std::floor(part * request.rotaryDim / 2));
    const auto begin = schedule.inverseFrequencies.begin(),
               border = begin + std::min(rotating, schedule.inverseFrequencies.end() - begin);
    std::for_each(begin, border, [&](double& frequency) { frequency /= factor; });
    std::fill(border, schedule.inverseFrequencies.end(), 0.0);
    return schedule;
}

static constexpr std::array parameters{ParameterSpec{.key = "partial_rotary_factor",
                                                     .kind = ParameterKind::Number,
                                                     .minimum = 0,
                                                     .minimumIsOpen = true,
                                                     .maximum = 1,
                                                     .defaultValue = 1,
                                                     .sliderLow = 0.05,
                                                     .sliderHigh = 1,
                                                     .meaning = "fraction of the pairs that rotate"},
                                       ParameterSpec{.key = "factor",
                                                     .kind = ParameterKind::Number,
                                                     .minimum = 0,
                                                     .minimumIsOpen = true,
                                                     .maximum = largestFactor,
                                                     .defaultValue = 1,
                                                     .isLogarithmic = true,
                                                     .sliderLow = 1,
                                                     .sliderHigh = 64,
                                                     .meaning = "divisor of the frequencies of these pairs"}};

static bool hasEffect(std::string_view key, const ScalingRequest& request) {
    const double part = key == parameters[0].key ? 1 : numberOr(request, parameters[0]);
    return std::floor(part * request.rotaryDim / 2) >= 1;
}

constinit const ScalingMethod proportionalMethod{
    .id = "proportional",
    .title = "p-RoPE",
    .actsOn = "F",
    .citation = "Barbero et al. 2024, Round and Round We Go!, arXiv:2410.06205",
    .hfName = "proportional",
    .vllmName = "proportional",
    .llamaCppName = "rope_freqs",
    .summary =
        "Only the pairs with the highest frequencies rotate; the others do not depend on the position.",
    .parameters = parameters,
    .compute = computeProportional,
    .hasEffect = hasEffect,
    .extension = Extension::StretchFurther,
    .engines = {.hfType = "proportional", .llamaCpp = LlamaCppForm::Tensors}};

}   // namespace rope::methods
