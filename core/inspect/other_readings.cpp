#include "core/inspect/other_readings.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/model/group_schedule.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace rope {

namespace {

/// The file's own reading, from which the others depart.
struct OwnReading {
    const ImportedModel& model;
    const LayerGroup& group;
    ScalingRequest request;
    FrequencySchedule schedule;
};

/// Another reading before its numbers.
struct Departure {
    std::string sentence;
    FrequencySchedule schedule;
};

using Rule = std::optional<Departure> (*)(const OwnReading& own);

std::optional<Departure> departure(std::string sentence, const ScalingRequest& request,
                                   const MethodChoice& choice) {
    Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    if (!schedule) return {};
    return Departure{std::move(sentence), std::move(*schedule)};
}

std::optional<Departure> withoutScaling(const OwnReading& own) {
    if (own.group.method.isUnscaled()) return {};
    return departure("a program that ignores the scaling", own.request, {});
}

/// transformers 4 finds no rope_theta in a file written by transformers 5, which writes it inside
/// rope_parameters.
std::optional<Departure> standardBase(const OwnReading& own) {
    ScalingRequest request = own.request;
    request.ropeTheta = defaultRopeTheta;
    return departure("a program that does not find the base and takes 10000", request, own.group.method);
}

/// As transformers until 2024, whose YaRN did not read original_max_position_embeddings.
std::optional<Departure> contextForTrained(const OwnReading& own) {
    if (!own.model.context) return {};
    ScalingRequest request = own.request;
    request.lengths.trained = *own.model.context;
    MethodChoice choice = own.group.method;
    if (const auto factor = effectiveFactor(own.request, choice);
        factor && isHfType(*findScalingMethod(choice.id), "yarn"))
        choice.parameters.set("factor", *factor);
    return departure(
        "a program that takes the context, " + plainText(*own.model.context) + ", for the trained length",
        request, choice);
}

std::optional<Departure> dynamicOfVllm(const OwnReading& own) {
    if (!isHfType(*findScalingMethod(own.group.method.id), "dynamic")) return {};
    return departure("vLLM, which grows the base once and for every length", own.request,
                     {"dynamic-vllm", own.group.method.parameters});
}

/// Programs older than the key round the borders of YaRN's ramp.
std::optional<Departure> truncatedBorders(const OwnReading& own) {
    if (own.group.method.parameters.flag("truncate").value_or(true)) return {};
    MethodChoice choice = own.group.method;
    choice.parameters.set("truncate", true);
    return departure("a program that ignores truncate = false and rounds the borders of YaRN's ramp",
                     own.request, choice);
}

std::optional<Departure> multiplied(const OwnReading& own) {
    if (!own.group.unappliedMultiplier) return {};
    Departure reading{"vLLM and llama.cpp, which multiply the attention factor by attn_factor = " +
                          plainText(*own.group.unappliedMultiplier),
                      own.schedule};
    reading.schedule.attentionFactor *= *own.group.unappliedMultiplier;
    return reading;
}

std::optional<Departure> plainSoftmax(const OwnReading& own) {
    Departure reading{"a program that leaves the softmax scale alone", own.schedule};
    reading.schedule.softmaxFactor = 1;
    return reading;
}

struct Row {
    std::string_view id;
    Rule rule;
};

constexpr std::array rows{Row{"ignores-scaling", withoutScaling},
                          Row{"standard-base", standardBase},
                          Row{"context-for-trained", contextForTrained},
                          Row{"dynamic-vllm", dynamicOfVllm},
                          Row{"truncated-borders", truncatedBorders},
                          Row{"attn-factor-applied", multiplied},
                          Row{"plain-softmax", plainSoftmax}};

/// 1, 2, 4 ... and the length itself.
std::vector<std::int64_t> positionsUpTo(double length) {
    const auto last = static_cast<std::int64_t>(std::clamp(length, 1.0, 0x1p52));
    std::vector<std::int64_t> positions;
    for (std::int64_t position = 1; position < last; position *= 2) positions.push_back(position);
    positions.push_back(last);
    return positions;
}

std::optional<OwnReading> ownReading(const ImportedModel& model) {
    const LayerGroup& group = model.groups[model.mainGroup];
    Result<FrequencySchedule> schedule = scheduleOf(model, group);
    if (!schedule) return {};
    return OwnReading{model, group, scalingRequestOf(model, group), std::move(*schedule)};
}

/// q = k = 1 over the coordinates that rotate: the layout's other coordinates add the same to both readings.
Scenario plainScenario(const OwnReading& own) {
    Scenario scenario;
    const int head = std::max(own.group.headDim.value_or(own.request.rotaryDim), own.request.rotaryDim);
    scenario.layout = {.pairing = own.model.pairing, .headDim = head, .rotaryDim = own.request.rotaryDim};
    scenario.vectors.kind = VectorKind::Ones;
    scenario.lengths = own.request.lengths;
    return scenario;
}

}   // namespace

std::vector<OtherReading> otherReadings(const ImportedModel& model) {
    const std::optional<OwnReading> own = ownReading(model);
    if (!own) return {};
    const std::vector<std::int64_t> positions = positionsUpTo(own->request.lengths.context);
    std::vector<OtherReading> readings;
    const Result<ValidScenario> scenario = validated(plainScenario(*own));
    if (!scenario) return {};
    for (const Row& row : rows) {
        std::optional<Departure> found = row.rule(*own);
        if (!found || found->schedule == own->schedule) continue;
        Result<ReadingDivergence> divergence =
            readingDivergence(*scenario, own->schedule, found->schedule, positions);
        if (!divergence) continue;
        const auto quarter = firstPositionBeyond(own->schedule, found->schedule, std::numbers::pi / 2);
        readings.push_back({std::string(row.id), std::move(found->sentence), std::move(found->schedule),
                            quarter, std::move(*divergence)});
    }
    return readings;
}

}   // namespace rope
