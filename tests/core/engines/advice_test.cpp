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

}   // namespace
}   // namespace rope
