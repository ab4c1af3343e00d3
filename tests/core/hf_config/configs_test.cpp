// What each config of tests/configs must be read as.
#include "tests/core/hf_config/configs_support.h"

#include "core/methods/method_registry.h"
#include "core/model/group_schedule.h"
#include "tests/support/test_files.h"

#include <algorithm>
#include <cmath>

namespace rope {
namespace {

using namespace configs_support;

TEST(Configs, Gemma3_ScalesFullLayersOnly) {
    const ImportedModel model = config("gemma3_27b_local_global");
    const LayerGroup& full = groupOf(model, "full_attention");
    const LayerGroup& local = groupOf(model, "sliding_attention");
    EXPECT_EQ(&mainOf(model), &full);
    EXPECT_EQ(full.layers, (std::vector<int>{5, 11, 17, 23, 29, 35, 41, 47, 53, 59}));
    EXPECT_EQ(full.method.parameters.number("factor"), 8);
    EXPECT_EQ(local.layers.size(), 52U);
    EXPECT_EQ(local.ropeTheta, 10000);
    EXPECT_EQ(local.method.id, "none");
    EXPECT_EQ(model.sources.at("rope_theta"), "text_config.rope_theta");
    EXPECT_EQ(model.sources.at("sliding_attention.rope_theta"), "text_config.rope_local_base_freq");
    EXPECT_EQ(model.sources.at("parameters.factor"), "text_config.rope_scaling.factor");
    EXPECT_TRUE(model.warnings.empty());
}

TEST(Configs, Llama4_IsAHardStepAndEveryFourthLayerHasNoRope) {
    const ImportedModel model = config("llama4_scout_16E");
    EXPECT_EQ(groupOf(model, "rope").layers, (std::vector<int>{0, 1, 2}));
    EXPECT_EQ(groupOf(model, "nope").layers, (std::vector<int>{3}));
    EXPECT_EQ(groupOf(model, "nope").method.id, "nope");
    const FrequencySchedule schedule = scheduleOfMain(model);
    for (std::size_t i = 0; i < 64; ++i) {
        const double unscaled = std::pow(5e5, -2.0 * static_cast<double>(i) / 128);
        EXPECT_NEAR(schedule.inverseFrequencies[i] / unscaled, i < 35 ? 1 : 1.0 / 16, 1e-12) << "pair " << i;
    }
}

TEST(Configs, Mrope_IsPlainForTextAndSaysSo) {
    for (const char* name : {"qwen2_vl_mrope", "qwen25_vl_7b_mrope"}) {
        const ImportedModel model = config(name);
        EXPECT_TRUE(warns(model, "position-axes")) << name;
        EXPECT_NEAR(scheduleOfMain(model).inverseFrequencies[63], std::pow(1e6, -126.0 / 128), 1e-20) << name;
    }
}

TEST(Configs, Mllama_CrossAttentionDoesNotRotate) {
    const ImportedModel model = config("llama32_vision_mllama_4layer");
    EXPECT_EQ(groupOf(model, "cross_attention").layers, (std::vector<int>{2}));
    EXPECT_FALSE(rotates(groupOf(model, "cross_attention")));
    EXPECT_EQ(model.sources.at("method"), "text_config.rope_scaling.rope_type");
}

TEST(Configs, ANumberForRopeScaling_IsNoScalingWithAWarning) {
    const ImportedModel model = config("qwen3_30b_rope_scaling_is_a_number");
    EXPECT_TRUE(warns(model, "rope-block-not-object"));
    EXPECT_EQ(model.sources.at("head_dim"), "head_dim");
}

TEST(Configs, DbrxBase_ComesFromAttnConfig) {
    const ImportedModel model = config("dbrx_attn_config_nested");
    EXPECT_EQ(model.sources.at("rope_theta"), "attn_config.rope_theta");
    EXPECT_EQ(model.sources.at("head_dim"), "d_model / n_heads");
    EXPECT_EQ(model.sources.at("context"), "max_seq_len");
}

TEST(Configs, DeepSeekV2_RotatesTheLastPartOfTheHead) {
    const ImportedModel model = config("deepseek_v2_lite_yarn_mscale");
    EXPECT_EQ(model.rotaryOffset, 128);
    EXPECT_EQ(model.softmaxScaling, SoftmaxScaling::DeepSeek);
    EXPECT_EQ(model.sources.at("head_dim"), "qk_nope_head_dim + qk_rope_head_dim");
    const Result<Scenario> scenario = scenarioFromModel(model, "");
    ASSERT_TRUE(scenario.ok());
    EXPECT_EQ(
        scenario->layout,
        (PairLayout{.pairing = Pairing::Interleaved, .headDim = 192, .rotaryDim = 64, .rotaryOffset = 128}));
    EXPECT_FALSE(warns(model, "softmax-factor-assumed"));
}

TEST(Configs, DeepSeekNative_RestsOnAssumptions) {
    const ImportedModel model = config("deepseek_v3_native_671B");
    EXPECT_TRUE(warns(model, "no-rope-keys"));
    EXPECT_TRUE(assumes(model, "pairing = interleaved"));
    EXPECT_EQ(model.sources.at("rotary_dim"), "qk_rope_head_dim");
}

TEST(Configs, Olmo3_ScalesFullLayersOnly) {
    const ImportedModel model = config("olmo31_32b_yarn_attention_factor");
    EXPECT_EQ(mainOf(model).name, "full_attention");
    EXPECT_EQ(groupOf(model, "sliding_attention").method.id, "none");
    EXPECT_EQ(groupOf(model, "sliding_attention").ropeTheta, 5e5);
    EXPECT_DOUBLE_EQ(scheduleOfMain(model).attentionFactor, 0.1 * std::log(8) + 1);
}

TEST(Configs, Phi35Vision_LongFactorsDoNotReach) {
    const ImportedModel model = config("phi35_vision_longrope");
    EXPECT_EQ(model.sources.at("trained_context"), "original_max_position_embeddings");
    EXPECT_EQ(model.sources.at("method"), "rope_scaling.type");
    EXPECT_NE(warningOf(model, "longrope-factors-too-small").find("32 times"), std::string::npos);
    EXPECT_TRUE(assumes(model, "factor = 32"));
    EXPECT_EQ(mainOf(model).method.parameters.find("factor"), nullptr);
}

TEST(Configs, MiniCpm4_HasNoTemperature) {
    const ImportedModel model = config("minicpm4_longrope_same_ctx");
    EXPECT_EQ(mainOf(model).method.parameters.list("long_factor")->size(), 32U);
    EXPECT_FALSE(warns(model, "longrope-factors-too-small"));
}

TEST(Configs, Phi1_BothKeysAgree) {
    const ImportedModel model = config("phi1_partial_rotary_both_keys");
    EXPECT_FALSE(warns(model, "rotary-dim-disagrees"));
    EXPECT_NEAR(scheduleOfMain(model).inverseFrequencies[1], std::pow(1e4, -2.0 / 32), 1e-15);
}

TEST(Configs, Lfm2_SixLayersOfSixteenRotate) {
    const ImportedModel model = config("lfm2_vl_conv_layers");
    EXPECT_EQ(mainOf(model).layers.size(), 6U);
    EXPECT_EQ(groupOf(model, "conv").layers.size(), 10U);
    EXPECT_EQ(groupOf(model, "conv").method.id, "nope");
}

TEST(Configs, AttnFactor_IsReportedWithBothReadings) {
    const ImportedModel model = config("deepseek_r1_0528_qwen3_8b_attn_factor");
    const std::string message = warningOf(model, "attn-factor");
    EXPECT_NE(message.find("1.138629"), std::string::npos) << message;
    EXPECT_NE(message.find("1.29647"), std::string::npos) << message;
    EXPECT_EQ(mainOf(model).method.parameters.find("attn_factor"), nullptr);
    EXPECT_FALSE(warns(model, "factor-length-mismatch"));
}

TEST(Configs, Qwen1_StepsBeyondItsTrainedLength) {
    const ImportedModel model = config("qwen_7b_v1_dynamic_ntk_logn");
    EXPECT_TRUE(warns(model, "logn-attention"));
    EXPECT_EQ(model.sources.at("trained_context"), "seq_length");
    EXPECT_EQ(model.sources.at("head_dim"), "kv_channels");
    ScalingRequest request = scalingRequestOf(model, mainOf(model));
    request.lengths.sequence = 8193;
    const Result<FrequencySchedule> schedule = computeSchedule(request, mainOf(model).method);
    ASSERT_TRUE(schedule.ok());
    // Just beyond L: alpha = 2^ceil(log2(n/L) + 1) - 1 = 3.
    EXPECT_NEAR(schedule->inverseFrequencies[63], std::pow(1e4 * std::pow(3, 128.0 / 126), -126.0 / 128),
                1e-15);
}

TEST(Configs, Glm4_BaseIsTenThousandTimesTheRatio) {
    const ImportedModel model = config("glm4_9b_chat_1m_rope_ratio");
    EXPECT_EQ(model.sources.at("rope_theta"), "rope_ratio");
    EXPECT_TRUE(assumes(model, "partial_rotary_factor = 0.5"));
}

TEST(Configs, Gemma4_HasItsOwnHeadForEachKind) {
    const ImportedModel model = config("gemma4_e2b_proportional_per_layer");
    const FrequencySchedule schedule = scheduleOfMain(model);
    EXPECT_NEAR(schedule.inverseFrequencies[63], std::pow(1e6, -126.0 / 512), 1e-15);
    EXPECT_EQ(std::count(schedule.inverseFrequencies.begin(), schedule.inverseFrequencies.end(), 0.0), 192);
    const LayerGroup& local = groupOf(model, "sliding_attention");
    EXPECT_EQ(local.headDim, 256);
    EXPECT_EQ(local.rotaryDim, 256);
    EXPECT_EQ(local.ropeTheta, 10000);
}

TEST(Configs, Ministral3_AppliesTheSoftmaxFactorWithAWarning) {
    const ImportedModel model = config("ministral3_yarn_type_only");
    EXPECT_TRUE(warns(model, "softmax-factor-assumed"));
    EXPECT_TRUE(warns(model, "query-temperature"));
    EXPECT_EQ(model.sources.at("method"), "rope_parameters.type");
}

TEST(Configs, ModernBert_EveryThirdLayerIsGlobal) {
    const ImportedModel model = config("modernbert_global_local_theta");
    EXPECT_EQ(mainOf(model).layers, (std::vector<int>{0, 3, 6, 9, 12, 15, 18, 21}));
    EXPECT_EQ(groupOf(model, "sliding_attention").ropeTheta, 10000);
    EXPECT_EQ(model.sources.at("rope_theta"), "global_rope_theta");
}

TEST(Configs, GptJ_PairingComesFromTheEmbeddingType) {
    EXPECT_EQ(config("gptj_trtllm_rope_gptj").sources.at("pairing"), "position_embedding_type");
}

TEST(Configs, Hunyuan3_BaseIsAnAlphaOfOneThousand) {
    const ImportedModel model = config("hy3_theta_is_ntk_alpha_1000");
    EXPECT_NE(warningOf(model, "base-hides-alpha").find("alpha = 1000 "), std::string::npos);
    EXPECT_FALSE(warns(config("pixtral_large_theta_1e9"), "base-hides-alpha"));
}

}   // namespace
}   // namespace rope
