#include "core/engines/advice.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/engines/engine_flags.h"
#include "core/engines/hf_block.h"
#include "core/methods/method_facts.h"
#include "core/model/group_schedule.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope {

namespace {

/// What a rule may look at.
struct Goal {
    const ImportedModel& model;
    const LayerGroup& group;
    ScalingRequest request;
    double target = 0, trained = 0;   ///< [token]

    [[nodiscard]] double factor() const { return target / trained; }
};

/// Unscaled, blended and interpolated pairs.
void countPairs(const Goal& goal, const FrequencySchedule& schedule, double stretch, Recommendation& facts) {
    const Result<FrequencySchedule> unscaled = computeSchedule(goal.request, {});
    const bool someUnrotated =
        std::count(schedule.inverseFrequencies.begin(), schedule.inverseFrequencies.end(), 0.0) > 0;
    if (!unscaled || someUnrotated) return;
    constexpr double closeness = 1e-9;
    int kept = 0, slowed = 0;
    for (std::size_t i = 0; i < schedule.pairCount(); ++i) {
        const double slowing = unscaled->inverseFrequencies[i] / schedule.inverseFrequencies[i];
        if (slowing <= 1 + closeness) ++kept;
        else if (slowing >= stretch * (1 - closeness)) ++slowed;
    }
    facts.unscaledPairs = kept;
    facts.interpolatedPairs = slowed;
    facts.blendedPairs = static_cast<int>(schedule.pairCount()) - kept - slowed;
}

std::string hfKeys(const Goal& goal, const MethodChoice& choice) {
    const EngineFlags flags = engineFlags(goal.request, choice);
    if (!flags.hf.isExpressible) return {};
    std::string text = flags.hf.text;
    text.pop_back();
    return text + ", \"max_position_embeddings\": " + plainText(goal.target) + "}";
}

/// A method's numbers; the sentence is the rule's.
std::optional<Recommendation> evaluated(const Goal& goal, const MethodChoice& choice, std::string sentence) {
    const Result<FrequencySchedule> schedule = computeSchedule(goal.request, choice);
    if (!schedule) return {};
    const ScalingMethod& method = *findScalingMethod(choice.id);
    const bool grows = method.lengthUse == LengthUse::Grows;   // no one base, no keys for the target
    Recommendation recommendation{.id = choice.id,
                                  .choice = choice,
                                  .factor = choice.parameters.number(stretchKey(method)),
                                  .sentence = std::move(sentence)};
    recommendation.attentionFactor = schedule->attentionFactor;
    const auto base = grows ? std::nullopt : equivalentBase(goal.request, choice);
    recommendation.ropeTheta = base ? base : goal.request.ropeTheta;
    const double stretch = choice.parameters.number(stretchKey(method)).value_or(goal.factor());
    if (goal.group.rotaryDim) countPairs(goal, *schedule, stretch, recommendation);
    if (!grows) recommendation.hf = hfKeys(goal, choice);
    if (!goal.group.rotaryDim && method.baseFollowsRotaryDim)
        recommendation.ropeTheta.reset(), recommendation.hf.clear();
    return recommendation;
}

const ScalingMethod& methodOf(const Goal& goal) { return *findScalingMethod(goal.group.method.id); }

/// The model was trained with its method up to L: it has to be stretched further, and another method would
/// take away what the weights were trained with.
bool isTrainedWithMethod(const Goal& goal) { return methodOf(goal).extension == Extension::StretchFurther; }

std::optional<Recommendation> ownMethodRule(const Goal& goal) {
    if (!isTrainedWithMethod(goal)) return {};
    MethodChoice choice = goal.group.method;
    const std::string_view key = stretchKey(methodOf(goal));
    choice.parameters.set(key, choice.parameters.number(key).value_or(1) * goal.factor());
    return evaluated(
        goal, choice,
        "The method of the file with its factor multiplied by " + readableText(goal.factor()) + " (" +
            std::string(key) + " " + readableText(*choice.parameters.number(key)) +
            "): the weights were trained with it, so it should not be replaced; requires fine-tuning.");
}

std::optional<Recommendation> yarnRule(const Goal& goal) {
    if (isTrainedWithMethod(goal)) return {};
    MethodChoice choice{"yarn"};
    const bool isOwn = goal.group.method.id == choice.id;
    if (isOwn) choice.parameters = goal.group.method.parameters;
    choice.parameters.remove("attention_factor");   // it belonged to the old factor
    choice.parameters.set("factor", goal.factor());
    const Result<FrequencySchedule> schedule = computeSchedule(goal.request, choice);
    const std::string start =
        isOwn ? "The method of the file with the factor for the target" : "The recommended first choice";
    return evaluated(goal, choice,
                     start + ": high frequencies are unchanged, low frequencies are divided by " +
                         readableText(goal.factor()) + ", and logits are multiplied by " +
                         readableText(schedule ? schedule->logitFactor() : 1) +
                         "; works without training for small factors, better with a little.");
}

std::optional<Recommendation> linearRule(const Goal& goal) {
    if (isTrainedWithMethod(goal)) return {};
    return evaluated(goal, {"linear", {{"factor", goal.factor()}}},
                     "All frequencies are divided by " + readableText(goal.factor()) +
                         ", so adjacent tokens become harder to tell apart: requires fine-tuning above a "
                         "factor of about 2.");
}

std::optional<Recommendation> ntkRule(const Goal& goal) {
    if (isTrainedWithMethod(goal)) return {};
    return evaluated(goal, {"ntk", {{"factor", goal.factor()}}},
                     "Requires no scaling keys, only another base: the last frequency is divided by " +
                         readableText(goal.factor()) +
                         ", the first is unchanged; without training the usable length is below the target.");
}

std::optional<Recommendation> dynamicRule(const Goal& goal) {
    if (isTrainedWithMethod(goal) || goal.request.lengths.dynamicTrained != goal.trained) return {};
    Goal atTarget = goal;
    atTarget.request.lengths.sequence = goal.target;
    return evaluated(atTarget, {"dynamic", {{"factor", goal.factor()}}},
                     "Short inputs are unchanged, the base increases with the length; keys in a "
                     "cache keep the base they were computed with. "
                     "max_position_embeddings must stay at the trained length.");
}

std::optional<Recommendation> newFactorRule(const Goal& goal) {
    if (methodOf(goal).extension != Extension::NewFactor) return {};
    MethodChoice choice = goal.group.method;
    choice.parameters.set("factor", goal.factor());
    return evaluated(goal, choice,
                     "The rule of the model with a factor for the target: frequencies with long wavelengths "
                     "are divided by " +
                         readableText(goal.factor()) + ", those with short wavelengths are unchanged.");
}

std::optional<Recommendation> newSearchRule(const Goal& goal) {
    if (methodOf(goal).extension != Extension::NewSearch) return {};
    return Recommendation{
        .id = goal.group.method.id,
        .factor = goal.factor(),
        .sentence = "The model's long factors were searched for " +
                    plainText(goal.request.lengths.configured) + " tokens; for " + plainText(goal.target) +
                    " a new search is needed; a larger factor alone only changes the attention factor."};
}

using Rule = std::optional<Recommendation> (*)(const Goal&);
constexpr std::array<Rule, 7> rules{ownMethodRule, newFactorRule, newSearchRule, yarnRule,
                                    ntkRule,       dynamicRule,   linearRule};

Recommendation sentence(std::string id, std::string text) {
    return {.id = std::move(id), .sentence = std::move(text)};
}

/// The method that the file has reaches as far as the model is set to.
std::optional<Recommendation> alreadyReached(const Goal& goal) {
    const std::string target = plainText(goal.target), trained = plainText(goal.trained);
    if (goal.target <= goal.trained)
        return sentence("no-scaling-needed", target + " tokens are within the trained length of " + trained +
                                                 ": no scaling is needed.");
    if (goal.group.method.isUnscaled() || !goal.model.context || goal.target > *goal.model.context) return {};
    return sentence("already-covered", target + " tokens are within the " + plainText(*goal.model.context) +
                                           " that the file's method " + goal.group.method.id +
                                           " is configured for: no change is needed.");
}

std::vector<Recommendation> forTarget(const ImportedModel& model, const LayerGroup& group, double target) {
    if (!model.trainedContext)
        return {sentence(
            "trained-length-unknown",
            "The file does not give the trained length, so the factor cannot be derived from the target; "
            "specify it with --trained-context.")};
    LayerGroup known = group;
    if (!known.rotaryDim)
        known.rotaryDim =
            128;   // base and temperature do not depend on it for most methods; pairs are not counted then
    Goal goal{model, group, scalingRequestOf(model, known), target, *model.trainedContext};
    if (auto reached = alreadyReached(goal)) return {std::move(*reached)};
    goal.request.lengths.context = target;
    std::vector<Recommendation> recommendations;
    for (const Rule rule : rules)
        if (auto recommendation = rule(goal)) recommendations.push_back(std::move(*recommendation));
    return recommendations;
}

/// Warnings that call for one definite change.
std::vector<Recommendation> fromWarnings(const ImportedModel& model) {
    std::vector<Recommendation> recommendations;
    const LayerGroup& group = model.groups[model.mainGroup];
    for (const Warning& warning : model.warnings) {
        const auto factor = group.method.parameters.number("factor");
        if (warning.id == "factor-length-mismatch" && factor && model.trainedContext)
            recommendations.push_back(
                sentence("set-context", "Set max_position_embeddings to " +
                                            plainText(*factor * *model.trainedContext) +
                                            ", the length that factor " + plainText(*factor) +
                                            " is for; engines that truncate at max_position_embeddings would "
                                            "never use the scaling."));
        if (warning.id == "attn-factor")
            recommendations.push_back(
                sentence("spell-attention-factor",
                         "Replace attn_factor by attention_factor with the intended total, so that every "
                         "engine applies the same attention factor."));
        if (warning.id == "longrope-factors-too-small")
            recommendations.push_back(sentence("replace-long-factors",
                                               "Compare long_factor with the list of the original release: "
                                               "this one is too small for the context length of the file."));
    }
    return recommendations;
}

}   // namespace

std::vector<Recommendation> adviceFor(const ImportedModel& model, std::optional<double> targetContext) {
    const LayerGroup& group = model.groups[model.mainGroup];
    std::vector<Recommendation> recommendations = fromWarnings(model);
    if (!targetContext || *targetContext < 1) return recommendations;
    if (!rotates(group)) {
        recommendations.push_back(sentence(
            "no-rotary-embedding", "Nothing rotates in this model, so RoPE sets no limit to its length."));
        return recommendations;
    }
    for (Recommendation& recommendation : forTarget(model, group, *targetContext))
        recommendations.push_back(std::move(recommendation));
    return recommendations;
}

}   // namespace rope
