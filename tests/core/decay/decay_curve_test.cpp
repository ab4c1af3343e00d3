#include "core/decay/decay_curve.h"

#include "core/decay/decay_envelope.h"

#include "core/base/limits.h"
#include "core/frequency/scaling_method.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

namespace rope {
namespace {

std::vector<std::int64_t> progression(std::int64_t first, std::int64_t count, std::int64_t step = 1) {
    std::vector<std::int64_t> distances;
    for (std::int64_t i = 0; i < count; ++i) distances.push_back(first + i * step);
    return distances;
}

Scenario plain(int dim, double base) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, dim, dim, 0};
    scenario.ropeTheta = base;
    return scenario;
}

MethodDecay decay(const Scenario& scenario, const std::vector<std::int64_t>& distances,
                  std::size_t method = 0) {
    Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    EXPECT_TRUE(curves.ok()) << (curves ? "" : describe(curves.error()));
    return curves ? curves->methods.at(method) : MethodDecay{};
}

/// First distance with sum_i cos(distance theta_i) < 0.
std::int64_t firstNegative(int dim, double base, std::int64_t reach) {
    const std::vector<double> ones = decay(plain(dim, base), progression(0, reach)).ones;
    return std::find_if(ones.begin(), ones.end(), [](double value) { return value < 0; }) - ones.begin();
}

struct Direct {
    double bound, ones;
};

/// The definition, term by term.
Direct direct(const std::vector<double>& frequencies, std::int64_t distance, int rotaryDim) {
    std::complex<double> sum = 0;
    double bound = 0;
    for (const double frequency : frequencies) {
        const double angleRad = static_cast<double>(distance) * frequency;
        sum += std::complex(std::cos(angleRad), std::sin(angleRad));
        bound += std::abs(sum);
    }
    return {2 * bound / rotaryDim, 2 * sum.real() / rotaryDim};
}

TEST(Decay, FirstNegativeDistance_OfKnownModels) {
    EXPECT_EQ(firstNegative(64, 10000, 1000), 725);
    EXPECT_EQ(firstNegative(128, 10000, 3000), 1707);
    EXPECT_EQ(firstNegative(128, 500000, 20000), 18438);
    EXPECT_EQ(firstNegative(128, 1e6, 30000), 27115);
    EXPECT_EQ(firstNegative(128, 11158840, 130000), 123305);
}

TEST(Decay, Ones_AreNotMonotone) {
    const MethodDecay curve = decay(plain(64, 10000), {9447, 17156});
    EXPECT_NEAR(curve.ones[0], -0.359, 5e-4);
    EXPECT_NEAR(curve.ones[1], -0.417, 5e-4);
}

TEST(Decay, DistanceZero_IsItsLargestPossible) {
    const MethodDecay curve = decay(plain(128, 10000), {0});
    EXPECT_NEAR(curve.bound[0], 32.5, 1e-12);   // (d/2 + 1) / 2
    EXPECT_NEAR(curve.ones[0], 1, 1e-15);
}

TEST(Decay, OddRotaryDim_DividesByRNotByTwicePairs) {
    Scenario scenario = plain(9, 10000);
    scenario.layout.rotaryDim = 5;
    EXPECT_NEAR(decay(scenario, {0}).ones[0], 6.0 / 5, 1e-15);
}

TEST(Decay, ScatteredDistances_EqualTheDefinition) {
    const Scenario scenario = plain(64, 10000);
    const std::vector<std::int64_t> distances{0, 1, 7, 100, 1000, 4096, 131071, -7, 1000000};
    const MethodDecay curve = decay(scenario, distances);
    const std::vector<double> frequencies = unscaledFrequencies(scenario);
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const Direct expected = direct(frequencies, distances[i], 64);
        EXPECT_NEAR(curve.ones[i], expected.ones, 1e-13) << "distance " << distances[i];
        EXPECT_NEAR(curve.bound[i], expected.bound, 1e-12) << "distance " << distances[i];
    }
}

TEST(Decay, ConsecutiveDistances_Within3e10OfDirectEvaluationToAMillion) {
    const Scenario scenario = plain(64, 10000);
    const std::vector<double> frequencies = unscaledFrequencies(scenario);
    for (const std::int64_t first :
         {std::int64_t{0}, std::int64_t{123456}, std::int64_t{999936}, std::int64_t{-1000000}}) {
        const auto distances = progression(first, 5000);
        const MethodDecay curve = decay(scenario, distances);
        double worst = 0;
        for (std::size_t i = 0; i < distances.size(); ++i) {
            const Direct expected = direct(frequencies, distances[i], 64);
            worst = std::max(
                {worst, std::abs(curve.ones[i] - expected.ones), std::abs(curve.bound[i] - expected.bound)});
        }
        EXPECT_LE(worst, 3e-10) << "from distance " << first;
    }
}

TEST(Decay, ConsecutiveDistances_WithinTwoUlpsOfTheTrueCosine) {
    // one pair with a frequency of few bits: distance * frequency is exact, so std::cos is the truth
    Scenario scenario = plain(2, 10000);
    scenario.explicitInverseFrequencies = {0.625};
    const auto distances = progression(3000000, 3000);
    const MethodDecay curve = decay(scenario, distances);
    for (std::size_t i = 0; i < distances.size(); ++i)
        ASSERT_NEAR(curve.ones[i], std::cos(static_cast<double>(distances[i]) * 0.625), 2e-15)
            << "distance " << distances[i];
}

TEST(Decay, OtherSteps_SameNumbersAsScattered) {
    const Scenario scenario = plain(32, 10000);
    for (const std::int64_t step : {std::int64_t{-3}, std::int64_t{1000}, std::int64_t{0}}) {
        const auto distances = progression(50, 1000, step);
        const MethodDecay curve = decay(scenario, distances);
        const std::vector<double> frequencies = unscaledFrequencies(scenario);
        for (std::size_t i = 0; i < distances.size(); i += 37)
            EXPECT_NEAR(curve.ones[i], direct(frequencies, distances[i], 32).ones, 3e-10)
                << "distance " << distances[i];
    }
}

TEST(Decay, Score_EqualsTheHeatmapAtEveryDistance) {
    Scenario scenario = plain(32, 10000);
    scenario.layout = {Pairing::Interleaved, 33, 17, 5};   // offset, padding and a tail that passes through
    scenario.methods[0].choice = {"yarn", {{"factor", 4.0}}};
    for (const ScoreStage stage : {ScoreStage::Dot, ScoreStage::Scaled}) {
        scenario.stage = stage;
        const MethodDecay curve = decay(scenario, {0, 5, 700});
        EXPECT_NEAR(curve.score[0], *scoreAt(valid(scenario), 40, 40), 1e-12);
        EXPECT_NEAR(curve.score[1], *scoreAt(valid(scenario), 105, 100), 1e-11);
        EXPECT_NEAR(curve.score[2], *scoreAt(valid(scenario), 700, 0), 1e-11);
    }
    EXPECT_NEAR(decay(scenario, {-5}).score[0], *scoreAt(valid(scenario), 100, 105), 1e-11);
}

TEST(Decay, Softmax_RunsOverTheListedDistances) {
    Scenario scenario = plain(16, 10000);
    const std::vector<double> scaled = decay(scenario, {0, 1, 2}).score;
    scenario.stage = ScoreStage::Softmax;
    const std::vector<double> weights = decay(scenario, {0, 1, 2}).score;
    EXPECT_NEAR(weights[0] + weights[1] + weights[2], 1, 1e-15);
    EXPECT_NEAR(weights[1] / weights[0], std::exp(scaled[1] - scaled[0]), 1e-13);
}

TEST(Decay, AllOnes_ScoreIsHalfTheDimensionTimesOnes) {
    Scenario scenario = plain(64, 10000);
    scenario.vectors.kind = VectorKind::Ones;
    scenario.stage = ScoreStage::Dot;
    const MethodDecay curve = decay(scenario, {0, 3, 900});
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(curve.score[i], 64 * curve.ones[i], 1e-12);
}

TEST(Decay, EveryMethod_InOrderWithoutAttentionFactorInTheBound) {
    Scenario scenario = plain(64, 10000);
    scenario.methods.push_back({{"linear", {{"factor", 4.0}}}, false});
    scenario.methods.push_back({{"yarn", {{"factor", 1.0}, {"attention_factor", 2.0}}}});
    const Result<DecayCurves> curves = decayCurves(valid(scenario), std::vector<std::int64_t>{400, 100});
    ASSERT_TRUE(curves.ok());
    ASSERT_EQ(curves->methods.size(), 3U);
    EXPECT_NEAR(curves->methods[1].bound[0], curves->methods[0].bound[1],
                1e-12);   // linear by 4: distance 400 looks like 100
    EXPECT_NEAR(curves->methods[2].bound[0], curves->methods[0].bound[0], 1e-12);
    EXPECT_NEAR(curves->methods[2].score[0], 4 * curves->methods[0].score[0],
                1e-12);   // A squared is in the score
}

TEST(Decay, NarrowFormat_ScoreIsTheRoundedOneFromPositionZero) {
    Scenario scenario = plain(32, 10000);
    scenario.precision.format = NumberFormat::Bfloat16;
    const MethodDecay curve = decay(scenario, progression(0, 300));
    for (const std::int64_t distance : {0, 1, 63, 64, 299})
        EXPECT_EQ(curve.score[static_cast<std::size_t>(distance)], *scoreAt(valid(scenario), distance, 0))
            << "distance " << distance;
    EXPECT_EQ(curve.ones[257], curve.ones[256]);   // bfloat16 cannot tell these positions apart
}

TEST(Decay, GivenRows_FirstOneCounts) {
    Scenario scenario = plain(2, 10000);
    scenario.stage = ScoreStage::Dot;
    RowMatrix rows(2, 2);
    rows << 1, 0, 5, 5;
    scenario.vectors.givenQuery = scenario.vectors.givenKey = std::make_shared<const RowMatrix>(rows);
    EXPECT_NEAR(decay(scenario, {2}).score[0], std::cos(2.0), 1e-15);
}

TEST(Decay, Hostile_DistancesAndSizes) {
    const Scenario scenario = plain(4, 10000);
    for (const std::int64_t bad :
         {maxPosition + 1, -maxPosition - 1, std::numeric_limits<std::int64_t>::min(),
          std::numeric_limits<std::int64_t>::max()}) {
        const Result<DecayCurves> curves = decayCurves(valid(scenario), std::vector{bad});
        ASSERT_FALSE(curves.ok());
        EXPECT_EQ(curves.error().code, ErrorCode::OutOfRange);
        EXPECT_EQ(curves.error().where, "distances");
    }
    EXPECT_TRUE(decayCurves(valid(scenario), std::vector{maxPosition, -maxPosition}).ok());
    EXPECT_TRUE(decayCurves(valid(scenario), {}).ok());
    Scenario many = scenario;
    many.methods.resize(65);
    EXPECT_EQ(decayCurves(valid(many), progression(0, 1000000)).error().code, ErrorCode::OutOfRange);
}

TEST(Decay, FarProgression_StaysWithinOne) {
    const MethodDecay curve = decay(plain(8, 10000), progression(maxPosition - 1000, 1000));
    for (const double value : curve.ones) EXPECT_LE(std::abs(value), 1 + 1e-12);
}

TEST(Decay, Stopped_IsAnError) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(decayCurves(valid(plain(4, 10000)), std::vector<std::int64_t>{1}, {.stop = stop.get_token()})
                  .error()
                  .code,
              ErrorCode::Impossible);
}

TEST(DecayEnvelopes, EveryColumn_HoldsTheSmallestAndLargestOfItsDistances) {
    Scenario scenario;
    scenario.vectors = {.kind = VectorKind::RandomPair, .seed = 4};
    scenario.methods = {{{"none"}}, {{"linear", {{"factor", 4.0}}}}};
    scenario.stage = ScoreStage::Softmax;
    const std::vector<std::int64_t> edges{0, 1, 2, 70, 5000, 9001};
    const Result<DecayEnvelopes> envelopes = decayEnvelopes(valid(scenario), edges);
    ASSERT_TRUE(envelopes.ok());
    std::vector<std::int64_t> all(9001);
    std::iota(all.begin(), all.end(), 0);
    const Result<DecayCurves> curves = decayCurves(valid(scenario), all);
    ASSERT_TRUE(curves.ok());
    const auto expectRange = [&](const ValueRange& range, const std::vector<double>& values) {
        ASSERT_EQ(range.low.size(), edges.size() - 1);
        for (std::size_t c = 0; c + 1 < edges.size(); ++c) {
            const auto begin = values.begin() + edges[c], end = values.begin() + edges[c + 1];
            EXPECT_NEAR(range.low[c], *std::min_element(begin, end), 1e-15) << "column " << c;
            EXPECT_NEAR(range.high[c], *std::max_element(begin, end), 1e-15) << "column " << c;
            EXPECT_NEAR(range.mean[c], std::accumulate(begin, end, 0.0) / static_cast<double>(end - begin),
                        1e-12)
                << "column " << c;
        }
    };
    for (std::size_t m = 0; m < 2; ++m) {
        expectRange(envelopes->methods[m].bound, curves->methods[m].bound);
        expectRange(envelopes->methods[m].ones, curves->methods[m].ones);
        expectRange(envelopes->methods[m].score, curves->methods[m].score);
    }
    EXPECT_TRUE(hasFastDecay(valid(scenario)));
    scenario.methods = {{{"rerope"}}};
    EXPECT_FALSE(hasFastDecay(valid(scenario)));
}

}   // namespace
}   // namespace rope
