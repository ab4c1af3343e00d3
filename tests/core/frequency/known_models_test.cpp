// Numbers of released models and worked examples, each computed from the formula outside this program.
#include "core/frequency/correction_ramp.h"
#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace rope {
namespace {

ScalingRequest model(int rotaryDim, double base, double trained) {
    return {
        .rotaryDim = rotaryDim,
        .ropeTheta = base,
        .lengths = {.trained = trained, .dynamicTrained = trained, .configured = trained, .context = trained},
        .softmaxScaling = SoftmaxScaling::Never};
}

FrequencySchedule computed(const ScalingRequest& request, const MethodChoice& choice) {
    Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    EXPECT_TRUE(schedule.ok()) << (schedule ? "" : describe(schedule.error()));
    return schedule ? std::move(*schedule) : FrequencySchedule{};
}

/// The base that a pure change of base amounts to, from its second pair: theta_1 = base^(-2/r).
double baseOf(const FrequencySchedule& schedule, int rotaryDim) {
    return std::pow(schedule.inverseFrequencies.at(1), -rotaryDim / 2.0);
}

/// How many times slower each pair rotates.
std::vector<double> slowing(const ScalingRequest& request, const MethodChoice& choice) {
    std::vector<double> ratio = computed(request, {"none"}).inverseFrequencies;
    const std::vector<double> scaled = computed(request, choice).inverseFrequencies;
    for (std::size_t i = 0; i < ratio.size(); ++i) ratio[i] /= scaled[i];
    return ratio;
}

TEST(KnownModels, Ntk_Bases) {
    const ScalingRequest request = model(128, 10000, 4096);
    EXPECT_NEAR(baseOf(computed(request, {"ntk", {{"factor", 2.0}}}), 128), 20221.3, 0.05);
    EXPECT_NEAR(baseOf(computed(request, {"ntk", {{"factor", 4.0}}}), 128), 40889.9, 0.05);
    EXPECT_NEAR(baseOf(computed(request, {"ntk", {{"factor", 8.0}}}), 128), 82684.6, 0.05);
}

TEST(KnownModels, Hunyuan_BaseIsNtkAlpha1000) {
    const FrequencySchedule schedule = computed(model(128, 10000, 4096), {"ntk-alpha", {{"alpha", 1000.0}}});
    EXPECT_NEAR(baseOf(schedule, 128), 11158840, 0.5);
}

TEST(KnownModels, Gradient_Bases) {
    EXPECT_NEAR(baseOf(computed(model(128, 5e5, 8192), {"gradient", {{"factor", 2.0}}}), 128), 1776948.1,
                0.05);
    EXPECT_NEAR(baseOf(computed(model(128, 1e4, 4096), {"gradient", {{"factor", 2.0}}}), 128), 26784.0, 0.05);
    EXPECT_NEAR(baseOf(computed(model(128, 1e4, 4096), {"ntk", {{"factor", 2.637}}}), 128), 26784.0, 5);
}

TEST(KnownModels, DynamicNtk_BasesByLength) {
    ScalingRequest request = model(128, 10000, 4096);
    const double lengths[] = {4096, 4097, 8192, 16384}, bases[] = {10000, 10010, 51294, 135402};
    for (int i = 0; i < 4; ++i) {
        request.lengths.sequence = lengths[i];
        EXPECT_NEAR(baseOf(computed(request, {"dynamic", {{"factor", 4.0}}}), 128), bases[i], 0.5)
            << "length " << lengths[i];
        EXPECT_NEAR(baseOf(computed(request, {"dynamic-vllm", {{"factor", 4.0}}}), 128), 135402, 0.5)
            << "length " << lengths[i];
    }
}

TEST(KnownModels, Qwen25_YarnBandsAndTemperature) {
    const ScalingRequest request = model(128, 1e6, 32768);
    const MethodChoice yarn{"yarn", {{"factor", 4.0}}};
    const std::vector<double> ratio = slowing(request, yarn);
    for (std::size_t pair = 0; pair < 24; ++pair) EXPECT_NEAR(ratio[pair], 1, 1e-14) << "pair " << pair;
    for (std::size_t pair = 24; pair < 40; ++pair)
        EXPECT_TRUE(ratio[pair] > 1.001 && ratio[pair] < 3.999) << "pair " << pair;
    for (std::size_t pair = 40; pair < 64; ++pair) EXPECT_NEAR(ratio[pair], 4, 1e-13) << "pair " << pair;
    const FrequencySchedule schedule = computed(request, yarn);
    EXPECT_NEAR(schedule.attentionFactor, 1.138629, 5e-7);
    EXPECT_NEAR(schedule.logitFactor(), 1.296477, 5e-7);
    const methods::CorrectionRamp ramp = methods::correctionRamp(request, 32, 1);
    EXPECT_EQ(ramp.low, 23);
    EXPECT_EQ(ramp.high, 40);
}

TEST(KnownModels, YarnD64_LastBlendedPair) {
    const ScalingRequest request = model(64, 10000, 2048);
    const methods::CorrectionRamp ramp = methods::correctionRamp(request, 32, 1);
    EXPECT_EQ(ramp.low, 8);
    EXPECT_EQ(ramp.high, 21);
    const std::vector<double> ratio = slowing(request, {"yarn", {{"factor", 4.0}}});
    EXPECT_NEAR(ratio[20], 3.25, 1e-12);
    EXPECT_NEAR(ratio[21], 4, 1e-13);
}

TEST(KnownModels, GptOss_RampIsNotRounded) {
    const ScalingRequest request = model(64, 150000, 4096);
    const methods::CorrectionRamp ramp = methods::correctionRamp(request, 32, 1, methods::RampRounding::None);
    EXPECT_NEAR(ramp.low, 8.0928, 5e-5);
    EXPECT_NEAR(ramp.high, 17.3980, 5e-5);
    const std::vector<double> ratio = slowing(request, {"yarn", {{"factor", 32.0}, {"truncate", false}}});
    EXPECT_NEAR(ratio[8], 1, 1e-14);
    EXPECT_NEAR(ratio[18], 32, 1e-12);
    EXPECT_LT(ratio[17], 32 * 0.75);
}

TEST(KnownModels, Llama32_1B_KeptBlendedDivided) {
    const std::vector<double> ratio =
        slowing(model(64, 500000, 8192),
                {"llama3", {{"factor", 32.0}, {"low_freq_factor", 1.0}, {"high_freq_factor", 4.0}}});
    for (std::size_t pair = 0; pair < 15; ++pair) EXPECT_EQ(ratio[pair], 1) << "pair " << pair;
    for (std::size_t pair = 15; pair < 18; ++pair)
        EXPECT_TRUE(ratio[pair] > 1.001 && ratio[pair] < 31.9) << "pair " << pair;
    for (std::size_t pair = 18; pair < 32; ++pair) EXPECT_EQ(ratio[pair], 32) << "pair " << pair;
}

TEST(KnownModels, Llama4Scout_EqualCornersAreAHardStep) {
    const std::vector<double> ratio =
        slowing(model(128, 500000, 8192),
                {"llama3", {{"factor", 16.0}, {"low_freq_factor", 1.0}, {"high_freq_factor", 1.0}}});
    for (std::size_t pair = 0; pair < 64; ++pair)
        EXPECT_EQ(ratio[pair], pair < 35 ? 1 : 16) << "pair " << pair;
}

TEST(KnownModels, DeepSeek_TemperatureIsInTheSoftmaxScale) {
    ScalingRequest request = model(64, 10000, 4096);
    request.softmaxScaling = SoftmaxScaling::DeepSeek;
    const FrequencySchedule v2 =
        computed(request, {"yarn", {{"factor", 40.0}, {"mscale", 0.707}, {"mscale_all_dim", 0.707}}});
    const FrequencySchedule v3 =
        computed(request, {"yarn", {{"factor", 40.0}, {"mscale", 1.0}, {"mscale_all_dim", 1.0}}});
    EXPECT_EQ(v2.attentionFactor, 1);
    EXPECT_NEAR(v2.softmaxFactor, 1.589626, 5e-7);
    EXPECT_EQ(v3.attentionFactor, 1);
    EXPECT_NEAR(v3.softmaxFactor, 1.873854, 5e-7);
    request.softmaxScaling = SoftmaxScaling::Never;
    EXPECT_EQ(computed(request, {"yarn", {{"factor", 40.0}, {"mscale", 1.0}, {"mscale_all_dim", 1.0}}})
                  .softmaxFactor,
              1);
}

TEST(KnownModels, Phi3_LongRopeAttentionFactor) {
    ScalingRequest request = model(96, 10000, 4096);
    request.lengths.configured = 131072;
    const std::vector<double> ones(48, 1.0);
    EXPECT_NEAR(
        computed(request, {"longrope", {{"short_factor", ones}, {"long_factor", ones}}}).attentionFactor,
        1.190238, 5e-7);
}

TEST(KnownModels, PartialRotary_ExponentOverTheRotaryPart) {
    const double slowest = computed(model(64, 1e7, 262144), {"none"}).inverseFrequencies.back();
    EXPECT_NEAR(wavelengthTokens(slowest), 3.797e7, 5e3);
}

}   // namespace
}   // namespace rope
