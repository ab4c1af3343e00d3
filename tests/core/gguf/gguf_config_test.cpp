#include "tests/core/gguf/gguf_support.h"

#include "core/gguf/gguf_config.h"

#include "core/engines/engine_flags.h"
#include "core/gguf/gguf_architecture.h"
#include "core/gguf/gguf_scaling.h"
#include "core/model/group_schedule.h"
#include "core/model_file/model_file.h"
#include "tests/support/gguf_bytes.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace rope {
namespace {

using namespace gguf_support;

using testing::GgufBytes;

TEST(GgufConfig, PlainLlama_EveryFieldWithItsKey) {
    GgufBytes file = base("llama", 4096);
    file.u32("llama.rope.dimension_count", 128);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(model.modelType, "llama");
    EXPECT_EQ(model.pairing, Pairing::Interleaved);
    EXPECT_EQ(model.context, 4096);
    EXPECT_EQ(model.trainedContext, 4096);
    ASSERT_EQ(model.groups.size(), 1U);
    EXPECT_EQ(mainOf(model).name, "all");
    EXPECT_EQ(mainOf(model).layers.size(), 12U);
    EXPECT_EQ(mainOf(model).headDim, 128);
    EXPECT_EQ(mainOf(model).rotaryDim, 128);
    EXPECT_EQ(mainOf(model).ropeTheta, 1e6);
    EXPECT_EQ(mainOf(model).method.id, "none");
    EXPECT_EQ(model.sources.at("rope_theta"), "llama.rope.freq_base");
    EXPECT_EQ(model.sources.at("context"), "llama.context_length");
    EXPECT_EQ(model.sources.at("head_dim"), "llama.embedding_length / llama.attention.head_count");
    EXPECT_EQ(model.sources.at("rotary_dim"), "llama.rope.dimension_count");
    EXPECT_TRUE(model.warnings.empty());
    ASSERT_EQ(model.assumptions.size(), 1U);
    EXPECT_NE(model.assumptions[0].find("permutes"), std::string::npos);
}

TEST(GgufConfig, Qwen3_KeyLengthWinsAndPairingIsHalf) {
    GgufBytes file = base("qwen3", 40960);
    file.u32("qwen3.attention.key_length", 96);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(model.pairing, Pairing::Half);
    EXPECT_EQ(mainOf(model).headDim, 96);
    EXPECT_EQ(mainOf(model).rotaryDim, 96);
}

TEST(GgufConfig, PartialRotary_DimensionCount) {
    GgufBytes file = base("gptneox", 2048);
    file.u32("gptneox.rope.dimension_count", 32);
    EXPECT_EQ(mainOf(modelOf(file)).headDim, 128);
    EXPECT_EQ(mainOf(modelOf(file)).rotaryDim, 32);
}

TEST(GgufConfig, Gemma3_WindowsWithTheirOwnBaseAndWithoutScaling) {
    GgufBytes file = base("gemma3", 131072);
    file.u32("gemma3.attention.sliding_window", 1024).f32("gemma3.rope.scaling.factor", 8);
    const ImportedModel model = modelOf(file);
    ASSERT_EQ(model.groups.size(), 2U);
    const LayerGroup& full = mainOf(model);
    EXPECT_EQ(full.name, "full_attention");
    EXPECT_EQ(full.layers, (std::vector<int>{5, 11}));
    EXPECT_EQ(full.ropeTheta, 1e6);
    EXPECT_EQ(full.method.id, "linear");
    const LayerGroup& local = model.groups[1 - model.mainGroup];
    EXPECT_EQ(local.name, "sliding_attention");
    EXPECT_EQ(local.ropeTheta, 10000);
    EXPECT_EQ(local.method.id, "none");
}

TEST(GgufConfig, Gemma4_PatternListAndSizesOfWindows) {
    GgufBytes file = base("gemma4", 131072);
    file.u32("gemma4.attention.key_length", 512)
        .u32("gemma4.attention.key_length_swa", 256)
        .f32("gemma4.rope.freq_base_swa", 20000)
        .flags("gemma4.attention.sliding_window_pattern",
               {true, true, true, true, true, false, true, true, true, true, true, false});
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).headDim, 512);
    EXPECT_EQ(mainOf(model).layers, (std::vector<int>{5, 11}));
    const LayerGroup& local = model.groups[1 - model.mainGroup];
    EXPECT_EQ(local.headDim, 256);
    EXPECT_EQ(local.rotaryDim, 256);
    EXPECT_EQ(local.ropeTheta, 20000);
    EXPECT_EQ(model.sources.at("sliding_attention.rope_theta"), "gemma4.rope.freq_base_swa");
}

TEST(GgufConfig, LayersWithoutRope) {
    const ImportedModel smol = modelOf(base("smollm3"));
    ASSERT_EQ(smol.groups.size(), 2U);
    EXPECT_EQ(mainOf(smol).name, "rope");
    EXPECT_EQ(smol.groups[1].method.id, "nope");
    EXPECT_EQ(smol.groups[1].layers, (std::vector<int>{3, 7, 11}));

    GgufBytes cohere = base("cohere2");
    cohere.u32("cohere2.attention.sliding_window", 4096);
    const ImportedModel model = modelOf(cohere);
    EXPECT_EQ(mainOf(model).name, "sliding_attention");
    EXPECT_EQ(model.groups[1].method.id, "nope");

    GgufBytes lfm = base("lfm2");
    lfm.i32s("lfm2.attention.head_count_kv", {0, 0, 8, 0, 0, 8, 0, 0, 8, 0, 8, 0});
    EXPECT_EQ(mainOf(modelOf(lfm)).layers, (std::vector<int>{2, 5, 8, 10}));
}

TEST(GgufConfig, NoRopeArchitecture_NothingRotates) {
    const ImportedModel model = modelOf(base("bloom"));
    EXPECT_EQ(mainOf(model).method.id, "nope");
    EXPECT_TRUE(hasWarning(model, "no-rotary-embedding"));
    GgufBytes granite = base("granitehybrid");
    granite.flag("granitehybrid.rope.scaling.finetuned", false);
    EXPECT_EQ(mainOf(modelOf(granite)).method.id, "nope");
}

TEST(GgufConfig, UnknownArchitecture_ReadWithAWarning) {
    const ImportedModel model = modelOf(base("brandnew"));
    EXPECT_TRUE(hasWarning(model, "unknown-architecture"));
    EXPECT_EQ(mainOf(model).headDim, 128);
}

TEST(GgufConfig, AbsentBaseAndSizes_AssumedOrNull) {
    GgufBytes file;
    file.text("general.architecture", "llama");
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).ropeTheta, std::nullopt);
    EXPECT_EQ(mainOf(model).headDim, std::nullopt);
    EXPECT_TRUE(hasWarning(model, "base-assumed"));
    EXPECT_TRUE(hasWarning(model, "head-dim-unknown"));
    EXPECT_TRUE(hasWarning(model, "context-unknown"));
}

TEST(GgufConfig, PositionAxes_Noted) {
    GgufBytes file = base("qwen2vl");
    file.i32s("qwen2vl.rope.dimension_sections", {16, 24, 24, 0});
    EXPECT_TRUE(hasWarning(modelOf(file), "position-axes"));
}

TEST(GgufConfig, BigEndianFile_SameModel) {
    GgufBytes file(3, true);
    file.text("general.architecture", "qwen2")
        .u32("qwen2.context_length", 4096)
        .u32("qwen2.attention.key_length", 64)
        .f32("qwen2.rope.freq_base", 5e5F);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).ropeTheta, 5e5);
    EXPECT_EQ(model.assumptions.size(), 1U);
}

void expectRefused(const GgufBytes& file, std::string_view part) {
    const Result<ImportedModel> model = read(file);
    ASSERT_FALSE(model.ok()) << part;
    EXPECT_NE(describe(model.error()).find(part), std::string::npos) << describe(model.error());
    EXPECT_NE(model.error().code, ErrorCode::WrongUsage);
}

TEST(GgufConfig, WrongValues_OneLineThatNamesTheKey) {
    expectRefused(GgufBytes(), "general.architecture");
    expectRefused(GgufBytes().text("general.architecture", std::string_view("a\0b", 3)),
                  "general.architecture");
    expectRefused(GgufBytes().text("general.architecture", "a\nb"), "general.architecture");
    expectRefused(GgufBytes().u32("general.architecture", 1), "general.architecture");
    expectRefused(base("llama").text("llama.rope.dimension_count", "64"), "llama.rope.dimension_count");
    expectRefused(base("llama").u32("llama.rope.dimension_count", 256), "llama.rope.dimension_count");
    expectRefused(base("llama").u32("llama.attention.key_length", 4000000000U), "llama.attention.key_length");
    expectRefused(base("llama").text("llama.rope.scaling.type", "magic"), "none, linear, yarn, longrope");
    expectRefused(base("llama").f32("llama.rope.scaling.factor", -2), "llama.rope.scaling.factor");
    expectRefused(base("llama").f32("llama.rope.scaling.factor", std::nanf("")), "llama.rope.scaling.factor");
    expectRefused(base("llama").tensor("rope_freqs.weight", std::vector<float>(64, 0)), "rope_freqs.weight");
    expectRefused(base("llama").tensor("rope_freqs.weight", std::vector<float>(64, -1)), "rope_freqs.weight");
    expectRefused(base("llama").tensor("rope_freqs.weight", std::vector<float>(7, 2)), "rope_freqs.weight");
    GgufBytes badBase;
    badBase.text("general.architecture", "llama").f32("llama.rope.freq_base", 0);
    expectRefused(badBase, "llama.rope.freq_base");
}

TEST(GgufConfig, EveryByteChanged_NeverACrash) {
    GgufBytes file = base("gemma3", 131072);
    file.u32("gemma3.attention.sliding_window", 1024)
        .text("gemma3.rope.scaling.type", "yarn")
        .f32("gemma3.rope.scaling.factor", 8);
    file.tensor("rope_freqs.weight", std::vector<float>(64, 2));
    const std::string whole = file.bytes();
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const char value : {'\0', '\x01', '\x7f', '\xff'}) {
            std::string changed = whole;
            changed[at] = value;
            const Result<ImportedModel> model = readModelBytes(changed, "model.gguf");
            EXPECT_TRUE(model.ok() || describe(model.error()).find('\n') == std::string::npos) << at;
        }
}

TEST(GgufArchitecture, NamesAreUnique) {
    std::set<std::string_view> names;
    for (const GgufArchitecture& row : ggufArchitectures())
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_GT(names.size(), 100U);
}

}   // namespace
}   // namespace rope
