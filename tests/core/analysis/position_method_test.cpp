// Methods that act on positions, wherever an analysis lets a query meet a key.
#include "core/analysis/rotation_study.h"
#include "core/bounds/extension_bounds.h"
#include "core/decay/decay_curve.h"
#include "core/encoding_study/encoding_comparison.h"
#include "core/encoding_study/invariance_study.h"
#include "core/methods/method_registry.h"
#include "core/methods/position_methods.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace rope {
namespace {

Scenario withMethod(MethodChoice choice) {
    Scenario scenario;
    scenario.layout.headDim = scenario.layout.rotaryDim = 32;
    scenario.methods = {{std::move(choice)}};
    return scenario;
}

std::vector<std::int64_t> upTo(std::int64_t count) {
    std::vector<std::int64_t> list;
    for (std::int64_t i = 0; i < count; ++i) list.push_back(i);
    return list;
}

const MethodChoice reropeTen{"rerope", {{"window", 10.0}}};

TEST(PositionMethods, AreRowsOfTheMethodRegistry) {
    EXPECT_EQ(positionMethods().size(), 8U);
    for (const ScalingMethod& row : positionMethods()) {
        const ScalingMethod* found = findScalingMethod(row.id);
        ASSERT_NE(found, nullptr) << row.id;
        EXPECT_EQ(found->actsOn, "P") << row.id;
        const Result<ResolvedMethod> resolved = resolveMethod(withMethod({std::string(row.id)}), 0);
        ASSERT_TRUE(resolved.ok()) << row.id;
        EXPECT_TRUE(resolved->positionMap.has_value()) << row.id;
        EXPECT_EQ(resolved->schedule.inverseFrequencies, unscaledFrequencies(withMethod({}))) << row.id;
    }
}

TEST(PositionMethods, WrongParameters_AreRefusedByTheScenario) {
    EXPECT_EQ(validated(withMethod({"dual-chunk", {{"chunk_size", 8.0}, {"local_size", 8.0}}})).error().where,
              "local_size");
    EXPECT_EQ(validated(withMethod({"rerope", {{"window", 0.0}}})).error().where, "window");
    EXPECT_EQ(validated(withMethod({"self-extend", {{"group_size", 1.5}}})).error().where, "group_size");
}

TEST(PositionMethods, Heatmap_BeyondTheWindowScoresAreThoseAtTheWindow) {
    const std::vector<std::int64_t> positions = upTo(150);
    const Result<ScoreHeatmap> plain = scoreHeatmap(valid(withMethod({})), positions, positions),
                               rerope = scoreHeatmap(valid(withMethod(reropeTen)), positions, positions);
    ASSERT_TRUE(plain.ok() && rerope.ok());
    for (Eigen::Index m = 0; m < 150; ++m)
        for (Eigen::Index n = 0; n < 150; ++n) {
            const Eigen::Index like = m - n > 10 ? m - 10 : n;
            EXPECT_NEAR(rerope->scores(m, n), plain->scores(m, like), 1e-12) << m << ", " << n;
        }
}

TEST(PositionMethods, Heatmap_UnseenKeysHaveNoScoreAndNoWeight) {
    Scenario scenario = withMethod({"lm-infinite", {{"global_size", 2.0}, {"local_size", 5.0}}});
    scenario.mask = ScoreMask::Causal;
    const std::vector<std::int64_t> positions = upTo(20);
    const Result<ScoreHeatmap> scaled = scoreHeatmap(valid(scenario), positions, positions);
    ASSERT_TRUE(scaled.ok());
    EXPECT_TRUE(std::isnan(scaled->scores(19, 2)));
    EXPECT_FALSE(std::isnan(scaled->scores(19, 1)));
    EXPECT_FALSE(std::isnan(scaled->scores(19, 15)));
    scenario.stage = ScoreStage::Softmax;
    const Result<ScoreHeatmap> weights = scoreHeatmap(valid(scenario), positions, positions);
    ASSERT_TRUE(weights.ok());
    EXPECT_EQ(weights->scores(19, 2), 0);
    for (Eigen::Index m = 0; m < 20; ++m) EXPECT_NEAR(weights->scores.row(m).sum(), 1, 1e-14);
}

TEST(PositionMethods, ScoreAt_IsTheHeatmapsCell) {
    const Scenario scenario = withMethod({"self-extend", {{"window", 4.0}, {"group_size", 3.0}}});
    const std::vector<std::int64_t> queries{40}, keys{7};
    EXPECT_DOUBLE_EQ(*scoreAt(valid(scenario), 40, 7),
                     scoreHeatmap(valid(scenario), queries, keys)->scores(0, 0));
}

TEST(PositionMethods, Decay_StopsAtTheWindow_OtherMethodsDoNot) {
    Scenario scenario = withMethod({});
    scenario.methods.push_back({reropeTen});
    const std::vector<std::int64_t> distances{-3, 0, 5, 10, 11, 500};
    const Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    ASSERT_TRUE(curves.ok());
    const MethodDecay &plain = curves->methods[0], &rerope = curves->methods[1];
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const std::size_t like = std::min<std::size_t>(i, 3);
        EXPECT_NEAR(rerope.bound[i], plain.bound[like], 1e-12) << distances[i];
        EXPECT_NEAR(rerope.ones[i], plain.ones[like], 1e-12) << distances[i];
        EXPECT_NEAR(rerope.score[i], plain.score[like], 1e-12) << distances[i];
    }
    EXPECT_GT(std::abs(plain.ones[5] - plain.ones[3]), 0.01);
}

TEST(PositionMethods, Decay_UnseenDistances_AreGaps) {
    const Scenario scenario = withMethod({"streaming-llm", {{"sink_size", 0.0}, {"window_size", 4.0}}});
    const std::vector<std::int64_t> distances{3, 4};
    const Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    ASSERT_TRUE(curves.ok());
    EXPECT_FALSE(std::isnan(curves->methods[0].score[0]));
    EXPECT_TRUE(std::isnan(curves->methods[0].score[1]));
    EXPECT_TRUE(std::isnan(curves->methods[0].bound[1]));
}

TEST(PositionMethods, Invariance_HoldsForReRope_NotForSelfExtendsGroups) {
    Scenario scenario = withMethod(reropeTen);
    scenario.queryPosition = 100;
    scenario.keyPosition = 50;
    const std::vector<std::int64_t> shifts = upTo(9);
    EXPECT_LE(invarianceStudy(valid(scenario), shifts)->series[0].spread, 1e-13);
    scenario.methods = {{{"self-extend", {{"window", 8.0}, {"group_size", 4.0}}}}};
    scenario.keyPosition = 51;
    EXPECT_GT(invarianceStudy(valid(scenario), shifts)->series[0].spread, 1e-3)
        << "m and n cross group borders at different shifts";
}

TEST(PositionMethods, TablesAndRotatedVectors_DoNotExist) {
    const std::vector<std::int64_t> positions{0, 1};
    EXPECT_EQ(rotationTables(valid(withMethod(reropeTen)), positions).error().code, ErrorCode::Impossible);
    EXPECT_EQ(rotatedQueries(valid(withMethod(reropeTen)), positions).error().code, ErrorCode::Impossible);
}

TEST(PositionMethods, Snapshot_RotatesTheQueryByItsDistanceFromTheKey) {
    Scenario scenario = withMethod(reropeTen);
    scenario.queryPosition = 700;
    scenario.keyPosition = 40;
    const Result<RotationSnapshot> snapshot = rotationSnapshot(valid(scenario));
    ASSERT_TRUE(snapshot.ok());
    EXPECT_DOUBLE_EQ(snapshot->pairs[0].queryAngleRad, 50);
    EXPECT_DOUBLE_EQ(snapshot->pairs[0].keyAngleRad, 40);
    scenario.stage = ScoreStage::Dot;
    EXPECT_NEAR(snapshot->score, *scoreAt(valid(scenario), 700, 40), 1e-12);
    EXPECT_DOUBLE_EQ(snapshot->pairs[0].targetReachRad, 10)
        << "within L' no distance is longer than the window";
    scenario.methods = {{{"lm-infinite", {{"local_size", 100.0}}}}};
    EXPECT_EQ(rotationSnapshot(valid(scenario)).error().where, "key_position");
    scenario.methods.push_back({});
    scenario.activeMethod = 1;
    EXPECT_TRUE(std::isnan(rotationSnapshot(valid(scenario))->pairs[0].methodAnglesRad[0]))
        << "hidden for one of the methods compared";
    EXPECT_DOUBLE_EQ(rotationSnapshot(valid(scenario))->pairs[0].methodAnglesRad[1], 700);
}

TEST(PositionMethods, Encodings_RopeRowFollowsTheMap) {
    const Scenario scenario = withMethod(reropeTen);
    const std::vector<std::int64_t> positions = upTo(30);
    const std::vector<EncodingChoice> choices{{"rope"}};
    const Result<EncodingComparison> comparison =
        encodingComparison(valid(scenario), positions, positions, choices);
    ASSERT_TRUE(comparison.ok());
    const Result<ScoreHeatmap> heatmap = scoreHeatmap(valid(scenario), positions, positions);
    EXPECT_LE((comparison->encodings[0].scores - heatmap->scores).cwiseAbs().maxCoeff(), 1e-13);
}

TEST(PositionMethods, LinearAttention_FollowsTheMapInItsNumerator) {
    const std::vector<std::int64_t> far{40}, keys{3}, like{13};   // the score of distance 10
    const Scenario plain = withMethod({}), rerope = withMethod(reropeTen);
    const std::vector<EncodingChoice> choices{{"rope"}};
    const auto weight = [&](const Scenario& scenario, const std::vector<std::int64_t>& queries) {
        return encodingComparison(valid(scenario), queries, keys, choices)
            ->linearAttention[0]
            .attention.weights(0, 0);
    };
    EXPECT_NEAR(weight(rerope, far), weight(plain, like), 1e-12);
    const Scenario hidden = withMethod({"streaming-llm", {{"sink_size", 0.0}, {"window_size", 4.0}}});
    EXPECT_TRUE(std::isnan(weight(hidden, far))) << "no key is seen";
}

TEST(PositionMethods, Bounds_AskAboutTheDistancesOfTheRotation) {
    const auto boundsOf = [](const MethodChoice& choice) {
        Scenario scenario = withMethod(choice);
        scenario.lengths.context = 16384;
        return extensionBounds(valid(scenario), {.searchesBases = false})->active();
    };
    const MethodCoverage plain = boundsOf({});
    ASSERT_TRUE(plain.firstNegativeDistance.has_value());
    const auto first = static_cast<double>(*plain.firstNegativeDistance);
    EXPECT_GT(plain.largestOutsideAngleRad(), 0);
    EXPECT_EQ(boundsOf({"rerope", {{"window", first}}}).firstNegativeDistance, plain.firstNegativeDistance);
    EXPECT_FALSE(boundsOf({"rerope", {{"window", first - 1}}}).firstNegativeDistance.has_value())
        << "it never rotates that far";
    EXPECT_EQ(boundsOf({"rerope", {{"window", 4095.0}}}).largestOutsideAngleRad(), 0);
    EXPECT_EQ(boundsOf(reropeTen).revolutions, plain.revolutions);
}

TEST(PositionMethods, Labels_SayTheirNumbers) {
    EXPECT_EQ(methodLabel(withMethod(reropeTen), reropeTen), "ReRoPE 10");
    EXPECT_EQ(methodLabel(withMethod({}), {"self-extend", {{"window", 64.0}}}), "Self-Extend 64/4");
}

TEST(PositionMethods, NarrowFormats_RoundTheDistanceAndTheProducts) {
    Scenario scenario = withMethod(reropeTen);
    scenario.precision.format = NumberFormat::Bfloat16;
    const double exact = *scoreAt(valid(withMethod(reropeTen)), 50, 3),
                 rounded = *scoreAt(valid(scenario), 50, 3);
    EXPECT_NE(exact, rounded);
    EXPECT_NEAR(exact, rounded, 0.5);
}

}   // namespace
}   // namespace rope
