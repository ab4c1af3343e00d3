// YaRN (arXiv:2309.00071) as others read it: vLLM's own keys, vLLM's DeepSeek form, DeepSeek's official
// inference code, TeleChat3, and the ramp of the paper's text. The frequencies are YaRN's; what differs is
// the temperature, or where the ramp is a straight line.
#include "core/frequency/correction_ramp.h"
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::methods {

namespace {

Result<FrequencySchedule> withMagnitude(const ScalingRequest& request, double factor, double attentionFactor,
                                        double softmaxFactor = 1) {
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factor);
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies), attentionFactor, softmaxFactor};
}

/// vLLM: extrapolation_factor multiplies the unscaled fraction, attn_factor multiplies the attention factor;
/// attention_factor and mscale are not read.
Result<FrequencySchedule> computeVllm(const ScalingRequest& request) {
    const double factor = *request.parameters.number("factor"),
                 kept = request.parameters.number("extrapolation_factor").value_or(1);
    Result<FrequencySchedule> schedule =
        withMagnitude(request, factor, request.parameters.number("attn_factor").value_or(1));
    if (!schedule) return schedule;
    if (request.parameters.flag("apply_yarn_scaling").value_or(true))
        schedule->attentionFactor *= yarnAttentionFactor(factor);
    const std::vector<double> unscaled = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    for (std::size_t i = 0; i < unscaled.size(); ++i) {
        double& frequency = schedule->inverseFrequencies[i];
        frequency = unscaled[i] / factor * (1 - kept) + frequency * kept;
    }
    return schedule;
}

/// vLLM's deepseek_yarn: mscale 1 and mscale_all_dim 0 when absent, and 0 counts as magnitude 1.
Result<FrequencySchedule> computeDeepSeekVllm(const ScalingRequest& request) {
    const double factor = *request.parameters.number("factor");
    const double magnitude =
        yarnAttentionFactor(factor, request.parameters.number("mscale").value_or(1)) /
        yarnAttentionFactor(factor, request.parameters.number("mscale_all_dim").value_or(0));
    return withMagnitude(request, factor, magnitude, deepSeekSoftmaxFactor(request, factor));
}

/// DeepSeek's official inference code: nothing at all up to L; beyond it the temperature goes into the
/// softmax scale alone.
Result<FrequencySchedule> computeDeepSeekNative(const ScalingRequest& request) {
    if (request.lengths.context <= request.lengths.trained)
        return FrequencySchedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double factor = *request.parameters.number("factor");
    const double magnitude = yarnAttentionFactor(factor, request.parameters.number("mscale").value_or(1));
    return withMagnitude(request, factor, 1, magnitude * magnitude);
}

/// TeleChat3: 0.07 instead of 0.1, and the factor is always max_position_embeddings / L.
Result<FrequencySchedule> computeTeleChat3(const ScalingRequest& request) {
    const double factor = request.lengths.configured / request.lengths.trained;
    return withMagnitude(request, factor, yarnAttentionFactor(factor, 0.7));
}

/// The paper's text: gamma = clamp((L/lambda_i - beta_slow)/(beta_fast - beta_slow), 0, 1), a line in the
/// number of revolutions.
Result<FrequencySchedule> computePaper(const ScalingRequest& request) {
    const double factor = *request.parameters.number("factor");
    const double fast = request.parameters.number("beta_fast").value_or(defaultBetaFast),
                 slow = request.parameters.number("beta_slow").value_or(defaultBetaSlow);
    if (fast <= slow)
        return Error{ErrorCode::OutOfRange,
                     "beta_fast must be greater than beta_slow: the ramp divides by their difference",
                     "beta_fast", "> beta_slow"};
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta),
                               yarnAttentionFactor(factor)};
    for (double& frequency : schedule.inverseFrequencies) {
        const double revolutions = request.lengths.trained * frequency / (2 * std::numbers::pi);
        const double kept = std::clamp((revolutions - slow) / (fast - slow), 0.0, 1.0);
        frequency = (1 - kept) * frequency / factor + kept * frequency;
    }
    return schedule;
}

constexpr ParameterSpec requiredFactor = factorSpec(true, "divisor of the low frequencies");

constexpr ParameterSpec numberSpec(std::string_view key, double defaultValue, double maximum,
                                   std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .maximum = maximum,
            .defaultValue = defaultValue,
            .sliderLow = 0,
            .sliderHigh = 2,
            .meaning = meaning};
}

constexpr std::array vllmParameters{
    requiredFactor,
    betaFastSpec,
    betaSlowSpec,
    numberSpec("extrapolation_factor", 1, 1, "multiplies the unscaled fraction of each pair"),
    numberSpec("attn_factor", 1, 1e6, "multiplies the attention factor 0.1 ln(factor) + 1"),
    ParameterSpec{.key = "apply_yarn_scaling",
                  .kind = ParameterKind::Flag,
                  .minimum = 0,
                  .maximum = 1,
                  .defaultValue = 1,
                  .meaning = "false: attn_factor alone"},
    truncateSpec};
constexpr std::array deepSeekParameters{
    requiredFactor, betaFastSpec, betaSlowSpec, numberSpec("mscale", 1, 1e6, "numerator of A"),
    numberSpec("mscale_all_dim", 0, 1e6, "denominator of A, and the softmax factor")};
constexpr std::array nativeParameters{
    requiredFactor, betaFastSpec, betaSlowSpec,
    numberSpec("mscale", 1, 1e6, "softmax factor (0.1 mscale ln(factor) + 1)^2")};
constexpr std::array rampParameters{betaFastSpec, betaSlowSpec};
constexpr std::array paperParameters{requiredFactor, betaFastSpec, betaSlowSpec};

bool vllmHasEffect(std::string_view key, const ScalingRequest& request) {
    const double factor = numberOr(request, "factor", 1), kept = numberOr(request, "extrapolation_factor", 1),
                 multiplier = numberOr(request, "attn_factor", 1);
    const bool isScaled = request.parameters.flag("apply_yarn_scaling").value_or(true);
    if (key == "attn_factor") return true;
    if (key == "apply_yarn_scaling") return factor > 1 && multiplier != 0;
    if (key == "factor") return (isScaled && multiplier != 0) || kept < 1 || rampReachesPairs(request);
    if (key == "extrapolation_factor") return factor != 1;
    if (kept == 0) return false;
    return key == "truncate" ? roundingHasEffect(request, factor) : betaHasEffect(factor);
}

bool deepSeekHasEffect(std::string_view key, const ScalingRequest& request) {
    const double factor = numberOr(request, "factor", 1), mscale = numberOr(request, "mscale", 1),
                 mscaleAllDim = numberOr(request, "mscale_all_dim", 0);
    const bool scalesSoftmax = request.softmaxScaling != SoftmaxScaling::Never && mscaleAllDim != 0;
    if (key == "factor") return mscale != mscaleAllDim || scalesSoftmax || rampReachesPairs(request);
    return key.starts_with("mscale") ? factor > 1 : betaHasEffect(factor);
}

bool nativeHasEffect(std::string_view key, const ScalingRequest& request) {
    if (request.lengths.context <= request.lengths.trained) return false;
    const double factor = numberOr(request, "factor", 1);
    if (key == "factor") return numberOr(request, "mscale", 1) != 0 || rampReachesPairs(request);
    return key == "mscale" ? factor > 1 : betaHasEffect(factor);
}

bool teleChat3HasEffect(std::string_view, const ScalingRequest& request) {
    return betaHasEffect(request.lengths.configured / request.lengths.trained);
}

/// A pair is unscaled from beta_fast revolutions on and interpolated up to beta_slow.
bool paperHasEffect(std::string_view key, const ScalingRequest& request) {
    if (key == "factor") return true;
    if (numberOr(request, "factor", 1) == 1) return false;
    const std::vector<double> unscaled = unscaledFrequencies(request.rotaryDim, request.ropeTheta);
    const bool isFast = key == betaFastSpec.key;
    return std::any_of(unscaled.begin(), unscaled.end(), [&](double frequency) {
        const double revolutions = request.lengths.trained * frequency / (2 * std::numbers::pi);
        return isFast ? revolutions > numberOr(request, betaSlowSpec) && revolutions < betaFastSpec.maximum
                      : revolutions < numberOr(request, betaFastSpec);
    });
}

constexpr std::array deepSeekTypes{RopeType{"deepseek_yarn"}};

constexpr std::string_view yarnPaper = "Peng et al. 2023, YaRN, arXiv:2309.00071";
constexpr std::string_view deepSeekPaper =
    "DeepSeek-AI 2024, DeepSeek-V2, arXiv:2405.04434; DeepSeek-V3, arXiv:2412.19437 (code)";

}   // namespace

constinit const ScalingMethod yarnVllmMethod{
    .id = "yarn-vllm",
    .title = "YaRN (vLLM)",
    .actsOn = "F+S",
    .citation = yarnPaper,
    .hfName = "",
    .vllmName = "yarn",
    .llamaCppName = "",
    .summary =
        "YaRN with the keys of vLLM: attn_factor multiplies the attention factor; attention_factor and "
        "mscale are ignored.",
    .parameters = vllmParameters,
    .compute = computeVllm,
    .hasEffect = vllmHasEffect,
    .factorOneIsUnscaled = true,
    .engines = {.hfType = "yarn", .statesAttentionFactor = true, .llamaCpp = LlamaCppForm::Yarn}};

constinit const ScalingMethod deepSeekYarnMethod{
    .id = "deepseek-yarn",
    .title = "YaRN (DeepSeek in vLLM)",
    .actsOn = "F+S",
    .citation = deepSeekPaper,
    .hfName = "",
    .vllmName = "deepseek_yarn",
    .llamaCppName = "",
    .summary = "YaRN with A = M(mscale)/M(mscale_all_dim) even if only one of the two is given.",
    .parameters = deepSeekParameters,
    .compute = computeDeepSeekVllm,
    .hasEffect = deepSeekHasEffect,
    .factorOneIsUnscaled = true,
    .engines = {.hfType = "yarn", .statesAttentionFactor = true},
    .file = {.ropeTypes = deepSeekTypes}};

constinit const ScalingMethod deepSeekNativeMethod{
    .id = "deepseek-native",
    .title = "YaRN (DeepSeek's code)",
    .actsOn = "F+S",
    .citation = deepSeekPaper,
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary =
        "The frequencies of YaRN if the context exceeds L; cos and sin are not scaled, the softmax scale is.",
    .parameters = nativeParameters,
    .compute = computeDeepSeekNative,
    .hasEffect = nativeHasEffect,
    .factorOneIsUnscaled = true,
    .unscaledWithinTrained = true,
    .engines = {.hfType = "yarn", .statesAttentionFactor = true}};

constinit const ScalingMethod teleChat3Method{
    .id = "telechat3-yarn",
    .title = "YaRN (TeleChat3)",
    .actsOn = "F+S",
    .citation = "TeleChat3 (code, as vLLM runs it)",
    .hfName = "",
    .vllmName = "telechat3-yarn",
    .llamaCppName = "",
    .summary = "YaRN with attention factor 0.07 ln s + 1 and s = max_position_embeddings / L.",
    .parameters = rampParameters,
    .compute = computeTeleChat3,
    .hasEffect = teleChat3HasEffect,
    .engines = {.hfType = "yarn", .statesAttentionFactor = true}};

constinit const ScalingMethod yarnPaperMethod{.id = "yarn-paper",
                                              .title = "YaRN (paper's ramp)",
                                              .actsOn = "F+S",
                                              .citation = yarnPaper,
                                              .hfName = "",
                                              .vllmName = "",
                                              .llamaCppName = "",
                                              .summary =
                                                  "YaRN as in the text of the paper: the ramp is linear in "
                                                  "the number of revolutions, not in the pair index.",
                                              .parameters = paperParameters,
                                              .compute = computePaper,
                                              .hasEffect = paperHasEffect,
                                              .factorOneIsUnscaled = true};

}   // namespace rope::methods
