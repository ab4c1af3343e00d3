#pragma once

#include "core/hf_layers/layer_kinds.h"
#include "core/json/config_reader.h"

#include <vector>

namespace rope {

/// Bases and rotary fractions that are lists with one number per layer (Step-3.5: rope_theta,
/// partial_rotary_factors). Kinds whose layers differ in them are split; entries beyond the last layer belong
/// to layers that predict further tokens.
/// err: Malformed or OutOfRange naming the key and the entry; OutOfRange for a list that is shorter than the
///      layers
Check splitByLayerNumbers(const ConfigReader& reader, std::vector<LayerKind>& kinds);

/// The base of these spellings, where it is one number for all layers.
FoundValue findSingleBase(const ConfigReader& reader, KeySpellings spellings);

}   // namespace rope
