#include "core/engines/hf_block.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/json/json_writer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope {

namespace {

std::string jsonOf(const ParameterValue& value) {
    if (const double* number = std::get_if<double>(&value)) return plainText(*number);
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    std::string text;
    for (const double number : std::get<std::vector<double>>(value))
        text += (text.empty() ? "" : ", ") + plainText(number);
    return "[" + text + "]";
}

/// Methods whose frequencies are YaRN's, so that HF's yarn with an explicit attention_factor says the same.
constexpr std::array yarnFrequencyMethods{std::string_view("ntk-by-parts"), std::string_view("deepseek-yarn"),
                                          std::string_view("deepseek-native"),
                                          std::string_view("telechat3-yarn"), std::string_view("yarn-vllm")};

bool needsOriginalLength(std::string_view method) {
    return method == "yarn" || method == "longrope" || method == "llama3";
}

void addParameters(const ScalingMethod& method, const ParameterValues& values, OneLineObject& members) {
    for (const ParameterSpec& spec : method.parameters)
        if (const ParameterValue* value = values.find(spec.key)) members.add(spec.key, jsonOf(*value));
}

void writeBlock(const ScalingRequest& request, const MethodChoice& choice, std::string_view type,
                OneLineObject& members) {
    members.addText("rope_type", type);
    MethodChoice complete = choice;
    if (const auto factor = effectiveFactor(request, choice);
        factor && choice.parameters.find("factor") == nullptr && type != "proportional")
        complete.parameters.set("factor", *factor);
    addParameters(*findScalingMethod(type), complete.parameters, members);
    if (needsOriginalLength(type)) members.add("original_max_position_embeddings", request.lengths.trained);
}

HfBlock asYarn(const ScalingRequest& request, const MethodChoice& choice) {
    HfBlock block{.ropeTheta = request.ropeTheta};
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    MethodChoice yarn{"yarn", choice.parameters};
    if (choice.id == "telechat3-yarn")
        yarn.parameters.set("factor", request.lengths.configured / request.lengths.trained);
    if (schedule) yarn.parameters.set("attention_factor", schedule->attentionFactor);
    if (choice.parameters.number("extrapolation_factor").value_or(1) != 1) {
        block.whyNot = "HF's yarn has no extrapolation_factor";
        return block;
    }
    for (const char* key :
         {"mscale", "mscale_all_dim", "attn_factor", "apply_yarn_scaling", "extrapolation_factor"})
        yarn.parameters.remove(key);
    writeBlock(request, yarn, "yarn", block.members);
    return block;
}

}   // namespace

OneLineObject& OneLineObject::add(std::string_view key, const std::string& json) {
    m_members += (m_members.empty() ? "\"" : ", \"") + std::string(key) + "\": " + json;
    return *this;
}

OneLineObject& OneLineObject::add(std::string_view key, double number) { return add(key, plainText(number)); }

OneLineObject& OneLineObject::addText(std::string_view key, std::string_view text) {
    return add(key, "\"" + std::string(text) + "\"");
}

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
    const bool isAsleep =
        choice.id == "deepseek-native" && request.lengths.context <= request.lengths.trained;
    if (method == nullptr || choice.id == "none" || isAsleep) return block;
    constexpr std::array hfMethods{std::string_view("linear"), std::string_view("dynamic"),
                                   std::string_view("yarn"),   std::string_view("longrope"),
                                   std::string_view("llama3"), std::string_view("proportional")};
    if (std::find(hfMethods.begin(), hfMethods.end(), choice.id) != hfMethods.end()) {
        writeBlock(request, choice, choice.id, block.members);
        return block;
    }
    if (std::find(yarnFrequencyMethods.begin(), yarnFrequencyMethods.end(), choice.id) !=
        yarnFrequencyMethods.end())
        return asYarn(request, choice);
    if (choice.id.starts_with("dynamic") && choice.id != "dynamic-vllm")
        block.whyNot =
            "HF has no scaling that grows with the length as " + std::string(method->title) + " does";
    else if (const auto base = equivalentBase(request, choice)) block.ropeTheta = *base;
    else block.whyNot = "HF has no scaling that turns the pairs as " + std::string(method->title) + " does";
    return block;
}

}   // namespace rope
