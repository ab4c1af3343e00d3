// Adjusted base frequency: Effective Long-Context Scaling of Foundation Models, arXiv:2309.16039; Code Llama,
// arXiv:2308.12950. Another base and nothing else, so that a model can be compared with itself at several
// bases.
#include "core/frequency/method_parts.h"

#include <array>

namespace rope::methods {

static constexpr std::array parameters{ParameterSpec{.key = "adjusted_base",
                                                     .kind = ParameterKind::Number,
                                                     .minimum = 0,
                                                     .minimumIsOpen = true,
                                                     .maximum = 1e30,
                                                     .defaultValue = 1e6,
                                                     .isLogarithmic = true,
                                                     .sliderLow = 100,
                                                     .sliderHigh = 1e9,
                                                     .meaning = "the base that replaces rope_theta"}};

static Result<FrequencySchedule> computeAbf(const ScalingRequest& request) {
    const double base = request.parameters.number("adjusted_base").value_or(*parameters[0].defaultValue);
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, base)};
}

/// Pair 0 has frequency 1 with every base.
static bool hasEffect(std::string_view, const ScalingRequest& request) {
    return pairCountOf(request.rotaryDim) > 1;
}

constinit const ScalingMethod abfMethod{
    .id = "abf",
    .title = "base",
    .actsOn = "F",
    .citation = "Xiong et al. 2023, Effective Long-Context Scaling of Foundation Models, arXiv:2309.16039",
    .hfName = "rope_theta",
    .vllmName = "rope_theta",
    .llamaCppName = "--rope-freq-base",
    .summary = "Another base: low frequencies change most, the first pair is unchanged.",
    .parameters = parameters,
    .compute = computeAbf,
    .hasEffect = hasEffect,
    .labelShowsParameters = true};

}   // namespace rope::methods
