// NTK-by-parts as in the repository of the YaRN authors (2023), before YaRN: three vectors (linear,
// NTK-aware, unscaled) blended by two ramps in the pair index, with corners at (1.25, 0.75) and (16, 2)
// revolutions within L. Described in Peng et al. 2023, arXiv:2309.00071, section 3.2.
#include "core/frequency/correction_ramp.h"
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>

namespace rope::methods {

namespace {

double blend(double from, double to, double share) { return from * (1 - share) + to * share; }

/// From NTK-aware to linear.
CorrectionRamp outerRamp(const ScalingRequest& request) { return correctionRamp(request, 1.25, 0.75); }

/// From unscaled to the blend of the other two.
CorrectionRamp innerRamp(const ScalingRequest& request) { return correctionRamp(request, 16, 2); }

double grownFactor(const ScalingRequest& request) {
    const double trained = request.lengths.trained;
    return std::max(request.lengths.sequence.value_or(trained), trained) / trained;
}

Result<FrequencySchedule> blendByParts(const ScalingRequest& request, double factor) {
    if (const Check problem = checkRampBase(request)) return *problem;
    const Result<double> base =
        ntkBase(request.rotaryDim, request.ropeTheta, factor, "ntk-by-parts-original");
    if (!base) return base.error();
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const std::vector<double> ntk = unscaledFrequencies(request.rotaryDim, *base);
    const CorrectionRamp outer = outerRamp(request), inner = innerRamp(request);
    const double ntkWeight = request.parameters.number("ntk_factor").value_or(1);
    const double unscaledWeight = request.parameters.number("extrapolation_factor").value_or(1);
    for (std::size_t i = 0; i < ntk.size(); ++i) {
        double& frequency = schedule.inverseFrequencies[i];
        const double linearToNtk = blend(frequency / factor, ntk[i], (1 - outer.at(i)) * ntkWeight);
        frequency = blend(linearToNtk, frequency, (1 - inner.at(i)) * unscaledWeight);
    }
    return schedule;
}

Result<FrequencySchedule> computeOriginal(const ScalingRequest& request) {
    return blendByParts(request, *request.parameters.number("factor"));
}

Result<FrequencySchedule> computeDynamic(const ScalingRequest& request) {
    return blendByParts(request, grownFactor(request));
}

constexpr ParameterSpec fractionSpec(std::string_view key, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .maximum = 1,
            .defaultValue = 1,
            .sliderLow = 0,
            .sliderHigh = 1,
            .meaning = meaning};
}

/// Pair 0 is the same unscaled and NTK-aware, the last pair the same NTK-aware and linear.
bool hasEffect(std::string_view key, const ScalingRequest& request, double factor) {
    if (factor == 1 || checkRampBase(request)) return factor != 1;
    const CorrectionRamp outer = outerRamp(request), inner = innerRamp(request);
    const double ntkWeight = numberOr(request, "ntk_factor", 1),
                 unscaledWeight = numberOr(request, "extrapolation_factor", 1);
    const auto pairs = static_cast<std::size_t>(pairCountOf(request.rotaryDim));
    for (std::size_t i = 0; i < pairs; ++i) {
        const bool isScaled =
            (1 - inner.at(i)) * unscaledWeight<1, hasLinearPart = i> 0 || (1 - outer.at(i)) * ntkWeight < 1;
        if (key == "ntk_factor" && isScaled && outer.at(i) < 1 && i + 1 < pairs) return true;
        if (key == "extrapolation_factor" && inner.at(i) < 1 && hasLinearPart) return true;
        if (key == "factor" && isScaled && hasLinearPart) return true;
    }
    return false;
}

/// The effect of the factor is tested with a factor other than 1.
bool originalHasEffect(std::string_view key, const ScalingRequest& request) {
    return hasEffect(key, request, key == "factor" ? 2 : numberOr(request, "factor", 1));
}

bool dynamicHasEffect(std::string_view key, const ScalingRequest& request) {
    return hasEffect(key, request, grownFactor(request));
}

constexpr ParameterSpec ntkWeight = fractionSpec("ntk_factor", "weight of the NTK-aware frequencies");
constexpr ParameterSpec unscaledWeight =
    fractionSpec("extrapolation_factor", "weight of the unscaled frequencies");
constexpr std::array originalParameters{factorSpec(true, "divisor of the low frequencies"), ntkWeight,
                                        unscaledWeight};
constexpr std::array dynamicParameters{ntkWeight, unscaledWeight};

}   // namespace

constinit const ScalingMethod ntkByPartsOriginalMethod{
    .id = "ntk-by-parts-original",
    .title = "NTK-by-parts (original)",
    .actsOn = "F",
    .citation = "Peng et al. 2023 (repository before YaRN); arXiv:2309.00071",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "Unscaled, NTK-aware and linear frequencies, blended by two ramps over the pairs.",
    .parameters = originalParameters,
    .compute = computeOriginal,
    .hasEffect = originalHasEffect,
    .factorOneIsUnscaled = true};

constinit const ScalingMethod dynamicNtkByPartsMethod{
    .id = "dynamic-ntk-by-parts",
    .title = "dynamic NTK-by-parts",
    .actsOn = "F",
    .citation = "Peng et al. 2023 (repository before YaRN)",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary =
        "The original NTK-by-parts with a factor that increases with the current length; no effect up to the "
        "trained length.",
    .parameters = dynamicParameters,
    .compute = computeDynamic,
    .hasEffect = dynamicHasEffect,
    .lengthUse = LengthUse::Grows};

}   // namespace rope::methods
