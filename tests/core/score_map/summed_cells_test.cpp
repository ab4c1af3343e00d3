#include "tests/core/score_map/score_cells_support.h"

#include "core/score_map/score_cells.h"

#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>

namespace rope {
namespace {

using namespace score_cells_support;

/// With NaN in the same places.
bool areTheSame(const CellValues& a, const CellValues& b) {
    const RowMatrix first = a.widened(), second = b.widened();
    return (first.array() == second.array() || (first.array().isNaN() && second.array().isNaN())).all();
}

TEST(ScoreCells, Softmax_IsOverTheWholeSequence) {
    for (const ScoreMask mask : {ScoreMask::None, ScoreMask::Causal}) {
        const Scenario scenario = tokensScenario(mask, ScoreStage::Softmax);
        const RowMatrix all = everyScore(scenario, 203);
        for (const std::int64_t most : {256, 13}) {
            const ScoreCells cells = expectSummariesOf(
                {.scenario = valid(scenario), .window = {203, 101, 40, 102}, .limits = {.cells = most}}, all);
            EXPECT_EQ(cells.keysInSums, 203);
        }
    }
}

TEST(ScoreCells, LongSoftmax_EstimatesTheSumsNearly) {
    constexpr std::int64_t length = 20000;
    const Scenario scenario = tokensScenario(ScoreMask::Causal, ScoreStage::Softmax);
    const ScoreCells cells = cellsOf({.scenario = valid(scenario), .window = {length, length - 4, 0, 4}});
    EXPECT_EQ(cells.keysInSums, 4096);
    std::vector<std::int64_t> keys(length);
    std::iota(keys.begin(), keys.end(), 0);
    for (Eigen::Index row = 0; row < 4; ++row) {
        Scenario plain = scenario;
        plain.stage = ScoreStage::Scaled;
        const std::int64_t query = length - 4 + row;
        const RowMatrix scores = scoreHeatmap(valid(plain), std::span(&query, 1),
                                              std::span(keys).first(static_cast<std::size_t>(query + 1)))
                                     .value()
                                     .scores;
        const double weight = std::exp(scores(0, 2)) / scores.array().exp().sum();
        EXPECT_NEAR(cells.values(row, 2) / weight, 1, 0.12);
    }
    const ScoreCells early = cellsOf({.scenario = valid(scenario), .window = {length, 500, 0, 501}});
    EXPECT_NEAR(early.values.widened().row(0).head(501).sum(), 1,
                1e-5);   // the first rows are summed up exactly
}

TEST(ScoreCells, Difference_IsTakenBeforeTheSummary) {
    for (const ScoreStage stage : {ScoreStage::Dot, ScoreStage::Softmax}) {
        Scenario scenario = tokensScenario(ScoreMask::Causal, stage);
        const RowMatrix first = everyScore(scenario, 100);
        scenario.activeMethod = 1;
        const RowMatrix both = first - everyScore(scenario, 100);
        scenario.activeMethod = 0;
        for (const BlockSummary summary :
             {BlockSummary::Mean, BlockSummary::Smallest, BlockSummary::Largest}) {
            const ScoreCells cells = expectSummariesOf({.scenario = valid(scenario),
                                                        .subtracted = 1,
                                                        .window = {100, 0, 0, 100},
                                                        .summary = summary,
                                                        .limits = {.cells = 25}},
                                                       both);
            EXPECT_EQ(cells.block, 4);
        }
    }
}

TEST(ScoreCells, QueryScalesAndAxes_EnterEveryWay) {
    for (const char* method : {"none", "mrope", "rerope"})
        for (const ScoreStage stage : {ScoreStage::Dot, ScoreStage::Scaled, ScoreStage::Softmax}) {
            Scenario scenario = tokensScenario(ScoreMask::Causal, stage);
            scenario.layout = {Pairing::Half, 16, 16, 0};
            scenario.methods = {{{method}}};
            for (const bool isScaled : {false, true}) {
                if (isScaled) scenario.queryScale = QueryScaleChoice{"log-n", {{"training_length", 10.0}}};
                const RowMatrix all = everyScore(scenario, 120);
                for (const BlockSummary summary : {BlockSummary::Mean, BlockSummary::Largest})
                    for (const std::int64_t most : {120, 15})
                        (void)expectSummariesOf({.scenario = valid(scenario),
                                                 .window = {120, 0, 0, 120},
                                                 .summary = summary,
                                                 .limits = {.cells = most}},
                                                all);
            }
        }
}

TEST(ScoreCells, CachedSums_ChangeNothing) {
    const auto cache = std::make_shared<ResultCache>();
    const Scenario scenario = tokensScenario(ScoreMask::Causal);
    const CellRequest request{
        .scenario = valid(scenario), .window = {900, 100, 30, 700}, .limits = {.cells = 100}};
    const ScoreCells first = cellsOf(request, cache);
    EXPECT_GT(cache->bytes(), 0U);
    Scenario other = scenario;
    other.ropeTheta = 500;
    const ScoreCells between =
        cellsOf({.scenario = valid(other), .window = request.window, .limits = request.limits}, cache);
    const std::size_t bytes = cache->bytes();
    const ScoreCells again = cellsOf(request, cache);
    EXPECT_EQ(cache->bytes(), bytes) << "nothing new was computed";
    EXPECT_TRUE(areTheSame(first.values, again.values));
    EXPECT_TRUE(areTheSame(first.values, cellsOf(request).values)) << "without a cache";
    EXPECT_FALSE(areTheSame(first.values, between.values));
    // A shorter sequence cuts a block whose whole sum is cached.
    const ScoreCells cut = cellsOf(
        {.scenario = valid(scenario), .window = {803, 103, 33, 700}, .limits = {.cells = 100}}, cache);
    expectSummaries(cut, everyScore(scenario, 803), BlockSummary::Mean);
}

/// Float32 would make infinities or zeros of these.
TEST(ScoreCells, HugeAndTinyNumbers_AreComputedInFloat64) {
    for (const double size : {1e-30, 1e25}) {
        Scenario scenario = tokensScenario(ScoreMask::None);
        scenario.vectors.kind = VectorKind::Given;
        scenario.vectors.givenQuery = scenario.vectors.givenKey =
            std::make_shared<const RowMatrix>(size * RowMatrix::Random(40, 16));
        const RowMatrix all = everyScore(scenario, 40);
        for (const std::int64_t most : {40, 10})
            expectSummaries(
                cellsOf({.scenario = valid(scenario), .window = {40, 0, 0, 40}, .limits = {.cells = most}}),
                all, BlockSummary::Mean, 1e-12 * size * size);
        scenario.vectors.givenQuery = scenario.vectors.givenKey =
            std::make_shared<const RowMatrix>(size * RowMatrix::Random(800, 16));
        const ScoreCells many =
            cellsOf({.scenario = valid(scenario), .window = {800, 0, 0, 800}, .limits = {.cells = 400}});
        expectSummaries(many, everyScore(scenario, 800), BlockSummary::Mean, 1e-12 * size * size);
        EXPECT_FALSE(many.values.isFloat32());
    }
}

TEST(ScoreCells, LargeMapsOfSums_AreWithinFloat32) {
    const Scenario scenario = tokensScenario(ScoreMask::Causal);
    CellRequest request{.scenario = valid(scenario), .window = {1600, 0, 0, 1600}};
    const ScoreCells shown = cellsOf(request);
    request.limits.inFloat64 = true;
    const ScoreCells exact = cellsOf(request);
    ASSERT_EQ(shown.block, 2);
    ASSERT_EQ(shown.values.rows(), 800);
    ASSERT_TRUE(shown.values.isFloat32());
    ASSERT_FALSE(exact.values.isFloat32());
    const RowMatrix nearly = shown.values.widened(), exactly = exact.values.widened();
    for (Eigen::Index i = 0; i < exactly.size(); ++i) {
        ASSERT_EQ(std::isnan(nearly.data()[i]), std::isnan(exactly.data()[i]));
        if (std::isnan(exactly.data()[i])) continue;
        ASSERT_NEAR(nearly.data()[i], exactly.data()[i], float32Tolerance);
    }
}

}   // namespace
}   // namespace rope
