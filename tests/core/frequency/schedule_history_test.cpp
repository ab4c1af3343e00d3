// Methods with a memory, as functions of an explicit history; and what a cache of old keys does to scores.
#include "tests/support/engines/schedule_history.h"
#include "core/attention/vector_source.h"
#include "tests/support/engines/cached_scores.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace rope {
namespace {

using testing::expectNear;
using testing::Json;
using testing::numberOr;

std::vector<ForwardCall> callsOfLengths(const std::vector<std::int64_t>& lengths) {
    std::vector<ForwardCall> calls;
    for (const std::int64_t length : lengths) calls.push_back({0, length});
    return calls;
}

std::vector<HistoryStep> history(const ScalingRequest& request, const MethodChoice& choice,
                                 const std::vector<ForwardCall>& calls) {
    Result<std::vector<HistoryStep>> steps = scheduleHistory(request, choice, calls);
    EXPECT_TRUE(steps.ok()) << (steps ? "" : describe(steps.error()));
    return steps ? *steps : std::vector<HistoryStep>{};
}

const MethodChoice dynamicTimesTwo{"dynamic", {{"factor", 2.0}}};

TEST(ScheduleHistory, TransformersModule_SameFrequenciesAfterEveryCall) {
    const Json cases = testing::referenceCases("hf-stateful.json");
    ASSERT_EQ(cases.size(), 3U);
    for (const Json& testCase : cases) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Scenario scenario = testing::scenarioFrom(testCase.at("config"));
        const std::vector<HistoryStep> steps =
            history(scalingRequest(scenario), scenario.methods[0].choice,
                    callsOfLengths(testCase.at("inputs").at("lengths").get<std::vector<std::int64_t>>()));
        const Json& expected = testCase.at("expected").at("steps");
        ASSERT_EQ(steps.size(), expected.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const std::vector<double>& frequencies = steps[i].schedule.inverseFrequencies;
            expectNear(
                {frequencies[1], frequencies.back()},
                {expected[i].at("inv_freq_1").get<double>(), expected[i].at("inv_freq_last").get<double>()},
                1e-12, "rad/token after call " + std::to_string(i), testing::Tolerance::Relative);
            EXPECT_NEAR(steps[i].schedule.attentionFactor, expected[i].at("attention_scaling").get<double>(),
                        1e-13);
            if (testCase.at("method") == "dynamic") {
                EXPECT_EQ(steps[i].rememberedTokens, numberOr(expected[i], "max_seq_len_cached", 0));
            }
        }
    }
}

TEST(ScheduleHistory, Dynamic_KeepsItsLongBaseUntilACallIsStrictlyShorterThanL) {
    const ScalingRequest request{.rotaryDim = 64};
    const std::vector<HistoryStep> steps =
        history(request, dynamicTimesTwo, callsOfLengths({100, 9000, 5000, 4096, 4095, 4097}));
    const std::vector<double> remembered{4096, 9000, 9000, 9000, 4096, 4097};
    for (std::size_t i = 0; i < steps.size(); ++i)
        EXPECT_EQ(steps[i].rememberedTokens, remembered[i]) << "call " << i;
    EXPECT_EQ(steps[1].schedule, steps[3].schedule);
    EXPECT_EQ(steps[0].schedule, steps[4].schedule);
}

TEST(ScheduleHistory, LongRope_SwitchesAtLPlusOneAndBack) {
    const MethodChoice choice{
        "longrope",
        {{"short_factor", std::vector<double>(4, 1.0)}, {"long_factor", std::vector<double>(4, 8.0)}}};
    const std::vector<HistoryStep> steps =
        history({.rotaryDim = 8}, choice, callsOfLengths({4096, 4097, 4096}));
    EXPECT_EQ(steps[0].schedule, steps[2].schedule);
    EXPECT_DOUBLE_EQ(steps[1].schedule.inverseFrequencies[0], 0.125);
    EXPECT_DOUBLE_EQ(steps[0].schedule.inverseFrequencies[0], 1);
}

TEST(ScheduleHistory, AuthorsDynamicYarn_OnlyGrows) {
    const std::vector<HistoryStep> steps =
        history({.rotaryDim = 64}, {"dynamic-yarn"}, callsOfLengths({8192, 10, 6000, 16384}));
    EXPECT_EQ(steps[1].schedule, steps[0].schedule);
    EXPECT_EQ(steps[2].schedule, steps[0].schedule);
    EXPECT_GT(steps[3].schedule.attentionFactor, steps[0].schedule.attentionFactor);
}

TEST(ScheduleHistory, StaticMethods_DoNotChange) {
    const std::vector<HistoryStep> steps =
        history({.rotaryDim = 64}, {"yarn", {{"factor", 4.0}}}, callsOfLengths({1, 100000, 5}));
    EXPECT_EQ(steps[0].schedule, steps[1].schedule);
    EXPECT_EQ(steps[0].schedule, steps[2].schedule);
}

TEST(ScheduleHistory, SameCallsSameSteps_NothingIsHidden) {
    const std::vector<ForwardCall> calls = callsOfLengths({9000, 10, 5000});
    const std::vector<HistoryStep> first = history({.rotaryDim = 64}, dynamicTimesTwo, calls),
                                   second = history({.rotaryDim = 64}, dynamicTimesTwo, calls);
    for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].schedule, second[i].schedule);
}

TEST(ScheduleHistory, EmptyNegativeOrHugeCalls_AreRefused) {
    for (const ForwardCall call :
         {ForwardCall{5, 5}, ForwardCall{-1, 3}, ForwardCall{0, std::int64_t{1} << 60}}) {
        const Result<std::vector<HistoryStep>> steps = scheduleHistory({}, {}, std::vector{call});
        ASSERT_FALSE(steps.ok());
        EXPECT_EQ(steps.error().where, "calls");
    }
    EXPECT_FALSE(scheduleHistory({}, {"no-such"}, std::vector{ForwardCall{0, 1}}).ok());
}

struct CacheTrial {
    PairLayout layout{Pairing::Half, 64, 64, 0};
    RowMatrix query, keys;
    std::vector<std::int64_t> queryPositions, keyPositions;
};

/// One query at the last position of a generation, with the keys at some earlier ones.
CacheTrial cacheTrial(std::int64_t queryPosition, std::vector<std::int64_t> keyPositions) {
    CacheTrial trial;
    trial.queryPositions = {queryPosition};
    trial.keyPositions = std::move(keyPositions);
    trial.query = *vectorAt({}, VectorRole::Query, 0, 64);
    trial.keys = vectorAt({}, VectorRole::Key, 0, 64)
                     ->replicate(static_cast<Eigen::Index>(trial.keyPositions.size()), 1);
    return trial;
}

CachedScores scoresOf(const CacheTrial& trial, const std::vector<HistoryStep>& steps,
                      ScoreStage stage = ScoreStage::Dot) {
    return *cachedScores(steps, trial.layout, stage, trial.query, trial.queryPositions, trial.keys,
                         trial.keyPositions);
}

double scoreBetween(const std::vector<double>& queryFrequencies, const std::vector<double>& keyFrequencies,
                    const CacheTrial& trial, std::size_t n) {
    double sum = 0;
    for (int i = 0; i < 32; ++i) {
        const auto pair = static_cast<std::size_t>(i);
        const double angle = static_cast<double>(trial.queryPositions[0]) * queryFrequencies[pair] -
                             static_cast<double>(trial.keyPositions[n]) * keyFrequencies[pair];
        const double qa = trial.query(0, i), qc = trial.query(0, i + 32), ka = trial.keys(0, i),
                     kc = trial.keys(0, i + 32);
        sum += (qa * ka + qc * kc) * std::cos(angle) + (qa * kc - qc * ka) * std::sin(angle);
    }
    return sum;
}

TEST(CachedScores, KeysKeepTheBaseOfTheCallThatRotatedThem) {
    const std::vector<HistoryStep> steps =
        history({.rotaryDim = 64}, dynamicTimesTwo, generationCalls(4096, 100));
    const CacheTrial trial = cacheTrial(4195, {0, 4000, 4096, 4150, 4195});
    const CachedScores cached = scoresOf(trial, steps);
    EXPECT_EQ(cached.keyStep, (std::vector<std::size_t>{0, 0, 1, 55, 100}));
    EXPECT_EQ(cached.queryStep[0], 100U);
    for (std::size_t n = 0; n < 5; ++n)
        EXPECT_NEAR(cached.scores(0, static_cast<Eigen::Index>(n)),
                    scoreBetween(steps[100].schedule.inverseFrequencies,
                                 steps[cached.keyStep[n]].schedule.inverseFrequencies, trial, n),
                    1e-10)
            << "key at " << trial.keyPositions[n];
}

TEST(CachedScores, DynamicWithACache_DiffersFromOneFreshCall) {
    const CacheTrial trial = cacheTrial(6000, {100, 3000, 5000});
    const CachedScores cached =
        scoresOf(trial, history({.rotaryDim = 64}, dynamicTimesTwo, generationCalls(4096, 1905)));
    const CachedScores fresh = scoresOf(trial, history({.rotaryDim = 64}, dynamicTimesTwo, {{0, 6001}}));
    for (Eigen::Index n = 0; n < 3; ++n)
        EXPECT_GT(std::abs(cached.scores(0, n) - fresh.scores(0, n)), 0.1) << n;
}

TEST(CachedScores, StaticMethod_CacheChangesNothing) {
    const CacheTrial trial = cacheTrial(300, {0, 150, 299});
    const MethodChoice choice{"yarn", {{"factor", 4.0}}};
    const CachedScores cached =
        scoresOf(trial, history({.rotaryDim = 64}, choice, generationCalls(200, 101)), ScoreStage::Scaled);
    const CachedScores fresh =
        scoresOf(trial, history({.rotaryDim = 64}, choice, {{0, 301}}), ScoreStage::Scaled);
    EXPECT_LE((cached.scores - fresh.scores).cwiseAbs().maxCoeff(), 1e-14);
}

TEST(CachedScores, LongRopeAcrossTheSwitch_MixesBothLists) {
    const MethodChoice choice{
        "longrope",
        {{"short_factor", std::vector<double>(32, 1.0)}, {"long_factor", std::vector<double>(32, 4.0)}}};
    const std::vector<HistoryStep> steps = history({.rotaryDim = 64}, choice, generationCalls(4096, 1));
    const CacheTrial trial = cacheTrial(4096, {4095, 4096});
    const CachedScores cached = scoresOf(trial, steps);
    EXPECT_NEAR(
        cached.scores(0, 0),
        scoreBetween(steps[1].schedule.inverseFrequencies, steps[0].schedule.inverseFrequencies, trial, 0),
        1e-10);
    EXPECT_NEAR(cached.scores(0, 1), trial.query.row(0).dot(trial.keys.row(1)), 1e-10)
        << "same call, distance 0";
}

TEST(CachedScores, ScaledStage_TakesTheTemperatureOfBothSteps) {
    const std::vector<HistoryStep> steps =
        history({.rotaryDim = 64}, {"dynamic-yarn"}, {{0, 4096}, {4096, 16384}});
    ASSERT_GT(steps[1].schedule.attentionFactor, 1.1);
    const CacheTrial trial = cacheTrial(16383, {10, 5000});
    const CachedScores dot = scoresOf(trial, steps), scaled = scoresOf(trial, steps, ScoreStage::Scaled);
    const double a = steps[1].schedule.attentionFactor;
    EXPECT_NEAR(scaled.scores(0, 0), dot.scores(0, 0) * a / 8, 1e-12) << "an old key has A = 1";
    EXPECT_NEAR(scaled.scores(0, 1), dot.scores(0, 1) * a * a / 8, 1e-12);
}

TEST(CachedScores, KeyThatIsNotThereYet_HasNoScore) {
    const std::vector<HistoryStep> steps = history({.rotaryDim = 64}, {}, generationCalls(4, 2));
    const CachedScores cached = scoresOf(cacheTrial(3, {3, 4, 77}), steps);
    EXPECT_FALSE(std::isnan(cached.scores(0, 0)));
    EXPECT_TRUE(std::isnan(cached.scores(0, 1)));
    EXPECT_TRUE(std::isnan(cached.scores(0, 2)));
    EXPECT_EQ(scoresOf(cacheTrial(50, {0}), steps).queryStep[0], steps.size());
}

TEST(CachedScores, RowsThatDoNotFit_AreRefused) {
    CacheTrial trial = cacheTrial(0, {0});
    trial.keyPositions.push_back(1);
    const std::vector<HistoryStep> steps = history({.rotaryDim = 64}, {}, {{0, 4}});
    EXPECT_EQ(cachedScores(steps, trial.layout, ScoreStage::Dot, trial.query, trial.queryPositions,
                           trial.keys, trial.keyPositions)
                  .error()
                  .where,
              "k");
}

}   // namespace
}   // namespace rope
