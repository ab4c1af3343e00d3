// Su Jianlin's NTK variants, blog posts 9706 and 9708 (2023), as vLLM's type `ntk` computes them.
// fixed: theta'_i = (b s)^(-2i/r) s^(-2/r) = theta_i s^(-2(i+1)/r);  mixed: theta'_i = theta_i / exp(a
// (i+1)^beta), a = ln(s) / (r/2)^beta.
#include "core/frequency/method_parts.h"

#include <array>
#include <cmath>

namespace rope::methods {

namespace {

/// theta_i / exp(ln(s) ((i+1)/(r/2))^beta); beta = 1 is the fixed form.
FrequencySchedule mixed(const ScalingRequest& request, double beta) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double logFactor = std::log(*request.parameters.number("factor")), pairs = request.rotaryDim / 2.0;
    for (std::size_t i = 0; i < schedule.inverseFrequencies.size(); ++i)
        schedule.inverseFrequencies[i] /=
            std::exp(logFactor * std::pow((static_cast<double>(i) + 1) / pairs, beta));
    return schedule;
}

Result<FrequencySchedule> computeNtkFixed(const ScalingRequest& request) { return mixed(request, 1); }

Result<FrequencySchedule> computeNtkMixed(const ScalingRequest& request) {
    return mixed(request, request.parameters.number("mixed_b").value_or(0.625));
}

constexpr ParameterSpec factor = factorSpec(true, "divisor of the last frequency");
constexpr std::array fixedParameters{factor};
constexpr std::array mixedParameters{
    factor, ParameterSpec{.key = "mixed_b",
                          .kind = ParameterKind::Number,
                          .minimum = 0,
                          .maximum = 10,
                          .defaultValue = 0.625,
                          .sliderLow = 0,
                          .sliderHigh = 1,
                          .meaning = "0: all pairs are scaled equally; 1: NTK fixed"}};

/// With one pair, s^((i+1)/(r/2))^b is s whatever b.
bool mixedHasEffect(std::string_view key, const ScalingRequest& request) {
    if (key == mixedParameters[0].key) return true;
    return numberOr(request, "factor", 1) != 1 && request.rotaryDim != 2;
}

constexpr std::array fixedTypes{RopeType{"ntk"}};
constexpr std::array mixedTypes{RopeType{.text = "ntk", .withKey = "mixed_b", .meaning = "NTK mixed"}};

}   // namespace

constinit const ScalingMethod ntkFixedMethod{.id = "ntk-fixed",
                                             .title = "NTK fixed",
                                             .actsOn = "F",
                                             .citation = "Su 2023 (blog, post 9706)",
                                             .hfName = "",
                                             .vllmName = "ntk",
                                             .llamaCppName = "",
                                             .summary =
                                                 "The frequency of pair i is divided by s^(2(i+1)/r): like "
                                                 "NTK-aware, but the first pair is scaled as well.",
                                             .parameters = fixedParameters,
                                             .compute = computeNtkFixed,
                                             .factorOneIsUnscaled = true,
                                             .extension = Extension::StretchFurther,
                                             .file = {.ropeTypes = fixedTypes}};

constinit const ScalingMethod ntkMixedMethod{
    .id = "ntk-mixed",
    .title = "NTK mixed",
    .actsOn = "F",
    .citation = "Su 2023 (blog, post 9708)",
    .hfName = "",
    .vllmName = "ntk",
    .llamaCppName = "",
    .summary =
        "Between linear and NTK fixed: an exponent determines how the scaling increases with the pair.",
    .parameters = mixedParameters,
    .compute = computeNtkMixed,
    .hasEffect = mixedHasEffect,
    .factorOneIsUnscaled = true,
    .extension = Extension::StretchFurther,
    .file = {.ropeTypes = mixedTypes}};

}   // namespace rope::methods
