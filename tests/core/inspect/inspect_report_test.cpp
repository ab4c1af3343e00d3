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

using Json = nlohmann::json;

ImportedModel read(const std::string& text, const std::string& name = "config.json") {
    Result<ImportedModel> model = readHfConfig(text, name);
    EXPECT_TRUE(model.ok()) << describe(model.error());
    return model.ok() ? *model : ImportedModel{.groups = {LayerGroup{}}};
}

ImportedModel config(const std::string& name) {
    return read(test::bytesOf(ROPESCOPE_TEST_DATA, "configs/" + name + ".json"), name);
}

Json inspect(const ImportedModel& model, std::optional<double> target = {}) {
    Json json = Json::parse(inspectJson(model, target), nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << inspectJson(model, target);
    return json;
}

const Json* recommendation(const Json& report, const std::string& id) {
    for (const Json& row : report.at("recommendations"))
        if (row.at("id") == id) return &row;
    return nullptr;
}

TEST(InspectJson, HasExactlyTheFieldsOfTheContract) {
    const Json report = inspect(config("llama31_8b"));
    const std::vector<std::string> fields{
        "file",       "head_dim",        "rotary_dim",  "rope_theta",       "pairing",         "method",
        "parameters", "trained_context", "context",     "attention_factor", "softmax_factor",  "inv_freq",
        "groups",     "sources",         "assumptions", "warnings",         "recommendations", "engines"};
    EXPECT_EQ(report.size(), fields.size());
    for (const std::string& field : fields) EXPECT_TRUE(report.contains(field)) << field;
    for (const char* field : {"name", "layers", "head_dim", "rotary_dim", "rope_theta", "method",
                              "parameters", "attention_factor", "inv_freq"})
        EXPECT_TRUE(report.at("groups").at(0).contains(field)) << field;
    for (const char* engine : {"hf", "hf5", "vllm", "llama_cpp"})
        EXPECT_TRUE(report.at("engines").contains(engine)) << engine;
}

TEST(InspectJson, Llama31_HasItsNumbers) {
    const Json report = inspect(config("llama31_8b"));
    EXPECT_EQ(report.at("file"), "llama31_8b");
    EXPECT_EQ(report.at("head_dim"), 128);
    EXPECT_EQ(report.at("rope_theta"), 5e5);
    EXPECT_EQ(report.at("method"), "llama3");
    EXPECT_EQ(report.at("parameters").at("high_freq_factor"), 4);
    EXPECT_EQ(report.at("pairing"), "half");
    EXPECT_EQ(report.at("inv_freq").size(), 64U);
    EXPECT_EQ(report.at("sources").at("trained_context"), "rope_scaling.original_max_position_embeddings");
    EXPECT_TRUE(report.at("warnings").empty());
    EXPECT_TRUE(report.at("recommendations").empty());
}

TEST(InspectJson, WhatTheFileDoesNotGive_IsNullWithAWarning) {
    const Json report = inspect(config("frag_deepseek_v3_yarn40"));
    EXPECT_TRUE(report.at("head_dim").is_null());
    EXPECT_TRUE(report.at("rotary_dim").is_null());
    EXPECT_TRUE(report.at("inv_freq").is_null());
    EXPECT_EQ(report.at("rope_theta"), 10000);
    // Temperatures do not need the head dimension.
    EXPECT_DOUBLE_EQ(report.at("attention_factor"), 1);
    EXPECT_NEAR(report.at("softmax_factor"), 1.873854, 1e-6);
    const Json& warnings = report.at("warnings");
    EXPECT_TRUE(std::any_of(warnings.begin(), warnings.end(),
                            [](const Json& row) { return row.at("id") == "head-dim-unknown"; }));
}

TEST(InspectJson, LayersWithoutRope_AreNopeGroups) {
    const Json report = inspect(config("lfm2_vl_conv_layers"));
    const Json& conv = report.at("groups").at(0);
    EXPECT_EQ(conv.at("name"), "conv");
    EXPECT_EQ(conv.at("method"), "nope");
    EXPECT_TRUE(conv.at("inv_freq").is_null());
    EXPECT_TRUE(conv.at("attention_factor").is_null());
    EXPECT_EQ(report.at("method"), "none");
    const Json whole = inspect(read(R"({"model_type": "bloom", "n_head": 16, "hidden_size": 1024})"));
    EXPECT_EQ(whole.at("method"), "nope");
    EXPECT_TRUE(whole.at("rope_theta").is_null());
}

TEST(InspectJson, ForeignText_StaysValidJson) {
    const ImportedModel model =
        read("{\"model_type\": \"a\\\"b\\u0001\\\\\", \"rope_\\\"theta\\n\": 1}", "odd \"name\"\n.json");
    EXPECT_EQ(inspect(model).at("file"), "odd \"name\"\n.json");
}

TEST(Advice, Target_GivesTheFactorTargetOverTrained) {
    const Json report = inspect(config("llama2_7b_null"), 8192);
    const Json* yarn = recommendation(report, "yarn");
    ASSERT_NE(yarn, nullptr);
    EXPECT_EQ(yarn->at("factor"), 4);
    EXPECT_NEAR(yarn->at("attention_factor"), 0.1 * std::log(4) + 1, 1e-12);
    EXPECT_EQ(yarn->at("kept_pairs").get<int>() + yarn->at("blended_pairs").get<int>() +
                  yarn->at("slowed_pairs").get<int>(),
              64);
    EXPECT_EQ(yarn->at("hf").at("rope_scaling").at("rope_type"), "yarn");
    EXPECT_EQ(yarn->at("hf").at("max_position_embeddings"), 8192);
    const Json* ntk = recommendation(report, "ntk");
    ASSERT_NE(ntk, nullptr);
    EXPECT_NEAR(ntk->at("rope_theta"), 40889.9, 0.1);
    const Json* linear = recommendation(report, "linear");
    ASSERT_NE(linear, nullptr);
    EXPECT_EQ(linear->at("slowed_pairs"), 64);
    EXPECT_NE(recommendation(report, "dynamic"), nullptr);
}

TEST(Advice, TargetWithinReach_CallsForNothing) {
    EXPECT_NE(recommendation(inspect(config("llama2_7b_null"), 2048), "no-scaling-needed"), nullptr);
    EXPECT_NE(recommendation(inspect(config("llama31_8b"), 100000), "already-covered"), nullptr);
}

TEST(Advice, AModelTrainedWithItsMethod_KeepsIt) {
    const Json report = inspect(config("gemma3_27b_local_global"), 262144);
    ASSERT_EQ(report.at("recommendations").size(), 1U);
    EXPECT_EQ(report.at("recommendations").at(0).at("method"), "linear");
    EXPECT_EQ(report.at("recommendations").at(0).at("factor"), 16);
}

TEST(Advice, DeepSeek_KeepsItsMagnitudes) {
    const Json report = inspect(config("deepseek_v2_lite_yarn_mscale"), 327680);
    const Json* yarn = recommendation(report, "yarn");
    ASSERT_NE(yarn, nullptr);
    EXPECT_EQ(yarn->at("factor"), 80);
    EXPECT_DOUBLE_EQ(yarn->at("attention_factor"), 1);
    EXPECT_EQ(yarn->at("hf").at("rope_scaling").at("mscale_all_dim"), 0.707);
}

TEST(Advice, UnknownTrainedLength_IsSaid) {
    EXPECT_NE(recommendation(inspect(config("frag_llama2_7b_32k_linear"), 65536), "trained-length-unknown"),
              nullptr);
}

TEST(Advice, ContradictingLengths_AskForTheRightOne) {
    const Json report = inspect(config("qwen2_72b_yarn_ruler_zero"));
    const Json* advice = recommendation(report, "set-context");
    ASSERT_NE(advice, nullptr);
    EXPECT_NE(advice->at("text").get<std::string>().find("131072"), std::string::npos);
}

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

TEST(InspectText, SaysWhatMattersAndWhereItStands) {
    const std::string text = inspectText(config("phi35_vision_longrope"), {});
    for (const char* part : {"head_dim", "96", "hidden_size / num_attention_heads", "longrope", "1.19024",
                             "Warnings", "llama.cpp"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(InspectReports, EveryConfig_GivesValidReports) {
    for (const char* name : {"bad_alpha_no_factor", "bad_layers_string", "dbrx_attn_config_nested",
                             "gptj_trtllm_rope_gptj", "llama4_scout_16E", "modernbert_global_local_theta",
                             "minicpm4_longrope_same_ctx", "olmo31_32b_yarn_attention_factor"})
        for (const std::optional<double> target : {std::optional<double>(), std::optional(1e6)}) {
            const ImportedModel model = config(name);
            EXPECT_EQ(inspect(model, target).at("file"), name);
            EXPECT_FALSE(inspectText(model, target).empty());
        }
}

}   // namespace
}   // namespace rope
