// Resonance RoPE, arXiv:2403.00071, section 4: every wavelength is rounded to a whole number of tokens (half
// to even), so that each pair repeats exactly. Combined with YaRN: YaRN first, rounding last. It changes pair
// 0 to 2 pi/6, so factor 1 is not the identity.
#include "core/frequency/method_parts.h"

#include <array>
#include <cmath>
#include <numbers>

namespace rope::methods {

namespace {

void roundWavelengths(FrequencySchedule& schedule) {
    // std::nearbyint under the default rounding mode rounds half to even. A wavelength below half a token
    // would round to 0: it stays 1.
    for (double& frequency : schedule.inverseFrequencies)
        frequency = 2 * std::numbers::pi / std::fmax(1.0, std::nearbyint(wavelengthTokens(frequency)));
}

Result<FrequencySchedule> computeResonance(const ScalingRequest& request) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    roundWavelengths(schedule);
    return schedule;
}

Result<FrequencySchedule> computeResonanceYarn(const ScalingRequest& request) {
    const double factor = factorOrContextRatio(request);
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factor);
    if (!frequencies) return frequencies.error();
    FrequencySchedule schedule{std::move(*frequencies), yarnAttentionFactor(factor)};
    roundWavelengths(schedule);
    return schedule;
}

constexpr std::array yarnParameters{
    factorSpec(false, "divisor of the low frequencies; default: max_position_embeddings / L"), betaFastSpec,
    betaSlowSpec};

bool yarnHasEffect(std::string_view key, const ScalingRequest& request) {
    return key == "factor" || betaHasEffect(factorOrContextRatio(request));
}

}   // namespace

constinit const ScalingMethod resonanceMethod{
    .id = "resonance",
    .title = "Resonance",
    .actsOn = "F",
    .citation = "Wang et al. 2024, Resonance RoPE, arXiv:2403.00071",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "Every wavelength is rounded to whole tokens, so that the angles of each pair repeat exactly.",
    .parameters = {},
    .compute = computeResonance};

constinit const ScalingMethod resonanceYarnMethod{
    .id = "resonance-yarn",
    .title = "Resonance YaRN",
    .actsOn = "F+S",
    .citation = "Wang et al. 2024, Resonance RoPE, arXiv:2403.00071",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "YaRN first, then every wavelength rounded to whole tokens.",
    .parameters = yarnParameters,
    .compute = computeResonanceYarn,
    .hasEffect = yarnHasEffect};

}   // namespace rope::methods
