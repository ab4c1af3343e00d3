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

constexpr double absent = -1;

Error refusal(const std::string& name) {
    const Result<ImportedModel> model =
        readHfConfig(test::bytesOf(ROPESCOPE_TEST_DATA, "configs/" + name + ".json"), name);
    EXPECT_FALSE(model.ok()) << name << " was accepted";
    return model.ok() ? Error{} : model.error();
}

struct Reading {
    const char* file;
    double headDim, rotaryDim, base;
    const char* method;
    double trained, context, attention, softmax;
    Pairing pairing = Pairing::Half;
};

const Reading readings[] = {
    {"gemma3_27b_local_global", 128, 128, 1e6, "linear", 131072, 131072, 1, 1},
    {"llama4_scout_16E", 128, 128, 5e5, "llama3", 8192, 10485760, 1, 1, Pairing::Interleaved},
    {"qwen2_vl_mrope", 128, 128, 1e6, "none", 32768, 32768, 1, 1},
    {"llama32_vision_mllama_4layer", 128, 128, 5e5, "llama3", 8192, 131072, 1, 1},
    {"pixtral_large_theta_1e9", 128, 128, 1e9, "none", 131072, 131072, 1, 1},
    {"mistral_v01_shrunk", 8, 8, 1e4, "none", 32768, 32768, 1, 1},
    {"minicpm4_longrope_same_ctx", 64, 64, 1e4, "longrope", 32768, 32768, 1, 1},
    {"qwen3_30b_rope_scaling_is_a_number", 128, 128, 1e7, "none", 262144, 262144, 1, 1},
    {"tinyllama_plain", 64, 64, 1e4, "none", 2048, 2048, 1, 1},
    {"dbrx_attn_config_nested", 128, 128, 5e5, "none", 32768, 32768, 1, 1},
    {"llama31_70b", 128, 128, 5e5, "llama3", 8192, 131072, 1, 1},
    {"llama2_7b_null", 128, 128, 1e4, "none", 2048, 2048, 1, 1},
    {"mixtral_8x7b", 128, 128, 1e6, "none", 4096, 4096, 1, 1},
    {"deepseek_v2_lite_yarn_mscale", 192, 64, 1e4, "yarn", 4096, 163840, 1, 1.589626, Pairing::Interleaved},
    {"deepseek_v3_native_671B", 192, 64, absent, "none", absent, absent, 1, 1, Pairing::Interleaved},
    {"olmo31_32b_yarn_attention_factor", 128, 128, 5e5, "yarn", 8192, 65536, 1.207944, 1},
    {"phi35_vision_longrope", 96, 96, 1e4, "longrope", 4096, 131072, 1.190238, 1},
    {"qwen25_vl_7b_mrope", 128, 128, 1e6, "none", 128000, 128000, 1, 1},
    {"llama31_8b", 128, 128, 5e5, "llama3", 8192, 131072, 1, 1},
    {"phi1_partial_rotary_both_keys", 64, 32, 1e4, "none", 2048, 2048, 1, 1},
    {"lfm2_vl_conv_layers", 64, 64, 1e6, "none", 128000, 128000, 1, 1},
    {"deepseek_r1_0528_qwen3_8b_attn_factor", 128, 128, 1e6, "yarn", 32768, 131072, 1.138629, 1},
    {"qwen_7b_v1_dynamic_ntk_logn", 128, 128, 1e4, "dynamic-qwen", 8192, 32768, 1, 1},
    {"glm4_9b_chat_1m_rope_ratio", 128, 64, 1e8, "none", 1048576, 1048576, 1, 1, Pairing::Interleaved},
    {"gemma4_e2b_proportional_per_layer", 512, 512, 1e6, "proportional", 131072, 131072, 1, 1},
    {"ministral3_yarn_type_only", 128, 128, 1e6, "yarn", 16384, 262144, 1, 1.631390},
    {"pythia_14m_rotary_pct", 32, 8, 1e4, "none", 2048, 2048, 1, 1},
    {"modernbert_global_local_theta", 64, 64, 160000, "none", 8192, 8192, 1, 1},
    {"minimax_text_01_rotary_dim", 128, 64, 4e6, "none", absent, absent, 1, 1},
    {"gptj_trtllm_rope_gptj", 256, 64, absent, "none", 2048, 2048, 1, 1, Pairing::Interleaved},
    {"hy3_theta_is_ntk_alpha_1000", 128, 128, 11158840, "none", 262144, 262144, 1, 1},
    {"qwen2_72b_yarn_ruler_zero", 128, 128, 1e6, "yarn", 32768, 32768, 1.138629, 1},
};

TEST(Configs, EveryCompleteConfig_IsReadAsItStands) {
    for (const Reading& row : readings) {
        SCOPED_TRACE(row.file);
        const ImportedModel model = config(row.file);
        const LayerGroup& group = mainOf(model);
        EXPECT_EQ(group.headDim.value_or(-1), row.headDim);
        EXPECT_EQ(group.rotaryDim.value_or(-1), row.rotaryDim);
        EXPECT_EQ(group.ropeTheta.value_or(absent), row.base);
        EXPECT_EQ(group.method.id, row.method);
        EXPECT_EQ(model.trainedContext.value_or(absent), row.trained);
        EXPECT_EQ(model.context.value_or(absent), row.context);
        EXPECT_EQ(model.pairing, row.pairing);
        const FrequencySchedule schedule = scheduleOfMain(model);
        EXPECT_EQ(schedule.pairCount(), static_cast<std::size_t>(row.rotaryDim / 2));
        EXPECT_NEAR(schedule.attentionFactor, row.attention, 1e-6);
        EXPECT_NEAR(schedule.softmaxFactor, row.softmax, 1e-6);
    }
}

TEST(Configs, EveryGivenField_HasItsSource) {
    for (const Reading& row : readings) {
        SCOPED_TRACE(row.file);
        const ImportedModel model = config(row.file);
        EXPECT_EQ(model.sources.count("head_dim"), 1U);
        EXPECT_EQ(model.sources.count("rope_theta"), row.base == absent ? 0U : 1U);
        EXPECT_EQ(model.sources.count("trained_context"), row.trained == absent ? 0U : 1U);
        EXPECT_EQ(warns(model, "base-assumed"), row.base == absent);
        EXPECT_EQ(assumes(model, "rope_theta = 10000:"), row.base == absent);
        EXPECT_EQ(warns(model, "trained-context-unknown"), row.trained == absent);
    }
}

TEST(Configs, Qwen2Ruler_ContextContradictsTheFactor) {
    const ImportedModel model = config("qwen2_72b_yarn_ruler_zero");
    EXPECT_NE(warningOf(model, "factor-length-mismatch").find("131072"), std::string::npos);
    EXPECT_FALSE(warns(config("llama31_8b"), "factor-length-mismatch"));
}

struct Fragment {
    const char* file;
    const char* method;
    double trained, context, base;
};

const Fragment fragments[] = {{"frag_deepseek_v3_yarn40", "yarn", 4096, 163840, absent},
                              {"frag_llama2_7b_32k_linear", "linear", absent, absent, absent},
                              {"frag_llama31_rope_type_only", "llama3", 8192, absent, absent},
                              {"frag_qwen3_null_top_level_theta", "none", absent, absent, 1e6},
                              {"bad_layers_string", "none", absent, absent, absent},
                              {"bad_alpha_no_factor", "ntk-alpha", absent, absent, absent}};

TEST(Configs, Fragments_LeaveTheHeadDimensionOpen) {
    for (const Fragment& row : fragments) {
        SCOPED_TRACE(row.file);
        const ImportedModel model = config(row.file);
        EXPECT_EQ(mainOf(model).headDim, std::nullopt);
        EXPECT_EQ(mainOf(model).method.id, row.method);
        EXPECT_EQ(model.trainedContext.value_or(absent), row.trained);
        EXPECT_EQ(model.context.value_or(absent), row.context);
        EXPECT_EQ(mainOf(model).ropeTheta.value_or(absent), row.base);
        EXPECT_TRUE(warns(model, "head-dim-unknown"));
        const Result<Scenario> without = scenarioFromModel(model, "");
        ASSERT_FALSE(without.ok());
        EXPECT_EQ(without.error().where, "head_dim");
        EXPECT_TRUE(scenarioFromModel(model, "", 128).ok());
    }
}

TEST(Configs, ALayerCountThatIsText_IsIgnoredByName) {
    EXPECT_NE(warningOf(config("bad_layers_string"), "ignored-key").find("num_hidden_layers"),
              std::string::npos);
}

TEST(Configs, AlphaWithoutFactor_IsHunyuansForm) {
    const ImportedModel model = config("bad_alpha_no_factor");
    EXPECT_EQ(mainOf(model).method.parameters.number("alpha"), 1000);
    EXPECT_TRUE(warns(model, "factor-missing"));
}

TEST(Configs, BrokenConfigs_AreRefusedByKeyAndRange) {
    EXPECT_EQ(refusal("bad_null").message, "the document is null, not a model's config");
    EXPECT_EQ(refusal("bad_per_type_array").where, "bad_per_type_array: rope_parameters.full_attention");
    const Error lists = refusal("bad_longrope_length1");
    EXPECT_EQ(lists.where, "bad_longrope_length1: rope_scaling.short_factor");
    EXPECT_NE(lists.message.find("expected 48 factors, got 1"), std::string::npos) << lists.message;
    EXPECT_NE(lists.message.find("long_factor missing"), std::string::npos) << lists.message;
}

TEST(Configs, InverseFrequencies_EqualTheReferenceImplementation) {
    struct Pinned {
        const char* file;
        std::size_t pair;
        double value;   // [rad/token], HF transformers in float64
    };
    const Pinned pinned[] = {{"llama31_8b", 1, 0.8146172338565447},
                             {"llama31_8b", 32, 0.0005248461609929547},
                             {"llama31_8b", 36, 7.78465527393245e-05},
                             {"llama4_scout_16E", 1, 0.8146172338565447},
                             {"llama4_scout_16E", 32, 0.001414213562373095},
                             {"llama4_scout_16E", 36, 3.892327636966225e-05},
                             {"deepseek_v2_lite_yarn_mscale", 1, 0.7498942093324559},
                             {"deepseek_v2_lite_yarn_mscale", 16, 0.0055},
                             {"deepseek_v2_lite_yarn_mscale", 18, 0.002249365300761396},
                             {"qwen2_72b_yarn_ruler_zero", 1, 0.8058421877614819},
                             {"qwen2_72b_yarn_ruler_zero", 32, 0.0006029411764705882},
                             {"qwen2_72b_yarn_ruler_zero", 36, 0.00017984115587395423},
                             {"gemma4_e2b_proportional_per_layer", 1, 0.9474635256553754},
                             {"gemma4_e2b_proportional_per_layer", 63, 0.033376246942920386},
                             {"gemma4_e2b_proportional_per_layer", 20, 0.3398208328942559}};
    for (const Pinned& row : pinned) {
        const double value = scheduleOfMain(config(row.file)).inverseFrequencies.at(row.pair);
        EXPECT_NEAR(value / row.value, 1, 1e-12) << row.file << " pair " << row.pair;
    }
}

}   // namespace
}   // namespace rope
