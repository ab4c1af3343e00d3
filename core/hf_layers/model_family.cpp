// Facts read in the models' own code: huggingface/transformers (modeling_* and configuration_*) and the
// vendors' repositories.
#include "core/hf_layers/model_family.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

constexpr ModelFamily interleaved(std::string_view modelType) {
    return {.modelType = modelType, .pairing = Pairing::Interleaved};
}

constexpr ModelFamily deepSeek(std::string_view modelType) {
    return {.modelType = modelType, .pairing = Pairing::Interleaved, .softmax = SoftmaxScaling::DeepSeek};
}

constexpr ModelFamily gemma(std::string_view modelType, int fullEvery) {
    return {.modelType = modelType,
            .fullEvery = fullEvery,
            .scalesFullOnly = true,
            .localBase = 10000,
            .classBase = 1e6};
}

constexpr ModelFamily linearBetween(std::string_view modelType) {
    return {.modelType = modelType, .fullEvery = 4, .otherKind = "linear_attention"};
}

constexpr ModelFamily llama4(std::string_view modelType) {
    return {.modelType = modelType, .pairing = Pairing::Interleaved, .nopeEvery = 4, .classBase = 5e5};
}

constexpr ModelFamily modernBert(std::string_view modelType) {
    return {.modelType = modelType,
            .fullEvery = 3,
            .firstIsFull = true,
            .scalesFullOnly = true,
            .localBase = 10000,
            .classBase = 160000};
}

constexpr ModelFamily localOnly(std::string_view modelType, RotatingLayers rotating, int fullEvery,
                                Pairing pairing = Pairing::Half) {
    return {.modelType = modelType, .pairing = pairing, .rotating = rotating, .fullEvery = fullEvery};
}

constexpr ModelFamily withBase(std::string_view modelType, double base) {
    return {.modelType = modelType, .classBase = base};
}

constexpr ModelFamily notRotating(std::string_view modelType) {
    return {.modelType = modelType, .rotating = RotatingLayers::None};
}

constexpr std::array families{
    interleaved("gptj"),
    interleaved("codegen"),
    interleaved("roformer"),
    ModelFamily{.modelType = "chatglm", .pairing = Pairing::Interleaved, .rotaryFraction = 0.5},
    interleaved("glm"),
    interleaved("glm4"),
    interleaved("glm4v"),
    interleaved("glm4v_text"),
    interleaved("cohere"),
    localOnly("cohere2", RotatingLayers::LocalOnly, 4, Pairing::Interleaved),
    localOnly("cohere2_text", RotatingLayers::LocalOnly, 4, Pairing::Interleaved),
    interleaved("ernie4_5"),
    interleaved("ernie4_5_moe"),
    interleaved("ernie4_5_vl"),
    interleaved("ernie4_5_vl_moe"),
    interleaved("ernie4_5_vl_moe_text"),
    interleaved("ernie4_5_moe_vl"),
    interleaved("helium"),
    interleaved("moonshine"),
    llama4("llama4"),
    llama4("llama4_text"),
    deepSeek("deepseek_v2"),
    deepSeek("deepseek_v3"),
    deepSeek("deepseek_v32"),
    deepSeek("deepseek_v4"),
    deepSeek("deepseek_vl_v2"),
    deepSeek("deepseek_ocr"),
    deepSeek("kimi_k2"),
    deepSeek("kimi_k25"),
    deepSeek("kimi_vl"),
    deepSeek("longcat_flash"),
    deepSeek("glm4_moe_lite"),
    deepSeek("glm_moe_dsa"),
    deepSeek("youtu"),
    gemma("gemma3", 6),
    gemma("gemma3_text", 6),
    gemma("gemma3n", 5),
    gemma("gemma3n_text", 5),
    gemma("gemma4", 6),
    gemma("gemma4_text", 6),
    modernBert("modernbert"),
    modernBert("modernbert-decoder"),
    ModelFamily{.modelType = "olmo3", .fullEvery = 4, .scalesFullOnly = true},
    localOnly("exaone4", RotatingLayers::LocalOnlyWithWindow, 0),
    localOnly("exaone_moe", RotatingLayers::LocalOnlyWithWindow, 0),
    localOnly("afmoe", RotatingLayers::LocalOnly, 4),
    ModelFamily{.modelType = "smollm3", .nopeEvery = 4, .classBase = 2e6},
    linearBetween("qwen3_next"),
    linearBetween("qwen3_5"),
    linearBetween("qwen3_5_text"),
    linearBetween("qwen3_5_moe"),
    linearBetween("qwen3_5_moe_text"),
    withBase("mixtral", 1e6),
    withBase("mllama_text_model", 5e5),
    withBase("gpt_oss", 150000),
    withBase("persimmon", 25000),
    withBase("fuyu", 25000),
    withBase("lfm2", 1e6),
    withBase("lfm2_moe", 1e6),
    withBase("qwen2_vl", 1e6),
    withBase("qwen2_5_vl", 1e6),
    notRotating("bloom"),
    notRotating("gpt2"),
    notRotating("gpt_neo"),
    notRotating("gpt_bigcode"),
    notRotating("opt"),
    notRotating("t5"),
    notRotating("mt5"),
    notRotating("bart"),
    notRotating("whisper"),
    notRotating("mamba"),
    notRotating("mamba2"),
    notRotating("falcon_mamba"),
    notRotating("jamba"),
    notRotating("nemotron_h"),
};

const ModelFamily* findFamily(std::string_view modelType) {
    const auto* const found = std::find_if(families.begin(), families.end(), [&](const ModelFamily& family) {
        return family.modelType == modelType;
    });
    return found == families.end() ? nullptr : found;
}

/// Families like Llama: half-split pairs and no other rules.
constexpr std::array<std::string_view, 61> llamaLike{"llama",
                                                     "mistral",
                                                     "mistral3",
                                                     "ministral",
                                                     "ministral3",
                                                     "qwen",
                                                     "qwen2",
                                                     "qwen2_moe",
                                                     "qwen3",
                                                     "qwen3_moe",
                                                     "qwen3_vl",
                                                     "qwen3_vl_text",
                                                     "qwen3_vl_moe",
                                                     "qwen3_vl_moe_text",
                                                     "qwen2_vl_text",
                                                     "qwen2_5_vl_text",
                                                     "qwen2_5_omni",
                                                     "qwen2_5_omni_text",
                                                     "qwen2_5_omni_thinker",
                                                     "qwen3_omni_moe_text",
                                                     "phi",
                                                     "phi3",
                                                     "phi3small",
                                                     "phimoe",
                                                     "phi4mm",
                                                     "gemma",
                                                     "gemma2",
                                                     "gpt_neox",
                                                     "falcon",
                                                     "falcon_h1",
                                                     "stablelm",
                                                     "olmo",
                                                     "olmo2",
                                                     "olmoe",
                                                     "dbrx",
                                                     "starcoder2",
                                                     "internlm",
                                                     "internlm2",
                                                     "internlm3",
                                                     "baichuan",
                                                     "minicpm",
                                                     "minicpm3",
                                                     "minimax",
                                                     "minimax_m2",
                                                     "minimax_text_01",
                                                     "granite",
                                                     "granitemoe",
                                                     "granitemoehybrid",
                                                     "hunyuan",
                                                     "hunyuan_v1_dense",
                                                     "hunyuan_v1_moe",
                                                     "hy_v3",
                                                     "nemotron",
                                                     "glm4_moe",
                                                     "exaone",
                                                     "seed_oss",
                                                     "dots1",
                                                     "deepseek",
                                                     "yi",
                                                     "xverse",
                                                     "arcee"};

struct Architecture {
    std::string_view start, modelType;
};

/// Names of classes whose files come without a model_type (TensorRT-LLM, old checkpoints).
constexpr std::array architectures{Architecture{"GPTJ", "gptj"},
                                   Architecture{"CodeGen", "codegen"},
                                   Architecture{"ChatGLM", "chatglm"},
                                   Architecture{"DeepseekV3", "deepseek_v3"},
                                   Architecture{"DeepseekV2", "deepseek_v2"},
                                   Architecture{"Cohere", "cohere"},
                                   Architecture{"KimiK2", "kimi_k2"},
                                   Architecture{"Bloom", "bloom"}};

}   // namespace

std::span<const ModelFamily> modelFamilies() { return families; }

ModelFamily familyOf(std::string_view modelType) {
    const ModelFamily* family = findFamily(modelType);
    return family != nullptr ? *family : ModelFamily{.modelType = modelType};
}

bool isKnownFamily(std::string_view modelType) {
    return findFamily(modelType) != nullptr ||
           std::find(llamaLike.begin(), llamaLike.end(), modelType) != llamaLike.end();
}

std::string_view modelTypeOfArchitecture(std::string_view architecture) {
    for (const Architecture& row : architectures)
        if (architecture.substr(0, row.start.size()) == row.start) return row.modelType;
    return {};
}

}   // namespace rope
