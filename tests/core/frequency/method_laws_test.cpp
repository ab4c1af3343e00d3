// What must hold for the scaling methods whatever the numbers: identities, monotony, continuity; and that no
// input makes them crash.
#include "tests/core/frequency/method_support.h"

#include "core/methods/method_registry.h"
#include "tests/support/near.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace rope {
namespace {

using namespace method_support;

using testing::expectNear;
using testing::Tolerance;

std::vector<double> frequenciesOf(const ScalingRequest& request, const MethodChoice& choice) {
    return computed(request, choice).inverseFrequencies;
}

TEST(MethodLaws, FactorOne_EqualsUnscaled) {
    for (const char* id : {"linear", "ntk", "ntk-by-parts", "yarn", "llama3"})
        for (const int rotaryDim : {64, 128, 21}) {
            SCOPED_TRACE(id);
            const ScalingRequest request = model(rotaryDim, 500000, 8192);
            const FrequencySchedule schedule = computed(request, {id, {{"factor", 1.0}}});
            expectNear(schedule.inverseFrequencies, frequenciesOf(request, {"none"}), 1e-15, "rad/token",
                       Tolerance::Relative);
            EXPECT_EQ(schedule.attentionFactor, 1);
        }
}

TEST(MethodLaws, None_FirstPairRotatesByOneRadianAndAllFallByOneRatio) {
    for (const double base : {2.0, 10000.0, 1e7}) {
        const std::vector<double> frequencies = frequenciesOf(model(96, base), {"none"});
        EXPECT_EQ(frequencies[0], 1);
        for (std::size_t i = 1; i < frequencies.size(); ++i)
            EXPECT_NEAR(frequencies[i] / frequencies[i - 1], std::pow(base, -2.0 / 96), 1e-14)
                << "pair " << i;
    }
}

TEST(MethodLaws, Ntk_FirstPairKeptLastSlowedExactlyByTheFactor) {
    for (const int rotaryDim : {4, 64, 128, 256})
        for (const double factor : {2.0, 4.0, 8.0, 0.5}) {
            const ScalingRequest request = model(rotaryDim);
            const std::vector<double> plain = frequenciesOf(request, {"none"}),
                                      ntk = frequenciesOf(request, {"ntk", {{"factor", factor}}});
            EXPECT_EQ(ntk.front(), 1);
            EXPECT_NEAR(ntk.back() * factor / plain.back(), 1, 1e-13)
                << "r = " << rotaryDim << ", factor " << factor;
        }
}

TEST(MethodLaws, Yarn_EveryPairBetweenLinearAndUnscaled) {
    for (const bool truncate : {true, false}) {
        const ScalingRequest request = model(128, 1e6, 32768);
        const std::vector<double> plain = frequenciesOf(request, {"none"}),
                                  linear = frequenciesOf(request, {"linear", {{"factor", 4.0}}}),
                                  yarn = frequenciesOf(request,
                                                       {"yarn", {{"factor", 4.0}, {"truncate", truncate}}});
        double slowedBefore = 1;
        for (std::size_t i = 0; i < plain.size(); ++i) {
            EXPECT_LE(yarn[i], plain[i] * (1 + 1e-15)) << "pair " << i;
            EXPECT_GE(yarn[i], linear[i] * (1 - 1e-15)) << "pair " << i;
            EXPECT_GE(plain[i] / yarn[i], slowedBefore * (1 - 1e-14))
                << "pair " << i;   // slower pairs are slowed more
            slowedBefore = plain[i] / yarn[i];
        }
    }
}

TEST(MethodLaws, NtkByParts_IsYarnWithoutItsTemperature) {
    const MethodChoice yarn{"yarn", {{"factor", 8.0}, {"beta_fast", 16.0}}},
        parts{"ntk-by-parts", {{"factor", 8.0}, {"beta_fast", 16.0}}};
    EXPECT_EQ(frequenciesOf(model(), yarn), frequenciesOf(model(), parts));
    EXPECT_EQ(computed(model(), parts).attentionFactor, 1);
    EXPECT_NEAR(computed(model(), yarn).attentionFactor, 0.1 * std::log(8.0) + 1, 1e-15);
}

/// Frequency after llama3 of a pair with this wavelength: r = 2 would give only 1, so the base of two pairs
/// is chosen to fit.
double llama3At(double wavelength) {
    const double frequency = 2 * std::numbers::pi / wavelength;
    const ScalingRequest request = model(4, 1 / (frequency * frequency), 8192);   // theta_1 = base^(-1/2)
    return frequenciesOf(
               request,
               {"llama3", {{"factor", 8.0}, {"low_freq_factor", 1.0}, {"high_freq_factor", 4.0}}})[1] /
           frequency;
}

TEST(MethodLaws, Llama3_ContinuousAtBothBorders) {
    const double kept = 8192.0 / 4, divided = 8192;
    EXPECT_NEAR(llama3At(kept * (1 - 1e-9)), 1, 1e-12);
    EXPECT_NEAR(llama3At(kept * (1 + 1e-9)), 1, 1e-7);
    EXPECT_NEAR(llama3At(divided * (1 - 1e-9)), 1.0 / 8, 1e-7);
    EXPECT_NEAR(llama3At(divided * (1 + 1e-9)), 1.0 / 8, 1e-12);
    EXPECT_NEAR(llama3At(8192 / 2.5), (1 + 1.0 / 8) / 2, 1e-12);   // halfway in rotates
}

TEST(MethodLaws, Llama3_WavelengthsKeepTheirOrder) {
    const std::vector<double> frequencies =
        frequenciesOf(model(64, 500000, 8192),
                      {"llama3", {{"factor", 32.0}, {"low_freq_factor", 1.0}, {"high_freq_factor", 4.0}}});
    EXPECT_TRUE(std::is_sorted(frequencies.rbegin(), frequencies.rend()));
}

TEST(MethodLaws, Dynamic_NothingChangesUpToTheTrainedLengthThenGrows) {
    ScalingRequest request = model();
    const std::vector<double> plain = frequenciesOf(request, {"none"});
    double last = plain.back();
    for (const double length : {1.0, 100.0, 4096.0}) {
        request.lengths.sequence = length;
        expectNear(frequenciesOf(request, {"dynamic", {{"factor", 4.0}}}), plain, 1e-15, "rad/token",
                   Tolerance::Relative);
    }
    for (const double length : {4097.0, 8192.0, 131072.0}) {
        request.lengths.sequence = length;
        const double slower = frequenciesOf(request, {"dynamic", {{"factor", 4.0}}}).back();
        EXPECT_LT(slower, last) << "length " << length;
        last = slower;
    }
}

TEST(MethodLaws, Dynamic_TakesMaxPositionEmbeddingsNotTheOriginalLength) {
    ScalingRequest request = model();
    request.lengths.dynamicTrained = 8192;
    request.lengths.sequence = 8192;
    EXPECT_EQ(frequenciesOf(request, {"dynamic", {{"factor", 4.0}}}), frequenciesOf(request, {"none"}));
}

TEST(MethodLaws, LongRope_SwitchesStrictlyAboveTheTrainedLength) {
    ScalingRequest request = model(4);
    const MethodChoice choice{
        "longrope", {{"short_factor", std::vector{1.0, 2.0}}, {"long_factor", std::vector{4.0, 8.0}}}};
    request.lengths.sequence = 4096;
    EXPECT_EQ(frequenciesOf(request, choice), (std::vector<double>{1, 0.01 / 2}));
    request.lengths.sequence = 4097;
    EXPECT_EQ(frequenciesOf(request, choice), (std::vector<double>{0.25, 0.01 / 8}));
    request.lengths.sequence = {};
    EXPECT_EQ(frequenciesOf(request, choice)[0], 1);   // context = L
    request.lengths.context = 131072;
    EXPECT_EQ(frequenciesOf(request, choice)[0], 0.25);
}

TEST(MethodLaws, EveryMethod_OddRotaryDimGivesTheExtraPair) {
    ScalingRequest request = model(21);
    request.lengths.configured = 4 * request.lengths.trained;   // where a factor is inferred, it is 4
    for (const ScalingMethod& method : scalingMethods()) {
        const MethodChoice choice{std::string(method.id), sensibleParameters(method, 21)};
        if (method.id.starts_with("vision-2d"))
            EXPECT_EQ(computeSchedule(request, choice).error().where, "rotary_dim") << method.id;
        else EXPECT_EQ(computed(request, choice).pairCount(), 11U) << method.id;
    }
}

}   // namespace
}   // namespace rope
