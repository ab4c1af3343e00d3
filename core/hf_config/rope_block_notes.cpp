#include "core/hf_config/rope_block_notes.h"
#include "core/methods/method_registry.h"

#include "core/base/edit_distance.h"
#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

struct KnownKey {
    std::string_view key, id, sentence;
};

constexpr std::string_view axesSentence =
    "assigns the pairs to several position axes; text has the same position on each, so for text this "
    "is plain RoPE";

/// Keys that have a meaning, but none for the frequencies shown here.
constexpr std::array knownKeys{
    KnownKey{"mrope_section", "position-axes", axesSentence},
    KnownKey{"mrope_interleaved", "position-axes",
             "interleaves the pairs of the position axes; no effect for text"},
    KnownKey{"xdrope_section", "position-axes", axesSentence},
    KnownKey{"llama_4_scaling_beta", "query-temperature",
             "multiplies queries by 1 + beta ln(1 + floor(m/L)); included in all score stages except dot"},
    KnownKey{"extrapolation_factor", "key-not-applied",
             "blends the ramp in vLLM and in the YaRN repository; stored, not applied"},
    KnownKey{"apply_yarn_scaling", "key-not-applied",
             "disables the attention factor in vLLM; stored, not applied"},
    KnownKey{"finetuned", "key-not-applied",
             "starts with scaling in the YaRN repository; stored, not applied"},
    KnownKey{"mixed_b", "key-not-applied", "selects the mixed NTK variant in vLLM; stored, not applied"}};

constexpr std::array readKeys{std::string_view("type"), std::string_view("rope_type"),
                              std::string_view("rope_theta"), std::string_view("partial_rotary_factor"),
                              std::string_view("original_max_position_embeddings")};

template <class Table>
bool contains(const Table& table, std::string_view key) {
    return std::find(table.begin(), table.end(), key) != table.end();
}

const KnownKey* findKnownKey(std::string_view key) {
    const auto* const found =
        std::find_if(knownKeys.begin(), knownKeys.end(), [&](const KnownKey& row) { return row.key == key; });
    return found == knownKeys.end() ? nullptr : found;
}

bool isParameterOfAnyMethod(std::string_view key) {
    const auto methods = scalingMethods();
    return std::any_of(methods.begin(), methods.end(),
                       [&](const ScalingMethod& row) { return findParameter(row, key) != nullptr; });
}

std::vector<std::string> knownNames() {
    std::vector<std::string> names(readKeys.begin(), readKeys.end());
    for (const KnownKey& row : knownKeys) names.emplace_back(row.key);
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) names.emplace_back(spec.key);
    return names;
}

/// attn_factor: HF ignores the key, vLLM and llama.cpp multiply by it.
std::string attnFactorMessage(const std::string& path, double given, const RopeSettings& settings) {
    std::string message = path + " = " + plainText(given) +
                          " is not applied: HF spells it attention_factor and ignores this one";
    const auto factor = settings.method.parameters.number("factor");
    if (!isHfType(*findScalingMethod(settings.method.id), "yarn") || !factor || *factor <= 1) return message;
    const double own = yarnAttentionFactor(*factor);
    const double ratio = (own / (own * given)) * (own / (own * given));
    return message + ", so cos and sin are multiplied by " + plainText(own) +
           "; vLLM and llama.cpp multiply by it as well, which gives " + plainText(own * given) +
           ": logits differ by a factor of " + plainText(ratio);
}

void noteKey(const ConfigScope& block, const JsonMember& member, RopeSettings& settings) {
    const std::string path = block.pathOf(printable(member.key));
    if (member.key == "attn_factor" && member.value.number() != nullptr) {
        settings.unappliedMultiplier = *member.value.number();
        settings.warnings.push_back(
            {"attn-factor", attnFactorMessage(path, *member.value.number(), settings), path});
    } else if (const KnownKey* known = findKnownKey(member.key)) {
        settings.warnings.push_back(
            {std::string(known->id), path + " " + std::string(known->sentence), path});
    } else {
        const std::string nearest = nearestName(member.key, knownNames());
        settings.warnings.push_back({"unknown-rope-key",
                                     path + " is an unknown RoPE key and is not applied" +
                                         (nearest.empty() ? "" : " (did you mean " + nearest + "?)"),
                                     path});
    }
}

/// Keys that belong to other methods, in one sentence.
Warning unusedKeys(const ConfigScope& block, const std::vector<std::string>& names, std::string_view method) {
    const std::string where = block.pathOf(names.front());
    return {"unused-rope-key",
            block.path + ": " + joined(names) + (names.size() == 1 ? " has" : " have") + " no effect " +
                (method == unscaledId ? "without scaling" : "with method " + std::string(method)),
            where};
}

/// The attention factor under another key.
Check takeAttentionFactor(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings) {
    const ScalingMethod& method = *findScalingMethod(settings.method.id);
    FoundValue used;
    for (const std::string_view key : method.file.attentionFactorKeys)
        if (!used) used = findIn(block, key);
    if (!used) return {};
    const ParameterSpec& spec = *findParameter(method, "attention_factor");
    Result<ParameterValue> value = parameterOf(reader, used, spec);
    if (!value) return value.error();
    if (settings.method.parameters.find(spec.key) != nullptr) return {};
    settings.method.parameters.set(spec.key, std::move(*value));
    settings.sources["parameters.attention_factor"] = used.path;
    settings.assumptions.push_back(
        "attention_factor = " + plainText(*settings.method.parameters.number(spec.key)) + ": read from " +
        used.path + ", which replaces the method's own rule");
    return {};
}

}   // namespace

std::string nearestName(std::string_view name, const std::vector<std::string>& known) {
    constexpr std::size_t longest = 48, maxEdits = 2;
    std::size_t best = maxEdits + 1;
    std::string nearest;
    for (const std::string& candidate : known) {
        const std::size_t difference =
            std::max(name.size(), candidate.size()) - std::min(name.size(), candidate.size());
        if (name.size() > longest || candidate.size() > longest || difference > maxEdits)
            continue;   // each letter more is an edit
        const std::size_t edits = editDistance(name, candidate);
        if (edits < best && edits > 0) {
            best = edits;
            nearest = candidate;
        }
    }
    return nearest;
}

Check noteOtherKeys(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings) {
    if (const Check problem = takeAttentionFactor(reader, block, settings)) return problem;
    const ScalingMethod& method = *findScalingMethod(settings.method.id);
    std::vector<std::string> unused;
    for (const JsonMember& member : *block.object) {
        if (member.value.isNull() || contains(readKeys, member.key) ||
            findParameter(method, member.key) != nullptr ||
            contains(method.file.attentionFactorKeys, member.key))
            continue;
        const bool isNoted = member.key == "attn_factor" || findKnownKey(member.key) != nullptr;
        if (!isNoted && isParameterOfAnyMethod(member.key)) unused.push_back(member.key);
        else noteKey(block, member, settings);
    }
    if (!unused.empty()) settings.warnings.push_back(unusedKeys(block, unused, method.id));
    return {};
}

}   // namespace rope
