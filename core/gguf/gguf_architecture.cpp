// Facts read in llama.cpp's own code: the rope type of every architecture, and what its loaders set without a
// key.
#include "core/gguf/gguf_architecture.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

using Row = GgufArchitecture;

constexpr Row none(std::string_view name) { return {.name = name, .rope = GgufRope::None}; }
constexpr Row normal(std::string_view name) { return {.name = name, .rope = GgufRope::Normal}; }
constexpr Row neoX(std::string_view name) { return {.name = name}; }
constexpr Row multiAxis(std::string_view name) { return {.name = name, .rope = GgufRope::MultiAxis}; }
constexpr Row permuted(std::string_view name) {
    return {.name = name, .rope = GgufRope::Normal, .isPermuted = true};
}
constexpr Row granite(std::string_view name) {
    return {.name = name, .rope = GgufRope::Normal, .finetunedSwitchesRope = true, .isPermuted = true};
}
constexpr Row hunyuan(std::string_view name) { return {.name = name, .readsAlpha = true}; }

constexpr Row deepSeek(std::string_view name) {
    return {.name = name,
            .rope = GgufRope::Normal,
            .isLatent = true,
            .isDeepSeek = true,
            .readsLogMultiplier = true};
}

constexpr Row gemma(std::string_view name, int windowEvery, bool needsWindowKey) {
    return {.name = name,
            .windowEvery = windowEvery,
            .needsWindowKey = needsWindowKey,
            .windowBase = 10000,
            .scalesWindows = false};
}

constexpr Row windowsOnly(std::string_view name, GgufRope rope) {
    return {.name = name, .rope = rope, .windowEvery = 4, .rotatesFullLayers = false};
}

constexpr std::array rows{
    none("clip"),
    none("gpt2"),
    none("gptj"),
    none("mpt"),
    none("refact"),
    none("bloom"),
    none("mamba"),
    none("mamba2"),
    none("jamba"),
    none("jina-bert-v2"),
    none("t5"),
    none("t5encoder"),
    none("jais"),
    none("rwkv6"),
    none("rwkv6qwen2"),
    none("rwkv7"),
    none("arwkv7"),
    none("wavtokenizer-dec"),
    none("nemotron_h"),
    none("nemotron_h_moe"),
    none("kimi-linear"),
    permuted("llama"),
    permuted("llama-embed"),
    permuted("deci"),
    permuted("baichuan"),
    permuted("xverse"),
    permuted("minicpm"),
    permuted("internlm2"),
    permuted("olmo"),
    permuted("arctic"),
    permuted("deepseek"),
    permuted("arcee"),
    permuted("bailingmoe"),
    permuted("llada"),
    permuted("chameleon"),
    normal("maincoder"),
    granite("granite"),
    granite("granitemoe"),
    granite("granitehybrid"),
    normal("starcoder"),
    normal("command-r"),
    normal("chatglm"),
    normal("neo-bert"),
    normal("ernie4_5"),
    normal("ernie4_5-moe"),
    normal("glm4"),
    normal("eagle3"),
    normal("nanbeige"),
    Row{.name = "smollm3", .rope = GgufRope::Normal, .nopeEvery = 4, .isPermuted = true},
    Row{.name = "llama4", .rope = GgufRope::Normal, .nopeEvery = 4},
    Row{.name = "mistral3",
        .rope = GgufRope::Normal,
        .readsLogMultiplier = true,
        .readsYarnBetas = true,
        .isPermuted = true},
    Row{.name = "mistral4",
        .rope = GgufRope::Normal,
        .isLatent = true,
        .readsLogMultiplier = true,
        .readsYarnBetas = true},
    Row{.name = "plm", .rope = GgufRope::Normal, .isLatent = true},
    deepSeek("deepseek2"),
    deepSeek("deepseek2-ocr"),
    deepSeek("deepseek32"),
    deepSeek("glm-dsa"),
    Row{.name = "deepseek4", .rope = GgufRope::Normal, .isLatent = true},
    windowsOnly("cohere2", GgufRope::Normal),
    windowsOnly("cohere2moe", GgufRope::Normal),
    neoX("falcon"),
    neoX("falcon-h1"),
    Row{.name = "grok", .readsYarnBetas = true},
    neoX("dbrx"),
    neoX("bert"),
    neoX("jina-bert-v3"),
    Row{.name = "modern-bert",
        .windowEvery = 3,
        .firstIsFull = true,
        .windowBase = 10000,
        .scalesWindows = false},
    neoX("nomic-bert"),
    neoX("nomic-bert-moe"),
    neoX("eurobert"),
    neoX("stablelm"),
    neoX("bitnet"),
    neoX("qwen"),
    neoX("qwen2"),
    neoX("dream"),
    neoX("qwen2moe"),
    neoX("qwen3"),
    neoX("qwen3moe"),
    Row{.name = "qwen3next", .attentionEvery = 4},
    neoX("llada-moe"),
    neoX("rnd1"),
    Row{.name = "olmo2", .windowEvery = 4, .scalesWindows = false},
    neoX("olmoe"),
    neoX("phi2"),
    neoX("phi3"),
    neoX("phimoe"),
    neoX("plamo"),
    neoX("plamo2"),
    neoX("plamo3"),
    neoX("gemma"),
    Row{.name = "gemma2", .windowEvery = 2, .needsWindowKey = false},
    gemma("gemma3", 6, true),
    gemma("gemma3n", 5, false),
    gemma("gemma4", 0, true),
    gemma("gemma4-assistant", 0, true),
    gemma("gemma-embedding", 6, false),
    neoX("starcoder2"),
    neoX("openelm"),
    neoX("gptneox"),
    neoX("codeshell"),
    neoX("orion"),
    neoX("nemotron"),
    neoX("exaone"),
    windowsOnly("exaone4", GgufRope::NeoX),
    windowsOnly("exaone-moe", GgufRope::NeoX),
    Row{.name = "minicpm3", .isLatent = true},
    neoX("bailingmoe2"),
    neoX("dots1"),
    neoX("jais2"),
    Row{.name = "gpt-oss", .windowEvery = 2, .needsWindowKey = false},
    neoX("hunyuan-moe"),
    hunyuan("hunyuan-dense"),
    Row{.name = "hunyuan_vl", .rope = GgufRope::MultiAxis, .readsAlpha = true},
    neoX("hy_v3"),
    neoX("lfm2"),
    neoX("lfm2moe"),
    Row{.name = "smallthinker", .windowEvery = 4, .firstIsFull = true, .rotatesFullLayers = false},
    neoX("seed_oss"),
    neoX("grovemoe"),
    neoX("apertus"),
    neoX("minimax-m2"),
    neoX("cogvlm"),
    neoX("pangu-embedded"),
    windowsOnly("afmoe", GgufRope::NeoX),
    Row{.name = "laguna", .windowEvery = 4, .firstIsFull = true, .windowBase = 10000, .scalesWindows = false},
    neoX("mimo2"),
    neoX("step35"),
    neoX("talkie"),
    neoX("mellum"),
    neoX("glm4moe"),
    multiAxis("qwen2vl"),
    multiAxis("paddleocr"),
    multiAxis("qwen3vl"),
    multiAxis("qwen3vlmoe"),
    Row{.name = "qwen35", .rope = GgufRope::MultiAxis, .attentionEvery = 4},
    Row{.name = "qwen35moe", .rope = GgufRope::MultiAxis, .attentionEvery = 4},
};

}   // namespace

std::span<const GgufArchitecture> ggufArchitectures() { return rows; }

const GgufArchitecture* findGgufArchitecture(std::string_view name) {
    const auto* const found =
        std::find_if(rows.begin(), rows.end(), [&](const GgufArchitecture& row) { return row.name == name; });
    return found == rows.end() ? nullptr : found;
}

}   // namespace rope
