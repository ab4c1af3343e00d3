// NTK-aware scaling: bloc97 2023 (post, no paper), described in YaRN, arXiv:2309.00071, section 3.1: base' =
// base * s^(r/(r-2)).
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"

#include <array>
#include <cmath>

namespace rope::methods {

Result<double> ntkBase(int rotaryDim, double base, double stretch, std::string_view methodId) {
    if (rotaryDim <= 2)
        return Error{ErrorCode::Impossible,
                     std::string(methodId) + " cannot scale rotary_dim = " + std::to_string(rotaryDim) +
                         ": the exponent r/(r-2) needs more than one pair",
                     "rotary_dim", ">= 3"};
    const double scaled = base * std::pow(stretch, rotaryDim / (rotaryDim - 2.0));
    if (!std::isfinite(scaled) || scaled <= 0)
        return Error{ErrorCode::Impossible,
                     std::string(methodId) + " changes base " + shortestText(base) + " to " +
                         shortestText(scaled) + ", which is not a base",
                     "rope_theta", "a stretched base that is finite and > 0"};
    return scaled;
}

static Result<FrequencySchedule> computeNtk(const ScalingRequest& request) {
    const Result<double> base =
        ntkBase(request.rotaryDim, request.ropeTheta, *request.parameters.number("factor"), "ntk");
    if (!base) return base.error();
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, *base)};
}

static Result<FrequencySchedule> computeNtkAlpha(const ScalingRequest& request) {
    const Result<double> base =
        ntkBase(request.rotaryDim, request.ropeTheta, *request.parameters.number("alpha"), "ntk-alpha");
    if (!base) return base.error();
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, *base)};
}

static constexpr std::array ntkParameters{
    factorSpec(true, "divisor of the last frequency; the first is unchanged")};

constinit const ScalingMethod ntkMethod{
    .id = "ntk",
    .title = "NTK-aware",
    .actsOn = "F",
    .citation = "bloc97 2023; described in Peng et al. 2023, arXiv:2309.00071",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "--rope-freq-base",
    .summary =
        "A larger base: the frequency of pair i is divided by s^(2i/(r-2)), that of the last pair exactly by "
        "s, that of the first not at all.",
    .parameters = ntkParameters,
    .compute = computeNtk,
    .factorOneIsUnscaled = true,
    .baseFollowsRotaryDim = true,
    .extension = Extension::StretchFurther};

static constexpr std::array alphaParameters{ParameterSpec{.key = "alpha",
                                                          .kind = ParameterKind::Number,
                                                          .minimum = 0,
                                                          .minimumIsOpen = true,
                                                          .maximum = largestFactor,
                                                          .defaultValue = {},
                                                          .isRequired = true,
                                                          .isLogarithmic = true,
                                                          .sliderLow = 1,
                                                          .sliderHigh = 1000,
                                                          .meaning = "divisor of the last frequency"}};

static constexpr std::array alphaTypes{
    RopeType{"xdrope"},
    RopeType{.text = "dynamic", .withKey = "alpha", .meaning = "the constant NTK alpha of Hunyuan"}};

constinit const ScalingMethod ntkAlphaMethod{
    .id = "ntk-alpha",
    .title = "NTK alpha",
    .actsOn = "F",
    .citation = "Tencent Hunyuan (code)",
    .hfName = "dynamic",
    .vllmName = "dynamic",
    .llamaCppName = "rope.scaling.alpha",
    .summary =
        "The NTK-aware base with a constant alpha; in files, type dynamic with alpha instead of factor.",
    .parameters = alphaParameters,
    .compute = computeNtkAlpha,
    .factorOneIsUnscaled = true,
    .baseFollowsRotaryDim = true,
    .extension = Extension::StretchFurther,
    .file = {.ropeTypes = alphaTypes}};

}   // namespace rope::methods
