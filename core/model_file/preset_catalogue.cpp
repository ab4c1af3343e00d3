#include "core/hf_config/hf_document.h"
#include "core/json/config_reader.h"
#include "core/json/json_parser.h"

#include <algorithm>
#include <set>

namespace rope {

namespace {

constexpr std::string_view catalogueName = "presets";

/// The texts of an entry; all of them must be there.
Check readTexts(const ConfigReader& reader, const ConfigScope& entry, Preset& preset) {
    struct Field {
        std::string_view key;
        std::string Preset::*target;
    };
    for (const Field& field : {Field{"name", &Preset::name}, Field{"title", &Preset::title},
                               Field{"family", &Preset::family}, Field{"source", &Preset::source}}) {
        const FoundValue found = findIn(entry, field.key);
        if (!found)
            return reader.error(ErrorCode::Malformed, "the entry has no " + std::string(field.key),
                                entry.path, "a text");
        if (found.value->text() == nullptr) return reader.wrongType(found, "a text");
        preset.*field.target = *found.value->text();
    }
    return {};
}

/// Assumptions of the catalogue about an entry, in addition to those of its config.
Check readAssumptions(const ConfigReader& reader, const ConfigScope& entry, ImportedModel& model) {
    const FoundValue found = findIn(entry, "assumptions");
    if (!found) return {};
    const JsonValue::Array* items = found.value->array();
    if (items == nullptr) return reader.wrongType(found, "an array of texts");
    for (const JsonValue& item : *items) {
        if (item.text() == nullptr) return reader.wrongType({&item, found.path}, "a text");
        model.assumptions.push_back(*item.text());
    }
    return {};
}

Result<Preset> readPreset(const ConfigReader& reader, const JsonValue& value, const std::string& path) {
    if (value.object() == nullptr)
        return reader.wrongType({&value, path}, "an object with name, title, family, source and config");
    const ConfigScope entry{value.object(), path};
    Preset preset;
    if (const Check problem = readTexts(reader, entry, preset)) return *problem;
    const FoundValue config = findIn(entry, "config");
    if (!config)
        return reader.error(ErrorCode::Malformed, "the entry has no config", path,
                            "an object with the keys of a config.json");
    Result<ImportedModel> model = readHfDocument(*config.value, preset.name);
    if (!model) return model.error();
    if (const Check problem = readAssumptions(reader, entry, *model)) return *problem;
    preset.model = std::move(*model);
    return preset;
}

}   // namespace

Result<std::vector<Preset>> parsePresets(std::string_view text) {
    const Result<ParsedJson> parsed = parseJson(text, catalogueName);
    if (!parsed) return parsed.error();
    const ConfigReader reader(std::string(catalogueName), {});
    const JsonValue* list =
        parsed->root.object() != nullptr ? findMember(*parsed->root.object(), "presets") : &parsed->root;
    const JsonValue::Array* entries = list != nullptr ? list->array() : nullptr;
    if (entries == nullptr)
        return Error{ErrorCode::Malformed, "the catalogue has no list of presets", std::string(catalogueName),
                     "an object with the key presets"};
    std::vector<Preset> presets;
    std::set<std::string> names;
    for (const JsonValue& value : *entries) {
        const std::string path = "[" + std::to_string(presets.size()) + "]";
        Result<Preset> preset = readPreset(reader, value, path);
        if (!preset) return preset.error();
        if (!names.insert(preset->name).second)
            return reader.error(ErrorCode::Malformed, "the name " + printable(preset->name) + " stands twice",
                                path, "names that differ");
        presets.push_back(std::move(*preset));
    }
    return presets;
}

}   // namespace rope
