// The rules beside the plain keys: one case for each family or spelling, and one for each warning.
#include "core/model/group_schedule.h"
#include "tests/support/config_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope {
namespace {

using testing::count;
using testing::mainOf;
using testing::read;

double attentionFactor(const ImportedModel& model) {
    const auto schedule = scheduleOf(model, mainOf(model));
    EXPECT_TRUE(schedule.ok()) << describe(schedule.error());
    return schedule.ok() ? schedule->attentionFactor : 0;
}

TEST(Families, NestedLanguageModels_AreFound) {
    const std::string inner = R"({"head_dim": 64, "rope_theta": 5000})";
    for (const char* key : {"text_config", "llm_config", "language_config", "lm_config"}) {
        const ImportedModel model = read("{\"vision_config\": {\"head_dim\": 7, \"rope_theta\": 3}, \"" +
                                         std::string(key) + "\": " + inner + "}");
        EXPECT_EQ(mainOf(model).ropeTheta, 5000) << key;
        EXPECT_EQ(model.sources.at("head_dim"), std::string(key) + ".head_dim");
    }
    const ImportedModel omni = read(
        R"({"thinker_config": {"text_config": {"head_dim": 64, "rope_theta": 5000}, "audio_config": {"d_model": 3}}})");
    EXPECT_EQ(omni.sources.at("rope_theta"), "thinker_config.text_config.rope_theta");
}

TEST(Families, SizesOfDifferentObjects_NeverMix) {
    const ImportedModel model = read(
        R"({"hidden_size": 100, "num_attention_heads": 10, "text_config": {"hidden_size": 4096, "num_attention_heads": 32}})");
    EXPECT_EQ(mainOf(model).headDim, 128);
    const ImportedModel half =
        read(R"({"hidden_size": 640, "num_attention_heads": 10, "text_config": {"hidden_size": 4096}})");
    EXPECT_EQ(mainOf(half).headDim, 64);
}

TEST(Families, SpellingsOfBase_AreAllRead) {
    for (const char* key : {"rope_theta", "rotary_emb_base", "rotary_base", "rope_base", "rope_freq_base",
                            "rope_freq_constant", "global_rope_theta"})
        EXPECT_EQ(mainOf(read("{\"" + std::string(key) + "\": 12345}")).ropeTheta, 12345) << key;
}

TEST(Families, SpellingsOfShare_AreAllRead) {
    for (const char* key :
         {"partial_rotary_factor", "rotary_pct", "rope_pct", "rope_percent", "rotary_percent"})
        EXPECT_EQ(mainOf(read("{\"head_dim\": 128, \"" + std::string(key) + "\": 0.25}")).rotaryDim, 32)
            << key;
    EXPECT_EQ(mainOf(read(R"({"head_dim": 100, "partial_rotary_factor": 0.29})")).rotaryDim, 28);
}

TEST(Families, SpellingsOfSizes_AreAllRead) {
    EXPECT_EQ(mainOf(read(R"({"n_embd": 4096, "n_head": 16})")).headDim, 256);
    EXPECT_EQ(mainOf(read(R"({"d_model": 6144, "n_heads": 48})")).headDim, 128);
    EXPECT_EQ(mainOf(read(R"({"dim": 4096, "n_heads": 32})")).headDim, 128);
    EXPECT_EQ(mainOf(read(R"({"hidden_size": 4096, "num_heads": 32})")).headDim, 128);
    EXPECT_EQ(mainOf(read(R"({"hidden_size": 4096, "num_attention_heads": 64, "head_dim": 128})")).headDim,
              128);
    EXPECT_EQ(mainOf(read(R"({"hidden_size": 4096, "num_attention_heads": 64, "head_dim": null})")).headDim,
              64);
}

TEST(Families, Types_StandForMethods) {
    struct Type {
        const char* type;
        const char* rest;
        const char* method;
    };
    const Type types[] = {
        {"default", "", "none"},
        {"mrope", ", \"mrope_section\": [16, 24, 24]", "none"},
        {"linear", ", \"factor\": 2", "linear"},
        {"dynamic", ", \"factor\": 2", "dynamic"},
        {"dynamic", ", \"alpha\": 1000", "ntk-alpha"},
        {"yarn", ", \"factor\": 2", "yarn"},
        {"deepseek_yarn", ", \"factor\": 2", "deepseek-yarn"},
        {"llama3", ", \"factor\": 2, \"low_freq_factor\": 1, \"high_freq_factor\": 4", "llama3"},
        {"proportional", ", \"partial_rotary_factor\": 0.5", "proportional"},
        {"ntk", ", \"factor\": 2", "ntk-fixed"},
        {"ntk", ", \"factor\": 2, \"mixed_b\": 0.5", "ntk-mixed"},
        {"su", ", \"short_factor\": [1, 1], \"long_factor\": [2, 2]", "longrope"},
        {"longrope", ", \"short_factor\": [1, 1], \"long_factor\": [2, 2]", "longrope"}};
    for (const char* key : {"type", "rope_type"})
        for (const char* block : {"rope_scaling", "rope_parameters"})
            for (const Type& row : types) {
                const ImportedModel model =
                    read("{\"head_dim\": 4, \"max_position_embeddings\": 4096, \"" + std::string(block) +
                         "\": {\"" + key + "\": \"" + row.type + "\"" + row.rest + "}}");
                EXPECT_EQ(mainOf(model).method.id, row.method) << key << " " << row.type;
                EXPECT_EQ(model.sources.at("method"), std::string(block) + "." + key);
            }
}

TEST(Families, Phi3Yarn_MeansLongRope) {
    const ImportedModel model = read(
        R"({"model_type": "phi3", "head_dim": 4, "rope_scaling": {"type": "yarn", "short_factor": [1, 1], "long_factor": [2, 2]}})");
    EXPECT_EQ(mainOf(model).method.id, "longrope");
}

TEST(Families, RopeScaling_WinsOverRopeParameters) {
    const ImportedModel model = read(
        R"({"rope_theta": 5, "rope_scaling": {"type": "linear", "factor": 2}, "rope_parameters": {"rope_type": "default"}})");
    EXPECT_EQ(mainOf(model).method.id, "linear");
    EXPECT_EQ(count(model, "two-rope-blocks"), 1);
    EXPECT_EQ(mainOf(read(R"({"rope_scaling": {}, "rope_parameters": {"rope_type": "linear", "factor": 3}})"))
                  .method.id,
              "linear");
}

TEST(Families, TrainedLength_IsTheOriginalOneElseTheContext) {
    EXPECT_EQ(read(R"({"max_position_embeddings": 8192})").trainedContext, 8192);
    const ImportedModel both =
        read(R"({"max_position_embeddings": 8192, "original_max_position_embeddings": 2048,
        "rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 1024}})");
    EXPECT_EQ(both.trainedContext, 2048);
    EXPECT_EQ(count(both, "original-length-disagrees"), 1);
    const ContextLengths lengths = lengthsOf(both);
    EXPECT_EQ(lengths.dynamicTrained, 8192);
    EXPECT_EQ(lengths.configured, 8192);
    EXPECT_EQ(lengths.context, 8192);
    EXPECT_EQ(lengthsOf(read("{}")), ContextLengths{});
}

TEST(Families, AbsentYarnFactor_FollowsFromTheLengths) {
    const ImportedModel model = read(R"({"head_dim": 128, "max_position_embeddings": 131072,
        "rope_scaling": {"type": "yarn", "factor": null, "original_max_position_embeddings": 32768}})");
    EXPECT_EQ(mainOf(model).method.parameters.find("factor"), nullptr);
    EXPECT_NEAR(attentionFactor(model), 0.1 * std::log(4) + 1, 1e-12);
}

TEST(Families, Pairing_FollowsFromKeyThenFamily) {
    for (const char* type : {"gptj", "chatglm", "glm4", "cohere", "cohere2", "ernie4_5", "llama4_text",
                             "deepseek_v3", "kimi_k2"})
        EXPECT_EQ(read("{\"model_type\": \"" + std::string(type) + "\"}").pairing, Pairing::Interleaved)
            << type;
    for (const char* type :
         {"llama", "mistral", "qwen3", "glm4_moe", "phi3", "gemma3_text", "gpt_neox", "unheard_of"})
        EXPECT_EQ(read("{\"model_type\": \"" + std::string(type) + "\"}").pairing, Pairing::Half) << type;
    EXPECT_EQ(read(R"({"model_type": "deepseek_v3", "rope_interleave": false})").pairing, Pairing::Half);
    EXPECT_EQ(read(R"({"position_embedding_type": "rope_gpt_neox", "model_type": "gptj"})").pairing,
              Pairing::Half);
    EXPECT_EQ(read(R"({"architectures": ["GPTJForCausalLM"]})").pairing, Pairing::Interleaved);
}

TEST(Families, SoftmaxScaling_IsDeepSeeksOwn) {
    const std::string block =
        R"("rope_scaling": {"type": "yarn", "factor": 40, "mscale": 1, "mscale_all_dim": 1}, "max_position_embeddings": 4096)";
    EXPECT_EQ(read("{\"model_type\": \"kimi_k2\", " + block + "}").softmaxScaling, SoftmaxScaling::DeepSeek);
    EXPECT_EQ(read("{\"model_type\": \"ministral3\", " + block + "}").softmaxScaling, SoftmaxScaling::Never);
    EXPECT_EQ(read("{" + block + "}").softmaxScaling, SoftmaxScaling::Unknown);
    EXPECT_EQ(count(read("{" + block + "}"), "softmax-factor-assumed"), 1);
}

TEST(Families, WithoutLatentAttention_DeepSeekIsLlama) {
    const ImportedModel model = read(
        R"({"model_type": "deepseek_v2", "use_mla": false, "hidden_size": 1280, "num_attention_heads": 10,
        "qk_rope_head_dim": 0, "qk_nope_head_dim": 0})");
    EXPECT_EQ(mainOf(model).headDim, 128);
    EXPECT_EQ(mainOf(model).rotaryDim, 128);
    EXPECT_EQ(model.pairing, Pairing::Half);
}

TEST(Families, DeepSeekV4_RotatesTheTail) {
    const ImportedModel model = read(
        R"({"model_type": "deepseek_v4", "head_dim": 512, "qk_rope_head_dim": 64, "rope_theta": 10000})");
    EXPECT_EQ(mainOf(model).headDim, 512);
    EXPECT_EQ(model.rotaryOffset, 448);
}

TEST(Families, MagnitudesOfPhiMoe_ReplaceTheRule) {
    const ImportedModel model = read(
        R"({"model_type": "phimoe", "head_dim": 4, "max_position_embeddings": 131072, "original_max_position_embeddings": 4096,
        "rope_scaling": {"type": "longrope", "short_factor": [1, 1], "long_factor": [33, 33], "short_mscale": 1.25, "long_mscale": 1.25}})");
    EXPECT_EQ(attentionFactor(model), 1.25);
}

TEST(Families, FlatScalings_AreUnderstood) {
    const ImportedModel meta =
        read(R"({"dim": 4096, "n_heads": 32, "rope_theta": 500000.0, "use_scaled_rope": true})");
    EXPECT_EQ(mainOf(meta).method.id, "llama3");
    EXPECT_EQ(meta.trainedContext, 8192);
    const ImportedModel openAi = read(
        R"({"head_dim": 64, "initial_context_length": 4096, "rope_theta": 150000, "rope_scaling_factor": 32.0,
        "rope_ntk_alpha": 1, "rope_ntk_beta": 32})");
    EXPECT_EQ(mainOf(openAi).method.id, "yarn");
    EXPECT_EQ(mainOf(openAi).method.parameters.flag("truncate"), false);
    EXPECT_EQ(mainOf(openAi).method.parameters.number("beta_fast"), 32);
    const ImportedModel grok = read(
        R"({"head_dim": 128, "rope_type": "yarn", "scaling_factor": 16.0, "original_max_position_embeddings": 8192, "beta_fast": 8})");
    EXPECT_EQ(mainOf(grok).method.parameters.number("factor"), 16);
    EXPECT_EQ(count(read(R"({"rope_type": "ntk"})"), "flat-scaling-not-understood"), 1);
}

TEST(Families, OtherHeadDim_KeepsShareOrNumber) {
    const ImportedModel share = read(R"({"partial_rotary_factor": 0.25, "rope_theta": 10000})");
    EXPECT_EQ(scenarioFromModel(share, "", 80)->layout.rotaryDim, 20);
    const ImportedModel number = read(R"({"rotary_dim": 64, "head_dim": 128})");
    EXPECT_EQ(scenarioFromModel(number, "", 256)->layout.rotaryDim, 64);
    const Result<Scenario> tooSmall = scenarioFromModel(number, "", 32);
    ASSERT_FALSE(tooSmall.ok());
    EXPECT_EQ(tooSmall.error().where, "head_dim");
    const ImportedModel latent = read(R"({"qk_nope_head_dim": 128, "qk_rope_head_dim": 64})");
    EXPECT_EQ(scenarioFromModel(latent, "", 96)->layout.rotaryOffset, 32);
}

TEST(Families, UnknownGroup_ListsTheGroups) {
    const ImportedModel model =
        read(R"({"num_hidden_layers": 6, "head_dim": 64, "sliding_window_pattern": 3})");
    const Result<Scenario> scenario = scenarioFromModel(model, "middle");
    ASSERT_FALSE(scenario.ok());
    EXPECT_EQ(scenario.error().code, ErrorCode::WrongUsage);
    EXPECT_EQ(scenario.error().allowed, "sliding_attention, full_attention");
    EXPECT_TRUE(scenarioFromModel(model, "sliding_attention").ok());
}

}   // namespace
}   // namespace rope
