#include "core/model/import_checks.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/model/group_schedule.h"
#include "core/model/layer_kind_names.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope {

namespace {

using Finding = std::optional<Warning>;

const LayerGroup& mainOf(const ImportedModel& model) { return model.groups[model.mainGroup]; }

std::string fieldPathOf(const ImportedModel& model, const std::string& field) {
    const auto found = model.sources.find(field);
    return found == model.sources.end() ? field : found->second;
}

/// NVIDIA/RULER 56: scores were zero past 32768, because max_position_embeddings had not been raised with the
/// factor. For methods with factorIsLengthRatio both must agree.
Finding factorAgainstLengths(const ImportedModel& model) {
    const MethodChoice& choice = mainOf(model).method;
    const ScalingMethod* method = findScalingMethod(choice.id);
    const auto factor = choice.parameters.number("factor");
    if (!factor || !model.context || !model.trainedContext || model.sources.count("trained_context") == 0 ||
        method == nullptr || !method->factorIsLengthRatio)
        return {};
    if (fieldPathOf(model, "trained_context") == fieldPathOf(model, "context")) return {};
    const double product = *factor * *model.trainedContext;
    if (std::abs(product - *model.context) <= 1e-9 * product) return {};
    return Warning{"factor-length-mismatch",
                   fieldPathOf(model, "context") + " = " + plainText(*model.context) +
                       " differs from factor * original length = " + plainText(*factor) + " * " +
                       plainText(*model.trainedContext) + " = " + plainText(product),
                   fieldPathOf(model, "context")};
}

Finding trainedBeyondContext(const ImportedModel& model) {
    if (!model.context || !model.trainedContext || *model.trainedContext <= *model.context) return {};
    return Warning{"trained-exceeds-context",
                   fieldPathOf(model, "trained_context") + " = " + plainText(*model.trainedContext) +
                       " is greater than " + fieldPathOf(model, "context") + " = " +
                       plainText(*model.context),
                   fieldPathOf(model, "trained_context")};
}

/// A copy of Phi-3's config went round with long factors below 1.3 for a 32-fold context.
Finding longFactorsTooSmall(const ImportedModel& model) {
    const std::vector<double>* factors = mainOf(model).method.parameters.list("long_factor");
    if (factors == nullptr || factors->empty() || !model.context || !model.trainedContext) return {};
    const double ratio = *model.context / *model.trainedContext,
                 largest = *std::max_element(factors->begin(), factors->end());
    if (ratio <= 1 || largest >= ratio) return {};
    return Warning{"longrope-factors-too-small",
                   "the largest of long_factor is " + plainText(largest) + ": too small for " +
                       plainText(ratio) +
                       " times the trained length; low-frequency pairs leave the trained range",
                   fieldPathOf(model, "parameters.long_factor")};
}

/// A on cos and sin and the softmax factor both sharpen the logits; the families that multiply the softmax
/// scale keep A at 1.
Finding temperatureTwice(const ImportedModel& model) {
    const LayerGroup& group = mainOf(model);
    if (!rotates(group) || !group.rotaryDim) return {};
    const Result<FrequencySchedule> schedule = scheduleOf(model, group);
    if (!schedule || schedule->softmaxFactor == 1 || schedule->attentionFactor == 1) return {};
    return Warning{"temperature-twice",
                   "logits are scaled twice: cos and sin by " + plainText(schedule->attentionFactor) +
                       " and the softmax scale by " + plainText(schedule->softmaxFactor) + ", together " +
                       plainText(schedule->logitFactor()),
                   fieldPathOf(model, "parameters.mscale_all_dim")};
}

Finding methodDoesNothing(const ImportedModel& model) {
    const LayerGroup& group = mainOf(model);
    const ScalingMethod* method = findScalingMethod(group.method.id);
    if (method == nullptr || !method->factorOneIsUnscaled) return {};
    const auto factor = effectiveFactor(scalingRequestOf(model, group), group.method);
    if (!factor || *factor != 1) return {};
    return Warning{"method-no-op", "method " + group.method.id + " with factor 1 has no effect",
                   fieldPathOf(model, "parameters.factor")};
}

/// Hunyuan ships bases with an NTK alpha baked
/// in:  11158840 = 10000 * 1000^(128/126).
Finding baseHidesAlpha(const ImportedModel& model) {
    const LayerGroup& group = mainOf(model);
    constexpr double closeness = 1e-4, largestAlpha = 1e5;
    if (!rotates(group) || !group.rotaryDim || *group.rotaryDim <= 2 || !group.ropeTheta ||
        *group.ropeTheta <= defaultRopeTheta)
        return {};
    const double alpha = std::pow(*group.ropeTheta / defaultRopeTheta,
                                  (*group.rotaryDim - 2.0) / *group.rotaryDim),
                 whole = std::round(alpha);
    if (whole < 2 || whole > largestAlpha || std::abs(alpha - whole) > closeness) return {};
    return Warning{"base-hides-alpha",
                   fieldPathOf(model, "rope_theta") + " = " + plainText(*group.ropeTheta) +
                       " equals NTK-aware scaling with alpha = " + plainText(whole) + " on base " +
                       plainText(defaultRopeTheta),
                   fieldPathOf(model, "rope_theta")};
}

/// Cohere 2, EXAONE 4, AFM: position is a matter of the layers with a window alone.
Finding fullAttentionWithoutRope(const ImportedModel& model) {
    if (!rotates(mainOf(model)) || !isLocalKind(mainOf(model).name)) return {};
    return Warning{
        "full-attention-without-rope",
        "layers with full attention have no RoPE in this model; the fields at the top are those of " +
            mainOf(model).name,
        "layers"};
}

Finding headDimUnknown(const ImportedModel& model) {
    if (mainOf(model).headDim || !rotates(mainOf(model))) return {};
    return Warning{
        "head-dim-unknown",
        "the file gives neither head_dim nor hidden_size with num_attention_heads: head_dim is unknown",
        "head_dim"};
}

Finding trainedUnknown(const ImportedModel& model) {
    if (model.trainedContext || !rotates(mainOf(model))) return {};
    return Warning{"trained-context-unknown",
                   "the file gives neither original_max_position_embeddings nor max_position_embeddings: the "
                   "trained length is unknown",
                   "trained_context"};
}

Finding contextUnknown(const ImportedModel& model) {
    if (model.context || !rotates(mainOf(model))) return {};
    return Warning{"context-unknown",
                   "the file gives no max_position_embeddings: the configured length is unknown", "context"};
}

using Rule = Finding (*)(const ImportedModel&);
constexpr std::array<Rule, 10> rules{
    fullAttentionWithoutRope, headDimUnknown,      trainedUnknown,   contextUnknown,    factorAgainstLengths,
    trainedBeyondContext,     longFactorsTooSmall, temperatureTwice, methodDoesNothing, baseHidesAlpha};

}   // namespace

Warnings checkImportedModel(const ImportedModel& model) {
    Warnings warnings;
    for (const Rule rule : rules)
        if (Finding finding = rule(model)) warnings.push_back(std::move(*finding));
    return warnings;
}

}   // namespace rope
