#include "core/model_file/model_json.h"
#include "core/methods/method_registry.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/json/json_members.h"
#include "core/model/group_schedule.h"
#include "core/scenario/choice_json.h"
#include "core/scenario/scenario_names.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

constexpr std::size_t maxFindings = 10000, longestText = 65536;

template <class T>
void writeOptional(JsonWriter& writer, std::string_view name, const std::optional<T>& content) {
    writer.key(name);
    if (content) writer.value(*content);
    else writer.null();
}

void writeOthers(JsonWriter& writer, const LayerGroup& group) {
    writer.field("attention", group.isAttention)
        .field("axes_key", group.axes.key)
        .field("axes_sections", group.axes.sections);
    writer.field("axes_interleaved", group.axes.isInterleaved);
    writeQueryScale(writer, group.queryScale);
}

void writeGroup(JsonWriter& writer, const LayerGroup& group) {
    writer.beginObject().field("name", group.name);
    writer.field("layers", std::vector<std::int64_t>(group.layers.begin(), group.layers.end()));
    writeOptional(writer, "head_dim", group.headDim);
    writeOptional(writer, "rotary_dim", group.rotaryDim);
    writeOptional(writer, "partial_rotary_factor", group.rotaryFraction);
    writeOptional(writer, "rope_theta", group.ropeTheta);
    writeOptional(writer, "attn_factor", group.unappliedMultiplier);
    writer.field("method", group.method.id);
    writeParameters(writer, group.method.parameters);
    writeOthers(writer, group);
    writer.endObject();
}

void writeFindings(JsonWriter& writer, const ImportedModel& model) {
    writer.key("sources").beginArray();   // a list: an object's keys are few in the reader's eyes
    for (const auto& [field, path] : model.sources)
        writer.beginObject().field("field", field).field("path", path).endObject();
    writer.endArray().key("assumptions").beginArray();
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

std::optional<double> optionalNumber(JsonMembers& members, const char* key) {
    double number = 0;
    return members.number(key, number) ? std::optional(number) : std::nullopt;
}

std::optional<int> optionalWhole(JsonMembers& members, const char* key) {
    int number = 0;
    return members.integer(key, number) ? std::optional(number) : std::nullopt;
}

std::vector<int> readLayers(JsonMembers& members) {
    std::vector<double> numbers;
    std::vector<int> layers;
    members.numbers("layers", numbers);
    for (const double number : numbers) {
        if (!(number >= 0) || number > static_cast<double>(maxModelLayers) || std::trunc(number) != number) {
            members.fail("layers", "not the index of a layer", "0 to " + std::to_string(maxModelLayers));
            return {};
        }
        layers.push_back(static_cast<int>(number));
    }
    if (layers.size() > maxModelLayers + 1)
        members.fail("layers", std::to_string(layers.size()) + " layers",
                     "up to " + std::to_string(maxModelLayers + 1));
    return layers;
}

void readOthers(JsonMembers& members, LayerGroup& group) {
    members.flag("attention", group.isAttention);
    members.text("axes_key", group.axes.key);
    members.numbers("axes_sections", group.axes.sections);
    members.flag("axes_interleaved", group.axes.isInterleaved);
    members.object("query_scale", [&group](JsonMembers& entry) {
        group.queryScale.emplace();
        entry.text("id", group.queryScale->id);
        readParameters(entry, group.queryScale->parameters);
        if (const Check problem = checkQueryScale(*group.queryScale))
            entry.fail("id", problem->message, problem->allowed);
    });
    const bool isKey =
        group.axes.key.empty() || group.axes.key == "mrope_section" || group.axes.key == "xdrope_section";
    if (!isKey)
        members.fail("axes_key", "unknown key '" + group.axes.key + "'", "mrope_section, xdrope_section");
}

LayerGroup readGroup(JsonMembers& members) {
    LayerGroup group;
    members.text("name", group.name);
    group.layers = readLayers(members);
    group.headDim = optionalWhole(members, "head_dim");
    group.rotaryDim = optionalWhole(members, "rotary_dim");
    group.rotaryFraction = optionalNumber(members, "partial_rotary_factor");
    group.ropeTheta = optionalNumber(members, "rope_theta");
    group.unappliedMultiplier = optionalNumber(members, "attn_factor");
    members.text("method", group.method.id);
    readParameters(members, group.method.parameters);
    readOthers(members, group);
    if (rotates(group) && findScalingMethod(group.method.id) == nullptr)
        members.fail("method", "unknown method '" + group.method.id + "'", "a method's id, or nope");
    return group;
}

void readFindings(JsonMembers& members, ImportedModel& model) {
    members.objects("sources", [&model](JsonMembers& entry) {
        std::string field, path;
        entry.text("field", field);
        entry.text("path", path);
        model.sources.insert_or_assign(std::move(field), std::move(path));
    });
    members.texts("assumptions", model.assumptions);
    members.objects("warnings", [&model](JsonMembers& entry) {
        Warning warning;
        entry.text("id", warning.id);
        entry.text("message", warning.message);
        entry.text("where", warning.where);
        model.warnings.push_back(std::move(warning));
    });
}

ImportedModel readModel(JsonMembers& members) {
    ImportedModel model;
    members.text("file", model.file);
    members.text("model_type", model.modelType);
    members.choice("pairing", pairingNames, model.pairing);
    members.integer("rotary_offset", model.rotaryOffset);
    model.trainedContext = optionalNumber(members, "trained_context");
    model.context = optionalNumber(members, "context");
    members.choice("softmax_scaling", softmaxScalingNames, model.softmaxScaling);
    members.objects("groups", [&model](JsonMembers& entry) { model.groups.push_back(readGroup(entry)); });
    std::uint64_t main = 0;
    members.unsignedInteger("main_group", main);
    model.mainGroup = static_cast<std::size_t>(main);
    readFindings(members, model);
    return model;
}

/// A number that the file need not give, within what every importer allows.
struct Bound {
    const char* key;
    std::optional<double> number;
    double low, high;
};

Check checkBounds(std::initializer_list<Bound> bounds, const std::string& path) {
    for (const Bound& bound : bounds)
        if (bound.number && (!(*bound.number >= bound.low) || !(*bound.number <= bound.high)))
            return Error{ErrorCode::OutOfRange, path + bound.key + " is out of range", path + bound.key,
                         shortestText(bound.low) + " to " + shortestText(bound.high)};
    return {};
}

Check checkGroup(const ImportedModel& model, const LayerGroup& group, const std::string& path) {
    constexpr double largest = std::numeric_limits<double>::max();
    const double head = group.headDim.value_or(maxHeadDim);
    const auto asNumber = [](std::optional<int> whole) {
        return whole ? std::optional<double>(*whole) : std::nullopt;
    };
    if (const Check problem =
            checkBounds({{"head_dim", asNumber(group.headDim), 1, maxHeadDim},
                         {"rotary_dim", asNumber(group.rotaryDim), rotates(group) ? 1.0 : 0.0, head},
                         {"partial_rotary_factor", group.rotaryFraction, 0, 1},
                         {"rope_theta", group.ropeTheta, 0, largest},
                         {"attn_factor", group.unappliedMultiplier, -largest, largest}},
                        path))
        return problem;
    if (!rotates(group)) return {};
    const Result<FrequencySchedule> schedule = scheduleOf(model, withSomeRotaryDim(group));
    if (schedule) return {};
    Error error = schedule.error();
    error.where = path + error.where;
    if (error.code == ErrorCode::WrongUsage) error.code = ErrorCode::Malformed;
    return error;
}

bool isTooLong(const ImportedModel& model) {
    const auto isLong = [](const std::string& text) { return text.size() > longestText; };
    return isLong(model.file) || isLong(model.modelType) ||
           std::any_of(model.assumptions.begin(), model.assumptions.end(), isLong) ||
           std::any_of(model.groups.begin(), model.groups.end(),
                       [&](const LayerGroup& group) { return isLong(group.name); }) ||
           std::any_of(model.warnings.begin(), model.warnings.end(),
                       [&](const Warning& warning) { return isLong(warning.message); });
}

/// The rest of the program relies on these conditions, which every importer ensures.
Check checkModel(const ImportedModel& model, const std::string& path) {
    if (model.groups.empty() || model.groups.size() > maxLayerGroups)
        return Error{ErrorCode::OutOfRange, std::to_string(model.groups.size()) + " groups of layers",
                     path + "groups", "1 to " + std::to_string(maxLayerGroups)};
    if (model.mainGroup >= model.groups.size() || !rotates(model.groups[model.mainGroup]))
        return Error{ErrorCode::OutOfRange,
                     "main_group = " + std::to_string(model.mainGroup) + " is no group that rotates",
                     path + "main_group", "a group of layers that rotates"};
    if (model.sources.size() + model.assumptions.size() + model.warnings.size() > maxFindings ||
        isTooLong(model))
        return Error{ErrorCode::OutOfRange, "too many findings about the model", path + "warnings",
                     std::to_string(maxFindings) + " texts"};
    const auto longest = static_cast<double>(maxPosition);
    if (const Check problem = checkBounds({{"trained_context", model.trainedContext, 1, longest},
                                           {"context", model.context, 1, longest},
                                           {"rotary_offset", model.rotaryOffset, 0, maxHeadDim}},
                                          path))
        return problem;
    for (std::size_t i = 0; i < model.groups.size(); ++i)
        if (const Check problem =
                checkGroup(model, model.groups[i], path + "groups[" + std::to_string(i) + "]."))
            return problem;
    return {};
}

}   // namespace

void writeModelMembers(JsonWriter& writer, const ImportedModel& model) {
    writer.field("file", model.file)
        .field("model_type", model.modelType)
        .field("pairing", nameOf(pairingNames, model.pairing));
    writer.field("rotary_offset", model.rotaryOffset);
    writeOptional(writer, "trained_context", model.trainedContext);
    writeOptional(writer, "context", model.context);
    writer.field("softmax_scaling", nameOf(softmaxScalingNames, model.softmaxScaling))
        .key("groups")
        .beginArray();
    for (const LayerGroup& group : model.groups) writeGroup(writer, group);
    writer.endArray().field("main_group", model.mainGroup);
    writeFindings(writer, model);
}

Result<ImportedModel> modelFromJson(const JsonValue& document, std::string_view member) {
    JsonReading reading;
    ImportedModel model;
    readMembers(document, member, reading, [&model](JsonMembers& members) { model = readModel(members); });
    if (reading.problem) return *reading.problem;
    if (const Check problem = checkModel(model, std::string(member) + ".")) return *problem;
    return model;
}

}   // namespace rope
