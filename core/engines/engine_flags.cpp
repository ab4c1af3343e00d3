#include "core/engines/engine_flags.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/engines/hf_block.h"
#include "core/methods/axis_methods.h"
#include "core/methods/method_facts.h"
#include "core/model/group_schedule.h"
#include "core/model/layer_kind_names.h"
#include "core/parameters/parameter_list.h"
#include "core/parameters/rope_defaults.h"
#include "core/position/position_map.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

EngineSetting cannot(const std::string& reason) {
    return {"cannot be expressed there, because " + reason, false};
}

JsonObject parametersObject(const HfBlock& block, std::optional<double> share) {
    JsonObject all = block.members;
    if (all.isEmpty()) all.add("rope_type", "default");
    all.add("rope_theta", block.ropeTheta);
    if (share) all.add("partial_rotary_factor", *share);
    return all;
}

/// The position axes of a multimodal model do not depend on the scaling.
void addAxes(const AxisKeys& axes, HfBlock& block) {
    if (axes.key.empty() || !block.whyNot.empty()) return;
    if (block.members.isEmpty()) block.members.add("rope_type", "default");
    block.members.add(axes.key, axes.sections);
    if (axes.isInterleaved) block.members.add("mrope_interleaved", true);
}

EngineSetting hf5Of(const HfBlock& block, std::optional<double> share) {
    if (!block.whyNot.empty()) return cannot(block.whyNot);
    return {JsonObject().add("rope_parameters", parametersObject(block, share)).oneLine(), true};
}

EngineSetting hf4Of(const HfBlock& block, std::optional<double> share, std::optional<double> localBase) {
    if (!block.whyNot.empty()) return cannot(block.whyNot);
    JsonObject keys;
    keys.add("rope_theta", block.ropeTheta);
    if (localBase) keys.add("rope_local_base_freq", *localBase);
    if (share) keys.add("partial_rotary_factor", *share);
    keys.add("rope_scaling", block.members.isEmpty() ? JsonValue() : block.members.value());
    return {keys.oneLine(), true};
}

/// vLLM reads most keys of HF. (Its DeepSeek models and llama.cpp's converter read mscale:
/// they need no note.)
EngineSetting vllmOf(const EngineSetting& hf5) {
    return hf5.isExpressible
               ? EngineSetting{"--hf-overrides '" + hf5.text + "'", true}
               : cannot("vLLM takes HF's words, and " + hf5.text.substr(hf5.text.find("because") + 8));
}

/// Engines whose YaRN always multiplies cos and sin by 0.1 ln(factor) + 1.
struct YarnMismatch {
    double own, wanted;   ///< attention factors: what such a program applies, and the method's
};

std::optional<YarnMismatch> yarnMismatch(const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    const double own = yarnAttentionFactor(effectiveFactor(request, choice).value_or(1));
    if (request.softmaxScaling == SoftmaxScaling::DeepSeek || !schedule ||
        std::abs(schedule->attentionFactor - own) <= 1e-9)
        return {};
    return YarnMismatch{own, schedule->attentionFactor};
}

void noteVllm(const ScalingRequest& request, const MethodChoice& choice, std::vector<std::string>& notes) {
    const ScalingMethod& method = *findScalingMethod(choice.id);
    if (method.engines.hfType == "yarn")
        if (const auto mismatch = yarnMismatch(request, choice))
            notes.push_back(
                "vLLM's yarn reads neither attention_factor nor mscale: it multiplies cos and sin by " +
                plainText(mismatch->own) + ", not by " + plainText(mismatch->wanted));
    if (!method.engines.vllmNote.empty()) notes.emplace_back(method.engines.vllmNote);
}

std::string baseFlag(double base) { return " --rope-freq-base " + plainText(base); }

std::string betaFlags(const ParameterValues& values) {
    std::string flags;
    for (const auto& [key, flag, defaultValue] :
         {std::tuple("beta_fast", " --yarn-beta-fast ", defaultBetaFast),
          std::tuple("beta_slow", " --yarn-beta-slow ", defaultBetaSlow)})
        if (const auto beta = values.number(key); beta && *beta != defaultValue && *beta != 0)
            flags += flag + plainText(*beta);
    return flags;
}

EngineSetting llamaCppYarn(const ScalingRequest& request, const MethodChoice& choice,
                           std::vector<std::string>& notes) {
    if (choice.parameters.flag("truncate") == false)
        notes.emplace_back("llama.cpp always rounds the ends of the ramp to whole pairs (truncate true)");
    if (const auto mismatch = yarnMismatch(request, choice))
        notes.push_back("llama.cpp's YaRN multiplies cos and sin by " + plainText(mismatch->own) +
                        " unless the GGUF file contains another value, not by " +
                        plainText(mismatch->wanted) + "; --yarn-attn-factor has no effect there");
    return {"--rope-scaling yarn --rope-scale " + plainText(effectiveFactor(request, choice).value_or(1)) +
                " --yarn-orig-ctx " + plainText(request.lengths.trained) + baseFlag(request.ropeTheta) +
                betaFlags(choice.parameters),
            true};
}

EngineSetting llamaCppLinear(const ScalingRequest& request, const MethodChoice& choice,
                             std::vector<std::string>& notes) {
    const double factor = effectiveFactor(request, choice).value_or(1);
    notes.push_back("llama.cpp: --rope-scale " + plainText(factor) + " is the same as --rope-freq-scale " +
                    plainText(1 / factor) + "; " + plainText(factor) +
                    " as --rope-freq-scale would be wrong");
    return {"--rope-scaling linear --rope-scale " + plainText(factor) + baseFlag(request.ropeTheta), true};
}

EngineSetting llamaCppTensors(const ScalingMethod& method) {
    const std::string names(method.llamaCppName);
    const bool isOne = names.find(',') == std::string::npos;
    return cannot(std::string("its divisors are ") + (isOne ? "a tensor" : "tensors") +
                  " of the GGUF file (" + names + "), not flags; convert the model with them");
}

EngineSetting llamaCppBase(const ScalingRequest& request, const MethodChoice& choice,
                           const ScalingMethod& method) {
    if (method.lengthUse == LengthUse::Grows)
        return cannot("llama.cpp has no scaling that grows with the length");
    if (const auto base = equivalentBase(request, choice))
        return {"--rope-scaling none" + baseFlag(*base), true};
    return cannot("llama.cpp has no scaling with the frequencies of " + std::string(method.title) + " does");
}

EngineSetting llamaCppOf(const ScalingRequest& request, const MethodChoice& choice,
                         std::vector<std::string>& notes) {
    const ScalingMethod& method = *findScalingMethod(choice.id);
    switch (method.engines.llamaCpp) {
        case LlamaCppForm::Unscaled:
            return {"--rope-scaling none" + baseFlag(request.ropeTheta), true};
        case LlamaCppForm::Linear:
            return llamaCppLinear(request, choice, notes);
        case LlamaCppForm::Yarn:
            return llamaCppYarn(request, choice, notes);
        case LlamaCppForm::Tensors:
            return llamaCppTensors(method);
        case LlamaCppForm::Base:
            break;
    }
    return llamaCppBase(request, choice, method);
}

/// Methods that act on positions need an attention of their own; two of the programs have one.
EngineFlags positionFlags(const PositionMap& map, const MethodChoice& choice) {
    const auto numberOf = [&](std::string_view key) {
        return valueOf(choice.parameters, *findSpec(map.parameters, key));
    };
    const EngineSetting none =
        cannot(std::string(map.title) + " changes positions inside the attention; no setting enables it");
    EngineFlags flags{none, none, none, none, {}};
    if (!map.vllmObject.empty()) {
        JsonObject numbers;
        for (const ParameterSpec& spec : map.parameters) numbers.add(spec.key, numberOf(spec.key));
        flags.vllm = {"--hf-overrides '" + JsonObject().add(map.vllmObject, numbers).oneLine() + "'", true};
    }
    if (!map.llamaCppFlags.empty()) {
        const auto textOf = [&](const ParameterFlag& flag) {
            return std::string(flag.flag) + " " + plainText(numberOf(flag.key));
        };
        flags.llamaCpp = {joined(map.llamaCppFlags, textOf, " "), true};
        if (!map.llamaCppNote.empty()) flags.notes.emplace_back(map.llamaCppNote);
    }
    return flags;
}

/// Position axes are settings of HF and vLLM for the models that have them; a vision tower's are fixed in its
/// code.
EngineFlags axisFlags(const ScalingRequest& request, const MethodChoice& choice) {
    const std::string title(findScalingMethod(choice.id)->title);
    const std::optional<AxisSections> axes = axisSections(request.rotaryDim, choice);
    if (!axes) {
        const EngineSetting none =
            cannot(title + " is fixed in the code of the vision encoder; no setting enables it");
        return {none, none, none, none, {}};
    }
    HfBlock block{.ropeTheta = request.ropeTheta};
    addAxes({std::string(axes->key), axes->sections, axes->isInterleaved}, block);
    EngineFlags flags;
    flags.hf = hf4Of(block, {}, {});
    flags.hf5 = hf5Of(block, {});
    flags.vllm = vllmOf(flags.hf5);
    flags.llamaCpp = cannot("its sections are keys of the GGUF file (rope.dimension_sections)");
    return flags;
}

bool sameScaling(const LayerGroup& a, const LayerGroup& b) {
    return a.ropeTheta == b.ropeTheta && a.method == b.method && a.rotaryDim == b.rotaryDim;
}

std::vector<const LayerGroup*> rotatingGroups(const ImportedModel& model) {
    std::vector<const LayerGroup*> groups;
    for (const LayerGroup& group : model.groups)
        if (rotates(group)) groups.push_back(&group);
    return groups;
}

/// HF 5 has a block for each layer type.
EngineSetting hf5PerKind(const ImportedModel& model, const std::vector<const LayerGroup*>& groups) {
    JsonObject kinds;
    for (const LayerGroup* group : groups) {
        HfBlock block = hfBlock(scalingRequestOf(model, *group), group->method);
        addAxes(group->axes, block);
        if (!block.whyNot.empty()) return cannot(block.whyNot);
        kinds.add(group->name, parametersObject(block, group->rotaryFraction));
    }
    return {JsonObject().add("rope_parameters", kinds).oneLine(), true};
}

/// HF 4 has one rope_scaling; a second base for layers with a window is all it can tell apart.
EngineSetting hf4PerKind(const ImportedModel& model, const std::vector<const LayerGroup*>& groups,
                         EngineFlags& flags) {
    const LayerGroup& main = model.groups[model.mainGroup];
    std::optional<double> localBase;
    for (const LayerGroup* group : groups) {
        if (group == &main || sameScaling(*group, main)) continue;
        const bool isPlainLocal = isLocalKind(group->name) && group->method.isUnscaled() &&
                                  group->headDim == main.headDim && !localBase;
        if (!isPlainLocal) return cannot("HF 4 has one rope_scaling for all kinds of layers");
        localBase = group->ropeTheta.value_or(defaultRopeTheta);
    }
    if (localBase)
        flags.notes.emplace_back(
            "HF 4 reads rope_local_base_freq, and leaves layers with a window unscaled, in model classes "
            "made for it only");
    HfBlock block = hfBlock(scalingRequestOf(model, main), main.method);
    addAxes(main.axes, block);
    return hf4Of(block, main.rotaryFraction, localBase);
}

}   // namespace

EngineFlags engineFlags(const ScalingRequest& request, const MethodChoice& choice,
                        std::optional<double> rotaryFraction) {
    if (const PositionMap* map = findPositionMap(choice.id)) return positionFlags(*map, choice);
    if (isAxisMethod(choice.id)) return axisFlags(request, choice);
    EngineFlags flags;
    const HfBlock block = hfBlock(request, choice);
    flags.hf = hf4Of(block, rotaryFraction, {});
    flags.hf5 = hf5Of(block, rotaryFraction);
    flags.vllm = vllmOf(flags.hf5);
    flags.llamaCpp = llamaCppOf(request, choice, flags.notes);
    noteVllm(request, choice, flags.notes);
    return flags;
}

EngineFlags engineFlags(const ImportedModel& model) {
    LayerGroup main = model.groups[model.mainGroup];
    const std::vector<const LayerGroup*> groups = rotatingGroups(model);
    if (groups.empty()) {
        const EngineSetting none = cannot("no rotation in this model");
        return {none, none, none, none, {}};
    }
    // The settings of a scaling do not depend on the head dimension; if it is unknown, the default
    // stands in.
    if (!main.rotaryDim) main.rotaryDim = 128;
    const ScalingRequest request = scalingRequestOf(model, main);
    EngineFlags flags = engineFlags(request, main.method);
    const bool isUniform = std::all_of(groups.begin(), groups.end(), [&](const LayerGroup* group) {
        return sameScaling(*group, model.groups[model.mainGroup]);
    });
    HfBlock block = hfBlock(request, main.method);
    addAxes(main.axes, block);
    flags.hf = isUniform ? hf4Of(block, main.rotaryFraction, {}) : hf4PerKind(model, groups, flags);
    flags.hf5 = isUniform ? hf5Of(block, main.rotaryFraction) : hf5PerKind(model, groups);
    flags.vllm = vllmOf(flags.hf5);
    if (!isUniform)
        flags.notes.emplace_back(
            "llama.cpp's flags are those of the layers with full attention; the others follow from the GGUF "
            "file");
    return flags;
}

}   // namespace rope
