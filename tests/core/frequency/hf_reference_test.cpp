// Inverse frequencies, attention scaling, cos and sin of Hugging Face transformers
// (tests/reference/README.md).
#include "core/analysis/rotation_study.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rope {
namespace {

using testing::expectNear;
using testing::Json;
using testing::numberOr;
using testing::numbers;
using testing::referenceCases;
using testing::scenarioFrom;
using testing::Tolerance;

void checkTables(const Json& testCase, const Json& expected, const Scenario& scenario,
                 const Json& tolerances) {
    const Json& in = testCase.at("inputs");
    const auto positions = in.at("positions").get<std::vector<std::int64_t>>();
    const Result<RotationTable> table = rotationTables(valid(scenario), positions);
    ASSERT_TRUE(table.ok()) << describe(table.error());
    for (std::size_t row = 0; row < positions.size(); ++row) {
        std::vector<double> cosine, sine;
        for (const Json& pair : in.at("pair_indices")) {
            cosine.push_back(table->cosine(static_cast<Eigen::Index>(row), pair.get<Eigen::Index>()));
            sine.push_back(table->sine(static_cast<Eigen::Index>(row), pair.get<Eigen::Index>()));
        }
        const double tolerance = tolerances[row].get<double>();
        expectNear(cosine, numbers(expected.at("cos")[row]), tolerance,
                   "cos at position " + std::to_string(positions[row]));
        expectNear(sine, numbers(expected.at("sin")[row]), tolerance,
                   "sin at position " + std::to_string(positions[row]));
    }
}

void checkInit(const Json& testCase, const Json& expected, const Scenario& scenario) {
    const Json& tolerance = testCase.at("tolerance");
    const Result<ResolvedMethod> method = resolveMethod(scenario, 0);
    ASSERT_TRUE(method.ok()) << describe(method.error());
    expectNear(method->schedule.inverseFrequencies, numbers(expected.at("inv_freq")),
               tolerance.at("inv_freq_rel").get<double>(), "rad/token", Tolerance::Relative);
    expectNear({method->schedule.attentionFactor}, {expected.at("attention_scaling").get<double>()},
               tolerance.value("attention_scaling_rel", 1e-14), "A", Tolerance::Relative);
    if (expected.contains("cos"))
        checkTables(testCase, expected, scenario, tolerance.at("trig_abs_per_position"));
}

TEST(HfReference, RopeInit_SameFrequenciesScalesAndTables) {
    int compared = 0;
    for (const Json& testCase : referenceCases("hf-rope-init.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        if (testCase.at("id") == "hf.default.llama-ignores-partial")
            continue;   // a class that ignores the key; see the README
        if (testCase.at("kind") != "rope_init") continue;
        Scenario scenario = scenarioFrom(testCase.at("config"));
        const Json& length = testCase.at("inputs").at("seq_len");
        if (length.is_number()) scenario.lengths.sequence = length.get<double>();
        checkInit(testCase, testCase.at("expected"), scenario);
        ++compared;
    }
    EXPECT_EQ(compared, 101);
}

TEST(HfReference, RopeInitPerLayerType_EachBlockAsAModelOfItsOwn) {
    int compared = 0;
    for (const Json& testCase : referenceCases("hf-rope-init.json")) {
        if (testCase.at("kind") != "rope_init_per_layer_type") continue;
        for (const auto& [layers, block] : testCase.at("config").at("rope_parameters").items()) {
            SCOPED_TRACE(testCase.at("id").get<std::string>() + " " + layers);
            checkInit(testCase, testCase.at("expected").at(layers),
                      scenarioFrom(testCase.at("config"), block));
            ++compared;
        }
    }
    EXPECT_EQ(compared, 4);
}

/// The length that HF's dynamic module has in mind after a forward: it remembers the longest, and forgets
/// only when strictly below L.
double rememberedLength(double longestBefore, double now, double trained) {
    if (now > longestBefore) return now;
    return now < trained ? trained : longestBefore;
}

TEST(HfReference, StatefulSequences_FollowFromTheLengthInMind) {
    const Json cases = referenceCases("hf-stateful.json");
    ASSERT_EQ(cases.size(), 3U);
    for (const Json& testCase : cases) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        Scenario scenario = scenarioFrom(testCase.at("config"));
        double remembered = scenario.lengths.dynamicTrained;
        for (const Json& step : testCase.at("expected").at("steps")) {
            const double now = step.at("max_position_plus_1").get<double>();
            remembered = rememberedLength(remembered, now, scenario.lengths.dynamicTrained);
            scenario.lengths.sequence = testCase.at("method") == "dynamic" ? remembered : now;
            const Result<ResolvedMethod> method = resolveMethod(scenario, 0);
            ASSERT_TRUE(method.ok()) << describe(method.error());
            const std::vector<double>& frequencies = method->schedule.inverseFrequencies;
            expectNear({frequencies[1], frequencies.back()},
                       {step.at("inv_freq_1").get<double>(), step.at("inv_freq_last").get<double>()}, 1e-12,
                       "rad/token at length " + std::to_string(now), Tolerance::Relative);
            EXPECT_NEAR(method->schedule.attentionFactor, step.at("attention_scaling").get<double>(), 1e-13);
        }
    }
}

}   // namespace
}   // namespace rope
