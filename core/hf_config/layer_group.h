#pragma once

#include "core/hf_config/head_dims.h"
#include "core/hf_config/rope_block.h"
#include "core/hf_layers/layer_kinds.h"
#include "core/model/imported_model.h"

namespace rope {

/// Everything of a config that is common to the layer groups.
struct GroupContext {
    const ConfigReader& reader;
    const ModelFamily& family;
    std::string modelType;
    RopeBlocks blocks;
    std::optional<RopeSettings> flat;   ///< a scaling spelt out without a block
};

/// A group and what was found out on the way.
struct ReadGroup {
    LayerGroup group;
    int rotaryOffset = 0;
    std::optional<double> trainedLength = {};   ///< of the group's RoPE block
    std::string trainedLengthPath = {};
    bool namesDeepSeek = false;
    std::map<std::string, std::string> sources = {};
    std::vector<std::string> assumptions = {};
    Warnings warnings = {};
};

/// Sizes, base, method and parameters of one kind of layer.
/// err: Malformed or OutOfRange naming the key path
Result<ReadGroup> readGroup(const GroupContext& context, const LayerKind& kind);

}   // namespace rope
