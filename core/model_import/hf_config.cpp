#include "core/base/number_text.h"
#include "core/model_import/flat_scaling.h"
#include "core/model_import/group_schedule.h"
#include "core/model_import/hf_document.h"
#include "core/model_import/import_checks.h"
#include "core/model_import/key_spellings.h"
#include "core/model_import/layer_group.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

void append(Warnings& to, const Warnings& from) {
    for (const Warning& warning : from)
        if (std::find(to.begin(), to.end(), warning) == to.end()) to.push_back(warning);
}

void append(std::vector<std::string>& to, const std::vector<std::string>& from) {
    for (const std::string& text : from)
        if (std::find(to.begin(), to.end(), text) == to.end()) to.push_back(text);
}

/// An object together with its attn_config (DBRX, MPT), which holds RoPE keys of its own.
void addScope(std::vector<ConfigScope>& scopes, const ConfigScope& scope) {
    scopes.push_back(scope);
    for (const std::string_view key : {"attn_config", "attention_config"})
        if (const FoundValue found = findIn(scope, key); found && found.value->object() != nullptr)
            scopes.push_back({found.value->object(), found.path});
}

/// The language model inside a larger one first, the whole document last.
std::vector<ConfigScope> scopesOf(const JsonValue::Object& root) {
    constexpr int deepest = 3;
    std::vector<ConfigScope> chain{{&root, ""}};
    for (int depth = 0; depth < deepest; ++depth) {
        const ConfigScope outer = chain.back();
        for (const std::string_view key : keys::textModels)
            if (const FoundValue found = findIn(outer, key); found && found.value->object() != nullptr && !found.value->object()->empty()) {
                chain.push_back({found.value->object(), found.path});
                break;
            }
        if (chain.back().object == outer.object) break;
    }
    std::vector<ConfigScope> scopes;
    for (auto scope = chain.rbegin(); scope != chain.rend(); ++scope) addScope(scopes, *scope);
    return scopes;
}

Check checkTextConfig(const ConfigReader& reader) {
    const FoundValue found = reader.find("text_config");
    if (!found || found.value->object() != nullptr) return {};
    return reader.wrongType(found, "an object, or null");
}

Result<std::string> modelTypeOf(const ConfigReader& reader, ImportedModel& model) {
    for (const ConfigScope& scope : reader.scopes()) {
        const FoundValue found = findIn(scope, "model_type");
        const Result<std::string> text = reader.optionalText(found);
        if (!text) return text.error();
        if (text->empty()) continue;
        model.sources["model_type"] = found.path;
        return printable(*text);
    }
    return std::string();
}

/// The family whose code applies: by model_type, else by the name of the class.
ModelFamily familyFor(const ConfigReader& reader, const std::string& modelType) {
    if (!modelType.empty()) return familyOf(modelType);
    FoundValue found = reader.find("architecture");
    if (!found) found = reader.find("architectures");
    if (!found) return {};
    const JsonValue::Array* names = found.value->array();
    const JsonValue* first = names != nullptr ? (names->empty() ? nullptr : &names->front()) : found.value;
    const std::string* text = first != nullptr ? first->text() : nullptr;
    return text != nullptr ? familyOf(modelTypeOfArchitecture(*text)) : ModelFamily{};
}

Result<std::optional<Pairing>> pairingByKey(const ConfigReader& reader, std::string& path) {
    using Found = std::optional<Pairing>;
    if (const FoundValue found = reader.find("pairing")) {
        const Result<std::string> name = reader.optionalText(found);
        path = found.path;
        if (name && *name == "half") return Found(Pairing::Half);
        if (name && *name == "interleaved") return Found(Pairing::Interleaved);
        return reader.wrongType(found, "'half' or 'interleaved'");
    }
    if (const FoundValue found = reader.find("position_embedding_type")) {
        const Result<std::string> name = reader.optionalText(found);
        path = found.path;
        if (name && *name == "rope_gptj") return Found(Pairing::Interleaved);
        if (name && *name == "rope_gpt_neox") return Found(Pairing::Half);
    }
    const FoundValue found = reader.find(keys::interleaved);
    if (!found) return Found();
    path = found.path;
    if (found.value->flag() == nullptr && found.value->number() == nullptr) return reader.wrongType(found, "true or false");
    return Found(ConfigReader::isTrue(found) ? Pairing::Interleaved : Pairing::Half);
}

Check readPairing(const ConfigReader& reader, const ModelFamily& family, ImportedModel& model) {
    std::string path;
    const Result<std::optional<Pairing>> byKey = pairingByKey(reader, path);
    if (!byKey) return byKey.error();
    const bool isNativeDeepSeek = model.modelType.empty() && reader.find("dim") && reader.find(keys::ropeHeadDim);
    if (*byKey) {
        model.pairing = **byKey;
        model.sources["pairing"] = path;
    } else if (isKnownFamily(family.modelType)) {
        model.pairing = family.pairing;
        model.sources["pairing"] = model.sources.count("model_type") != 0 ? model.sources["model_type"] : "architectures";
    } else if (isNativeDeepSeek) {
        model.pairing = Pairing::Interleaved;
        model.assumptions.emplace_back("pairing = interleaved: DeepSeek's own code turns neighbouring coordinates");
    } else {
        model.assumptions.emplace_back("pairing = half: the layout of Llama-like models, since no key says otherwise");
    }
    return {};
}

void readSoftmaxScaling(const ModelFamily& family, bool namesDeepSeek, ImportedModel& model) {
    if (namesDeepSeek || family.softmax == SoftmaxScaling::DeepSeek) model.softmaxScaling = SoftmaxScaling::DeepSeek;
    else model.softmaxScaling = model.modelType.empty() ? SoftmaxScaling::Unknown : SoftmaxScaling::Never;
}

Check readContext(const ConfigReader& reader, ImportedModel& model) {
    const FoundValue found = reader.find(keys::contextLength);
    const Result<std::optional<double>> length = reader.optionalNumber(found, lengthRange);
    if (!length) return length.error();
    model.context = *length;
    if (*length) model.sources["context"] = found.path;
    return {};
}

/// Qwen 1 was trained at seq_length and is set to max_position_embeddings.
FoundValue trainedLengthKey(const ConfigReader& reader, const ImportedModel& model) {
    const FoundValue found = reader.find(keys::trainedLength);
    if (found) return found;
    const bool isQwen1 = model.modelType == "qwen" || reader.find("use_dynamic_ntk");
    return isQwen1 ? reader.find("seq_length") : FoundValue{};
}

/// The key beside the block overrides the one inside it, as in HF; without either, max_position_embeddings is the trained length.
Check readTrainedLength(const ConfigReader& reader, const ReadGroup& main, ImportedModel& model) {
    const FoundValue found = trainedLengthKey(reader, model);
    const Result<std::optional<double>> length = reader.optionalNumber(found, lengthRange);
    if (!length) return length.error();
    if (*length && main.trainedLength && **length != *main.trainedLength && !main.trainedLengthPath.empty())
        model.warnings.push_back({"original-length-disagrees",
                                  found.path + " = " + plainText(**length) + " overrides " + main.trainedLengthPath + " = " +
                                      plainText(*main.trainedLength) + ", as in HF",
                                  found.path});
    if (*length) model.sources["trained_context"] = found.path;
    else if (main.trainedLength && !main.trainedLengthPath.empty()) model.sources["trained_context"] = main.trainedLengthPath;
    else if (!main.trainedLength && model.context) model.sources["trained_context"] = model.sources["context"];
    model.trainedContext = *length ? *length : main.trainedLength ? main.trainedLength : model.context;
    if (!model.trainedContext)
        model.assumptions.emplace_back(
            "trained length = 4096 where a method needs one: the file gives neither original_max_position_embeddings nor "
            "max_position_embeddings");
    else if (!model.context)
        model.assumptions.push_back("context = " + plainText(*model.trainedContext) +
                                    " where a method needs one: the trained length, since the file gives no max_position_embeddings");
    return {};
}

/// The group that covers full attention, and rotates if any group does.
std::size_t mainGroupOf(const std::vector<LayerKind>& kinds) {
    const auto first = [&](auto isWanted) {
        return static_cast<std::size_t>(std::find_if(kinds.begin(), kinds.end(), isWanted) - kinds.begin());
    };
    if (const std::size_t full = first([](const LayerKind& kind) { return kind.rotates && !kind.isLocal; }); full < kinds.size())
        return full;
    if (const std::size_t any = first([](const LayerKind& kind) { return kind.rotates; }); any < kinds.size()) return any;
    const std::size_t attention = first([](const LayerKind& kind) { return kind.isAttention; });
    return attention < kinds.size() ? attention : 0;
}

/// Adds a group's findings; those of the main group stand under plain field names, the others' under "group.field".
void addGroup(const ReadGroup& read, bool isMain, ImportedModel& model) {
    model.groups.push_back(read.group);
    for (const auto& [field, path] : read.sources) model.sources[isMain ? field : read.group.name + "." + field] = path;
    append(model.assumptions, read.assumptions);
    append(model.warnings, read.warnings);
}

/// yarn and ntk-by-parts take an absent factor from the lengths, which then must be there.
Check checkInferredFactor(const ConfigReader& reader, const LayerGroup& group, ImportedModel& model) {
    const ScalingMethod* method = findScalingMethod(group.method.id);
    const ParameterSpec* spec = method != nullptr ? findParameter(*method, "factor") : nullptr;
    if (spec == nullptr || spec->isRequired || spec->standard || group.method.parameters.find("factor") != nullptr) return {};
    if (model.context && model.trainedContext) {
        append(model.assumptions, {"factor = " + plainText(*model.context / *model.trainedContext) +
                                   ": max_position_embeddings / trained length, since the file gives no factor"});
        return {};
    }
    if (method->id == "longrope") {
        append(model.warnings,
               {{"longrope-lengths-missing", "without lengths and factor the attention factor of longrope is taken as 1", "factor"}});
        return {};
    }
    return reader.error(ErrorCode::OutOfRange, "method " + std::string(method->id) + " needs factor, or the two lengths it follows from",
                        "factor", allowedRange(*spec));
}

/// Puts the key path of the file into an error that names only the parameter, and never lets it count as a mistake of the command line.
Error inFile(Error error, const ConfigReader& reader, const ImportedModel& model, const std::string& prefix) {
    for (const std::string& field : {prefix + "parameters." + error.where, prefix + error.where, std::string(error.where)})
        if (const auto source = model.sources.find(field); source != model.sources.end()) {
            error.where = source->second;
            break;
        }
    error.where = reader.fileName() + ": " + error.where;
    if (error.code == ErrorCode::WrongUsage) error.code = ErrorCode::Malformed;
    return error;
}

Check checkGroup(const ConfigReader& reader, std::size_t index, ImportedModel& model) {
    LayerGroup group = model.groups[index];
    if (!rotates(group)) return {};
    if (const Check problem = checkInferredFactor(reader, group, model)) return problem;
    // Without a head dimension the method can still be tried on one that fits its lists.
    const std::vector<double>* divisors = group.method.parameters.list("short_factor");
    if (!group.rotaryDim)
        group.rotaryDim =
            divisors != nullptr && !divisors->empty() ? static_cast<int>(std::min<std::size_t>(divisors->size() * 2, largestHeadDim)) : 128;
    const std::string prefix = index == model.mainGroup ? "" : group.name + ".";
    const Result<FrequencySchedule> schedule = scheduleOf(model, group);
    if (!schedule) return inFile(schedule.error(), reader, model, prefix);
    append(model.warnings, warningsFor(scalingRequestOf(model, group), group.method));
    return {};
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
    const bool namesDeepSeek = std::any_of(groups.begin(), groups.end(), [](const ReadGroup& read) { return read.namesDeepSeek; });
    readSoftmaxScaling(context.family, namesDeepSeek, model);
    return readTrainedLength(context.reader, main, model);
}

void warnAboutEmptyFile(const ConfigReader& reader, ImportedModel& model) {
    const bool hasBlock = static_cast<bool>(reader.find(keys::ropeBlock));
    const bool hasBase = reader.find(keys::base) || reader.find(keys::baseRatio) || reader.find(keys::localBase) ||
                         reader.find(keys::rotaryDim) || reader.find(keys::rotaryShare);
    if (hasBlock || hasBase || model.sources.count("method") != 0 || !rotates(model.groups[model.mainGroup])) return;
    model.warnings.push_back(
        {"no-rope-keys",
         "the file has no keys about RoPE (no rope_theta, rope_scaling or rope_parameters); what is shown rests on assumptions", ""});
}

}   // namespace

Result<ImportedModel> readHfDocument(const JsonValue& root, std::string_view fileName) {
    const JsonValue::Object* object = root.object();
    if (object == nullptr)
        return Error{ErrorCode::Malformed, "the document is " + nameOf(root) + ", not a model's config", std::string(fileName),
                     "one JSON object"};

    ImportedModel model;
    model.file = fileName;
    const ConfigReader reader(model.file, scopesOf(*object));
    if (const Check problem = checkTextConfig(reader)) return *problem;
    const Result<std::string> modelType = modelTypeOf(reader, model);
    if (!modelType) return modelType.error();
    model.modelType = *modelType;
    const ModelFamily family = familyFor(reader, model.modelType);

    const Result<RopeBlocks> blocks = findRopeBlocks(reader);
    if (!blocks) return blocks.error();
    append(model.warnings, blocks->warnings);
    const Result<std::optional<RopeSettings>> flat = readFlatScaling(reader, model.modelType);
    if (!flat) return flat.error();
    const Result<LayerKinds> kinds = readLayerKinds(reader, family, blockNames(*blocks));
    if (!kinds) return kinds.error();
    append(model.warnings, kinds->warnings);
    append(model.assumptions, kinds->assumptions);

    if (const Check problem = readContext(reader, model)) return *problem;
    if (const Check problem = readPairing(reader, family, model)) return *problem;
    if (const Check problem = readGroups({reader, family, model.modelType, *blocks, *flat}, kinds->kinds, model)) return *problem;
    for (std::size_t i = 0; i < model.groups.size(); ++i)
        if (const Check problem = checkGroup(reader, i, model)) return *problem;
    warnAboutEmptyFile(reader, model);
    append(model.warnings, checkImportedModel(model));
    append(model.warnings, checkOtherMechanisms(reader));
    append(model.warnings, checkUnknownKeys(reader));
    return model;
}

Result<ImportedModel> readHfConfig(std::string_view bytes, std::string_view fileName) {
    const Result<ParsedJson> parsed = parseJson(bytes, fileName);
    if (!parsed) return parsed.error();
    Result<ImportedModel> model = readHfDocument(parsed->root, fileName);
    if (model) model->warnings.insert(model->warnings.begin(), parsed->warnings.begin(), parsed->warnings.end());
    return model;
}

}   // namespace rope
