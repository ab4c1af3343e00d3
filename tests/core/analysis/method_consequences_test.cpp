#include "core/analysis/method_consequences.h"

#include "core/decay/decay_curve.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace rope {
namespace {

/// Llama 2, 4096 to 16384 tokens.
Scenario llama2(double context = 16384) {
    Scenario scenario;
    scenario.lengths = {4096, 4096, 4096, context, {}};
    scenario.methods = {{{"none", {}}},
                        {{"linear", {{"factor", 4.0}}}},
                        {{"ntk", {{"factor", 4.0}}}},
                        {{"yarn", {{"factor", 4.0}}}}};
    return scenario;
}

ConsequenceStudy studyOf(const Scenario& scenario) {
    Result<ConsequenceStudy> study = methodConsequences(valid(scenario));
    EXPECT_TRUE(study.ok()) << (study.ok() ? "" : describe(study.error()));
    return study.ok() ? std::move(*study) : ConsequenceStudy{};
}

TEST(Consequences, Linear_BlursNeighboursAndLeavesNoAngleUnseen) {
    const ConsequenceStudy study = studyOf(llama2());
    const MethodConsequences& linear = study.methods[1];
    EXPECT_EQ(linear.interpolated, 64);
    EXPECT_EQ(linear.changed(), 64);
    EXPECT_DOUBLE_EQ(linear.fastestRatio, 0.25);
    EXPECT_DOUBLE_EQ(linear.fastestAngleRad, 0.25);
    EXPECT_DOUBLE_EQ(linear.shortestResolvedDistance, 4);
    EXPECT_EQ(linear.outsidePairs, 0);   // three quarters of one token's step is no new angle
    EXPECT_EQ(linear.coverage.largestOutsideAngleRad(), 0);
}

TEST(Consequences, Ntk_KeepsNeighboursAndLeavesAnglesUnseen) {
    const ConsequenceStudy study = studyOf(llama2());
    const MethodConsequences &none = study.methods[0], &linear = study.methods[1], &ntk = study.methods[2];
    EXPECT_EQ(ntk.kept, 1);
    EXPECT_EQ(ntk.interpolated, 1);   // the slowest, by the whole factor
    EXPECT_EQ(ntk.blended, 62);
    EXPECT_DOUBLE_EQ(ntk.shortestResolvedDistance, 1);
    EXPECT_LT(ntk.shortRangeChangeRms(), linear.shortRangeChangeRms() / 2);
    EXPECT_GT(ntk.outsidePairs, 0);
    EXPECT_LT(ntk.coverage.largestOutsideAngleRad(), none.coverage.largestOutsideAngleRad());
}

TEST(Consequences, None_ChangesNothing) {
    const MethodConsequences none = studyOf(llama2()).methods[0];
    EXPECT_EQ(none.kept, 64);
    EXPECT_EQ(none.changed(), 0);
    EXPECT_EQ(none.shortRangeChangeRms(), 0);
    EXPECT_EQ(none.outsidePairs, 18);   // 4096 tokens rotate pairs 46 .. 63 by less than once
    EXPECT_EQ(studyOf(llama2(4096)).methods[0].outsidePairs, 0);
}

TEST(Consequences, Yarn_MultipliesLogitsByItsTemperature) {
    const MethodConsequences yarn = studyOf(llama2()).methods[3];
    const double attention = 0.1 * std::log(4.0) + 1;
    EXPECT_NEAR(yarn.spectrum.schedule.logitFactor(), attention * attention, 1e-14);
    EXPECT_EQ(yarn.kept + yarn.blended + yarn.interpolated, 64);
}

TEST(Consequences, UnseenPairs_AreThoseOfTheBoundsButForOneStep) {
    const Scenario scenario = llama2();
    const ConsequenceStudy study = studyOf(scenario);
    const Result<ExtensionBounds> bounds =
        extensionBounds(valid(scenario), {.searchesBases = false, .searchesNegativeSums = false});
    ASSERT_TRUE(bounds.ok());
    for (std::size_t i = 0; i < study.methods.size(); ++i) {
        for (std::size_t pair = 0; pair < study.unscaled.size(); ++pair) {
            const double arc = bounds->methods[i].outsideAngleRad[pair],
                         shown = study.methods[i].coverage.outsideAngleRad[pair];
            if (std::abs(arc / study.unscaled[pair] - 1) < 0.001) continue;
            EXPECT_EQ(shown, arc > study.unscaled[pair] ? arc : 0) << i << " " << pair;
        }
    }
}

TEST(Consequences, NeighbourChange_IsTheDifferenceOfTheDecayCurves) {
    const Scenario scenario = llama2();
    const ConsequenceStudy study = studyOf(scenario);
    const std::array<std::int64_t, 3> distances{1, 5, 8};
    const Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    ASSERT_TRUE(curves.ok());
    for (std::size_t method = 0; method < 4; ++method)
        for (std::size_t i = 0; i < distances.size(); ++i)
            EXPECT_NEAR(study.methods[method].shortRangeChange[static_cast<std::size_t>(distances[i] - 1)],
                        curves->methods[method].ones[i] - curves->methods[0].ones[i], 1e-14);
}

TEST(Consequences, MethodsOnPositions_KeepNeighboursInsideTheirWindow) {
    Scenario scenario = llama2();
    scenario.methods = {{{"rerope", {{"window", 512.0}}}}, {{"rerope", {{"window", 4.0}}}}};
    const ConsequenceStudy study = studyOf(scenario);
    ASSERT_EQ(study.methods.size(), 2U);
    EXPECT_EQ(study.methods[0].shortRangeChangeRms(), 0);
    EXPECT_EQ(study.methods[0].shortestResolvedDistance, 1);
    EXPECT_EQ(study.methods[0].outsidePairs, 0);   // no distance beyond the window is ever rotated by
    EXPECT_GT(study.methods[1].shortRangeChangeRms(), 0);
}

TEST(Consequences, ExplicitFrequencies_AreTheirOwnReference) {
    Scenario scenario = llama2();
    scenario.layout.headDim = scenario.layout.rotaryDim = 4;
    scenario.explicitInverseFrequencies = {0.01, 0.5};
    scenario.methods = {ComparedMethod{}};
    const ConsequenceStudy study = studyOf(scenario);
    EXPECT_EQ(study.fastestPair, 1U);
    EXPECT_DOUBLE_EQ(study.methods[0].shortestResolvedDistance, 2);
    EXPECT_EQ(study.methods[0].shortRangeChangeRms(), 0);
}

TEST(Consequences, Stopped_IsAnError) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(methodConsequences(valid(llama2()), {.stop = source.get_token()}).ok());
}

}   // namespace
}   // namespace rope
