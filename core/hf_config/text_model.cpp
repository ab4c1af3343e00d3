#include "core/hf_config/text_model.h"

#include "core/hf_layers/key_spellings.h"

namespace rope {

namespace {

/// An object together with its attn_config (DBRX, MPT), which holds RoPE keys of its own.
void addScope(std::vector<ConfigScope>& scopes, const ConfigScope& scope) {
    scopes.push_back(scope);
    for (const std::string_view key : {"attn_config", "attention_config"})
        if (const FoundValue found = findIn(scope, key); found && found.value->object() != nullptr)
            scopes.push_back({found.value->object(), found.path});
}

}   // namespace

std::vector<ConfigScope> textScopes(const JsonValue::Object& root) {
    constexpr int deepest = 3;
    std::vector<ConfigScope> chain{{&root, ""}};
    for (int depth = 0; depth < deepest; ++depth) {
        const ConfigScope outer = chain.back();
        for (const std::string_view key : keys::textModels)
            if (const FoundValue found = findIn(outer, key);
                found && found.value->object() != nullptr && !found.value->object()->empty()) {
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

Result<std::string> readModelType(const ConfigReader& reader, ImportedModel& model) {
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

}   // namespace rope
