#include "tests/core/inspect/report_support.h"

#include "core/inspect/inspect_report.h"
#include "core/methods/method_registry.h"

#include "core/engines/advice.h"
#include "core/engines/engine_flags.h"
#include "tests/support/test_files.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rope {
namespace {

using namespace report_support;

using Json = nlohmann::json;

TEST(EngineFlags, Linear_IsRopeScaleAndItsInverse) {
    const EngineFlags flags = engineFlags(config("frag_llama2_7b_32k_linear"));
    EXPECT_EQ(flags.llamaCpp.text, "--rope-scaling linear --rope-scale 8 --rope-freq-base 10000");
    EXPECT_TRUE(std::any_of(flags.notes.begin(), flags.notes.end(), [](const std::string& note) {
        return note.find("--rope-freq-scale 0.125") != std::string::npos;
    }));
    EXPECT_EQ(Json::parse(flags.hf.text),
              Json::parse(R"({"rope_theta": 10000, "rope_scaling": {"rope_type": "linear", "factor": 8}})"));
    EXPECT_EQ(
        Json::parse(flags.hf5.text),
        Json::parse(R"({"rope_parameters": {"rope_type": "linear", "factor": 8, "rope_theta": 10000}})"));
}

TEST(EngineFlags, Yarn_HasWholeNumbersForLlamaCpp) {
    EXPECT_EQ(engineFlags(config("qwen2_72b_yarn_ruler_zero")).llamaCpp.text,
              "--rope-scaling yarn --rope-scale 4 --yarn-orig-ctx 32768 --rope-freq-base 1000000");
}

TEST(EngineFlags, Vllm_IsOneOverrideWithValidJson) {
    const EngineFlags flags = engineFlags(config("llama31_8b"));
    const std::string start = "--hf-overrides '";
    ASSERT_TRUE(flags.vllm.text.starts_with(start));
    const Json json =
        Json::parse(flags.vllm.text.substr(start.size(), flags.vllm.text.size() - start.size() - 1));
    EXPECT_EQ(json.at("rope_parameters").at("rope_type"), "llama3");
}

TEST(EngineFlags, WhatAnEngineCannotSay_IsSaidInWords) {
    EXPECT_TRUE(
        engineFlags(config("llama31_8b")).llamaCpp.text.starts_with("cannot be expressed there, because "));
    EXPECT_TRUE(engineFlags(config("gemma4_e2b_proportional_per_layer"))
                    .hf.text.starts_with("cannot be expressed there, because "));
    EXPECT_TRUE(engineFlags(config("qwen_7b_v1_dynamic_ntk_logn"))
                    .hf5.text.starts_with("cannot be expressed there, because "));
}

TEST(EngineFlags, PerKind_HasABlockForEach) {
    const EngineFlags flags = engineFlags(config("gemma3_27b_local_global"));
    const Json hf5 = Json::parse(flags.hf5.text).at("rope_parameters");
    EXPECT_EQ(hf5.at("full_attention").at("factor"), 8);
    EXPECT_EQ(hf5.at("sliding_attention").at("rope_theta"), 10000);
    EXPECT_EQ(Json::parse(flags.hf.text).at("rope_local_base_freq"), 10000);
}

TEST(EngineFlags, WrittenForHf_ReadsBackToTheSameFrequencies) {
    const ContextLengths lengths{
        .trained = 4096, .dynamicTrained = 4096, .configured = 16384, .context = 16384};
    const ScalingRequest request{
        .rotaryDim = 128, .ropeTheta = 10000, .lengths = lengths, .softmaxScaling = SoftmaxScaling::Never};
    const MethodChoice choices[] = {
        {"none"},
        {"linear", {{"factor", 4.0}}},
        {"ntk", {{"factor", 4.0}}},
        {"ntk-alpha", {{"alpha", 1000.0}}},
        {"yarn", {{"factor", 4.0}, {"beta_fast", 16.0}, {"truncate", false}}},
        {"ntk-by-parts", {{"factor", 4.0}}},
        {"llama3", {{"factor", 8.0}, {"low_freq_factor", 1.0}, {"high_freq_factor", 4.0}}},
        {"telechat3-yarn"}};
    for (const MethodChoice& choice : choices) {
        SCOPED_TRACE(choice.id);
        const EngineFlags flags = engineFlags(request, choice);
        ASSERT_TRUE(flags.hf.isExpressible);
        Json json = Json::parse(flags.hf.text);
        json.update({{"model_type", "llama"},
                     {"head_dim", 128},
                     {"max_position_embeddings", 16384},
                     {"original_max_position_embeddings", 4096}});
        const ImportedModel model = read(json.dump());
        const Result<Scenario> scenario = scenarioFromModel(model, "");
        ASSERT_TRUE(scenario.ok());
        const auto again = computeSchedule(scalingRequest(*scenario), scenario->methods.front().choice),
                   expected = computeSchedule(request, choice);
        ASSERT_TRUE(again.ok() && expected.ok());
        EXPECT_NEAR(again->attentionFactor, expected->attentionFactor, 1e-12);
        for (std::size_t i = 0; i < expected->pairCount(); ++i)
            EXPECT_NEAR(again->inverseFrequencies[i] / expected->inverseFrequencies[i], 1, 1e-9)
                << "pair " << i;
    }
}

TEST(EngineFlags, MethodsThatActOnPositions_AreNoChangeOfBase) {
    const EngineFlags rerope = engineFlags(ScalingRequest{}, {"rerope"});
    for (const EngineSetting& setting : {rerope.hf, rerope.hf5, rerope.vllm, rerope.llamaCpp}) {
        EXPECT_FALSE(setting.isExpressible);
        EXPECT_TRUE(setting.text.starts_with("cannot be expressed there, because ReRoPE ")) << setting.text;
    }
    EXPECT_EQ(
        engineFlags(ScalingRequest{}, {"dual-chunk", {{"chunk_size", 262144.0}}}).vllm.text,
        R"(--hf-overrides '{"dual_chunk_attention_config": {"chunk_size": 262144, "local_size": 384}}')");
    EXPECT_EQ(engineFlags(ScalingRequest{}, {"self-extend", {{"window", 512.0}}}).llamaCpp.text,
              "--grp-attn-n 4 --grp-attn-w 512");
}

}   // namespace
}   // namespace rope
