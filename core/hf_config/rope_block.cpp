#include "core/hf_config/rope_block.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/hf_config/rope_block_notes.h"
#include "core/hf_layers/key_spellings.h"
#include "core/methods/method_facts.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

/// A row and its text in the file; both null if the text is unknown.
struct FoundType {
    const ScalingMethod* method = nullptr;
    const RopeType* type = nullptr;   ///< null when the text is the method's id
};

/// How many conditions of a text are met; -1 when one is not.
int conditionsMet(const RopeType& type, std::string_view modelType, const ConfigScope* block) {
    if (!type.modelType.empty() && type.modelType != modelType) return -1;
    if (!type.withKey.empty() && (block == nullptr || !findIn(*block, type.withKey))) return -1;
    return static_cast<int>(!type.modelType.empty()) + static_cast<int>(!type.withKey.empty());
}

/// The text with most conditions, all of them met; else the method whose id it is.
FoundType findType(std::string_view text, std::string_view modelType, const ConfigScope* block) {
    FoundType best{findScalingMethod(text), nullptr};
    int most = -1;
    for (const ScalingMethod& row : scalingMethods())
        for (const RopeType& type : row.file.ropeTypes)
            if (const int met = type.text == text ? conditionsMet(type, modelType, block) : -1; met > most)
                best = {&row, &type}, most = met;
    return best;
}

/// Types that are two names of one thing, so that `type` and `rope_type` may differ by them.
std::string_view plainType(std::string_view type) {
    if (type == "su") return "longrope";
    return type == "mrope" ? "default" : type;
}

/// Blocks for kinds of layers, and not one block in which a key has an object where none belongs: one block
/// gives its type or factor.
bool isPerKind(const JsonValue::Object& object) {
    const auto isKind = [](const JsonMember& member) {
        return std::string_view(member.key).ends_with("_attention");
    };
    const auto isObject = [](const JsonMember& member) { return member.value.object() != nullptr; };
    const auto isOfOneBlock = [](const JsonMember& member) {
        return member.key == "rope_type" || member.key == "type" || member.key == "factor";
    };
    if (std::any_of(object.begin(), object.end(), isKind)) return true;
    return std::any_of(object.begin(), object.end(), isObject) &&
           std::none_of(object.begin(), object.end(), isOfOneBlock);
}

Check addPerKind(const ConfigReader& reader, const ConfigScope& scope, RopeBlocks& blocks) {
    for (const JsonMember& member : *scope.object) {
        const FoundValue found{&member.value, scope.pathOf(member.key)};
        if (member.value.isNull()) continue;
        if (const JsonValue::Object* object = member.value.object()) {
            blocks.perKind.push_back({member.key, {object, found.path}});
            continue;
        }
        if (std::string_view(member.key).ends_with("_attention"))
            return reader.wrongType(found, "an object of RoPE keys, or null");
        blocks.warnings.push_back(
            {"unknown-rope-key",
             found.path + " is " + nameOf(member.value) + " next to blocks for layer types; it is not used",
             found.path});
    }
    return {};
}

Check addBlock(const ConfigReader& reader, const FoundValue& found, RopeBlocks& blocks) {
    if (const JsonValue::Object* object = found.value->object()) {
        const ConfigScope scope{object, found.path};
        if (isPerKind(*object)) return addPerKind(reader, scope, blocks);
        blocks.shared = scope;
        return {};
    }
    const bool* flag = found.value->flag();
    if (found.value->number() == nullptr && (flag == nullptr || *flag))
        return reader.wrongType(found, "an object of RoPE keys, or null");
    blocks.warnings.push_back(
        {"rope-block-not-object",
         found.path + " is " + nameOf(*found.value) + " instead of an object; it is read as no scaling",
         found.path});
    return {};
}

bool isEmpty(const FoundValue& found) {
    return found.value->object() != nullptr && found.value->object()->empty();
}

/// rope_type, else type, else "default"; both are texts.
Result<std::string> typeOf(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings) {
    const FoundValue newKey = findIn(block, "rope_type"), oldKey = findIn(block, "type");
    const Result<std::string> newType = reader.optionalText(newKey), oldType = reader.optionalText(oldKey);
    if (!newType) return newType.error();
    if (!oldType) return oldType.error();
    if (newKey && oldKey && plainType(*newType) != plainType(*oldType))
        settings.warnings.push_back({"rope-type-disagrees",
                                     newKey.path + " is '" + printable(*newType) + "' but " + oldKey.path +
                                         " is '" + printable(*oldType) +
                                         "'; HF uses the former, vLLM rejects the file",
                                     newKey.path});
    if (newKey || oldKey) {
        settings.sources["method"] = newKey ? newKey.path : oldKey.path;
        return newKey ? *newType : *oldType;
    }
    if (findIn(block, "factor"))
        settings.warnings.push_back(
            {"rope-type-missing",
             block.pathOf("factor") + " is given without rope_type or type; HF then applies no scaling",
             block.path});
    return std::string("default");
}

Result<MethodChoice> methodChoice(const ConfigReader& reader, const ConfigScope& block,
                                  std::string_view modelType, RopeSettings& settings) {
    const Result<std::string> type = typeOf(reader, block, settings);
    if (!type) return type.error();
    const FoundType found = findType(*type, modelType, &block);
    const std::string path =
        settings.sources.count("method") != 0 ? settings.sources["method"] : block.pathOf("rope_type");
    if (found.method == nullptr)
        return reader.error(ErrorCode::Malformed,
                            path + " = '" + printable(*type) + "' is not a supported scaling type", path,
                            knownRopeTypes());
    settings.namesDeepSeek = *type == "deepseek_yarn";
    const std::string id(found.method->id);
    if (found.type != nullptr && !found.type->modelType.empty())
        settings.assumptions.push_back("method = " + id + ": " + path + " is '" + *type + "', " +
                                       std::string(found.type->meaning));
    if (found.type != nullptr && !found.type->withKey.empty() && !findIn(block, "factor"))
        settings.warnings.push_back({"factor-missing",
                                     block.pathOf("factor") + " is missing; with " +
                                         std::string(found.type->withKey) + ", type " + *type + " is " +
                                         std::string(found.type->meaning),
                                     block.pathOf("factor")});
    return MethodChoice{id};
}

Check readParameters(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings) {
    const ScalingMethod& method = *findScalingMethod(settings.method.id);
    for (const ParameterSpec& spec : method.parameters) {
        const FoundValue found = findIn(block, spec.key);
        if (!found && spec.isRequired)
            return reader.error(ErrorCode::OutOfRange,
                                "method " + std::string(method.id) + " needs " + block.pathOf(spec.key),
                                block.pathOf(spec.key), allowedRange(spec));
        if (!found) {
            // HF requires the number, so the value used instead is an assumption.
            if (!method.file.defaultsOf.empty() && spec.defaultValue)
                settings.assumptions.push_back(std::string(spec.key) + " = " + plainText(*spec.defaultValue) +
                                               ": not given, the number of " +
                                               std::string(method.file.defaultsOf));
            continue;
        }
        Result<ParameterValue> value = parameterOf(reader, found, spec);
        if (!value) return value.error();
        settings.method.parameters.set(spec.key, std::move(*value));
        settings.sources["parameters." + std::string(spec.key)] = found.path;
    }
    return {};
}

/// Base, fraction and trained length may be in the block as well (HF v5 puts all three there).
Check readSharedKeys(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings) {
    struct Field {
        std::string_view key, field;
        const NumberRange* range;
        std::optional<double> RopeSettings::*target;
    };
    constexpr std::array fields{
        Field{"rope_theta", "rope_theta", &baseRange, &RopeSettings::base},
        Field{"partial_rotary_factor", "rotary_dim", &fractionRange, &RopeSettings::rotaryFraction},
        Field{"original_max_position_embeddings", "trained_context", &lengthRange,
              &RopeSettings::trainedLength}};
    for (const Field& field : fields) {
        const FoundValue found = findIn(block, field.key);
        const Result<std::optional<double>> number = reader.optionalNumber(found, *field.range);
        if (!number) return number.error();
        settings.*field.target = *number;
        if (*number) settings.sources[std::string(field.field)] = found.path;
    }
    // If the fraction is a parameter of the method, the whole head consists of pairs, and some of them
    // stand still.
    if (ownsRotaryFraction(settings.method))
        settings.rotaryFraction.reset(), settings.sources.erase("rotary_dim");
    return {};
}

/// Stored as given if they are numbers: no frequency depends on them.
AxisKeys axisKeysOf(const ConfigScope& block) {
    constexpr std::size_t maxSections = 8;
    AxisKeys axes;
    for (const std::string_view key : {"mrope_section", "xdrope_section"}) {
        const FoundValue found = findIn(block, key);
        const JsonValue::Array* items = found ? found.value->array() : nullptr;
        if (items == nullptr || items->empty() || items->size() > maxSections || !axes.key.empty()) continue;
        for (const JsonValue& item : *items)
            if (const double* number = item.number()) axes.sections.push_back(*number);
        axes.key = key;
    }
    axes.isInterleaved = ConfigReader::isTrue(findIn(block, "mrope_interleaved"));
    return axes.sections.empty() ? AxisKeys{} : axes;
}

}   // namespace

const ScalingMethod* methodOfType(std::string_view type, std::string_view modelType) {
    return findType(type, modelType, nullptr).method;
}

std::string knownRopeTypes() {
    std::vector<std::string_view> texts;
    for (const ScalingMethod& row : scalingMethods()) {
        if (!row.engines.hfType.empty() && !row.engines.statesAttentionFactor)
            texts.push_back(row.engines.hfType);
        for (const RopeType& type : row.file.ropeTypes)
            if (type.modelType.empty() && type.withKey.empty()) texts.push_back(type.text);
    }
    return joined(texts);
}

Result<RopeBlocks> findRopeBlocks(const ConfigReader& reader) {
    RopeBlocks blocks;
    FoundValue used;
    for (const ConfigScope& scope : reader.scopes())
        for (const std::string_view key : keys::ropeBlock) {
            const FoundValue found = findIn(scope, key);
            if (!found || isEmpty(found)) continue;
            if (used && findMember(*scope.object, key) != used.value)
                blocks.warnings.push_back({"two-rope-blocks",
                                           found.path + " is not used, because " + used.path + " is there",
                                           found.path});
            if (used) continue;
            if (const Check problem = addBlock(reader, found, blocks)) return *problem;
            if (blocks.shared || !blocks.perKind.empty()) used = found;
        }
    return blocks;
}

Result<ParameterValue> parameterOf(const ConfigReader& reader, const FoundValue& found,
                                   const ParameterSpec& spec) {
    ParameterValue value;
    if (const double* number = found.value->number(); number != nullptr && spec.kind == ParameterKind::Number)
        value = *number;
    else if (const bool* flag = found.value->flag(); flag != nullptr && spec.kind == ParameterKind::Flag)
        value = *flag;
    else if (const JsonValue::Array* array = found.value->array(); array != nullptr && isList(spec.kind)) {
        std::vector<double> numbers;
        for (const JsonValue& item : *array) {
            const FoundValue element{&item, found.path + "[" + std::to_string(numbers.size()) + "]"};
            if (item.number() == nullptr) return reader.wrongType(element, allowedRange(spec));
            numbers.push_back(*item.number());
        }
        value = std::move(numbers);
    } else {
        const char* needed = spec.kind == ParameterKind::Number ? "a number, " : "";
        return reader.wrongType(found, needed + allowedRange(spec));
    }
    if (const Check problem = checkParameter(spec, value))
        return reader.error(ErrorCode::OutOfRange, problem->message, found.path, problem->allowed);
    return value;
}

Result<RopeSettings> readRopeBlock(const ConfigReader& reader, const ConfigScope& block,
                                   std::string_view modelType) {
    RopeSettings settings;
    Result<MethodChoice> choice = methodChoice(reader, block, modelType, settings);
    if (!choice) return choice.error();
    settings.method = std::move(*choice);
    if (const Check problem = readParameters(reader, block, settings)) return *problem;
    if (!settings.method.parameters.entries().empty()) settings.sources["parameters"] = block.path;
    if (const Check problem = readSharedKeys(reader, block, settings)) return *problem;
    if (const Check problem = noteOtherKeys(reader, block, settings)) return *problem;
    settings.axes = axisKeysOf(block);
    return settings;
}

}   // namespace rope
