#include "core/inspect/other_readings.h"

#include "core/inspect/inspect_report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

namespace rope {
namespace {

using Json = nlohmann::json;

ImportedModel read(const std::string& text) {
    Result<ImportedModel> model = readHfConfig(text, "config.json");
    EXPECT_TRUE(model.ok()) << (model.ok() ? "" : describe(model.error()));
    return model.ok() ? *model : ImportedModel{.groups = {LayerGroup{}}};
}

const OtherReading* find(const std::vector<OtherReading>& readings, std::string_view id) {
    const auto found = std::find_if(readings.begin(), readings.end(),
                                    [&](const OtherReading& reading) { return reading.id == id; });
    return found == readings.end() ? nullptr : &*found;
}

const std::string qwenYarn =
    R"({"model_type": "qwen2", "head_dim": 128, "rope_theta": 1000000.0, "max_position_embeddings": 131072,
    "rope_scaling": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32768)";

TEST(OtherReadings, PlainModelWithBase10000_None) {
    EXPECT_TRUE(
        otherReadings(
            read(
                R"({"model_type": "llama", "head_dim": 128, "rope_theta": 10000.0, "max_position_embeddings": 4096})"))
            .empty());
}

TEST(OtherReadings, ScalingIgnored_PartsFromTheSlowedPairs) {
    const std::vector<OtherReading> readings = otherReadings(read(qwenYarn + "}}"));
    const OtherReading* ignored = find(readings, "ignores-scaling");
    ASSERT_NE(ignored, nullptr);
    EXPECT_EQ(ignored->schedule.attentionFactor, 1);
    ASSERT_TRUE(ignored->firstQuarterRevolution.has_value());
    const ReadingDivergence& divergence = ignored->divergence;
    EXPECT_GT(divergence.farthestPair, 23U);   // 24 pairs are unchanged
    EXPECT_EQ(divergence.positions.front(), 1);
    EXPECT_EQ(divergence.positions.back(), 131072);
    const double perToken = divergence.largestAngleRad.front();
    EXPECT_GT(static_cast<double>(*ignored->firstQuarterRevolution) * perToken, std::numbers::pi / 2);
    EXPECT_LE(static_cast<double>(*ignored->firstQuarterRevolution - 1) * perToken, std::numbers::pi / 2);
}

TEST(OtherReadings, ScaleOfScores_IsTheLogitFactorAtEveryDistance) {
    const std::vector<OtherReading> readings =
        otherReadings(read(qwenYarn + R"(, "attn_factor": 0.878249}})"));
    const OtherReading* multiplied = find(readings, "attn-factor-applied");
    ASSERT_NE(multiplied, nullptr);
    EXPECT_NEAR(multiplied->schedule.attentionFactor, 1, 1e-6);   // 1 / (0.1 ln 4 + 1)
    EXPECT_FALSE(multiplied->firstQuarterRevolution.has_value());
    const double ratio = 0.878249 * 0.878249;
    for (std::size_t i = 0; i < multiplied->divergence.positions.size(); ++i)
        EXPECT_NEAR(multiplied->divergence.secondScore[i], ratio * multiplied->divergence.firstScore[i],
                    1e-12);
}

TEST(OtherReadings, BaseNotFound_Takes10000) {
    const std::vector<OtherReading> readings = otherReadings(read(qwenYarn + "}}"));
    const OtherReading* base = find(readings, "standard-base");
    ASSERT_NE(base, nullptr);
    EXPECT_NEAR(base->schedule.inverseFrequencies[1], std::pow(1e4, -2.0 / 128), 1e-15);
}

TEST(OtherReadings, ContextForTrained_KeepsTheFactor) {
    const std::vector<OtherReading> readings = otherReadings(read(qwenYarn + "}}"));
    const OtherReading* context = find(readings, "context-for-trained");
    ASSERT_NE(context, nullptr);
    EXPECT_NEAR(context->schedule.attentionFactor, 0.1 * std::log(4.0) + 1, 1e-12);
}

TEST(OtherReadings, TruncateFalse_BordersRounded) {
    EXPECT_NE(find(otherReadings(read(qwenYarn + R"(, "truncate": false}})")), "truncated-borders"), nullptr);
    EXPECT_EQ(find(otherReadings(read(qwenYarn + "}}")), "truncated-borders"), nullptr);
}

TEST(OtherReadings, DynamicOfVllm_GrowsAtOnce) {
    const std::vector<OtherReading> readings = otherReadings(read(
        R"({"model_type": "llama", "head_dim": 128, "rope_theta": 10000.0, "max_position_embeddings": 4096,
                               "rope_scaling": {"type": "dynamic", "factor": 4.0}})"));
    const OtherReading* vllm = find(readings, "dynamic-vllm");
    ASSERT_NE(vllm, nullptr);
    EXPECT_LT(vllm->schedule.inverseFrequencies.back(), std::pow(1e4, -126.0 / 128));
    EXPECT_EQ(find(readings, "ignores-scaling"), nullptr);   // up to L it does nothing
}

TEST(OtherReadings, SoftmaxScaleOfDeepSeek_LeftAlone) {
    const std::vector<OtherReading> readings = otherReadings(read(
        R"({"model_type": "deepseek_v3", "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "max_position_embeddings": 163840,
            "rope_theta": 10000.0, "rope_scaling": {"type": "yarn", "factor": 40, "mscale": 1.0, "mscale_all_dim": 1.0,
            "original_max_position_embeddings": 4096, "beta_fast": 32, "beta_slow": 1}})"));
    const OtherReading* plain = find(readings, "plain-softmax");
    ASSERT_NE(plain, nullptr);
    EXPECT_EQ(plain->schedule.softmaxFactor, 1);
    EXPECT_NEAR(plain->divergence.firstScore[0] / plain->divergence.secondScore[0], 1.873854, 1e-6);
}

TEST(OtherReadings, NothingRotatesOrUnknownHead_None) {
    ImportedModel model;
    model.groups = {LayerGroup{.name = "all", .method = {"nope", {}}}};
    EXPECT_TRUE(otherReadings(model).empty());
    EXPECT_TRUE(otherReadings(read(R"({"model_type": "llama", "rope_theta": 500000.0})")).empty());
}

TEST(OtherReadings, InReport_AsJsonAndAsText) {
    const ImportedModel model = read(qwenYarn + "}}");
    const Json readings = Json::parse(inspectJson(model, {})).at("engines").at("readings");
    ASSERT_FALSE(readings.empty());
    EXPECT_EQ(readings[0].at("id"), "ignores-scaling");
    EXPECT_EQ(readings[0].at("position").size(), readings[0].at("score_difference").size());
    EXPECT_EQ(readings[0].at("position").size(), readings[0].at("angle").size());
    EXPECT_NE(inspectText(model, {}).find("off by more than 90 degrees from position " +
                                          readings[0].at("first_quarter_turn").dump()),
              std::string::npos);
}

}   // namespace
}   // namespace rope
