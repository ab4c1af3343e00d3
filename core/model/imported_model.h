#pragma once

#include "core/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// No file names more kinds of layers, nor more layers.
inline constexpr std::size_t maxLayerGroups = 64, maxModelLayers = 10000;

/// How a multimodal model assigns its pairs to position axes: it has no effect for text, but its
/// keys must not be lost.
struct AxisKeys {
    std::string key;   ///< "mrope_section", "xdrope_section"; "" where there is none
    std::vector<double> sections;
    bool isInterleaved = false;   ///< mrope_interleaved

    bool operator==(const AxisKeys&) const = default;
};

/// One kind of layer of a model.
struct LayerGroup {
    std::string name;   ///< "full_attention", "sliding_attention", ... ; "all" when the model has one kind
    std::vector<int> layers;   ///< indices; empty when the file does not say how many layers there are
    std::optional<int> headDim;
    std::optional<int> rotaryDim;
    std::optional<double> rotaryFraction;   ///< part of the head that rotates, where the file gives a part
                                            ///< (so that another head_dim can follow)
    std::optional<double> ropeTheta;
    MethodChoice method;   ///< id "nope" where nothing rotates
    bool isAttention = true;   ///< false: convolution, state space ...
    AxisKeys axes = {};
    std::optional<QueryScaleChoice> queryScale = {};   ///< what these layers multiply their queries with
    std::optional<double> unappliedMultiplier =
        {};   ///< attn_factor: some programs multiply A by it, HF does not

    bool operator==(const LayerGroup&) const = default;
};

/// The RoPE settings of a model file. Absent values are nullopt, not defaults; assumptions are listed.
struct ImportedModel {
    std::string file;
    std::string modelType;   ///< "" when absent
    Pairing pairing = Pairing::Half;
    int rotaryOffset = 0;
    std::optional<double>
        trainedContext;   ///< original_max_position_embeddings, else max_position_embeddings
    std::optional<double> context;   ///< max_position_embeddings
    SoftmaxScaling softmaxScaling = SoftmaxScaling::Unknown;
    std::vector<LayerGroup> groups;   ///< never empty
    std::size_t mainGroup = 0;   ///< the group that covers full attention
    std::map<std::string, std::string> sources;   ///< field -> key path it was read from
    std::vector<std::string> assumptions;
    Warnings warnings;

    bool operator==(const ImportedModel&) const = default;
};

/// Reads an HF config.json (any age and shape), or a relative of it (Megatron, TensorRT-LLM, DeepSeek native,
/// DBRX, ChatGLM, Qwen 1 ...).
/// in: the bytes of the file (untrusted), its name for messages
/// err: Malformed with byte offset for broken JSON, with key path and allowed values for wrong content;
///      OutOfRange naming the key
Result<ImportedModel> readHfConfig(std::string_view bytes, std::string_view fileName);

/// The scenario of a layer group; its only method is that of the group.
/// in:  group name, "" for the main one
/// err: WrongUsage for an unknown group; OutOfRange naming head_dim when the file does not give it (unless
/// `headDim` does)
Result<Scenario> scenarioFromModel(const ImportedModel& model, std::string_view groupName,
                                   std::optional<int> headDim = {});

/// The other way round: what a file would say whose layers all were as the scenario's active method has them.
/// Nothing was read from anywhere, so `sources` is empty.
ImportedModel modelFromScenario(const Scenario& scenario);

/// A named model, from resources/presets.
struct Preset {
    std::string name;   ///< "llama-3.1-8b"
    std::string title;   ///< "Llama-3.1-8B"
    std::string family;
    std::string source;   ///< where the numbers were read
    ImportedModel model;
};

/// in: the text of a preset catalogue;  err: Malformed naming the entry
Result<std::vector<Preset>> parsePresets(std::string_view text);

}   // namespace rope
