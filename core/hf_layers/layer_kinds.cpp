#include "core/hf_layers/layer_kinds.h"

#include "core/hf_layers/key_spellings.h"
#include "core/hf_layers/layer_pattern.h"
#include "core/hf_layers/per_layer_numbers.h"
#include "core/model/layer_kind_names.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

/// The number of layers; what cannot be read is ignored, because no frequency depends on it.
std::optional<int> layerCountOf(const ConfigReader& reader, Warnings& warnings) {
    const FoundValue found = reader.find(keys::layerCount);
    const Result<std::optional<double>> count = reader.optionalNumber(found, layerCountRange);
    if (count) return count->has_value() ? std::optional(static_cast<int>(**count)) : std::nullopt;
    warnings.push_back(
        {"ignored-key",
         count.error().message + "; it is ignored, since no frequency depends on the number of layers",
         found.path});
    return {};
}

LayerKind kindOf(const std::string& name) {
    return {.name = name,
            .blockName = name,
            .layers = {},
            .isAttention = isAttentionKind(name),
            .isLocal = isLocalKind(name),
            .rotates = isAttentionKind(name)};
}

LayerKind& kindNamed(std::vector<LayerKind>& kinds, const std::string& name) {
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const LayerKind& kind) { return kind.name == name; });
    return found != kinds.end() ? *found : kinds.emplace_back(kindOf(name));
}

/// Splits kinds whose layers partly rotate and partly do not.
std::vector<LayerKind> splitByRotation(const std::vector<LayerKind>& kinds,
                                       const std::vector<bool>& rotating) {
    const auto rotates = [&](int layer) {
        return static_cast<std::size_t>(layer) >= rotating.size() ||
               rotating[static_cast<std::size_t>(layer)];
    };
    std::vector<LayerKind> split;
    for (const LayerKind& kind : kinds) {
        LayerKind with = kind, without = kind;
        without.rotates = false;
        std::erase_if(with.layers, [&](int layer) { return !rotates(layer); });
        std::erase_if(without.layers, rotates);
        const bool isSplit = !with.layers.empty() && !without.layers.empty();
        if (isSplit || kind.name == "all")
            with.name = kind.name == "all" ? "rope" : kind.name,
            without.name = kind.name == "all" ? "nope" : kind.name + "_nope";
        if (!with.layers.empty() || kind.layers.empty()) split.push_back(with);
        if (!without.layers.empty() || (kind.layers.empty() && kind.name == "all")) split.push_back(without);
    }
    return split;
}

bool hasWindow(const ConfigReader& reader) { return static_cast<bool>(reader.find("sliding_window")); }

void applyFamily(const ConfigReader& reader, const ModelFamily& family, std::vector<LayerKind>& kinds) {
    const bool localOnly = family.rotating == RotatingLayers::LocalOnly ||
                           (family.rotating == RotatingLayers::LocalOnlyWithWindow && hasWindow(reader));
    const bool hasLocal =
        std::any_of(kinds.begin(), kinds.end(), [](const LayerKind& kind) { return kind.isLocal; });
    for (LayerKind& kind : kinds) {
        if (family.rotating == RotatingLayers::None) kind.rotates = false;
        if (localOnly && hasLocal && !kind.isLocal) kind.rotates = false;
    }
}

constexpr std::array otherEncodings{
    std::string_view("alibi"),     std::string_view("absolute"), std::string_view("learned_absolute"),
    std::string_view("learned"),   std::string_view("nope"),     std::string_view("none"),
    std::string_view("sinusoidal")};

/// Whether the file disables rotation, and by which key.
std::string keyAgainstRope(const ConfigReader& reader) {
    if (const FoundValue found = reader.find("position_embedding_type");
        found && found.value->text() != nullptr) {
        const std::string& type = *found.value->text();
        if (std::find(otherEncodings.begin(), otherEncodings.end(), type) != otherEncodings.end() ||
            type.starts_with("relative"))
            return found.path;
    }
    for (const std::string_view key : {"alibi", "mla_use_nope"})
        if (const FoundValue found = reader.find(key); ConfigReader::isTrue(found)) return found.path;
    for (const std::string_view key : {"rope", "use_rope", "use_rotary_embeddings"})
        if (const FoundValue found = reader.find(key);
            found && found.value->flag() != nullptr && !*found.value->flag())
            return found.path;
    return {};
}

void warnWithoutRope(const std::string& key, const ModelFamily& family, LayerKinds& result) {
    const bool anyRotates = std::any_of(result.kinds.begin(), result.kinds.end(),
                                        [](const LayerKind& kind) { return kind.rotates; });
    if (anyRotates) return;
    const std::string reason =
        key.empty() ? "models of type " + std::string(family.modelType) + " have none" : key + " gives this";
    result.warnings.push_back({"no-rotary-embedding", "no rotation in this model: " + reason, key});
}

}   // namespace

Result<LayerKinds> readLayerKinds(const ConfigReader& reader, const ModelFamily& family,
                                  const std::vector<std::string>& blockNames) {
    LayerKinds result;
    result.layerCount = layerCountOf(reader, result.warnings);
    Result<LayerPattern> pattern = readLayerPattern(reader, family, result.layerCount);
    if (!pattern) return pattern.error();
    result.assumptions = pattern->assumptions;
    int layer = 0;
    for (const std::string& name : pattern->names) {
        LayerKind& kind = kindNamed(result.kinds, name);
        if (pattern->isPerLayer) kind.layers.push_back(layer++);
    }
    if (pattern->isPerLayer && result.layerCount && *result.layerCount != layer)
        result.warnings.push_back({"layer-count-disagrees",
                                   "the file lists " + std::to_string(layer) +
                                       " layers, but the file gives " + std::to_string(*result.layerCount),
                                   ""});
    if (result.kinds.empty())
        for (const std::string& name : blockNames) kindNamed(result.kinds, name);
    if (result.kinds.empty()) {
        LayerKind& all = kindNamed(result.kinds, "all");
        for (int i = 0; i < result.layerCount.value_or(0); ++i) all.layers.push_back(i);
    }
    const Result<std::vector<bool>> rotating = readRotatingLayers(reader, family, result.layerCount);
    if (!rotating) return rotating.error();
    if (!rotating->empty()) result.kinds = splitByRotation(result.kinds, *rotating);
    if (const Check problem = splitByLayerNumbers(reader, result.kinds)) return *problem;
    const std::string key = keyAgainstRope(reader);
    if (!key.empty())
        for (LayerKind& kind : result.kinds) kind.rotates = false;
    applyFamily(reader, family, result.kinds);
    warnWithoutRope(key, family, result);
    return result;
}

}   // namespace rope
