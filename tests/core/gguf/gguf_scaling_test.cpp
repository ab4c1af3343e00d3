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
using testing::Json;

FrequencySchedule scheduleOfMain(const ImportedModel& model) {
    const Result<FrequencySchedule> schedule = scheduleOf(model, mainOf(model));
    EXPECT_TRUE(schedule.ok()) << (schedule.ok() ? "" : describe(schedule.error()));
    return schedule.ok() ? *schedule : FrequencySchedule{};
}

TEST(GgufConfig, Yarn_AsInHf) {
    GgufBytes file = base("qwen2", 131072);
    file.text("qwen2.rope.scaling.type", "yarn")
        .f32("qwen2.rope.scaling.factor", 4)
        .u32("qwen2.rope.scaling.original_context_length", 32768);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "yarn");
    EXPECT_EQ(mainOf(model).method.parameters.number("factor"), 4);
    EXPECT_EQ(model.trainedContext, 32768);
    EXPECT_EQ(model.sources.at("method"), "qwen2.rope.scaling.type");
    EXPECT_EQ(model.sources.at("parameters.factor"), "qwen2.rope.scaling.factor");
    EXPECT_NEAR(scheduleOfMain(model).attentionFactor, 0.1 * std::log(4.0) + 1, 1e-12);
    EXPECT_TRUE(engineFlags(model).hf.isExpressible);
}

TEST(GgufConfig, YarnAttnFactor_MultipliesTheUsualMagnitude) {
    GgufBytes file = base("qwen2", 131072);
    file.text("qwen2.rope.scaling.type", "yarn")
        .f32("qwen2.rope.scaling.factor", 4)
        .f32("qwen2.rope.scaling.attn_factor", 0.5F);
    EXPECT_NEAR(scheduleOfMain(modelOf(file)).attentionFactor, 0.5 * (0.1 * std::log(4.0) + 1), 1e-12);
}

TEST(GgufConfig, DeepSeek2_LogMultiplierIsATenthAndScalesTheSoftmax) {
    GgufBytes file = base("deepseek2", 163840);
    file.text("deepseek2.rope.scaling.type", "yarn")
        .f32("deepseek2.rope.scaling.factor", 40)
        .u32("deepseek2.rope.scaling.original_context_length", 4096)
        .f32("deepseek2.rope.scaling.yarn_log_multiplier", 0.0707F)
        .u32("deepseek2.rope.dimension_count", 64)
        .u32("deepseek2.attention.key_length", 576)
        .u32("deepseek2.attention.key_length_mla", 192);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).headDim, 192);
    EXPECT_EQ(mainOf(model).rotaryDim, 64);
    EXPECT_EQ(model.rotaryOffset, 128);
    EXPECT_EQ(model.sources.at("head_dim"), "deepseek2.attention.key_length_mla");
    EXPECT_NEAR(scheduleOfMain(model).attentionFactor, 1, 1e-12);
    EXPECT_NEAR(scheduleOfMain(model).softmaxFactor, 1.589626, 1e-6);
}

TEST(GgufConfig, Mistral3_LogMultiplierIsWhole) {
    GgufBytes file = base("mistral3", 262144);
    file.text("mistral3.rope.scaling.type", "yarn")
        .f32("mistral3.rope.scaling.factor", 4)
        .u32("mistral3.rope.scaling.original_context_length", 32768)
        .f32("mistral3.rope.scaling.yarn_log_multiplier", 0.5F);
    const ImportedModel model = modelOf(file);
    EXPECT_NEAR(scheduleOfMain(model).attentionFactor, 1.0648216, 1e-6);   // llamacpp.host.mistral-mscale-all
    EXPECT_EQ(scheduleOfMain(model).softmaxFactor, 1);
}

TEST(GgufConfig, BetasOfAnArchitectureThatDoesNotReadThem_WarnedAndNotApplied) {
    GgufBytes file = base("qwen2");
    file.text("qwen2.rope.scaling.type", "yarn")
        .f32("qwen2.rope.scaling.factor", 4)
        .f32("qwen2.rope.scaling.yarn_beta_fast", 16);
    const ImportedModel model = modelOf(file);
    EXPECT_TRUE(hasWarning(model, "gguf-key-not-read"));
    EXPECT_EQ(mainOf(model).method.parameters.number("beta_fast"), std::nullopt);
    GgufBytes grok = base("grok");
    grok.text("grok.rope.scaling.type", "yarn")
        .f32("grok.rope.scaling.factor", 4)
        .f32("grok.rope.scaling.yarn_beta_fast", 16);
    EXPECT_EQ(mainOf(modelOf(grok)).method.parameters.number("beta_fast"), 16);
}

TEST(GgufConfig, Linear_WithAndWithoutItsType) {
    for (const bool hasType : {true, false}) {
        GgufBytes file = base("llama");
        if (hasType) file.text("llama.rope.scaling.type", "linear");
        file.f32("llama.rope.scaling.factor", 8);
        const ImportedModel model = modelOf(file);
        EXPECT_EQ(mainOf(model).method.id, "linear");
        EXPECT_EQ(mainOf(model).method.parameters.number("factor"), 8);
    }
    GgufBytes legacy = base("llama");
    legacy.f32("llama.rope.scale_linear", 4);
    EXPECT_EQ(mainOf(modelOf(legacy)).method.parameters.number("factor"), 4);
    EXPECT_EQ(modelOf(legacy).sources.at("parameters.factor"), "llama.rope.scale_linear");
}

TEST(GgufConfig, TypeNone_FactorHasNoEffect) {
    GgufBytes file = base("llama");
    file.text("llama.rope.scaling.type", "none").f32("llama.rope.scaling.factor", 8);
    EXPECT_EQ(mainOf(modelOf(file)).method.id, "none");
}

TEST(GgufConfig, LinearWithAttnFactor_TheOperatorItself) {
    GgufBytes file = base("llama");
    file.f32("llama.rope.scaling.factor", 4).f32("llama.rope.scaling.attn_factor", 2);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "llama-cpp");
    EXPECT_EQ(scheduleOfMain(model).attentionFactor, 2);
    EXPECT_EQ(scheduleOfMain(model).inverseFrequencies[0], 0.25);
}

TEST(GgufConfig, RopeFreqsOfLlama3_RecognisedInEveryReferenceCase) {
    int checked = 0;
    for (const Json& testCase : testing::referenceCases("llamacpp-host.json")) {
        if (testCase.at("kind") != "llama3_freq_factors") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& inputs = testCase.at("inputs");
        GgufBytes file;
        file.text("general.architecture", "llama")
            .u32("llama.context_length", 131072)
            .u32("llama.attention.key_length", inputs.at("head_dim").get<std::uint32_t>())
            .f32("llama.rope.freq_base", inputs.at("rope_theta").get<float>())
            .tensor("token_embd.weight", std::vector<float>(64, 0))
            .tensor("rope_freqs.weight",
                    testCase.at("expected").at("freq_factors_f32").get<std::vector<float>>());
        const ImportedModel model = modelOf(file);
        const MethodChoice& method = mainOf(model).method;
        EXPECT_EQ(method.id, "llama3");
        EXPECT_EQ(method.parameters.number("factor"), inputs.at("factor").get<double>());
        EXPECT_EQ(method.parameters.number("low_freq_factor"), inputs.at("low_freq_factor").get<double>());
        EXPECT_EQ(method.parameters.number("high_freq_factor"), inputs.at("high_freq_factor").get<double>());
        EXPECT_EQ(model.trainedContext, 8192);
        EXPECT_EQ(model.context, 131072);
        EXPECT_EQ(model.sources.at("method"), "rope_freqs.weight");
        ++checked;
    }
    EXPECT_EQ(checked, 3);
}

TEST(GgufConfig, RopeFreqsWithFrozenPairs_Proportional) {
    std::vector<float> divisors(64, 1e30F);
    std::fill_n(divisors.begin(), 16, 1.0F);
    GgufBytes file = base("gemma4");
    file.tensor("rope_freqs.weight", divisors);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "proportional");
    EXPECT_EQ(mainOf(model).method.parameters.number("partial_rotary_factor"), 0.25);
}

TEST(GgufConfig, OtherRopeFreqs_DivideEveryPair) {
    std::vector<float> divisors(64);
    for (std::size_t i = 0; i < divisors.size(); ++i) divisors[i] = 1.0F + static_cast<float>(i);
    GgufBytes file = base("llama");
    file.tensor("rope_freqs.weight", divisors);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "llama-cpp");
    const std::vector<double> frequencies = scheduleOfMain(model).inverseFrequencies;
    EXPECT_NEAR(frequencies[10], std::pow(1e6, -20.0 / 128) / 11, 1e-12);
}

TEST(GgufConfig, RopeFreqsUnderYarn_OperatorWithTheNetMagnitude) {
    GgufBytes file = base("llama");
    file.text("llama.rope.scaling.type", "yarn")
        .f32("llama.rope.scaling.factor", 4)
        .tensor("rope_freqs.weight", std::vector<float>(64, 2));
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "llama-cpp");
    EXPECT_NEAR(scheduleOfMain(model).attentionFactor, 0.1 * std::log(4.0) + 1, 1e-12);
    EXPECT_NEAR(scheduleOfMain(model).inverseFrequencies[0], 0.5, 1e-12);
}

TEST(GgufConfig, LongRope_BothListsAndItsAttnFactor) {
    GgufBytes file = base("phi3", 131072);
    file.u32("phi3.rope.dimension_count", 96)
        .u32("phi3.attention.key_length", 96)
        .u32("phi3.rope.scaling.original_context_length", 4096)
        .text("phi3.rope.scaling.type", "longrope")
        .f32("phi3.rope.scaling.attn_factor", 1.1902381F)
        .tensor("rope_factors_long.weight", std::vector<float>(48, 64))
        .tensor("rope_factors_short.weight", std::vector<float>(48, 1));
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "longrope");
    EXPECT_EQ(mainOf(model).method.parameters.list("long_factor")->size(), 48U);
    EXPECT_NEAR(scheduleOfMain(model).attentionFactor, 1.1902381, 1e-7);
    EXPECT_NEAR(scheduleOfMain(model).inverseFrequencies[0], 1.0 / 64, 1e-12);   // context beyond 4096
}

TEST(GgufConfig, HunyuanAlpha_NtkAware) {
    GgufBytes file;
    file.text("general.architecture", "hunyuan-dense")
        .u32("hunyuan-dense.context_length", 262144)
        .u32("hunyuan-dense.attention.key_length", 128)
        .f32("hunyuan-dense.rope.freq_base", 10000)
        .f32("hunyuan-dense.rope.scaling.alpha", 1000);
    const ImportedModel model = modelOf(file);
    EXPECT_EQ(mainOf(model).method.id, "ntk");
    EXPECT_NEAR(scheduleOfMain(model).inverseFrequencies[1], std::pow(11158839.92, -2.0 / 128), 1e-9);
}

}   // namespace
}   // namespace rope
