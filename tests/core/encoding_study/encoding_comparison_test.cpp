// What is measured about each encoding, and the quantity that reports it.
#include "core/encoding_study/encoding_comparison.h"

#include "core/encoding_study/rank_correlation.h"
#include "core/encoding_study/value_outputs.h"
#include "core/report/quantity.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace rope {
namespace {

std::vector<std::int64_t> positions(std::int64_t count) {
    std::vector<std::int64_t> list;
    for (std::int64_t i = 0; i < count; ++i) list.push_back(i);
    return list;
}

EncodingComparison compared(const Scenario& scenario, std::int64_t count = 8) {
    const std::vector<std::int64_t> list = positions(count);
    Result<EncodingComparison> comparison =
        encodingComparison(valid(scenario), list, list, defaultEncodings());
    EXPECT_TRUE(comparison.ok()) << (comparison ? "" : describe(comparison.error()));
    return comparison ? std::move(*comparison) : EncodingComparison{};
}

std::map<std::string, std::map<std::string, EncodingProperty>> propertiesOf(
    const EncodingComparison& comparison) {
    std::map<std::string, std::map<std::string, EncodingProperty>> table;
    for (const ComparedEncoding& row : comparison.encodings)
        for (const EncodingProperty& property : row.properties)
            table[row.choice.id][std::string(property.id)] = property;
    return table;
}

Scenario smallScenario() {
    Scenario scenario;
    scenario.layout.headDim = scenario.layout.rotaryDim = 32;
    scenario.vectors.kind = VectorKind::Tokens;
    return scenario;
}

TEST(EncodingProperties, OnlyRelative_HoldsForRelativeEncodingsAlone) {
    auto table = propertiesOf(compared(smallScenario()));
    for (const char* id : {"none", "transformer-xl", "t5", "alibi", "rope", "xpos"})
        EXPECT_TRUE(*table[id]["only_relative"].holds) << id;
    for (const char* id : {"sinusoidal", "learned"}) {
        EXPECT_FALSE(*table[id]["only_relative"].holds) << id;
        EXPECT_GT(table[id]["only_relative"].value, 0.01) << id;
    }
}

TEST(EncodingProperties, NormKept_RotationKeepsIt_AdditionAndXposDoNot) {
    auto table = propertiesOf(compared(smallScenario()));
    EXPECT_TRUE(*table["rope"]["norm_kept"].holds);
    EXPECT_LE(table["rope"]["norm_kept"].value, 1e-13);
    EXPECT_TRUE(*table["none"]["norm_kept"].holds);
    for (const char* id : {"sinusoidal", "learned", "xpos"})
        EXPECT_FALSE(*table[id]["norm_kept"].holds) << id;
    EXPECT_FALSE(table["alibi"]["norm_kept"].holds.has_value()) << "the position never enters a vector";
}

TEST(EncodingProperties, LinearAttention_FitsWherePositionIsInTheVectors) {
    auto table = propertiesOf(compared(smallScenario()));
    for (const char* id : {"none", "sinusoidal", "learned", "rope", "xpos"})
        EXPECT_TRUE(*table[id]["linear_attention"].holds) << id;
    EXPECT_DOUBLE_EQ(table["rope"]["linear_attention"].value, 1) << "one feature per coordinate of the head";
    EXPECT_FALSE(*table["transformer-xl"]["linear_attention"].holds);
    EXPECT_LE(table["transformer-xl"]["linear_attention"].value, 2.1)
        << "the distance sinusoid needs as many features again";
    EXPECT_GT(table["alibi"]["linear_attention"].value, 2.5) << "grows with the number of tokens";
    EXPECT_GT(table["t5"]["linear_attention"].value, 2.5);
}

TEST(EncodingProperties, Decays_RopeAlibiXposAndSinusoidalDo_NoneDoesNot) {
    auto table = propertiesOf(compared(smallScenario()));
    for (const char* id : {"sinusoidal", "alibi", "rope", "xpos"})
        EXPECT_TRUE(*table[id]["decays"].holds) << id << " " << table[id]["decays"].value;
    EXPECT_EQ(table["none"]["decays"].value, 0);
    EXPECT_FALSE(*table["none"]["decays"].holds);
    EXPECT_FALSE(*table["learned"]["decays"].holds);
}

TEST(EncodingProperties, DirectionAndReach) {
    auto table = propertiesOf(compared(smallScenario()));
    for (const char* id : {"sinusoidal", "learned", "transformer-xl", "t5", "rope", "xpos"})
        EXPECT_TRUE(*table[id]["tells_direction"].holds) << id;
    EXPECT_FALSE(*table["alibi"]["tells_direction"].holds) << "it sees the distance without its sign";
    EXPECT_FALSE(*table["none"]["uses_position"].holds);
    EXPECT_TRUE(*table["rope"]["uses_position"].holds);
    EXPECT_FALSE(*table["learned"]["beyond_trained"].holds);
    EXPECT_EQ(table["learned"]["beyond_trained"].value, 0);
    for (const char* id : {"none", "sinusoidal", "transformer-xl", "t5", "alibi", "rope", "xpos"})
        EXPECT_TRUE(*table[id]["beyond_trained"].holds) << id;
}

TEST(EncodingProperties, CommonShift_IsOfTheScenariosOwnVectors) {
    auto table = propertiesOf(compared(smallScenario()));
    EXPECT_LE(table["rope"]["common_shift"].value, 1e-11);
    EXPECT_GT(table["sinusoidal"]["common_shift"].value, 0.01);
}

TEST(EncodingProperties, WideOddAndPartialHeads_AreMeasuredToo) {
    for (const auto& [headDim, rotaryDim] :
         {std::pair{300, 75}, std::pair{5, 3}, std::pair{1, 1}, std::pair{2, 2}}) {
        Scenario scenario = smallScenario();
        scenario.layout.headDim = headDim;
        scenario.layout.rotaryDim = rotaryDim;
        scenario.layout.pairing = Pairing::Interleaved;
        scenario.lengths = {.trained = 8, .dynamicTrained = 8, .configured = 8, .context = 8};
        auto table = propertiesOf(compared(scenario, 3));
        EXPECT_TRUE(*table["rope"]["only_relative"].holds) << headDim;
        EXPECT_TRUE(*table["rope"]["norm_kept"].holds) << headDim;
    }
}

TEST(EncodingComparison, RopeScores_AreTheHeatmapsScores) {
    for (const ScoreStage stage : {ScoreStage::Dot, ScoreStage::Scaled, ScoreStage::Softmax}) {
        Scenario scenario = smallScenario();
        scenario.stage = stage;
        scenario.mask = ScoreMask::Causal;
        scenario.methods = {{{"yarn", {{"factor", 4.0}}}}};
        const EncodingComparison comparison = compared(scenario, 40);
        const ScoreHeatmap heatmap = *scoreHeatmap(valid(scenario), positions(40), positions(40));
        const RowMatrix& scores = comparison.encodings[6].scores;
        ASSERT_EQ(comparison.encodings[6].choice.id, "rope");
        for (Eigen::Index m = 0; m < 40; ++m)
            for (Eigen::Index n = 0; n < 40; ++n) {
                if (std::isnan(heatmap.scores(m, n))) EXPECT_TRUE(std::isnan(scores(m, n))) << m << ", " << n;
                else EXPECT_NEAR(scores(m, n), heatmap.scores(m, n), 1e-13) << m << ", " << n;
            }
    }
}

TEST(EncodingComparison, UnknownEncodingAndTooManyCells_AreRefused) {
    const std::vector<std::int64_t> list = positions(2), many = positions(4000);
    const std::vector<EncodingChoice> unknown{{"kerple"}};
    EXPECT_EQ(encodingComparison(valid(smallScenario()), list, list, unknown).error().code,
              ErrorCode::WrongUsage);
    EXPECT_EQ(encodingComparison(valid(smallScenario()), many, many, defaultEncodings()).error().code,
              ErrorCode::OutOfRange);
}

TEST(EncodingComparison, Stopped_IsAnError) {
    std::stop_source source;
    source.request_stop();
    const std::vector<std::int64_t> list = positions(2);
    EXPECT_FALSE(
        encodingComparison(valid(smallScenario()), list, list, defaultEncodings(), {source.get_token()})
            .ok());
}

TEST(EncodingsQuantity, JsonCsvAndNpy_HoldTheSameScores) {
    QuantityRequest request;
    request.scenario = smallScenario();
    request.list = positions(5);
    const Quantity& quantity = *findQuantity("encodings");
    const nlohmann::json json = nlohmann::json::parse(computeQuantity(quantity, request)->bytes);
    ASSERT_EQ(json["encodings"].size(), 8U);
    EXPECT_TRUE(json.contains("setup"));
    EXPECT_TRUE(json.contains("warnings"));
    for (const auto& row : json["encodings"]) {
        EXPECT_EQ(row["scores"].size(), 5U);
        EXPECT_TRUE(row["properties"]["only_relative"]["holds"].is_boolean());
        EXPECT_EQ(row.contains("terms"),
                  row["id"] == "sinusoidal" || row["id"] == "learned" || row["id"] == "transformer-xl");
    }
    EXPECT_EQ(json["linear_attention"].size(), 3U);
    request.format = ResultFormat::Npy;
    const std::string npy = computeQuantity(quantity, request)->bytes;
    EXPECT_NE(npy.find("(8, 5, 5)"), std::string::npos);
    double first = 0;
    std::memcpy(&first, npy.data() + npy.size() - std::size_t{8} * 8 * 25, sizeof first);
    EXPECT_EQ(first, json["encodings"][0]["scores"][0][0].get<double>());
    request.format = ResultFormat::Csv;
    const std::string csv = computeQuantity(quantity, request)->bytes;
    EXPECT_NE(csv.find("score alibi [1]"), std::string::npos);
}

TEST(EncodingsQuantity, WithoutPositions_TakesThoseOfScores) {
    QuantityRequest request;
    ASSERT_FALSE(fillDefaultList(*findQuantity("encodings"), request).has_value());
    EXPECT_EQ(request.list.size(), 256U);
}

TEST(RankCorrelation, KnownLists) {
    const std::vector<double> rising{1, 2, 3, 4}, falling{9, 7, 5, -1}, constant{2, 2, 2, 2},
        ties{1, 1, 2, 2};
    EXPECT_DOUBLE_EQ(rankCorrelation(rising, rising), 1);
    EXPECT_DOUBLE_EQ(rankCorrelation(rising, falling), -1);
    EXPECT_EQ(rankCorrelation(rising, constant), 0);
    EXPECT_NEAR(rankCorrelation(rising, ties), 4 / std::sqrt(5.0 * 4.0), 1e-15);
    EXPECT_EQ(rankCorrelation(rising, std::vector<double>{1, 1.1, 1.05, 1.2}, 0.3), 0)
        << "within the noise there is no trend";
}

TEST(ValueOutputs, RotatedBackByTheQuery_DoNotChangeWithACommonShift) {
    Scenario scenario;
    scenario.layout = {.headDim = 16, .rotaryDim = 16};
    scenario.vectors.kind = VectorKind::Given;
    const auto rows = [](std::uint64_t seed) {
        VectorSource source{.kind = VectorKind::Tokens, .seed = seed};
        const std::vector<std::int64_t> five{0, 1, 2, 3, 4};
        return std::make_shared<const RowMatrix>(*vectorsFor(source, VectorRole::Query, five, 16));
    };
    scenario.vectors.givenQuery = rows(1), scenario.vectors.givenKey = rows(2),
    scenario.vectors.givenValue = rows(3);
    const std::vector<std::int64_t> near{0, 1, 2, 3, 4}, far{1000, 1001, 1002, 1003, 1004};
    const Result<std::vector<ValueOutput>> here = valueOutputs(valid(scenario), near, near),
                                           there = valueOutputs(valid(scenario), far, far);
    ASSERT_TRUE(here.ok() && there.ok());
    ASSERT_EQ(here->size(), 3U);
    EXPECT_LT(((*here)[0].output - (*there)[0].output).cwiseAbs().maxCoeff(), 1e-9) << "plain";
    EXPECT_GT(((*here)[1].output - (*there)[1].output).cwiseAbs().maxCoeff(), 0.1) << "absolute";
    EXPECT_LT(((*here)[2].output - (*there)[2].output).cwiseAbs().maxCoeff(), 1e-9) << "relative";
    scenario.stage = ScoreStage::Softmax;
    EXPECT_EQ((*here)[0].output,
              RowMatrix(scoreHeatmap(valid(scenario), near, near)->scores * *scenario.vectors.givenValue));
    scenario.methods = {{{"rerope"}}};
    EXPECT_EQ(valueOutputs(valid(scenario), near, near)->size(), 1U);
}

}   // namespace
}   // namespace rope
