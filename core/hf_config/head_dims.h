#pragma once

#include "core/hf_layers/model_family.h"
#include "core/json/config_reader.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rope {

/// The sizes of one kind of layer's heads.
struct HeadDims {
    std::optional<int> head = {}, rotary = {};
    std::optional<double> share =
        {};   ///< part of the head that rotates, where the file gives a part instead of a number
    int offset = 0;   ///< coordinates in front of the rotating ones
    std::map<std::string, std::string> sources = {};   ///< "head_dim", "rotary_dim"
    std::vector<std::string> assumptions = {};
    Warnings warnings = {};
};

/// What other keys give for these layers.
struct HeadDimRequest {
    bool isLocal = false;
    std::optional<double> blockFraction = {};   ///< partial_rotary_factor of the RoPE block
    std::string blockFractionPath = {};
    bool rotatesWhole = false;   ///< the method uses the fraction itself (proportional)
};

/// head_dim as the file gives it (head_dim, kv_channels ...), else hidden_size / num_attention_heads; with
/// multi-head latent attention qk_nope_head_dim + qk_rope_head_dim, of which the latter part rotates. err:
/// Malformed or OutOfRange naming the key
Result<HeadDims> readHeadDims(const ConfigReader& reader, const ModelFamily& family,
                              const HeadDimRequest& request);

}   // namespace rope
