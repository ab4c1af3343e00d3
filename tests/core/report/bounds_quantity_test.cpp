#include "core/report/quantity.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

namespace rope {
namespace {

using Json = nlohmann::json;

QuantityRequest requestFor(double context) {
    QuantityRequest request;
    request.scenario.lengths.trained = 4096;
    request.scenario.lengths.context = context;
    return request;
}

QuantityResult resultOf(QuantityRequest request) {
    const Quantity* bounds = findQuantity("bounds");
    EXPECT_NE(bounds, nullptr);
    Result<QuantityResult> result = computeQuantity(*bounds, std::move(request));
    EXPECT_TRUE(result.ok());
    return result.ok() ? std::move(*result) : QuantityResult{};
}

TEST(BoundsQuantity, Json_HoldsWhatTheContractNames) {
    const Json json = Json::parse(resultOf(requestFor(1024)).bytes);
    EXPECT_EQ(json.at("critical_dimension"), 92);
    EXPECT_EQ(json.at("first_negative_distance"), 1707);
    EXPECT_EQ(json.at("base_lower_bound"), json.at("passing_windows")[0][0]);
    EXPECT_NEAR(json.at("base_lower_bound").get<double>(), 4293.44, 0.01);
    ASSERT_EQ(json.at("passing_windows").size(), 3U);
    for (const Json& window : json.at("passing_windows"))
        EXPECT_LE(window.at(0).get<double>(), window.at(1).get<double>());
    ASSERT_EQ(json.at("coverage").size(), 64U);
    EXPECT_NEAR(json.at("coverage")[0].get<double>(), 651.8986469044033, 1e-9);
    EXPECT_TRUE(json.contains("setup"));
    EXPECT_TRUE(json.at("warnings").empty());
}

TEST(BoundsQuantity, NothingNegativeUpToTenMillion_Null) {
    QuantityRequest request = requestFor(16);
    request.scenario.ropeTheta = 1e13;
    EXPECT_TRUE(Json::parse(resultOf(std::move(request)).bytes).at("first_negative_distance").is_null());
}

TEST(BoundsQuantity, ContextTooLong_NullBaseAndAWarning) {
    const QuantityResult result = resultOf(requestFor(1e12));
    const Json json = Json::parse(result.bytes);
    EXPECT_TRUE(json.at("base_lower_bound").is_null());
    EXPECT_TRUE(json.at("passing_windows").empty());
    ASSERT_EQ(result.warnings.size(), 1U);
    EXPECT_EQ(result.warnings[0].id, "base-search-too-long");
    EXPECT_EQ(json.at("warnings").size(), 1U);
}

TEST(BoundsQuantity, Csv_OneRowPerPairWithUnits) {
    QuantityRequest request = requestFor(512);
    request.format = ResultFormat::Csv;
    const std::string text = resultOf(std::move(request)).bytes;
    EXPECT_NE(text.find("pair,coverage none [turn],unseen_angle none [rad],critical_dimension"),
              std::string::npos)
        << text.substr(0, 800);
}

TEST(BoundsQuantity, Npy_CoverageAlone) {
    QuantityRequest request = requestFor(512);
    request.format = ResultFormat::Npy;
    const std::string bytes = resultOf(std::move(request)).bytes;
    EXPECT_NE(bytes.find("'shape': (64,)"), std::string::npos);
}

TEST(BoundsQuantity, SearchThatEndedEarly_IsAWarning) {
    const auto warningsAt = [](double context) {
        QuantityRequest request;
        request.scenario.layout = {.headDim = 2048,
                                   .rotaryDim = 2048};   // many pairs: the work is soon used up
        request.scenario.lengths.context = context;
        const Result<QuantityResult> result = computeQuantity(*findQuantity("bounds"), std::move(request));
        EXPECT_TRUE(result.ok());
        return result ? result->warnings : Warnings{};
    };
    const auto isEarly = [](const Warning& warning) { return warning.id == "base-search-ended-early"; };
    const Warnings longer = warningsAt(65536), shorter = warningsAt(64);
    EXPECT_EQ(std::count_if(longer.begin(), longer.end(), isEarly), 1);
    EXPECT_EQ(std::count_if(shorter.begin(), shorter.end(), isEarly), 0);
}

}   // namespace
}   // namespace rope
