// Scales on queries and on the softmax, against tests/reference/bias.json and by their laws.
#include "core/position/query_scale.h"

#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

namespace rope {
namespace {

using testing::Json;

double scaleOf(const char* id, double position, const ParameterValues& parameters = {}) {
    const Result<double> scale = queryScale(*findQueryScale(id), position, parameters);
    EXPECT_TRUE(scale.ok()) << (scale ? "" : describe(scale.error()));
    return scale ? *scale : std::nan("");
}

TEST(QueryScaleReference, LogNLlama4AndMinistral) {
    static const std::map<std::string, const char*> ids{{"logn", "log-n"},
                                                        {"llama4_temperature", "llama4-temperature"},
                                                        {"llama_4_scaling_beta", "ministral-temperature"}};
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("bias.json")) {
        if (testCase.at("kind") != "query_scale") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        ParameterValues parameters;
        for (const auto& [key, value] : in.items())
            if (value.is_number())
                parameters.set(key == "beta" ? "llama_4_scaling_beta" : key, value.get<double>());
        const auto positions = in.at("positions").get<std::vector<double>>();
        const auto expected = testCase.at("expected").at("scale").get<std::vector<double>>();
        ASSERT_EQ(positions.size(), expected.size());
        for (std::size_t i = 0; i < positions.size(); ++i)
            EXPECT_NEAR(scaleOf(ids.at(testCase.at("method").get<std::string>()), positions[i], parameters),
                        expected[i], 1e-14 * expected[i])
                << "position " << positions[i];
        ++compared;
    }
    EXPECT_EQ(compared, 3);
}

TEST(QueryScaleReference, DeepSeekSoftmaxScale) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("bias.json")) {
        if (testCase.at("kind") != "softmax_scale") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json &in = testCase.at("inputs"), &expected = testCase.at("expected");
        const double scale = scaleOf("deepseek-softmax", 0,
                                     {{"factor", in.at("factor").get<double>()},
                                      {"mscale_all_dim", in.at("mscale_all_dim").get<double>()}});
        EXPECT_NEAR(scale, expected.at("multiplier").get<double>(), 1e-14 * scale);
        const double softmaxScale = scale / std::sqrt(in.at("qk_head_dim").get<double>());
        EXPECT_NEAR(softmaxScale, expected.at("softmax_scale").get<double>(), 1e-14 * softmaxScale);
        ++compared;
    }
    EXPECT_EQ(compared, 3);
}

TEST(QueryScale, UpToTheTrainedLength_NothingChanges) {
    for (const double position : {0.0, 1.0, 100.0, 4095.0})
        EXPECT_EQ(scaleOf("log-n", position), 1) << position;
    EXPECT_GT(scaleOf("log-n", 4096), 1);
    EXPECT_EQ(scaleOf("llama4-temperature", 8190), 1);
    EXPECT_NEAR(scaleOf("llama4-temperature", 8191), 1 + 0.1 * std::log(2), 1e-15)
        << "counted from 1: the step comes one position early";
    EXPECT_EQ(scaleOf("ministral-temperature", 16383), 1);
    EXPECT_NEAR(scaleOf("ministral-temperature", 16384), 1 + 0.1 * std::log(2), 1e-15);
}

TEST(QueryScale, LengthThatIsNotGiven_IsTheTrainedOne) {
    const QueryScaleChoice logN = withTrainedLength({"log-n"}, 100),
                           ministral = withTrainedLength({"ministral-temperature"}, 300);
    EXPECT_NEAR(queryScaleAt(logN, 3000), std::log(3001) / std::log(100), 1e-15);
    EXPECT_EQ(queryScaleAt(ministral, 299), 1);
    EXPECT_GT(queryScaleAt(ministral, 300), 1);
    QueryScaleChoice given{"log-n"};
    given.parameters.set("training_length", 50.0);
    EXPECT_EQ(withTrainedLength(given, 100), given);
    EXPECT_EQ(withTrainedLength({"llama4-temperature"}, 100), QueryScaleChoice{"llama4-temperature"})
        << "has no trained length";
    EXPECT_FALSE(checkQueryScale(withTrainedLength({"log-n"}, 1))) << "raised to what is allowed";
}

TEST(QueryScale, NeverFallsWithThePosition) {
    for (const QueryScale& row : queryScales()) {
        double last = 0;
        for (double position = 0; position < 3e6; position = position * 1.3 + 1) {
            const double scale = scaleOf(std::string(row.id).c_str(), std::floor(position));
            EXPECT_GE(scale, last) << row.id << " at " << position;
            last = scale;
        }
    }
}

TEST(QueryScale, WrongValues_AreRefusedByName) {
    EXPECT_EQ(queryScale(*findQueryScale("log-n"), -1).error().where, "position");
    EXPECT_EQ(queryScale(*findQueryScale("log-n"), std::nan("")).error().where, "position");
    EXPECT_EQ(queryScale(*findQueryScale("log-n"), 1, {{"training_length", 1.0}}).error().where,
              "training_length");
    EXPECT_EQ(queryScale(*findQueryScale("log-n"), 1, {{"beta", 1.0}}).error().code, ErrorCode::WrongUsage);
    EXPECT_EQ(findQueryScale("softcap"), nullptr);
}

TEST(QueryScaleChoice, OnlyScalesThatGrowWithThePosition_CanBeChosen) {
    EXPECT_FALSE(checkQueryScale({"log-n", {{"training_length", 512.0}}}));
    EXPECT_EQ(checkQueryScale({"deepseek-softmax"})->code, ErrorCode::WrongUsage)
        << "it is the method's softmax factor already";
    EXPECT_EQ(checkQueryScale({"no-such"})->allowed, "log-n, llama4-temperature, ministral-temperature");
    EXPECT_EQ(checkQueryScale({"log-n", {{"training_length", 1.0}}})->where, "training_length");
    EXPECT_EQ(queryScaleAt(QueryScaleChoice{"log-n", {{"training_length", 10.0}}}, 99), 2)
        << "ln 100 / ln 10";
    EXPECT_EQ(queryScaleAt(QueryScaleChoice{"llama4-temperature"}, -5), 1);
    EXPECT_EQ(queryScaleAt({}, 1e6), 1);
}

}   // namespace
}   // namespace rope
