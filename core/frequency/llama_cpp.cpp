// The rope operator of ggml, as llama.cpp parametrises it: theta' = freq_scale * theta, blended with theta by
// ext_factor times YaRN's ramp; the operator multiplies its attn_factor by 1 + 0.1 ln(1/freq_scale) whenever
// ext_factor is not 0. Always whole-pair ramp ends, divisor at least 0.001.
#include "core/frequency/ggml_angle.h"
#include "core/frequency/method_parts.h"

#include <array>
#include <string>

namespace rope::methods {

namespace {

CorrectionRamp rampOf(const ScalingRequest& request) {
    return correctionRamp(request, numberOr(request, "beta_fast", defaultBetaFast),
                          numberOr(request, "beta_slow", defaultBetaSlow));
}

Result<FrequencySchedule> computeLlamaCpp(const ScalingRequest& request) {
    GgmlScaling scaling{request.parameters.number("freq_scale").value_or(1),
                        request.parameters.number("ext_factor").value_or(0),
                        request.parameters.number("attn_factor").value_or(1)};
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    if (const std::vector<double>* divisors = request.parameters.list("freq_factors")) {
        if (divisors->size() != schedule.pairCount())
            return Error{ErrorCode::OutOfRange,
                         "freq_factors: expected " + std::to_string(schedule.pairCount()) + " factors, got " +
                             std::to_string(divisors->size()),
                         "freq_factors", "one number > 0 per pair"};
        for (std::size_t i = 0; i < divisors->size(); ++i) schedule.inverseFrequencies[i] /= (*divisors)[i];
    }
    if (scaling.extFactor != 0) {
        if (const Check problem = checkRampBase(request)) return *problem;
        scaling.ramp =
            correctionRamp(request, request.parameters.number("beta_fast").value_or(defaultBetaFast),
                           request.parameters.number("beta_slow").value_or(defaultBetaSlow));
    }
    for (std::size_t i = 0; i < schedule.pairCount(); ++i)
        schedule.inverseFrequencies[i] = ggmlFrequency(schedule.inverseFrequencies[i], i, scaling);
    schedule.attentionFactor = ggmlMagnitude(scaling);
    return schedule;
}

constexpr ParameterSpec openSpec(std::string_view key, double defaultValue, double maximum,
                                 std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .minimumIsOpen = true,
            .maximum = maximum,
            .defaultValue = defaultValue,
            .isLogarithmic = true,
            .sliderLow = 0.01,
            .sliderHigh = 128,
            .meaning = meaning};
}

constexpr std::array parameters{
    openSpec("freq_scale", 1, 1e9, "1/factor: multiplies every angle"),
    ParameterSpec{.key = "ext_factor",
                  .kind = ParameterKind::Number,
                  .minimum = 0,
                  .maximum = 1,
                  .defaultValue = 0,
                  .sliderLow = 0,
                  .sliderHigh = 1,
                  .meaning = "0: linear; 1: the ramp of YaRN; between: blended"},
    ParameterSpec{.key = "attn_factor",
                  .kind = ParameterKind::Number,
                  .minimum = 0,
                  .maximum = 1e6,
                  .defaultValue = 1,
                  .sliderLow = 0,
                  .sliderHigh = 2,
                  .meaning = "A, before the factor 1 + 0.1 ln(1/freq_scale) of the operator"},
    openSpec("beta_fast", defaultBetaFast, 1e6,
             "pairs with more revolutions than this within L are unscaled"),
    openSpec("beta_slow", defaultBetaSlow, 1e6,
             "pairs with fewer revolutions than this within L are interpolated"),
    ParameterSpec{.key = "freq_factors",
                  .kind = ParameterKind::NumberPerPair,
                  .minimum = 0,
                  .minimumIsOpen = true,
                  .maximum = 1e38,
                  .defaultValue = {},
                  .meaning = "divisor of each pair (rope_freqs)"}};

/// With freq_scale 1 both ends of the blend are the same.
bool hasEffect(std::string_view key, const ScalingRequest& request) {
    if (key == "freq_scale" || key == "attn_factor") return true;
    const double scale = numberOr(request, "freq_scale", 1);
    if (key == "ext_factor") return scale != 1;
    if (numberOr(request, "ext_factor", 0) == 0 || !betaHasEffect(1 / scale) || checkRampBase(request))
        return false;
    // The operator's ramp never runs backwards: one that starts at the last pair blends none.
    return key == "beta_fast" || rampOf(request).low < pairCountOf(request.rotaryDim) - 1;
}

}   // namespace

constinit const ScalingMethod llamaCppMethod{
    .id = "llama-cpp",
    .title = "llama.cpp",
    .actsOn = "F+S",
    .citation = "ggml's rope operator (code); Peng et al. 2023, arXiv:2309.00071",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "rope",
    .summary =
        "The rope operator with its own parameters: freq_scale, ext_factor, attn_factor, betas and divisors "
        "per pair.",
    .parameters = parameters,
    .compute = computeLlamaCpp,
    .hasEffect = hasEffect};

}   // namespace rope::methods
