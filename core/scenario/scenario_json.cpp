#include "core/scenario/scenario_json.h"
#include "core/methods/method_registry.h"

#include "core/json/json_members.h"
#include "core/json/json_parser.h"
#include "core/scenario/choice_json.h"
#include "core/scenario/scenario_names.h"
#include "core/scenario/valid_scenario.h"

#include <limits>
#include <span>

namespace rope {

namespace {

constexpr int formatVersion = 1;

void writeRows(JsonWriter& writer, std::string_view name, const std::shared_ptr<const RowMatrix>& rows) {
    writer.key(name);
    if (rows == nullptr) {
        writer.null();
        return;
    }
    writer.beginArray();
    for (Eigen::Index row = 0; row < rows->rows(); ++row)
        writer.value(std::span(rows->data() + row * rows->cols(), static_cast<std::size_t>(rows->cols())));
    writer.endArray();
}

void writeMethod(JsonWriter& writer, const ComparedMethod& method) {
    writer.beginObject().field("id", method.choice.id);
    writeParameters(writer, method.choice.parameters);
    writer.field("visible", method.isVisible).endObject();
}

void writeModel(JsonWriter& writer, const Scenario& scenario) {
    writer.field("version", formatVersion)
        .field("model", scenario.model)
        .field("head_dim", scenario.layout.headDim)
        .field("rotary_dim", scenario.layout.rotaryDim)
        .field("rotary_offset", scenario.layout.rotaryOffset)
        .field("pairing", nameOf(pairingNames, scenario.layout.pairing))
        .field("rope_theta", scenario.ropeTheta)
        .key("inv_freq");
    if (scenario.explicitInverseFrequencies.empty()) writer.null();
    else writer.value(scenario.explicitInverseFrequencies);
}

void writeLengths(JsonWriter& writer, const ContextLengths& lengths) {
    writer.field("trained_context", lengths.trained)
        .field("dynamic_trained_context", lengths.dynamicTrained)
        .field("max_position_embeddings", lengths.configured)
        .field("context", lengths.context)
        .key("seq_len");
    if (lengths.sequence) writer.value(*lengths.sequence);
    else writer.null();
}

void writeVectors(JsonWriter& writer, const VectorSource& vectors) {
    writer.field("qk", nameOf(vectorKindNames, vectors.kind)).field("seed", vectors.seed);
    writeRows(writer, "q", vectors.givenQuery);
    writeRows(writer, "k", vectors.givenKey);
    writeRows(writer, "v", vectors.givenValue);
}

void writePrecision(JsonWriter& writer, const Precision& precision) {
    writer.field("precision", nameOf(numberFormatNames, precision.format)).key("precision_of").beginArray();
    for (const auto& [place, name] : roundingStageNames)
        if (precision.*place) writer.value(name);
    writer.endArray();
}

Precision readPrecision(JsonMembers& members, Precision precision) {
    members.choice("precision", numberFormatNames, precision.format);
    std::vector<std::string> places;
    if (!members.texts("precision_of", places)) return precision;
    for (const auto& [place, name] : roundingStageNames) precision.*place = false;
    for (const std::string& text : places) {
        const auto place = valueOf(roundingStageNames, std::string_view(text));
        if (!place)
            members.fail("precision_of", "unknown rounding stage '" + text + "'", listOf(roundingStageNames));
        else precision.** place = true;
    }
    return precision;
}

ContextLengths readLengths(JsonMembers& members) {
    ContextLengths lengths;
    members.number("trained_context", lengths.trained);
    // A text that gives L alone means it for every method, as the option does.
    lengths.dynamicTrained = lengths.configured = lengths.context = lengths.trained;
    members.number("dynamic_trained_context", lengths.dynamicTrained);
    members.number("max_position_embeddings", lengths.configured);
    members.number("context", lengths.context);
    double sequence = 0;
    if (members.number("seq_len", sequence)) lengths.sequence = sequence;
    return lengths;
}

VectorSource readVectors(JsonMembers& members) {
    VectorSource vectors;
    members.choice("qk", vectorKindNames, vectors.kind);
    members.unsignedInteger("seed", vectors.seed);
    vectors.givenQuery = members.rows("q");
    vectors.givenKey = members.rows("k");
    vectors.givenValue = members.rows("v");
    return vectors;
}

PairLayout readLayout(JsonMembers& members) {
    PairLayout layout;
    members.choice("pairing", pairingNames, layout.pairing);
    members.integer("head_dim", layout.headDim);
    layout.rotaryDim = layout.headDim;
    members.integer("rotary_dim", layout.rotaryDim);
    members.integer("rotary_offset", layout.rotaryOffset);
    return layout;
}

/// A name or a kind that no method has is this text's fault; ranges are looked at by validated().
void checkNames(JsonMembers& entry, const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method == nullptr) {
        entry.fail("id", "unknown method '" + choice.id + "'", "a method's id");
        return;
    }
    for (const auto& [key, value] : choice.parameters.entries()) {
        const ParameterSpec* spec = findParameter(*method, key);
        if (spec == nullptr)
            entry.fail("parameters." + key, "method " + choice.id + " has no such parameter",
                       "its own parameters");
        else if (const Check problem = checkParameter(*spec, value);
                 problem && problem->code == ErrorCode::WrongUsage)
            entry.fail("parameters." + key, problem->message, problem->allowed);
    }
}

std::vector<ComparedMethod> readMethods(JsonMembers& members) {
    std::vector<ComparedMethod> methods;
    members.objects("methods", [&methods](JsonMembers& entry) {
        ComparedMethod method;
        entry.text("id", method.choice.id);
        readParameters(entry, method.choice.parameters);
        checkNames(entry, method.choice);
        entry.flag("visible", method.isVisible);
        methods.push_back(std::move(method));
    });
    if (methods.empty()) methods.emplace_back();
    return methods;
}

std::optional<QueryScaleChoice> readQueryScale(JsonMembers& members) {
    std::optional<QueryScaleChoice> choice;
    members.object("query_scale", [&choice](JsonMembers& entry) {
        choice.emplace();
        entry.text("id", choice->id);
        readParameters(entry, choice->parameters);
        if (const Check problem = checkQueryScale(*choice); problem && problem->code == ErrorCode::WrongUsage)
            entry.fail("id", problem->message, problem->allowed);
    });
    return choice;
}

void checkVersion(JsonMembers& members) {
    std::int64_t version = formatVersion;
    members.integer("version", version);
    if (version != formatVersion)
        members.fail("version", "version " + std::to_string(version) + " is not known",
                     std::to_string(formatVersion));
}

Scenario readScenario(JsonMembers& members) {
    Scenario scenario;
    checkVersion(members);
    members.text("model", scenario.model);
    scenario.layout = readLayout(members);
    members.number("rope_theta", scenario.ropeTheta);
    members.numbers("inv_freq", scenario.explicitInverseFrequencies);
    scenario.lengths = readLengths(members);
    members.choice("softmax_scaling", softmaxScalingNames, scenario.softmaxScaling);
    scenario.queryScale = readQueryScale(members);
    scenario.methods = readMethods(members);
    members.unsignedInteger("active_method", scenario.activeMethod);
    members.integer("query_position", scenario.queryPosition);
    members.integer("key_position", scenario.keyPosition);
    scenario.vectors = readVectors(members);
    scenario.precision = readPrecision(members, scenario.precision);
    members.choice("mask", maskNames, scenario.mask);
    members.choice("stage", stageNames, scenario.stage);
    return scenario;
}

}   // namespace

void writeScenarioMembers(JsonWriter& writer, const Scenario& scenario) {
    writeModel(writer, scenario);
    writeLengths(writer, scenario.lengths);
    writer.field("softmax_scaling", nameOf(softmaxScalingNames, scenario.softmaxScaling));
    writeQueryScale(writer, scenario.queryScale);
    writer.key("methods").beginArray();
    for (const ComparedMethod& method : scenario.methods) writeMethod(writer, method);
    writer.endArray()
        .field("active_method", scenario.activeMethod)
        .field("query_position", scenario.queryPosition)
        .field("key_position", scenario.keyPosition);
    writeVectors(writer, scenario.vectors);
    writePrecision(writer, scenario.precision);
    writer.field("mask", nameOf(maskNames, scenario.mask)).field("stage", nameOf(stageNames, scenario.stage));
}

std::string scenarioJson(const Scenario& scenario) {
    JsonWriter writer;
    writer.beginObject();
    writeScenarioMembers(writer, scenario);
    writer.endObject();
    return std::move(writer).take();
}

Result<ReadScenario> scenarioFromJson(const JsonValue& document, std::string_view member) {
    JsonReading reading;
    Scenario scenario;
    readMembers(document, member, reading,
                [&scenario](JsonMembers& members) { scenario = readScenario(members); });
    if (reading.problem) return *reading.problem;
    if (const Result<ValidScenario> valid = validated(scenario); !valid) return valid.error();
    return ReadScenario{std::move(scenario), std::move(reading.warnings)};
}

Result<ReadScenario> scenarioFromJson(std::string_view text, std::string_view member) {
    const Result<ParsedJson> parsed = parseJson(text, {}, sessionRules);
    return parsed ? scenarioFromJson(parsed->root, member) : parsed.error();
}

}   // namespace rope
