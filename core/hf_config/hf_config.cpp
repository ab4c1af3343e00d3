#include "core/hf_config/flat_scaling.h"
#include "core/hf_config/hf_document.h"
#include "core/hf_config/key_checks.h"
#include "core/hf_config/layer_group.h"
#include "core/hf_config/model_fields.h"
#include "core/hf_config/text_model.h"
#include "core/hf_layers/key_spellings.h"
#include "core/json/json_parser.h"
#include "core/model/findings.h"
#include "core/model/group_check.h"
#include "core/model/group_schedule.h"
#include "core/model/import_checks.h"

#include <algorithm>

namespace rope {

namespace {

/// The group that covers full attention, and rotates if any group does.
std::size_t mainGroupOf(const std::vector<LayerKind>& kinds) {
    const auto first = [&](auto isWanted) {
        return static_cast<std::size_t>(std::find_if(kinds.begin(), kinds.end(), isWanted) - kinds.begin());
    };
    if (const std::size_t full = first([](const LayerKind& kind) { return kind.rotates && !kind.isLocal; });
        full < kinds.size())
        return full;
    if (const std::size_t any = first([](const LayerKind& kind) { return kind.rotates; }); any < kinds.size())
        return any;
    const std::size_t attention = first([](const LayerKind& kind) { return kind.isAttention; });
    return attention < kinds.size() ? attention : 0;
}

/// Adds the findings of a group; those of the main group have plain field names, the others have names under
/// "group.field".
void addGroup(const ReadGroup& read, bool isMain, ImportedModel& model) {
    model.groups.push_back(read.group);
    for (const auto& [field, path] : read.sources)
        model.sources[isMain ? field : read.group.name + "." + field] = path;
    addNew(model.assumptions, read.assumptions);
    addNew(model.warnings, read.warnings);
}

std::vector<std::string> blockNames(const RopeBlocks& blocks) {
    std::vector<std::string> names;
    for (const auto& [name, scope] : blocks.perKind) names.push_back(printable(name));
    return names;
}

Check readGroups(const GroupContext& context, const std::vector<LayerKind>& kinds, ImportedModel& model) {
    model.mainGroup = mainGroupOf(kinds);
    std::vector<ReadGroup> groups;
    for (const LayerKind& kind : kinds) {
        Result<ReadGroup> read = readGroup(context, kind);
        if (!read) return read.error();
        groups.push_back(std::move(*read));
    }
    for (std::size_t i = 0; i < groups.size(); ++i) addGroup(groups[i], i == model.mainGroup, model);
    const ReadGroup& main = groups[model.mainGroup];
    model.rotaryOffset = main.rotaryOffset;
    const bool namesDeepSeek =
        std::any_of(groups.begin(), groups.end(), [](const ReadGroup& read) { return read.namesDeepSeek; });
    readSoftmaxScaling(context.family, namesDeepSeek, model);
    return readTrainedLength(context.reader, main, model);
}

void warnAboutEmptyFile(const ConfigReader& reader, ImportedModel& model) {
    const bool hasBlock = static_cast<bool>(reader.find(keys::ropeBlock));
    const bool hasBase = reader.find(keys::base) || reader.find(keys::baseRatio) ||
                         reader.find(keys::localBase) || reader.find(keys::rotaryDim) ||
                         reader.find(keys::rotaryFraction);
    if (hasBlock || hasBase || model.sources.count("method") != 0 || !rotates(model.groups[model.mainGroup]))
        return;
    model.warnings.push_back({"no-rope-keys",
                              "the file has no keys about RoPE (no rope_theta, rope_scaling or "
                              "rope_parameters); what is shown rests on assumptions",
                              ""});
}

}   // namespace

Result<ImportedModel> readHfDocument(const JsonValue& root, std::string_view fileName) {
    const JsonValue::Object* object = root.object();
    if (object == nullptr)
        return Error{ErrorCode::Malformed, "the document is " + nameOf(root) + ", not a model's config",
                     std::string(fileName), "one JSON object"};

    ImportedModel model;
    model.file = fileName;
    const ConfigReader reader(model.file, textScopes(*object));
    if (const Check problem = checkTextConfig(reader)) return *problem;
    const Result<std::string> modelType = readModelType(reader, model);
    if (!modelType) return modelType.error();
    model.modelType = *modelType;
    const ModelFamily family = familyFor(reader, model.modelType);

    const Result<RopeBlocks> blocks = findRopeBlocks(reader);
    if (!blocks) return blocks.error();
    addNew(model.warnings, blocks->warnings);
    const Result<std::optional<RopeSettings>> flat = readFlatScaling(reader, model.modelType);
    if (!flat) return flat.error();
    const Result<LayerKinds> kinds = readLayerKinds(reader, family, blockNames(*blocks));
    if (!kinds) return kinds.error();
    if (kinds->kinds.size() > maxLayerGroups)
        return reader.error(ErrorCode::OutOfRange,
                            "the file names " + std::to_string(kinds->kinds.size()) + " kinds of layers",
                            "layers", "up to " + std::to_string(maxLayerGroups));
    addNew(model.warnings, kinds->warnings);
    addNew(model.assumptions, kinds->assumptions);

    if (const Check problem = readContext(reader, model)) return *problem;
    if (const Check problem = readPairing(reader, family, model)) return *problem;
    if (const Check problem =
            readGroups({reader, family, model.modelType, *blocks, *flat}, kinds->kinds, model))
        return *problem;
    for (std::size_t i = 0; i < model.groups.size(); ++i)
        if (const Check problem = checkGroup(reader, i, model)) return *problem;
    warnAboutEmptyFile(reader, model);
    addNew(model.warnings, checkImportedModel(model));
    addNew(model.warnings, checkOtherMechanisms(reader));
    addNew(model.warnings, checkUnknownKeys(reader));
    return model;
}

Result<ImportedModel> readHfConfig(std::string_view bytes, std::string_view fileName) {
    const Result<ParsedJson> parsed = parseJson(bytes, fileName);
    if (!parsed) return parsed.error();
    Result<ImportedModel> model = readHfDocument(parsed->root, fileName);
    if (model)
        model->warnings.insert(model->warnings.begin(), parsed->warnings.begin(), parsed->warnings.end());
    return model;
}

}   // namespace rope
