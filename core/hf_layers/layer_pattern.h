#pragma once

#include "core/hf_layers/model_family.h"
#include "core/json/config_reader.h"

#include <string>
#include <vector>

namespace rope {

/// The kind of each layer, by name; empty where the file has one kind only.
struct LayerPattern {
    std::vector<std::string>
        names;   ///< one a layer, or, where the number of layers is unknown, one of each kind
    bool isPerLayer = false;
    std::vector<std::string> assumptions;
};

/// err: Malformed or OutOfRange naming the key
Result<LayerPattern> readLayerPattern(const ConfigReader& reader, const ModelFamily& family,
                                      std::optional<int> layerCount);

/// Which layers rotate, by no_rope_layers or no_rope_layer_interval (in HF a 1 means that the layer uses
/// RoPE); empty: all.
/// err: as above
Result<std::vector<bool>> readRotatingLayers(const ConfigReader& reader, const ModelFamily& family,
                                             std::optional<int> layerCount);

}   // namespace rope
