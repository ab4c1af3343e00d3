// YaRN: Efficient Context Window Extension of Large Language Models, arXiv:2309.00071, section 3.2 and 3.4, as computed by the authors'
// code and by HF transformers: the ramp is a line in the pair index (the paper's text has a line in the number of rotations).
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::methods {

namespace {

constexpr double standardBetaFast = 32, standardBetaSlow = 1;

/// A beta of 0 counts as absent, as in HF.
double betaOr(const ScalingRequest& request, std::string_view key, double standard) {
    const double given = request.parameters.number(key).value_or(standard);
    return given == 0 ? standard : given;
}

/// c(R) = r ln(L / (2 pi R)) / (2 ln b): the pair index (real-valued) that makes R turns within L.
double pairWithRotations(const ScalingRequest& request, double rotations) {
    return request.rotaryDim * std::log(request.lengths.trained / (rotations * 2 * std::numbers::pi)) / (2 * std::log(request.ropeTheta));
}

struct Ramp {
    double low, high;
};

Ramp rampOf(const ScalingRequest& request) {
    Ramp ramp{pairWithRotations(request, betaOr(request, "beta_fast", standardBetaFast)),
              pairWithRotations(request, betaOr(request, "beta_slow", standardBetaSlow))};
    if (request.parameters.flag("truncate").value_or(true)) ramp = {std::floor(ramp.low), std::ceil(ramp.high)};
    // The clamp is against r - 1 although pairs end at r/2 - 1: so does every implementation.
    ramp = {std::max(ramp.low, 0.0), std::min(ramp.high, request.rotaryDim - 1.0)};
    if (ramp.low == ramp.high) ramp.high += 0.001;
    return ramp;
}

double attentionFactorOf(const ScalingRequest& request, double factor) {
    if (const auto given = request.parameters.number("attention_factor")) return *given;
    const double mscale = request.parameters.number("mscale").value_or(0),
                 mscaleAllDim = request.parameters.number("mscale_all_dim").value_or(0);
    // Both have to be there and not 0; one alone is ignored, as in HF.
    if (mscale != 0 && mscaleAllDim != 0) return yarnMagnitude(factor, mscale) / yarnMagnitude(factor, mscaleAllDim);
    return yarnMagnitude(factor, 1);
}

}   // namespace

double factorOrContextRatio(const ScalingRequest& request) {
    return request.parameters.number("factor").value_or(request.lengths.configured / request.lengths.trained);
}

double yarnMagnitude(double factor, double x) { return factor > 1 ? 0.1 * x * std::log(factor) + 1 : 1; }

double deepSeekSoftmaxFactor(const ScalingRequest& request, double factor) {
    const double mscaleAllDim = request.parameters.number("mscale_all_dim").value_or(0);
    if (request.softmaxScaling == SoftmaxScaling::Never || mscaleAllDim == 0) return 1;
    const double magnitude = yarnMagnitude(factor, mscaleAllDim);
    return magnitude * magnitude;
}

Result<std::vector<double>> yarnFrequencies(const ScalingRequest& request, double factor) {
    if (request.ropeTheta <= 1)
        return Error{
            ErrorCode::Impossible,
            "rope_theta = " + shortestText(request.ropeTheta) + " gives the ramp over pairs no place: it divides by ln(rope_theta)",
            "rope_theta", "> 1"};
    const Ramp ramp = rampOf(request);
    std::vector<double> frequencies = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const double interpolated = std::clamp((static_cast<double>(i) - ramp.low) / (ramp.high - ramp.low), 0.0, 1.0);
        frequencies[i] = frequencies[i] / factor * interpolated + frequencies[i] * (1 - interpolated);
    }
    return frequencies;
}

Result<FrequencySchedule> computeYarn(const ScalingRequest& request) {
    const double factor = factorOrContextRatio(request);
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factor);
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies), attentionFactorOf(request, factor), deepSeekSoftmaxFactor(request, factor)};
}

Result<FrequencySchedule> computeNtkByParts(const ScalingRequest& request) {
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factorOrContextRatio(request));
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies)};
}

static constexpr ParameterSpec betaSpec(std::string_view key, double standard, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "turns",
            .minimum = 0,
            .maximum = 1e6,
            .standard = standard,
            .isLogarithmic = true,
            .sliderLow = 0.25,
            .sliderHigh = 128,
            .meaning = meaning};
}

static constexpr ParameterSpec magnitudeSpec(std::string_view key, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .maximum = 1e6,
            .standard = {},
            .sliderLow = 0,
            .sliderHigh = 2,
            .meaning = meaning};
}

static constexpr ParameterSpec inferredFactor =
    factorSpec(false, "how many times slower the slow pairs turn; absent: max_position_embeddings / L");
static constexpr ParameterSpec betaFast =
    betaSpec("beta_fast", standardBetaFast, "pairs with more turns than this within L are left alone");
static constexpr ParameterSpec betaSlow =
    betaSpec("beta_slow", standardBetaSlow, "pairs with fewer turns than this within L are interpolated fully");
static constexpr ParameterSpec truncate{.key = "truncate",
                                        .kind = ParameterKind::Flag,
                                        .minimum = 0,
                                        .maximum = 1,
                                        .standard = 1,
                                        .meaning = "round the ramp's ends to whole pairs"};

static constexpr std::array yarnParameters{inferredFactor,
                                           betaFast,
                                           betaSlow,
                                           magnitudeSpec("attention_factor", "A on cos and sin; absent: 0.1 ln(factor) + 1"),
                                           magnitudeSpec("mscale", "numerator of A, only together with mscale_all_dim"),
                                           magnitudeSpec("mscale_all_dim", "denominator of A, and the DeepSeek softmax factor"),
                                           truncate};
static constexpr std::array partsParameters{inferredFactor, betaFast, betaSlow};

constinit const ScalingMethod yarnMethod{
    .id = "yarn",
    .title = "YaRN",
    .actsOn = "F+S",
    .citation = "Peng et al. 2023, YaRN, arXiv:2309.00071",
    .hfName = "yarn",
    .vllmName = "yarn",
    .llamaCppName = "yarn",
    .summary = "Fast pairs are kept, slow pairs turn s times slower, those between are blended; the logits are sharpened by A squared.",
    .parameters = yarnParameters,
    .compute = computeYarn};

constinit const ScalingMethod ntkByPartsMethod{.id = "ntk-by-parts",
                                               .title = "NTK-by-parts",
                                               .actsOn = "F",
                                               .citation = "Peng et al. 2023, arXiv:2309.00071, section 3.2",
                                               .hfName = "",
                                               .vllmName = "",
                                               .llamaCppName = "",
                                               .summary = "YaRN's frequencies without its temperature.",
                                               .parameters = partsParameters,
                                               .compute = computeNtkByParts};

}   // namespace rope::methods
