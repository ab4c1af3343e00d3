// Extending Context Window of Large Language Models via Positional Interpolation, arXiv:2306.15595, equation
// 3: theta'_i = theta_i / s.
#include "core/frequency/method_parts.h"

#include <array>

namespace rope::methods {

static Result<FrequencySchedule> computeLinear(const ScalingRequest& request) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double factor = *request.parameters.number("factor");
    for (double& frequency : schedule.inverseFrequencies) frequency /= factor;
    return schedule;
}

static constexpr std::array parameters{factorSpec(true, "divisor of every position")};

constinit const ScalingMethod linearMethod{
    .id = "linear",
    .title = "linear",
    .actsOn = "F",
    .citation = "Chen et al. 2023, Positional Interpolation, arXiv:2306.15595; kaiokendev 2023",
    .hfName = "linear",
    .vllmName = "linear",
    .llamaCppName = "linear",
    .summary =
        "All frequencies are divided by s, so that all angles stay in the trained range; adjacent tokens "
        "become harder to tell apart.",
    .parameters = parameters,
    .compute = computeLinear,
    .factorOneIsUnscaled = true,
    .extension = Extension::StretchFurther,
    .engines = {.hfType = "linear", .llamaCpp = LlamaCppForm::Linear}};

}   // namespace rope::methods
