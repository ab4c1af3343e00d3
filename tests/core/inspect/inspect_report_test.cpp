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
