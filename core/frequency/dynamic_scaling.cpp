// Methods whose factor follows the current length, from the repository of the YaRN authors (2023): s = n/L
// once n exceeds L (or, fine-tuned, the configured length). Described in Peng et al. 2023, arXiv:2309.00071,
// section 3.3.
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>

namespace rope::methods {

namespace {

double lengthRatio(const ScalingRequest& request, double least) {
    return std::max(request.lengths.sequence.value_or(least), least) / request.lengths.trained;
}

Result<FrequencySchedule> computeDynamicLinear(const ScalingRequest& request) {
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    const double factor = lengthRatio(request, request.lengths.trained);
    for (double& frequency : schedule.inverseFrequencies) frequency /= factor;
    return schedule;
}

Result<FrequencySchedule> computeDynamicYarn(const ScalingRequest& request) {
    const bool isFinetuned = request.parameters.flag("finetuned").value_or(false);
    const double least =
        isFinetuned ? std::max(request.lengths.configured, request.lengths.trained) : request.lengths.trained;
    const double factor = lengthRatio(request, least);
    if (factor <= 1) return FrequencySchedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    Result<std::vector<double>> frequencies = yarnFrequencies(request, factor);
    if (!frequencies) return frequencies.error();
    return FrequencySchedule{std::move(*frequencies), yarnAttentionFactor(factor)};
}

constexpr std::array yarnParameters{
    betaFastSpec, betaSlowSpec,
    ParameterSpec{.key = "finetuned",
                  .kind = ParameterKind::Flag,
                  .minimum = 0,
                  .maximum = 1,
                  .defaultValue = 0,
                  .meaning = "start at max_position_embeddings / L instead of 1"}};

bool yarnHasEffect(std::string_view key, const ScalingRequest& request) {
    const double reached = std::max(request.lengths.sequence.value_or(1), request.lengths.trained);
    if (key == "finetuned") return request.lengths.configured > reached;
    const bool isFinetuned = request.parameters.flag("finetuned").value_or(false);
    const double length = isFinetuned ? std::max(reached, request.lengths.configured) : reached;
    return betaHasEffect(length / request.lengths.trained);
}

constexpr std::array yarnTypes{RopeType{"dynamic_yarn"}};

}   // namespace

constinit const ScalingMethod dynamicLinearMethod{
    .id = "dynamic-linear",
    .title = "dynamic linear",
    .actsOn = "F",
    .citation = "Peng et al. 2023 (repository), arXiv:2309.00071, section 3.3",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary =
        "Beyond the trained length, positions are scaled linearly to the trained range; no effect before.",
    .parameters = {},
    .compute = computeDynamicLinear,
    .lengthUse = LengthUse::Grows};

constinit const ScalingMethod dynamicYarnMethod{
    .id = "dynamic-yarn",
    .title = "dynamic YaRN",
    .actsOn = "F+S",
    .citation = "Peng et al. 2023, YaRN, arXiv:2309.00071, section 3.3",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary =
        "YaRN with a factor that increases with the current length, for frequencies and attention factor.",
    .parameters = yarnParameters,
    .compute = computeDynamicYarn,
    .hasEffect = yarnHasEffect,
    .lengthUse = LengthUse::Grows,
    .file = {.ropeTypes = yarnTypes}};

}   // namespace rope::methods
