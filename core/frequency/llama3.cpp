// The Llama 3 Herd of Models, arXiv:2407.21783 (the rule is in Meta's code): pairs with a wavelength below
// L/high_freq_factor are unscaled, above L/low_freq_factor divided by s, between them blended linearly in the
// number of revolutions within L.
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"

#include <array>

namespace rope::methods {

static Result<FrequencySchedule> computeLlama3(const ScalingRequest& request) {
    const double factor = *request.parameters.number("factor");
    const double low = request.parameters.number("low_freq_factor").value_or(1),
                 high = request.parameters.number("high_freq_factor").value_or(4);
    if (low > high)
        return Error{ErrorCode::OutOfRange,
                     "low_freq_factor = " + shortestText(low) +
                         " is greater than high_freq_factor = " + shortestText(high),
                     "low_freq_factor", "<= high_freq_factor"};
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double trained = request.lengths.trained;
    for (double& frequency : schedule.inverseFrequencies) {
        const double wavelength = wavelengthTokens(frequency);
        // Both borders first: with low == high there is no band between them and the blend, which would
        // divide 0 by 0, is never reached.
        if (wavelength < trained / high) continue;
        if (wavelength > trained / low || low == high) {
            frequency = wavelength > trained / low ? frequency / factor : frequency;
            continue;
        }
        const double kept = (trained / wavelength - low) / (high - low);
        frequency = (1 - kept) * frequency / factor + kept * frequency;
    }
    return schedule;
}

static constexpr ParameterSpec cornerSpec(std::string_view key, double defaultValue,
                                          std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "revolutions",
            .minimum = 0,
            .minimumIsOpen = true,
            .maximum = 1e6,
            .defaultValue = defaultValue,
            .isLogarithmic = true,
            .sliderLow = 0.25,
            .sliderHigh = 64,
            .meaning = meaning};
}

static constexpr std::array parameters{
    factorSpec(true, "divisor of the low frequencies"),
    cornerSpec("low_freq_factor", 1,
               "pairs with fewer revolutions than this within L are divided by the factor"),
    cornerSpec("high_freq_factor", 4, "pairs with more revolutions than this within L are unscaled")};

/// Pairs with at least high_freq_factor revolutions within L are unscaled.
static bool hasEffect(std::string_view key, const ScalingRequest& request) {
    const std::vector<double> unscaled = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    const auto someRotate = [&](double above, double below) {
        return std::any_of(unscaled.begin(), unscaled.end(), [&](double frequency) {
            const double revolutions = request.lengths.trained / wavelengthTokens(frequency);
            return revolutions > above && revolutions < below;
        });
    };
    const double low = numberOr(request, parameters[1]), high = numberOr(request, parameters[2]);
    if (key == parameters[0].key) return someRotate(-1, high);
    if (numberOr(request, "factor", 1) == 1) return false;
    return key == parameters[1].key ? someRotate(0, high) : someRotate(low, parameters[2].maximum);
}

constinit const ScalingMethod llama3Method{
    .id = "llama3",
    .title = "Llama 3",
    .actsOn = "F",
    .citation = "Llama Team 2024, The Llama 3 Herd of Models, arXiv:2407.21783",
    .hfName = "llama3",
    .vllmName = "llama3",
    .llamaCppName = "rope_freqs",
    .summary =
        "Pairs with short wavelengths are unscaled, those with long wavelengths are divided by s; between "
        "them the ramp is linear in the number of revolutions.",
    .parameters = parameters,
    .compute = computeLlama3,
    .hasEffect = hasEffect,
    .factorOneIsUnscaled = true,
    .factorIsLengthRatio = false,
    .extension = Extension::NewFactor,
    .engines = {.hfType = "llama3", .statesOriginalLength = true, .llamaCpp = LlamaCppForm::Tensors},
    .file = {.defaultsOf = "Llama 3"}};

}   // namespace rope::methods
