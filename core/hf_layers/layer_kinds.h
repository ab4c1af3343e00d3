#pragma once

#include "core/hf_layers/model_family.h"
#include "core/json/config_reader.h"

#include <string>
#include <vector>

namespace rope {

/// The layers of one kind.
struct LayerKind {
    std::string name;   ///< as the file or HF calls it; "all" where there is one kind
    std::string blockName;   ///< key of this kind in per-kind rope_parameters
    std::vector<int> layers;
    bool isAttention = true;   ///< false: convolution, state space, linear attention ...
    bool isLocal = false;   ///< attention within a window or chunk
    bool rotates = true;
    std::optional<double> base = {};   ///< where the file gives one a layer
    std::optional<double> rotaryFraction = {};
};

struct LayerKinds {
    std::vector<LayerKind> kinds;   ///< never empty, in order of appearance
    std::optional<int> layerCount;
    std::vector<std::string> assumptions;
    Warnings warnings;
};

/// Which layers there are, from whatever key tells (layer_types, sliding_window_pattern,
/// global_attn_every_n_layers, no_rope_layers ...).
/// err: Malformed or OutOfRange naming the key; a layer count that cannot be read is a warning, since nothing
///      is computed from it
Result<LayerKinds> readLayerKinds(const ConfigReader& reader, const ModelFamily& family,
                                  const std::vector<std::string>& blockNames);

}   // namespace rope
