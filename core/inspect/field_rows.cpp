#include "core/inspect/field_rows.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/frequency/frequency_schedule.h"
#include "core/inspect/inspect_facts.h"
#include "core/model/group_schedule.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

template <class T>
std::string orUnknown(const std::optional<T>& value) {
    return value ? plainText(static_cast<double>(*value)) : "not given";
}

std::string parameterText(const ParameterValue& value) {
    if (const double* number = std::get_if<double>(&value)) return plainText(*number);
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    const auto& list = std::get<std::vector<double>>(value);
    if (list.empty()) return "no numbers";
    const auto [smallest, largest] = std::minmax_element(list.begin(), list.end());
    return std::to_string(list.size()) + " numbers, " + readableText(*smallest) + " to " +
           readableText(*largest);
}

std::string methodTitle(const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    return method == nullptr || method->title == choice.id
               ? choice.id
               : choice.id + " (" + std::string(method->title) + ")";
}

std::string scaleText(const QueryScaleChoice& scale) {
    const std::string numbers = joined(scale.parameters.entries(), [](const auto& entry) {
        return entry.first + " " + parameterText(entry.second);
    });
    return numbers.empty() ? scale.id : scale.id + " (" + numbers + ")";
}

/// Rows of one group, each with its origin.
class Rows {
public:
    Rows(const ImportedModel& model, const LayerGroup& group, bool isMain)
        : m_model(model), m_prefix(isMain ? "" : group.name + ".") {}

    /// A field that the file may give; `label` is how assumptions name it.
    void field(const std::string& id, const std::string& label, std::string value,
               const std::string& indent = {}) {
        FieldRow row{id, indent + label, std::move(value), sourceOf(id), FieldOrigin::Follows};
        if (!row.source.empty()) row.origin = FieldOrigin::Read;
        else if (row.value == "not given") row.origin = FieldOrigin::Absent;
        else if (isAssumed(label)) row.origin = FieldOrigin::Assumed;
        m_rows.push_back(std::move(row));
    }

    void result(const std::string& id, const std::string& label, std::string value) {
        m_rows.push_back({id, label, std::move(value), {}, FieldOrigin::Computed});
    }

    [[nodiscard]] std::vector<FieldRow> take() && { return std::move(m_rows); }

private:
    /// Pairing and lengths belong to the model, not to a layer group.
    [[nodiscard]] std::string sourceOf(const std::string& id) const {
        const bool isOfAll = id == "pairing" || id == "trained_context" || id == "context";
        const auto found = m_model.sources.find(isOfAll ? id : m_prefix + id);
        return found == m_model.sources.end() ? std::string() : found->second;
    }

    [[nodiscard]] bool isAssumed(const std::string& label) const {
        return std::any_of(
            m_model.assumptions.begin(), m_model.assumptions.end(),
            [start = label + " = "](const std::string& text) { return text.rfind(start, 0) == 0; });
    }

    const ImportedModel& m_model;
    std::string m_prefix;
    std::vector<FieldRow> m_rows;
};

void addResults(Rows& rows, const GroupFacts& facts) {
    if (facts.attentionFactor)
        rows.result("attention_factor", "attention factor",
                    readableText(*facts.attentionFactor) + " on cos and sin");
    if (facts.softmaxFactor)
        rows.result("softmax_factor", "softmax factor", readableText(*facts.softmaxFactor));
    if (!facts.inverseFrequencies || facts.inverseFrequencies->empty()) return;
    const std::vector<double>& frequencies = *facts.inverseFrequencies;
    rows.result("pairs", "pairs", std::to_string(frequencies.size()));
    const double shortest = wavelengthTokens(frequencies.front()),
                 longest = wavelengthTokens(frequencies.back());
    rows.result("wavelengths", "wavelengths",
                readableText(shortest) + " to " +
                    (std::isfinite(longest) ? readableText(longest) : "endless") + " tokens");
}

}   // namespace

std::vector<FieldRow> fieldRows(const ImportedModel& model, std::size_t groupIndex) {
    const LayerGroup& group = model.groups[groupIndex];
    const GroupFacts facts = factsOf(model, group);
    Rows rows(model, group, groupIndex == model.mainGroup);
    rows.field("head_dim", "head_dim", orUnknown(facts.headDim));
    rows.field("rotary_dim", "rotary_dim", orUnknown(facts.rotaryDim));
    rows.field("rope_theta", "rope_theta", orUnknown(facts.ropeTheta));
    rows.field("pairing", "pairing", std::string(nameOf(pairingNames, model.pairing)));
    rows.field("trained_context", "trained length", orUnknown(model.trainedContext));
    rows.field("context", "context", orUnknown(model.context));
    rows.field("method", "method", methodTitle(facts.method));
    for (const auto& [key, value] : facts.method.parameters.entries())
        rows.field("parameters." + key, key, parameterText(value), "  ");
    if (group.queryScale) rows.field("query_scale", "query scale", scaleText(*group.queryScale));
    addResults(rows, facts);
    return std::move(rows).take();
}

std::string groupText(const ImportedModel& model, const LayerGroup& group) {
    const std::string scale = group.queryScale ? ", query scale " + scaleText(*group.queryScale) : "";
    if (!rotates(group)) return "no rotation" + scale;
    return "head_dim " + orUnknown(group.headDim) + ", rotary_dim " + orUnknown(group.rotaryDim) + ", base " +
           orUnknown(factsOf(model, group).ropeTheta) + ", " + methodTitle(group.method) + scale;
}

std::string layerRuns(const std::vector<int>& layers) {
    constexpr std::size_t maxRuns = 12;
    std::string text;
    std::size_t count = 0;
    for (std::size_t i = 0; i < layers.size(); ++count) {
        std::size_t end = i;
        while (end + 1 < layers.size() && layers[end + 1] == layers[end] + 1) ++end;
        if (count == maxRuns) return text + ", ...";
        text += (text.empty() ? "" : ", ") + std::to_string(layers[i]) +
                (end > i ? "-" + std::to_string(layers[end]) : "");
        i = end + 1;
    }
    return text;
}

std::string readingText(const OtherReading& reading) {
    const ReadingDivergence& divergence = reading.divergence;
    std::string text = reading.sentence + ": ";
    if (reading.firstQuarterRevolution)
        text += "pair " + std::to_string(divergence.farthestPair) +
                " is off by more than 90 degrees from position " +
                std::to_string(*reading.firstQuarterRevolution) + "; ";
    else if (divergence.largestAngleRad.back() == 0) text += "the angles are the same; ";
    return text + "at distance " + std::to_string(divergence.positions.back()) +
           " the score of q = k = 1 is " + readableText(divergence.secondScore.back()) + " instead of " +
           readableText(divergence.firstScore.back());
}

std::string withShortLists(std::string setting) {
    constexpr std::size_t longestList = 40;
    for (std::size_t open = setting.find('['); open != std::string::npos;
         open = setting.find('[', open + 1)) {
        const std::size_t close = setting.find(']', open);
        if (close != std::string::npos && close - open > longestList)
            setting.replace(open, close - open + 1, "[...]");
    }
    return setting;
}

}   // namespace rope
