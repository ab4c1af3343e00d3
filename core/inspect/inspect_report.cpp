#include "core/inspect/inspect_report.h"

#include "core/engines/advice.h"
#include "core/engines/engine_flags.h"
#include "core/inspect/inspect_facts.h"
#include "core/inspect/other_readings.h"
#include "core/json/json_writer.h"
#include "core/model/group_schedule.h"
#include "core/scenario/choice_json.h"
#include "core/scenario/scenario_names.h"

namespace rope {

namespace {

template <class T>
void optionalField(JsonWriter& writer, std::string_view name, const std::optional<T>& content) {
    writer.key(name);
    if (content) writer.value(*content);
    else writer.null();
}

void writeGroupFields(JsonWriter& writer, const GroupFacts& facts) {
    optionalField(writer, "head_dim", facts.headDim);
    optionalField(writer, "rotary_dim", facts.rotaryDim);
    optionalField(writer, "rope_theta", facts.ropeTheta);
}

void writeMain(JsonWriter& writer, const ImportedModel& model) {
    const GroupFacts facts = factsOf(model, model.groups[model.mainGroup]);
    writer.field("file", model.file);
    writeGroupFields(writer, facts);
    writer.field("pairing", nameOf(pairingNames, model.pairing)).field("method", facts.method.id);
    writeParameters(writer, facts.method.parameters);
    optionalField(writer, "trained_context", model.trainedContext);
    optionalField(writer, "context", model.context);
    optionalField(writer, "attention_factor", facts.attentionFactor);
    optionalField(writer, "softmax_factor", facts.softmaxFactor);
    optionalField(writer, "inv_freq", facts.inverseFrequencies);
}

void writeGroups(JsonWriter& writer, const ImportedModel& model) {
    writer.key("groups").beginArray();
    for (const LayerGroup& group : model.groups) {
        const GroupFacts facts = factsOf(model, group);
        writer.beginObject().field("name", group.name);
        writer.field("layers", std::vector<std::int64_t>(group.layers.begin(), group.layers.end()));
        writeGroupFields(writer, facts);
        writer.field("method", facts.method.id);
        writeParameters(writer, facts.method.parameters);
        writeQueryScale(writer, group.queryScale);
        optionalField(writer, "attention_factor", facts.attentionFactor);
        optionalField(writer, "inv_freq", facts.inverseFrequencies);
        writer.endObject();
    }
    writer.endArray();
}

void writeOrigins(JsonWriter& writer, const ImportedModel& model) {
    writer.key("sources").beginObject();
    for (const auto& [field, path] : model.sources) writer.field(field, path);
    writer.endObject().key("assumptions").beginArray();
    for (const std::string& text : model.assumptions) writer.value(text);
    writer.endArray().key("warnings").beginArray();
    for (const Warning& warning : model.warnings)
        writer.beginObject()
            .field("id", warning.id)
            .field("message", warning.message)
            .field("where", warning.where)
            .endObject();
    writer.endArray();
}

void writeRecommendations(JsonWriter& writer, const std::vector<Recommendation>& recommendations) {
    writer.key("recommendations").beginArray();
    for (const Recommendation& row : recommendations) {
        writer.beginObject().field("id", row.id);
        optionalField(writer, "method", row.choice ? std::optional(row.choice->id) : std::nullopt);
        optionalField(writer, "factor", row.factor);
        optionalField(writer, "rope_theta", row.ropeTheta);
        optionalField(writer, "attention_factor", row.attentionFactor);
        optionalField(writer, "kept_pairs", row.unscaledPairs);
        optionalField(writer, "blended_pairs", row.blendedPairs);
        optionalField(writer, "slowed_pairs", row.interpolatedPairs);
        writer.field("text", row.sentence).key("hf");
        if (row.hf.empty()) writer.null();
        else writer.raw(row.hf);
        writer.endObject();
    }
    writer.endArray();
}

/// A JSON object as such, flags and sentences as text.
void writeSetting(JsonWriter& writer, std::string_view name, const EngineSetting& setting) {
    if (setting.isExpressible && setting.text.starts_with('{')) writer.key(name).raw(setting.text);
    else writer.field(name, setting.text);
}

/// Misreadings of the same file and their errors.
void writeReadings(JsonWriter& writer, const std::vector<OtherReading>& readings) {
    writer.key("readings").beginArray();
    for (const OtherReading& reading : readings) {
        writer.beginObject().field("id", reading.id).field("text", reading.sentence);
        writer.field("attention_factor", reading.schedule.attentionFactor)
            .field("softmax_factor", reading.schedule.softmaxFactor);
        optionalField(writer, "first_quarter_turn", reading.firstQuarterRevolution);
        writer.field("farthest_pair", reading.divergence.farthestPair)
            .field("position", reading.divergence.positions);
        writer.field("angle", reading.divergence.largestAngleRad)
            .field("score", reading.divergence.firstScore);
        writer.field("score_difference", reading.divergence.scoreDifference).endObject();
    }
    writer.endArray();
}

void writeEngines(JsonWriter& writer, const EngineFlags& flags, const std::vector<OtherReading>& readings) {
    writer.key("engines").beginObject();
    writeSetting(writer, "hf", flags.hf);
    writeSetting(writer, "hf5", flags.hf5);
    writeSetting(writer, "vllm", flags.vllm);
    writeSetting(writer, "llama_cpp", flags.llamaCpp);
    writer.key("notes").beginArray();
    for (const std::string& note : flags.notes) writer.value(note);
    writer.endArray();
    writeReadings(writer, readings);
    writer.endObject();
}

}   // namespace

std::string inspectJson(const ImportedModel& model, std::optional<double> targetContext) {
    JsonWriter writer;
    writer.beginObject();
    writeMain(writer, model);
    writeGroups(writer, model);
    writeOrigins(writer, model);
    writeRecommendations(writer, adviceFor(model, targetContext));
    writeEngines(writer, engineFlags(model), otherReadings(model));
    writer.endObject();
    return std::move(writer).take();
}

}   // namespace rope
