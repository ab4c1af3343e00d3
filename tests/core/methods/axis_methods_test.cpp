// Rows of the registry whose tokens have positions on several axes: where the tokens stand, and what every
// analysis makes of it.
#include "core/methods/axis_methods.h"
#include "core/methods/method_registry.h"

#include "core/analysis/phasor_study.h"
#include "core/analysis/rotation_study.h"
#include "core/bounds/extension_bounds.h"
#include "core/decay/decay_curve.h"
#include "core/encoding_study/invariance_study.h"
#include "core/position/axis_layout.h"
#include "core/rotation/rotate.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/engines/axis_rotation.h"
#include "tests/support/reference_cases.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace rope {
namespace {

using testing::Json;

FrequencySchedule scheduleOf(int rotaryDim, const MethodChoice& choice, double base = 10000) {
    const Result<FrequencySchedule> schedule =
        computeSchedule({.rotaryDim = rotaryDim, .ropeTheta = base}, choice);
    EXPECT_TRUE(schedule.ok()) << choice.id << ": " << (schedule ? "" : describe(schedule.error()));
    return schedule ? *schedule : FrequencySchedule{};
}

std::array<std::int64_t, 3> placesOf(const TokenAxes& axes, std::int64_t token) {
    return {axes.onAxis(0, token), axes.onAxis(1, token), axes.onAxis(2, token)};
}

/// Qwen2-VL's own example, in the notes of get_rope_index: 3 text tokens, a video of 3 frames of 2 x 2
/// tokens, 5 text tokens.
TEST(AxisMethods, TextImageText_StandWhereQwen2VlPutsThem) {
    const FrequencySchedule schedule = scheduleOf(128, {"mrope",
                                                        {{"image_start", 3.0},
                                                         {"image_grid_thw", std::vector<double>{3, 4, 4}},
                                                         {"spatial_merge_size", 2.0}}});
    ASSERT_TRUE(schedule.axes);
    using Place = std::array<std::int64_t, 3>;
    const std::vector<Place> expected{{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {3, 3, 4}, {3, 4, 3},
                                      {3, 4, 4}, {4, 3, 3}, {4, 3, 4}, {4, 4, 3}, {4, 4, 4}, {5, 3, 3},
                                      {5, 3, 4}, {5, 4, 3}, {5, 4, 4}, {6, 6, 6}, {7, 7, 7}, {8, 8, 8}};
    for (std::size_t token = 0; token < expected.size(); ++token)
        EXPECT_EQ(placesOf(*schedule.axes, static_cast<std::int64_t>(token)), expected[token])
            << "token " << token;
}

TEST(AxisMethods, HunyuanRows_EndWithANewlineAndCountFromZero) {
    const TokenAxes axes =
        *scheduleOf(64, {"xdrope", {{"image_start", 2.0}, {"image_grid_thw", std::vector<double>{1, 4, 6}}}})
             .axes;
    // two rows of three tokens and a newline each, axes P, W, H, T
    for (std::int64_t token = 0; token < 12; ++token) EXPECT_EQ(axes.onAxis(0, token), token);
    EXPECT_EQ(axes.onAxis(1, 1), 1);
    EXPECT_EQ(axes.onAxis(1, 5), 3) << "the newline of the first row";
    EXPECT_EQ(axes.onAxis(1, 6), 0);
    EXPECT_EQ(axes.onAxis(2, 5), 0);
    EXPECT_EQ(axes.onAxis(2, 9), 1);
    EXPECT_EQ(axes.onAxis(3, 9), 0);
    EXPECT_EQ(axes.onAxis(3, 10), 10) << "text again";
}

/// How many pairs follow axis 0, 1, ...
std::vector<double> sectionSizes(const std::vector<int>& axisOfPair) {
    std::vector<double> sizes(
        static_cast<std::size_t>(*std::max_element(axisOfPair.begin(), axisOfPair.end())) + 1);
    for (const int axis : axisOfPair) ++sizes[static_cast<std::size_t>(axis)];
    return sizes;
}

TEST(AxisMethods, Sections_FollowTheHeadWhereNoneAreGiven) {
    EXPECT_EQ(sectionSizes(scheduleOf(128, {"mrope"}).axes->axisOfPair), (std::vector<double>{16, 24, 24}));
    EXPECT_EQ(sectionSizes(scheduleOf(128, {"mrope-interleaved"}).axes->axisOfPair),
              (std::vector<double>{24, 20, 20}));
    EXPECT_EQ(sectionSizes(scheduleOf(128, {"mrope-ernie"}).axes->axisOfPair),
              (std::vector<double>{20, 22, 22}));
    EXPECT_EQ(sectionSizes(scheduleOf(128, {"xdrope"}).axes->axisOfPair),
              (std::vector<double>{16, 16, 16, 16}));
    for (const char* id : {"mrope", "mrope-interleaved", "mrope-ernie", "mrope-openpangu", "xdrope"})
        for (int dim = 2; dim <= 256; dim += 2) {
            const FrequencySchedule schedule = scheduleOf(dim, {id});
            ASSERT_TRUE(schedule.axes) << id << " " << dim;
            EXPECT_EQ(static_cast<int>(schedule.axes->axisOfPair.size()), dim / 2) << id;
        }
}

TEST(AxisMethods, Text_IsPlainRope) {
    Scenario plain;
    plain.vectors = {.kind = VectorKind::Tokens, .seed = 3};
    std::vector<std::int64_t> positions(16);
    std::iota(positions.begin(), positions.end(), 0);
    const Result<ScoreHeatmap> expected = scoreHeatmap(valid(plain), positions, positions);
    for (const char* id : {"mrope", "mrope-interleaved", "mrope-ernie", "mrope-openpangu", "xdrope"}) {
        Scenario scenario = plain;
        scenario.methods = {{{id}}};   // the image starts at 16
        const Result<ScoreHeatmap> map = scoreHeatmap(valid(scenario), positions, positions);
        ASSERT_TRUE(map.ok()) << id;
        EXPECT_EQ(map->scores, expected->scores) << id;
    }
}

/// sum over pairs, cos and sin of (place of query - place of key) theta, from the definition.
double scoreByDefinition(const Scenario& scenario, const FrequencySchedule& schedule, std::int64_t m,
                         std::int64_t n) {
    const RowMatrix q = *vectorAt(scenario.vectors, VectorRole::Query, m, scenario.layout.headDim),
                    k = *vectorAt(scenario.vectors, VectorRole::Key, n, scenario.layout.headDim);
    double sum = 0;
    for (int pair = 0; pair < scenario.layout.pairCount(); ++pair) {
        const int x = scenario.layout.first(pair), y = scenario.layout.second(pair);
        const auto i = static_cast<std::size_t>(pair);
        const double angleRad =
            (schedule.place(i, m) - schedule.place(i, n)) * schedule.inverseFrequencies[i];
        sum += (q(0, x) * k(0, x) + q(0, y) * k(0, y)) * std::cos(angleRad) +
               (q(0, x) * k(0, y) - q(0, y) * k(0, x)) * std::sin(angleRad);
    }
    return sum / std::sqrt(static_cast<double>(scenario.layout.headDim));
}

Scenario imageScenario(const char* id) {
    Scenario scenario;
    scenario.layout = {.headDim = 32, .rotaryDim = 32};
    scenario.vectors = {.kind = VectorKind::RandomPair, .seed = 5};
    scenario.methods = {{{id, {{"image_grid_thw", std::vector<double>{1, 8, 8}}}}}};
    scenario.queryPosition = 40;
    scenario.keyPosition = 19;
    return scenario;
}

constexpr std::array everyMethod{"mrope",  "mrope-interleaved", "mrope-ernie",       "mrope-openpangu",
                                 "xdrope", "vision-2d",         "vision-2d-pixtral", "vision-2d-llama4"};

TEST(AxisMethods, EveryAnalysis_RotatesPairsByTheirOwnAxis) {
    for (const char* id : everyMethod) {
        SCOPED_TRACE(id);
        const Scenario scenario = imageScenario(id);
        const FrequencySchedule schedule = resolveMethod(scenario, 0)->schedule;
        const double expected = scoreByDefinition(scenario, schedule, 40, 19);
        EXPECT_NEAR(*scoreAt(valid(scenario), 40, 19), expected, 1e-12);

        const Result<RotationSnapshot> snapshot = rotationSnapshot(valid(scenario));
        ASSERT_TRUE(snapshot.ok());
        EXPECT_NEAR(snapshot->score / std::sqrt(32.0), expected, 1e-12);
        EXPECT_EQ(snapshot->pairs[5].queryAngleRad, schedule.place(5, 40) * schedule.inverseFrequencies[5]);

        const Result<PhasorStudy> phasors = phasorStudy(valid(scenario));
        ASSERT_TRUE(phasors.ok());
        EXPECT_NEAR(phasors->score / std::sqrt(32.0), expected, 1e-12);

        const std::vector<std::int64_t> shifts{0, 3, 60};
        const Result<InvarianceStudy> study = invarianceStudy(valid(scenario), shifts);
        ASSERT_TRUE(study.ok());
        for (std::size_t s = 0; s < shifts.size(); ++s)
            EXPECT_NEAR(study->series[0].score[s],
                        scoreByDefinition(scenario, schedule, 40 + shifts[s], 19 + shifts[s]), 1e-12);

        const std::vector<std::int64_t> distances{0, 1, 20, 100};
        const Result<DecayCurves> decay = decayCurves(valid(scenario), distances);
        ASSERT_TRUE(decay.ok());
        for (std::size_t d = 0; d < distances.size(); ++d) {
            EXPECT_NEAR(decay->methods[0].score[d], scoreByDefinition(scenario, schedule, distances[d], 0),
                        1e-12);
            double ones = 0;
            for (std::size_t i = 0; i < schedule.pairCount(); ++i)
                ones += std::cos((schedule.place(i, distances[d]) - schedule.place(i, 0)) *
                                 schedule.inverseFrequencies[i]);
            EXPECT_NEAR(decay->methods[0].ones[d], ones / 16, 1e-12);
        }
    }
}

/// The vision towers of transformers, run through the registry's rows: patch by patch.
TEST(AxisMethods, VisionTowers_GiveTheReferenceVectors) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("vision-2d.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        const auto variant = testCase.at("variant").get<std::string>();
        const int headDim = in.at("head_dim").get<int>();
        if (variant == "pixtral")
            continue;   // its ids count a square of max_side; rows and columns are compared below
        MethodChoice choice{variant == "qwen2vl" ? "vision-2d" : "vision-2d-llama4"};
        const int side =
            variant == "llama4v" ? in.at("image_size").get<int>() / in.at("patch_size").get<int>() : 0;
        const double rows = variant == "qwen2vl" ? in.at("h").get<int>() : side,
                     columns = variant == "qwen2vl" ? in.at("w").get<int>() : side;
        choice.parameters.set("image_grid_thw", std::vector<double>{1, rows, columns});
        if (variant == "qwen2vl") choice.parameters.set("spatial_merge_size", in.at("merge").get<double>());
        const FrequencySchedule schedule = scheduleOf(headDim, choice, in.at("theta").get<double>());
        const Json& expected = testCase.at("expected").at("q_rot");
        std::vector<std::int64_t> tokens(expected.size());
        std::iota(tokens.begin(), tokens.end(), 0);
        const PairLayout layout{variant == "llama4v" ? Pairing::Interleaved : Pairing::Half, headDim, headDim,
                                0};
        const RowMatrix query = testing::rowsFrom(Json::array({in.at("q")}))
                                    ->replicate(static_cast<Eigen::Index>(tokens.size()), 1);
        const RowMatrix output = rotated(query, rotationTable(schedule, tokens), layout);
        for (std::size_t token = 0; token < tokens.size(); ++token)
            for (int column = 0; column < headDim; ++column)
                EXPECT_NEAR(output(static_cast<Eigen::Index>(token), column),
                            expected[token][static_cast<std::size_t>(column)].get<double>(),
                            testCase.at("tolerance").at("abs").get<double>())
                    << "token " << token;
        ++compared;
    }
    EXPECT_EQ(compared, 5);
}

TEST(AxisMethods, PatchOrder_IsThatOfTheMergeBlocks) {
    const RowMatrix expected = mergeBlockPositions(6, 4, 2);
    const TokenAxes axes =
        *scheduleOf(32, {"vision-2d", {{"image_grid_thw", std::vector<double>{1, 6, 4}}}}).axes;
    for (std::int64_t token = 0; token < 24; ++token) {
        EXPECT_EQ(static_cast<double>(axes.onAxis(0, token)), expected(token, 0));
        EXPECT_EQ(static_cast<double>(axes.onAxis(1, token)), expected(token, 1));
        EXPECT_EQ(axes.onAxis(0, token + 24), axes.onAxis(0, token)) << "the next image";
    }
}

TEST(AxisMethods, Reach_IsTheLargestDifferenceOfPlaces) {
    for (const char* id : everyMethod) {
        const Scenario scenario = imageScenario(id);
        const TokenAxes axes = *resolveMethod(scenario, 0)->schedule.axes;
        for (const std::int64_t last : {0, 5, 16, 21, 40, 79, 200})
            for (const std::size_t pair : {0U, 3U, 9U, 15U}) {
                std::int64_t low = axes.place(pair, 0), high = low;
                for (std::int64_t token = 0; token <= last; ++token) {
                    low = std::min(low, axes.place(pair, token));
                    high = std::max(high, axes.place(pair, token));
                }
                EXPECT_EQ(axes.reach(pair, static_cast<double>(last)), static_cast<double>(high - low))
                    << id << ", last " << last << ", pair " << pair;
            }
    }
}

TEST(AxisMethods, WrongLists_AreErrorsNamingThem) {
    const auto error = [](const char* id, const char* key, std::vector<double> list, int rotaryDim = 128) {
        const Result<FrequencySchedule> schedule =
            computeSchedule({.rotaryDim = rotaryDim}, {id, {{key, std::move(list)}}});
        EXPECT_FALSE(schedule.ok()) << id << " " << key;
        return schedule ? std::string() : schedule.error().where + "|" + schedule.error().allowed;
    };
    EXPECT_EQ(error("mrope", "mrope_section", {16, 24, 23}),
              "mrope_section|numbers >= 0 that sum to the 64 pairs");
    EXPECT_EQ(error("mrope", "mrope_section", {16.5, 23.5, 24}), "mrope_section|whole numbers");
    EXPECT_EQ(error("mrope", "mrope_section", {}), "mrope_section|2 to 4 numbers");
    EXPECT_EQ(error("xdrope", "xdrope_section", {64}), "xdrope_section|4 to 4 numbers");
    EXPECT_EQ(error("mrope", "image_grid_thw", {1, 32}), "image_grid_thw|frames, rows, columns");
    EXPECT_EQ(error("mrope", "image_grid_thw", {1, 31, 32}),
              "image_grid_thw|multiples of spatial_merge_size");
    EXPECT_EQ(error("mrope", "image_grid_thw", {65536, 65536, 65536}), "image_grid_thw|at most 65536");
    EXPECT_EQ(error("mrope", "image_grid_thw", {1, -2, 4}), "image_grid_thw|numbers, each >= 1, <= 65536");
    EXPECT_EQ(error("vision-2d", "image_grid_thw", {2, 4, 4}), "image_grid_thw|1 frame");
    EXPECT_EQ(computeSchedule({.rotaryDim = 126}, {"vision-2d"}).error().where, "rotary_dim");
    EXPECT_EQ(computeSchedule({}, {"mrope", {{"image_start", 1.5}}}).error().where, "image_start");
}

}   // namespace
}   // namespace rope
