#pragma once

#include "core/gguf/gguf_architecture.h"
#include "core/json/config_reader.h"

#include <string>
#include <vector>

namespace rope {

/// The layers of one kind in a GGUF file.
struct GgufLayers {
    std::string name;   ///< full_attention, sliding_attention, nope ..., as in the groups of a config.json;
                        ///< "all" where there is one kind
    std::vector<int> layers;
    bool isLocal = false, rotates = true;
};

/// Which layers have a window, which do not rotate, which are no attention at all: by
/// attention.sliding_window_pattern, head counts per layer and full_attention_interval, else by the
/// architecture's own rule.
/// in:  prefix of the keys ("gemma3.")
/// out: never empty; layers are empty where block_count is absent
/// err: Malformed or OutOfRange naming the key
Result<std::vector<GgufLayers>> readGgufLayers(const ConfigReader& reader,
                                               const GgufArchitecture& architecture,
                                               const std::string& prefix);

}   // namespace rope
