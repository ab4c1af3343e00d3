// YaRN: Efficient Context Window Extension of Large Language Models, arXiv:2309.00071, section 3.2 and 3.4,
// as computed by the authors' code and by HF transformers: the ramp is a line in the pair index (the paper's
// text has a line in the number of rotations).
#include "core/frequency/correction_ramp.h"
#include "core/frequency/method_parts.h"

#include <array>

namespace rope::methods {

namespace {

/// A beta of 0 counts as absent, as in HF.
double betaOf(const ScalingRequest& request, const ParameterSpec& spec) {
    const double given = request.parameters.number(spec.key).value_or(*spec.defaultValue);
    return given == 0 ? *spec.defaultValue : given;
}

CorrectionRamp rampOf(const ScalingRequest& request) {
    const auto rounding =
        request.parameters.flag("truncate").value_or(true) ? RampRounding::WholePairs : RampRounding::None;
    return correctionRamp(request, betaOf(request, betaFastSpec), betaOf(request, betaSlowSpec), rounding);
}

double attentionFactorOf(const ScalingRequest& request, double factor) {
    if (const auto given = request.parameters.number("attention_factor")) return *given;
    const double mscale = request.parameters.number("mscale").value_or(0),
                 mscaleAllDim = request.parameters.number("mscale_all_dim").value_or(0);
    // Both have to be there and not 0; one alone is ignored, as in HF.
    if (mscale != 0 && mscaleAllDim != 0)
        return yarnAttentionFactor(factor, mscale) / yarnAttentionFactor(factor, mscaleAllDim);
    return yarnAttentionFactor(factor);
}

}   // namespace

double factorOrContextRatio(const ScalingRequest& request) {
    return request.parameters.number("factor").value_or(request.lengths.configured / request.lengths.trained);
}

double deepSeekSoftmaxFactor(const ScalingRequest& request, double factor) {
    const double mscaleAllDim = request.parameters.number("mscale_all_dim").value_or(0);
    if (request.softmaxScaling == SoftmaxScaling::Never || mscaleAllDim == 0) return 1;
    const double magnitude = yarnAttentionFactor(factor, mscaleAllDim);
    return magnitude * magnitude;
}

Result<std::vector<double>> yarnFrequencies(const ScalingRequest& request, double factor) {
    if (const Check problem = checkRampBase(request)) return *problem;
    const CorrectionRamp ramp = rampOf(request);
    std::vector<double> frequencies = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const double interpolated = ramp.at(i);
        frequencies[i] = frequencies[i] / factor * interpolated + frequencies[i] * (1 - interpolated);
    }
    return frequencies;
}

bool rampReachesPairs(const ScalingRequest& request) {
    if (checkRampBase(request)) return true;
    const CorrectionRamp ramp = rampOf(request);
    const auto pairs = static_cast<std::size_t>(pairCountOf(request.rotaryDim));
    return ramp.at(0) > 0 || ramp.at(pairs - 1) > 0;
}

bool roundingHasEffect(const ScalingRequest& request, double factor) {
    if (factor == 1 || checkRampBase(request)) return factor != 1;
    const double fast = betaOf(request, betaFastSpec), slow = betaOf(request, betaSlowSpec);
    const CorrectionRamp rounded = correctionRamp(request, fast, slow),
                         exact = correctionRamp(request, fast, slow, RampRounding::None);
    for (int i = 0; i < pairCountOf(request.rotaryDim); ++i)
        if (rounded.at(static_cast<std::size_t>(i)) != exact.at(static_cast<std::size_t>(i))) return true;
    return false;
}

static Result<FrequencySchedule> computeYarn(const ScalingRequest& request) {
    const double factor = factorOrContextRatio(request);
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factor);
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies), attentionFactorOf(request, factor),
                             deepSeekSoftmaxFactor(request, factor)};
}

static Result<FrequencySchedule> computeNtkByParts(const ScalingRequest& request) {
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factorOrContextRatio(request));
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies)};
}

static constexpr ParameterSpec magnitudeSpec(std::string_view key, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .maximum = 1e6,
            .defaultValue = {},
            .sliderLow = 0,
            .sliderHigh = 2,
            .meaning = meaning};
}

static constexpr ParameterSpec inferredFactor =
    factorSpec(false, "divisor of the low frequencies; default: max_position_embeddings / L");
static constexpr std::array yarnParameters{
    inferredFactor,
    betaFastSpec,
    betaSlowSpec,
    magnitudeSpec("attention_factor", "A on cos and sin; default: 0.1 ln(factor) + 1"),
    magnitudeSpec("mscale", "numerator of A, only together with mscale_all_dim"),
    magnitudeSpec("mscale_all_dim", "denominator of A, and the DeepSeek softmax factor"),
    truncateSpec};
static constexpr std::array partsParameters{inferredFactor, betaFastSpec, betaSlowSpec};

/// Whether the attention factor follows from the factor.
static bool attentionFollowsFactor(const ScalingRequest& request) {
    if (request.parameters.number("attention_factor")) return false;
    const double mscale = numberOr(request, "mscale", 0),
                 mscaleAllDim = numberOr(request, "mscale_all_dim", 0);
    return mscale == 0 || mscaleAllDim == 0 || mscale != mscaleAllDim;
}

static bool partsHasEffect(std::string_view key, const ScalingRequest& request) {
    return key == "factor" ? rampReachesPairs(request) : betaHasEffect(factorOrContextRatio(request));
}

static bool yarnHasEffect(std::string_view key, const ScalingRequest& request) {
    const double factor = factorOrContextRatio(request), mscale = numberOr(request, "mscale", 0),
                 mscaleAllDim = numberOr(request, "mscale_all_dim", 0);
    const bool givesA = request.parameters.number("attention_factor").has_value(),
               scalesSoftmax = request.softmaxScaling != SoftmaxScaling::Never;
    if (key == "attention_factor") return true;
    if (key == "mscale") return factor > 1 && !givesA && mscaleAllDim != 0;
    if (key == "mscale_all_dim") return factor > 1 && (scalesSoftmax || (!givesA && mscale != 0));
    if (key == "truncate") return roundingHasEffect(request, factor);
    if (key != "factor") return betaHasEffect(factor);
    return attentionFollowsFactor(request) || (scalesSoftmax && mscaleAllDim != 0) ||
           rampReachesPairs(request);
}

constinit const ScalingMethod yarnMethod{
    .id = "yarn",
    .title = "YaRN",
    .actsOn = "F+S",
    .citation = "Peng et al. 2023, YaRN, arXiv:2309.00071",
    .hfName = "yarn",
    .vllmName = "yarn",
    .llamaCppName = "yarn",
    .summary =
        "High-frequency pairs are unscaled, low-frequency pairs are divided by s, pairs between are blended; "
        "logits are multiplied by A squared.",
    .parameters = yarnParameters,
    .compute = computeYarn,
    .hasEffect = yarnHasEffect,
    .factorOneIsUnscaled = true,
    .softmaxFollowsFamily = true,
    .engines = {.hfType = "yarn", .statesOriginalLength = true, .llamaCpp = LlamaCppForm::Yarn}};

constinit const ScalingMethod ntkByPartsMethod{
    .id = "ntk-by-parts",
    .title = "NTK-by-parts",
    .actsOn = "F",
    .citation = "Peng et al. 2023, arXiv:2309.00071, section 3.2",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "The frequencies of YaRN without its attention factor.",
    .parameters = partsParameters,
    .compute = computeNtkByParts,
    .hasEffect = partsHasEffect,
    .factorOneIsUnscaled = true,
    .engines = {.hfType = "yarn", .statesAttentionFactor = true, .llamaCpp = LlamaCppForm::Yarn}};

}   // namespace rope::methods
