#include "core/hf_config/key_checks.h"
#include "core/hf_config/rope_block.h"
#include "core/hf_layers/key_spellings.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

template <class Table>
bool listed(const Table& table, std::string_view key) {
    return std::find(table.begin(), table.end(), key) != table.end();
}

bool isKnown(std::string_view key) {
    return listed(keys::ropeHeadDim, key) || listed(keys::rotaryDim, key) ||
           listed(keys::rotaryFraction, key) || listed(keys::base, key) || listed(keys::localBase, key) ||
           listed(keys::baseRatio, key) || listed(keys::ropeBlock, key) || listed(keys::interleaved, key) ||
           listed(keys::flatType, key) || listed(keys::flatFactor, key) || listed(keys::others, key);
}

/// Keys whose misspelling would silently change the result.
const std::vector<std::string>& importantKeys() {
    static const std::vector<std::string> names{"rope_theta",
                                                "rope_scaling",
                                                "rope_parameters",
                                                "max_position_embeddings",
                                                "original_max_position_embeddings",
                                                "partial_rotary_factor"};
    return names;
}

struct Mechanism {
    std::string_view key, id, sentence;
};

constexpr std::array mechanisms{
    Mechanism{"use_logn_attn", "logn-attention",
              "multiplies queries beyond the trained length by ln(m + 1)/ln(L): scores beyond the stage dot "
              "have it"},
    Mechanism{"dual_chunk_attention_config", "position-map",
              "folds positions into chunks beyond the trained length; the frequencies shown are those within "
              "a chunk"},
    Mechanism{"attn_temperature_tuning", "query-temperature",
              "multiplies the queries of layers without RoPE by a position-dependent temperature; included "
              "in their "
              "score stages except dot"},
    Mechanism{"rotary_emb_scale_base", "xpos",
              "adds the decay of xPos to the rotation; the frequencies are those of RoPE"},
    Mechanism{"attn_factor", "attn-factor",
              "is not applied: HF ignores the key outside the RoPE block; vLLM and llama.cpp multiply "
              "cos and sin by it"},
    Mechanism{"rotary_scaling_factor", "key-not-applied",
              "is stored, not applied: the file does not give the type of scaling"}};

bool isOn(const FoundValue& found) {
    if (!found) return false;
    if (const bool* flag = found.value->flag()) return *flag;
    const double* number = found.value->number();
    return number == nullptr || (*number != 0 && *number != 1);
}

}   // namespace

Warnings checkUnknownKeys(const ConfigReader& reader) {
    constexpr std::size_t maxWarnings = 8;
    Warnings warnings;
    for (const ConfigScope& scope : reader.scopes())
        for (const JsonMember& member : *scope.object) {
            const bool looksLikeRope = member.key.find("rope") != std::string::npos ||
                                       member.key.find("rotary") != std::string::npos;
            if (isKnown(member.key) || listed(importantKeys(), member.key) || member.value.isNull() ||
                warnings.size() >= maxWarnings)
                continue;
            const std::string nearest = nearestName(member.key, importantKeys());
            if ((!looksLikeRope && nearest.empty()) || member.key == "rotary_scaling_factor") continue;
            const std::string path = scope.pathOf(printable(member.key));
            warnings.push_back({"unknown-rope-key",
                                path + " is an unknown RoPE key and is not applied" +
                                    (nearest.empty() ? "" : " (did you mean " + nearest + "?)"),
                                path});
        }
    return warnings;
}

Warnings checkOtherMechanisms(const ConfigReader& reader) {
    Warnings warnings;
    for (const Mechanism& row : mechanisms)
        if (const FoundValue found = reader.find(row.key); isOn(found))
            warnings.push_back(
                {std::string(row.id), found.path + " " + std::string(row.sentence), found.path});
    return warnings;
}

}   // namespace rope
