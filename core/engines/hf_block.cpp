#include "core/engines/hf_block.h"
#include "core/methods/method_registry.h"

#include "core/methods/method_facts.h"

#include <cmath>
#include <utility>

namespace rope {

namespace {

void addParameters(const ScalingMethod& method, const ParameterValues& values, JsonObject& members) {
    for (const ParameterSpec& spec : method.parameters)
        if (const ParameterValue* value = values.find(spec.key))
            std::visit([&](const auto& content) { members.add(spec.key, content); }, *value);
}

/// The parameters that the type has; an inferred factor is written out.
void writeBlock(const ScalingRequest& request, const ScalingMethod& type, ParameterValues parameters,
                JsonObject& members) {
    members.add("rope_type", type.engines.hfType);
    const ParameterSpec* factor = findParameter(type, "factor");
    const bool isInferred = factor != nullptr && !factor->isRequired && !factor->defaultValue;
    if (isInferred && parameters.find("factor") == nullptr)
        parameters.set("factor", request.lengths.configured / request.lengths.trained);
    addParameters(type, parameters, members);
    if (type.engines.statesOriginalLength)
        members.add("original_max_position_embeddings", request.lengths.trained);
}

/// As a type with the same frequencies, whose attention factor is replaced by the method's.
HfBlock asOtherType(const ScalingRequest& request, const MethodChoice& choice, const ScalingMethod& type) {
    HfBlock block{.ropeTheta = request.ropeTheta};
    if (choice.parameters.number("extrapolation_factor").value_or(1) != 1) {
        block.whyNot = "HF's " + std::string(type.engines.hfType) + " has no extrapolation_factor";
        return block;
    }
    ParameterValues parameters = choice.parameters;
    for (const char* key : {"mscale", "mscale_all_dim"}) parameters.remove(key);   // replaced as well
    if (const Result<FrequencySchedule> schedule = computeSchedule(request, choice))
        parameters.set("attention_factor", schedule->attentionFactor);
    writeBlock(request, type, std::move(parameters), block.members);
    return block;
}

}   // namespace

std::optional<double> equivalentBase(const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    if (!schedule || schedule->pairCount() < 2 || schedule->logitFactor() != 1) return {};
    const double second = schedule->inverseFrequencies[1];
    if (second <= 0 || schedule->inverseFrequencies[0] != 1) return {};
    // theta_1 = base^(-2/r) fixes the base; the last pair gives it with fewer digits lost.
    const std::size_t last = schedule->pairCount() - 1;
    const double base =
        std::pow(schedule->inverseFrequencies[last], -request.rotaryDim / (2.0 * static_cast<double>(last)));
    for (std::size_t i = 0; i <= last; ++i) {
        const double expected = std::pow(base, -2.0 * static_cast<double>(i) / request.rotaryDim);
        if (std::abs(schedule->inverseFrequencies[i] - expected) > 1e-9 * expected) return {};
    }
    return base;
}

HfBlock hfBlock(const ScalingRequest& request, const MethodChoice& choice) {
    HfBlock block{.ropeTheta = request.ropeTheta};
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method == nullptr || choice.isUnscaled()) return block;
    if (method->unscaledWithinTrained && request.lengths.context <= request.lengths.trained) return block;
    if (const ScalingMethod* type = methodOfHfType(method->engines.hfType)) {
        if (method->engines.statesAttentionFactor) return asOtherType(request, choice, *type);
        writeBlock(request, *type, choice.parameters, block.members);
        return block;
    }
    if (method->lengthUse == LengthUse::Grows)
        block.whyNot =
            "HF has no scaling that grows with the length as " + std::string(method->title) + " does";
    else if (const auto base = equivalentBase(request, choice)) block.ropeTheta = *base;
    else block.whyNot = "HF has no scaling with the frequencies of " + std::string(method->title) + " does";
    return block;
}

}   // namespace rope
