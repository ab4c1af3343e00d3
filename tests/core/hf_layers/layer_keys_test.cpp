// Numbers and keys that belong to single layers: scales on queries, a base for every layer, position axes.
#include "core/engines/engine_flags.h"
#include "core/model/group_schedule.h"
#include "tests/support/config_texts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rope {
namespace {

using testing::count;
using testing::groupOf;
using testing::mainOf;
using testing::read;

TEST(QueryScales, Llama4_SharpensTheLayersWithoutRope) {
    const ImportedModel model =
        read(R"({"model_type": "llama4_text", "num_hidden_layers": 4, "head_dim": 128, "rope_theta": 500000,
        "max_position_embeddings": 10485760, "attn_temperature_tuning": true, "floor_scale": 4096, "attn_scale": 0.2})");
    EXPECT_FALSE(mainOf(model).queryScale);
    ASSERT_TRUE(groupOf(model, "nope").queryScale);
    EXPECT_EQ(*groupOf(model, "nope").queryScale,
              (QueryScaleChoice{"llama4-temperature", {{"floor_scale", 4096.0}, {"attn_scale", 0.2}}}));
    EXPECT_EQ(count(model, "query-temperature"), 1);
    const Result<Scenario> scenario = scenarioFromModel(model, "nope");
    ASSERT_TRUE(scenario.ok()) << describe(scenario.error());
    EXPECT_EQ(scenario->methods[0].choice.id, "nope");
    EXPECT_EQ(scenario->queryScale, groupOf(model, "nope").queryScale);
    EXPECT_EQ(scenario->layout.rotaryDim, 128);
}

TEST(QueryScales, Llama4_IsTunedUnlessTheFileSaysNo) {
    const std::string head = R"({"model_type": "llama4_text", "num_hidden_layers": 4, "head_dim": 128)";
    EXPECT_TRUE(groupOf(read(head + "}"), "nope").queryScale);
    EXPECT_TRUE(groupOf(read(head + R"(, "attn_temperature_tuning": 4})"), "nope").queryScale)
        << "as the first files have it";
    EXPECT_FALSE(groupOf(read(head + R"(, "attn_temperature_tuning": false})"), "nope").queryScale);
    EXPECT_FALSE(groupOf(read(head + R"(, "attn_temperature_tuning": 0})"), "nope").queryScale);
    EXPECT_FALSE(readHfConfig(head + R"(, "floor_scale": -1})", "config.json").ok());
}

TEST(QueryScales, Qwen1AndMinistral_InEveryLayer) {
    const ImportedModel qwen = read(
        R"({"model_type": "qwen", "seq_length": 8192, "max_position_embeddings": 32768, "kv_channels": 128,
        "use_logn_attn": true})");
    EXPECT_EQ(mainOf(qwen).queryScale, (QueryScaleChoice{"log-n", {{"training_length", 8192.0}}}));
    const ImportedModel ministral =
        read(R"({"model_type": "ministral3", "head_dim": 128, "max_position_embeddings": 262144,
        "rope_parameters": {"rope_type": "yarn", "factor": 16, "original_max_position_embeddings": 16384, "rope_theta": 1000000,
        "llama_4_scaling_beta": 0.1}})");
    EXPECT_EQ(
        mainOf(ministral).queryScale,
        (QueryScaleChoice{"ministral-temperature",
                          {{"llama_4_scaling_beta", 0.1}, {"original_max_position_embeddings", 16384.0}}}));
}

/// Step-3.5: a base and a share for every layer, and scaling for full attention alone.
std::string stepConfig(const std::string& bases, const std::string& shares) {
    return R"({"model_type": "step3p5", "num_hidden_layers": 4, "head_dim": 128, "max_position_embeddings": 262144,
        "layer_types": ["full_attention", "sliding_attention", "sliding_attention", "full_attention"], "use_rope_layers": [],
        "yarn_only_types": ["full_attention"], "rope_theta": )" +
           bases + R"(, "partial_rotary_factors": )" + shares + R"(,
        "rope_scaling": {"rope_type": "llama3", "factor": 2, "original_max_position_embeddings": 131072, "low_freq_factor": 1,
        "high_freq_factor": 32}})";
}

TEST(PerLayerNumbers, Step_EachKindHasItsBaseAndShare) {
    const ImportedModel model =
        read(stepConfig("[5000000, 10000, 10000, 5000000, 5000000]", "[0.5, 1, 1, 0.5, 0.5]"));
    ASSERT_EQ(model.groups.size(), 2U);
    const LayerGroup &full = groupOf(model, "full_attention"), &local = groupOf(model, "sliding_attention");
    EXPECT_EQ(&full, &mainOf(model));
    EXPECT_EQ(full.ropeTheta, 5e6);
    EXPECT_EQ(full.rotaryDim, 64);
    EXPECT_EQ(full.method.id, "llama3");
    EXPECT_EQ(full.layers, (std::vector<int>{0, 3}));
    EXPECT_EQ(local.ropeTheta, 1e4);
    EXPECT_EQ(local.rotaryDim, 128);
    EXPECT_EQ(local.method.id, "none");
    EXPECT_EQ(model.sources.at("rope_theta"), "rope_theta");
}

TEST(PerLayerNumbers, LayersOfOneKindThatDiffer_AreSplit) {
    const ImportedModel model = read(stepConfig("[5000000, 10000, 20000, 5000000]", "[1, 1, 1, 1]"));
    ASSERT_EQ(model.groups.size(), 3U);
    EXPECT_EQ(groupOf(model, "sliding_attention_theta_10000").layers, (std::vector<int>{1}));
    EXPECT_EQ(groupOf(model, "sliding_attention_theta_20000").layers, (std::vector<int>{2}));
}

TEST(PerLayerNumbers, WrongLists_AreErrorsNamingTheEntry) {
    const auto where = [](const std::string& bases, const std::string& shares) {
        const Result<ImportedModel> model = readHfConfig(stepConfig(bases, shares), "config.json");
        EXPECT_FALSE(model.ok()) << bases;
        return model ? std::string() : model.error().where;
    };
    EXPECT_EQ(where("[5000000, 10000]", "[1, 1, 1, 1]"), "config.json: rope_theta");
    EXPECT_EQ(where("[5000000, 10000, -1, 5]", "[1, 1, 1, 1]"), "config.json: rope_theta[2]");
    EXPECT_EQ(where("[5000000, \"a\", 1, 5]", "[1, 1, 1, 1]"), "config.json: rope_theta[1]");
    EXPECT_EQ(where("[]", "[1, 1, 1, 1]"), "config.json: rope_theta");
    EXPECT_EQ(where("[1, 1, 1, 1]", "[1, 1, 1, 1.5]"), "config.json: partial_rotary_factors[3]");
}

TEST(PositionAxes, SectionsAreKeptInWhatOtherProgramsAreTold) {
    const ImportedModel model =
        read(R"({"model_type": "qwen3_vl_text", "head_dim": 128, "rope_theta": 5000000,
        "max_position_embeddings": 262144, "rope_scaling": {"rope_type": "default", "mrope_section": [24, 20, 20],
        "mrope_interleaved": true}})");
    EXPECT_EQ(mainOf(model).axes, (AxisKeys{"mrope_section", {24, 20, 20}, true}));
    const EngineFlags flags = engineFlags(model);
    EXPECT_EQ(
        flags.hf.text,
        R"({"rope_theta": 5000000, "rope_scaling": {"rope_type": "default", "mrope_section": [24, 20, 20], )"
        R"("mrope_interleaved": true}})");
    EXPECT_EQ(flags.hf5.text,
              R"({"rope_parameters": {"rope_type": "default", "mrope_section": [24, 20, 20], )"
              R"("mrope_interleaved": true, "rope_theta": 5000000}})");
    EXPECT_EQ(
        engineFlags(ScalingRequest{}, {"mrope-ernie"}).hf.text,
        R"({"rope_theta": 10000, "rope_scaling": {"rope_type": "default", "mrope_section": [22, 22, 20]}})");
    EXPECT_FALSE(engineFlags(ScalingRequest{}, {"vision-2d"}).hf.isExpressible);
}

}   // namespace
}   // namespace rope
