#include "core/bounds/extension_bounds.h"

#include "tests/support/near.h"
#include "tests/support/reference_cases.h"
#include "tests/support/valid.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace rope {
namespace {

using testing::Json;
using testing::referenceCases;

constexpr double tau = 2 * std::numbers::pi;

Scenario plain(int dim, double base, double trained, double context) {
    Scenario scenario;
    scenario.layout = {.headDim = dim, .rotaryDim = dim};
    scenario.ropeTheta = base;
    scenario.lengths.trained = trained;
    scenario.lengths.context = context;
    return scenario;
}

/// All but the bases.
ExtensionBounds boundsOf(const Scenario& scenario, bool searchesBases = false) {
    const ui::ThreadExecutor executor(2);
    Result<ExtensionBounds> bounds =
        extensionBounds(valid(scenario), {.searchesBases = searchesBases}, {.executor = &executor});
    EXPECT_TRUE(bounds.ok()) << describe(bounds.ok() ? Error{} : bounds.error());
    return bounds.ok() ? std::move(*bounds) : ExtensionBounds{};
}

void checkCritical(const Json& testCase) {
    const Json& inputs = testCase.at("inputs");
    const Json& expected = testCase.at("expected");
    const double tolerance = testCase.at("tolerance").at("rel").get<double>();
    const auto near = [&](double actual, const char* key) {
        const auto value = expected.at(key).get<double>();
        EXPECT_NEAR(actual, value, tolerance * std::abs(value)) << key;
    };
    const int dim = inputs.at("dim").get<int>();
    const auto base = inputs.at("rope_theta").get<double>(), newBase = inputs.at("new_base").get<double>(),
               trained = inputs.at("train_length").get<double>(),
               tuning = inputs.at("tune_length").get<double>();
    const std::optional<std::int64_t> critical = criticalDimension(dim, base, trained);
    ASSERT_TRUE(critical.has_value());
    EXPECT_EQ(*critical, expected.at("critical_dimension").get<std::int64_t>());
    EXPECT_EQ(*critical / 2, expected.at("pairs_with_full_period").get<std::int64_t>());
    near(criticalBase(base, trained, tuning).value_or(0), "critical_base_beta0");
    const std::array<double, 3> small = smallBases(tuning);
    near(small[0], "beta1");
    near(small[1], "beta2");
    near(small[2], "beta3");
    if (expected.at("regime") == "larger") {
        EXPECT_GT(newBase, *criticalBase(base, trained, tuning));
        near(reachOfLargerBase(dim, *critical, newBase), "extrapolation_bound");
    } else {
        EXPECT_LE(newBase, *criticalBase(base, trained, tuning));
        EXPECT_EQ(criticalDimension(dim, newBase, tuning),
                  expected.at("updated_critical_dimension").get<std::int64_t>());
    }
}

TEST(CriticalDimension, EveryReferenceCase) {
    int checked = 0;
    for (const Json& testCase : referenceCases("analysis.json")) {
        if (testCase.at("kind") != "critical_dimension") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        checkCritical(testCase);
        ++checked;
    }
    EXPECT_EQ(checked, 6);
}

TEST(CriticalDimension, KnownModels) {
    EXPECT_EQ(criticalDimension(128, 1e4, 2048), 82);   // Llama 1
    EXPECT_EQ(criticalDimension(128, 1e4, 4096), 92);   // Llama 2
    EXPECT_EQ(criticalDimension(128, 5e5, 8192), 70);   // Llama 3
    EXPECT_NEAR(criticalBase(1e4, 4096, 8192).value_or(0), 26784.0, 0.05);   // Gradient's rule
    EXPECT_NEAR(criticalBase(5e5, 8192, 16384).value_or(0), 1776948.1, 0.05);
}

TEST(CriticalDimension, NoSuchNumber_Nothing) {
    for (const double base : {1.0, 0.5, 0.0, -3.0, std::nan("")})
        EXPECT_FALSE(criticalDimension(128, base, 4096).has_value()) << base;
    EXPECT_FALSE(criticalDimension(128, 1e4, 0).has_value());
    EXPECT_FALSE(criticalDimension(128, 1e4, std::numeric_limits<double>::infinity()).has_value());
    EXPECT_EQ(criticalDimension(128, 1e4, 3), 0);   // nothing rotates fully within three tokens
    EXPECT_FALSE(criticalBase(1e4, 6, 4096).has_value());
    EXPECT_FALSE(criticalBase(1e4, 6.2832, 1e300).has_value());   // overflows
}

TEST(ExtensionBounds, CoverageOfPlainModel_RevolutionsWithinTrainedLength) {
    const ExtensionBounds bounds = boundsOf(plain(8, 1e4, 4096, 4096));
    testing::expectNear(bounds.methods[0].revolutions, {4096 / tau, 409.6 / tau, 40.96 / tau, 4.096 / tau},
                        1e-12, "turn", testing::Tolerance::Relative);
    EXPECT_EQ(bounds.criticalDimension, 6);   // 0.65 of a rotate for the last pair
    EXPECT_EQ(bounds.methods[0].largestOutsideAngleRad(), 0);   // context = L
}

TEST(ExtensionBounds, UnseenAngle_ArcBetweenTrainingAndContext) {
    const MethodCoverage coverage = boundsOf(plain(8, 1e4, 4096, 8192)).methods[0];
    testing::expectNear(coverage.outsideAngleRad, {0, 0, 0, tau - 4.095}, 1e-12,
                        "rad");   // 8.191 rad pass a full revolution
    EXPECT_EQ(coverage.largestOutsidePair, 3U);
    const MethodCoverage little = boundsOf(plain(8, 1e4, 4096, 5096)).methods[0];
    EXPECT_NEAR(little.largestOutsideAngleRad(), 1.0, 1e-12);
}

TEST(ExtensionBounds, LinearInterpolation_LeavesNothingUnseen) {
    Scenario scenario = plain(128, 1e4, 4096, 16384);
    MethodChoice linear{"linear"};
    linear.parameters.set("factor", 4.0);
    scenario.methods = {{{"none"}}, {linear}};
    const ExtensionBounds bounds = boundsOf(scenario);
    EXPECT_GT(bounds.methods[0].largestOutsideAngleRad(), 2);
    // (4L-1) theta/4 exceeds (L-1) theta by 3/4 theta: less than one position's step, of a pair that does not
    // rotate fully.
    EXPECT_NEAR(bounds.methods[1].largestOutsideAngleRad(), 0.75 * std::pow(1e4, -92.0 / 128), 1e-12);
    for (std::size_t pair = 0; pair < 64; ++pair)
        EXPECT_NEAR(bounds.methods[1].revolutions[pair], bounds.methods[0].revolutions[pair] / 4, 1e-9);
}

TEST(ExtensionBounds, FirstNegativeDistance_OfTheActiveMethod) {
    Scenario scenario = plain(128, 1e4, 4096, 4096);
    MethodChoice linear{"linear"};
    linear.parameters.set("factor", 2.0);
    scenario.methods = {{{"none"}}, {linear}};
    EXPECT_EQ(boundsOf(scenario).active().firstNegativeDistance, 1707);
    scenario.activeMethod = 1;
    const std::optional<std::int64_t> stretched = boundsOf(scenario).active().firstNegativeDistance;
    ASSERT_TRUE(stretched.has_value());
    EXPECT_GE(*stretched, 2 * 1706);   // B(m / 2), at twice as many points
    EXPECT_LE(*stretched, 2 * 1707);
    EXPECT_EQ(boundsOf(scenario).methods[0].firstNegativeDistance, 1707);   // that of the others stays
}

TEST(ExtensionBounds, Windows_AskAboutTheContextAlone) {
    const ExtensionBounds small = boundsOf(plain(128, 1e4, 4096, 1000), true),
                          large = boundsOf(plain(128, 5e5, 8192, 1000), true);
    ASSERT_TRUE(small.bases && large.bases);
    EXPECT_EQ(small.bases->windows, large.bases->windows);
    EXPECT_NEAR(small.bases->windows.front().low, 4206.0192, 1e-3);
}

TEST(ExtensionBounds, ExplicitFrequencies_CountWhatCompletesARevolution) {
    Scenario scenario = plain(128, 1e4, 4096, 64);
    const std::optional<std::int64_t> fromBase = boundsOf(scenario).criticalDimension;
    scenario.explicitInverseFrequencies = unscaledFrequencies(scenario);
    const ExtensionBounds bounds = boundsOf(scenario);
    EXPECT_EQ(bounds.criticalDimension, fromBase);
    EXPECT_FALSE(bounds.criticalBase.has_value());
    EXPECT_EQ(bounds.active().firstNegativeDistance, 1707);
}

TEST(ExtensionBounds, ContextTooLongForTheSearch_NoWindowsButTheRest) {
    const Scenario scenario = plain(128, 1e4, 4096, 1e15);
    EXPECT_FALSE(canSearchBases(scenario));
    const ExtensionBounds bounds = boundsOf(scenario, true);
    EXPECT_FALSE(bounds.bases.has_value());
    EXPECT_EQ(bounds.active().firstNegativeDistance, 1707);
}

}   // namespace
}   // namespace rope
