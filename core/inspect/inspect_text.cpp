#include "core/base/number_text.h"
#include "core/engines/advice.h"
#include "core/engines/engine_flags.h"
#include "core/inspect/field_rows.h"
#include "core/inspect/inspect_report.h"
#include "core/inspect/other_readings.h"

#include <algorithm>

namespace rope {

namespace {

constexpr std::size_t labelWidth = 25;

/// "label             content" with the label padded.
void line(std::string& text, std::string_view label, const std::string& content,
          const std::string& source = {}) {
    text += "  " + std::string(label) +
            std::string(labelWidth - std::min(label.size(), labelWidth - 1), ' ') + content;
    if (!source.empty()) text += "   [" + source + "]";
    text += '\n';
}

void heading(std::string& text, std::string_view title) { text += "\n" + std::string(title) + "\n"; }

void writeMain(std::string& text, const ImportedModel& model) {
    text += model.file + (model.modelType.empty() ? "" : "   model_type " + model.modelType) + "\n\n";
    for (const FieldRow& row : fieldRows(model, model.mainGroup))
        line(text, row.label, row.value, row.source);
}

void writeGroups(std::string& text, const ImportedModel& model) {
    if (model.groups.size() < 2) return;
    heading(text, "Layers");
    std::size_t width = 0;
    for (const LayerGroup& group : model.groups) width = std::max(width, group.name.size());
    for (const LayerGroup& group : model.groups) {
        text += "  " + group.name + std::string(width - group.name.size() + 2, ' ');
        text += groupText(model, group);
        if (!group.layers.empty())
            text += "; " + std::to_string(group.layers.size()) + " layers: " + layerRuns(group.layers);
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
        if (row.choice && row.attentionFactor)
            numbers += ", attention factor " + readableText(*row.attentionFactor);
        if (row.unscaledPairs)
            numbers += "; pairs: " + std::to_string(*row.unscaledPairs) + " unscaled, " +
                       std::to_string(row.blendedPairs.value_or(0)) + " blended, " +
                       std::to_string(row.interpolatedPairs.value_or(0)) + " interpolated";
        if (!numbers.empty()) text += "    " + numbers + "\n";
        if (!row.hf.empty()) text += "    HF: " + row.hf + "\n";
    }
}

void writeEngines(std::string& text, const EngineFlags& flags) {
    heading(text, "The same for other programs");
    line(text, "HF 4", withShortLists(flags.hf.text));
    line(text, "HF 5", withShortLists(flags.hf5.text));
    line(text, "vLLM", withShortLists(flags.vllm.text));
    line(text, "llama.cpp", flags.llamaCpp.text);
    for (const std::string& note : flags.notes) text += "  - " + note + "\n";
}

void writeReadings(std::string& text, const std::vector<OtherReading>& readings) {
    std::vector<std::string> items;
    for (const OtherReading& reading : readings) items.push_back(readingText(reading));
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
