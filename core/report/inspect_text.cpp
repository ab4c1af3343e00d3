#include "core/base/number_text.h"
#include "core/frequency/frequency_schedule.h"
#include "core/model_import/advice.h"
#include "core/model_import/engine_flags.h"
#include "core/model_import/group_schedule.h"
#include "core/report/inspect_facts.h"
#include "core/report/inspect_report.h"
#include "core/report/other_readings.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

constexpr std::size_t labelWidth = 25;

/// "label             content" with the label padded.
void line(std::string& text, std::string_view label, const std::string& content, const std::string& source = {}) {
    text += "  " + std::string(label) + std::string(labelWidth - std::min(label.size(), labelWidth - 1), ' ') + content;
    if (!source.empty()) text += "   [" + source + "]";
    text += '\n';
}

void heading(std::string& text, std::string_view title) { text += "\n" + std::string(title) + "\n"; }

template <class T>
std::string orUnknown(const std::optional<T>& value) {
    return value ? plainText(static_cast<double>(*value)) : "not given";
}

std::string sourceOf(const ImportedModel& model, const std::string& field) {
    const auto found = model.sources.find(field);
    return found == model.sources.end() ? std::string() : found->second;
}

std::string parameterText(const ParameterValue& value) {
    if (const double* number = std::get_if<double>(&value)) return plainText(*number);
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    const auto& list = std::get<std::vector<double>>(value);
    if (list.empty()) return "no numbers";
    const auto [smallest, largest] = std::minmax_element(list.begin(), list.end());
    return std::to_string(list.size()) + " numbers, " + readableText(*smallest) + " to " + readableText(*largest);
}

/// "0-4, 6-10": runs of layer indices.
std::string runs(const std::vector<int>& layers) {
    constexpr std::size_t mostRuns = 12;
    std::string text;
    std::size_t count = 0;
    for (std::size_t i = 0; i < layers.size(); ++count) {
        std::size_t end = i;
        while (end + 1 < layers.size() && layers[end + 1] == layers[end] + 1) ++end;
        if (count == mostRuns) return text + ", ...";
        text += (text.empty() ? "" : ", ") + std::to_string(layers[i]) + (end > i ? "-" + std::to_string(layers[end]) : "");
        i = end + 1;
    }
    return text;
}

std::string methodTitle(const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    return method == nullptr || method->title == choice.id ? choice.id : choice.id + " (" + std::string(method->title) + ")";
}

void writeMain(std::string& text, const ImportedModel& model) {
    const GroupFacts facts = factsOf(model, model.groups[model.mainGroup]);
    text += model.file + (model.modelType.empty() ? "" : "   model_type " + model.modelType) + "\n\n";
    line(text, "head_dim", orUnknown(facts.headDim), sourceOf(model, "head_dim"));
    line(text, "rotary_dim", orUnknown(facts.rotaryDim), sourceOf(model, "rotary_dim"));
    line(text, "rope_theta", orUnknown(facts.ropeTheta), sourceOf(model, "rope_theta"));
    line(text, "pairing", std::string(nameOf(pairingNames, model.pairing)), sourceOf(model, "pairing"));
    line(text, "trained length", orUnknown(model.trainedContext), sourceOf(model, "trained_context"));
    line(text, "context", orUnknown(model.context), sourceOf(model, "context"));
    line(text, "method", methodTitle(facts.method), sourceOf(model, "method"));
    for (const auto& [key, value] : facts.method.parameters.entries())
        line(text, "  " + key, parameterText(value), sourceOf(model, "parameters." + key));
    if (facts.attentionFactor) line(text, "attention factor", readableText(*facts.attentionFactor) + " on cos and sin");
    if (facts.softmaxFactor) line(text, "softmax factor", readableText(*facts.softmaxFactor));
    if (!facts.inverseFrequencies || facts.inverseFrequencies->empty()) return;
    const std::vector<double>& frequencies = *facts.inverseFrequencies;
    line(text, "pairs", std::to_string(frequencies.size()));
    const double shortest = wavelengthTokens(frequencies.front()), longest = wavelengthTokens(frequencies.back());
    line(text, "wavelengths", readableText(shortest) + " to " + (std::isfinite(longest) ? readableText(longest) : "endless") + " tokens");
}

void writeGroups(std::string& text, const ImportedModel& model) {
    if (model.groups.size() < 2) return;
    heading(text, "Layers");
    std::size_t width = 0;
    for (const LayerGroup& group : model.groups) width = std::max(width, group.name.size());
    for (const LayerGroup& group : model.groups) {
        text += "  " + group.name + std::string(width - group.name.size() + 2, ' ');
        if (rotates(group))
            text += "head_dim " + orUnknown(group.headDim) + ", rotary_dim " + orUnknown(group.rotaryDim) + ", base " +
                    orUnknown(factsOf(model, group).ropeTheta) + ", " + methodTitle(group.method);
        else text += "no rotation";
        if (!group.layers.empty()) text += "; " + std::to_string(group.layers.size()) + " layers: " + runs(group.layers);
        text += '\n';
    }
}

void writeList(std::string& text, std::string_view title, const std::vector<std::string>& items) {
    if (items.empty()) return;
    heading(text, title);
    for (const std::string& item : items) text += "  - " + item + "\n";
}

void writeRecommendations(std::string& text, const std::vector<Recommendation>& recommendations) {
    if (recommendations.empty()) return;
    heading(text, "Recommendations");
    for (const Recommendation& row : recommendations) {
        text += "  - " + (row.choice ? row.choice->id + ": " : std::string()) + row.sentence + "\n";
        std::string numbers;
        if (row.choice && row.factor) numbers += "factor " + readableText(*row.factor);
        if (row.choice && row.ropeTheta) numbers += ", base " + readableText(*row.ropeTheta);
        if (row.choice && row.attentionFactor) numbers += ", attention factor " + readableText(*row.attentionFactor);
        if (row.keptPairs)
            numbers += "; pairs: " + std::to_string(*row.keptPairs) + " kept, " + std::to_string(row.blendedPairs.value_or(0)) +
                       " between, " + std::to_string(row.slowedPairs.value_or(0)) + " slowed fully";
        if (!numbers.empty()) text += "    " + numbers + "\n";
        if (!row.hf.empty()) text += "    HF: " + row.hf + "\n";
    }
}

/// Long factor lists would bury the rest; they are in the file and in the JSON form.
std::string withShortLists(std::string setting) {
    constexpr std::size_t longestList = 40;
    for (std::size_t open = setting.find('['); open != std::string::npos; open = setting.find('[', open + 1)) {
        const std::size_t close = setting.find(']', open);
        if (close != std::string::npos && close - open > longestList) setting.replace(open, close - open + 1, "[...]");
    }
    return setting;
}

void writeEngines(std::string& text, const EngineFlags& flags) {
    heading(text, "The same for other programs");
    line(text, "HF 4", withShortLists(flags.hf.text));
    line(text, "HF 5", withShortLists(flags.hf5.text));
    line(text, "vLLM", withShortLists(flags.vllm.text));
    line(text, "llama.cpp", flags.llamaCpp.text);
    for (const std::string& note : flags.notes) text += "  - " + note + "\n";
}

/// "... : a pair is a quarter turn off from position 12 on; at 131072 the score of q = k = 1 is 0.3 instead of 1.2".
void writeReadings(std::string& text, const std::vector<OtherReading>& readings) {
    std::vector<std::string> items;
    for (const OtherReading& reading : readings) {
        std::string item = reading.sentence + ": ";
        if (reading.firstQuarterTurn)
            item += "pair " + std::to_string(reading.divergence.farthestPair) + " is more than a quarter turn off from position " +
                    std::to_string(*reading.firstQuarterTurn) + " on; ";
        else if (reading.divergence.largestAngleRad.back() == 0) item += "the angles are the same; ";
        item += "at distance " + std::to_string(reading.divergence.positions.back()) + " the score of q = k = 1 is " +
                readableText(reading.divergence.secondScore.back()) + " instead of " + readableText(reading.divergence.firstScore.back());
        items.push_back(std::move(item));
    }
    writeList(text, "Programs that read it otherwise", items);
}

}   // namespace

std::string inspectText(const ImportedModel& model, std::optional<double> targetContext) {
    std::string text;
    writeMain(text, model);
    writeGroups(text, model);
    writeList(text, "Assumptions", model.assumptions);
    std::vector<std::string> warnings;
    for (const Warning& warning : model.warnings) warnings.push_back(warning.message);
    writeList(text, "Warnings", warnings);
    writeRecommendations(text, adviceFor(model, targetContext));
    writeEngines(text, engineFlags(model));
    writeReadings(text, otherReadings(model));
    return text;
}

}   // namespace rope
