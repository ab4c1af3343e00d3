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

TEST(ScoreCells, Means_AreThoseOfEveryScore) {
    constexpr std::int64_t length = 603;   // the last block is cut
    for (const ScoreMask mask : {ScoreMask::None, ScoreMask::Causal}) {
        const Scenario scenario = tokensScenario(mask);
        const RowMatrix all = everyScore(scenario, length);
        for (const std::int64_t most : {1024, 303, 160, 80, 40, 20, 7, 1}) {
            const ScoreCells cells = expectSummariesOf(
                {.scenario = valid(scenario), .window = {length, 0, 0, length}, .limits = {.cells = most}},
                all);
            EXPECT_TRUE(cells.isComplete());
            EXPECT_LE(cells.values.rows(), most);
            EXPECT_GE(cells.values.rows() * 2, std::min(most, length));
        }
    }
}

TEST(ScoreCells, Windows_HoldWhatIsSeen) {
    constexpr std::int64_t length = 603;
    const Scenario scenario = tokensScenario(ScoreMask::Causal);
    const RowMatrix all = everyScore(scenario, length);
    for (const ScoreWindow window : {ScoreWindow{length, 260, 250, 61},
                                     {length, 301, 5, 302},
                                     {length, 5, 301, 100},
                                     {length, 602, 602, 1}})
        for (const std::int64_t most : {512, 32, 5}) {
            const ScoreCells cells = expectSummariesOf(
                {.scenario = valid(scenario), .window = window, .limits = {.cells = most}}, all);
            EXPECT_LE(cells.firstQuery, window.firstQuery);
            EXPECT_GT(cells.firstQuery + cells.block, window.firstQuery);
            EXPECT_GE(cells.firstKey + cells.block * cells.values.cols(), window.firstKey + window.tokens);
            EXPECT_LE(cells.values.cols(), most + 1);
        }
}

TEST(ScoreCells, SmallestAndLargest_AreThoseOfEveryScore_WhereSamplesSuffice) {
    const Scenario scenario = tokensScenario(ScoreMask::Causal);
    const RowMatrix all = everyScore(scenario, 203);
    for (const BlockSummary summary : {BlockSummary::Smallest, BlockSummary::Largest}) {
        const ScoreCells cells = expectSummariesOf({.scenario = valid(scenario),
                                                    .window = {203, 0, 0, 203},
                                                    .summary = summary,
                                                    .limits = {.cells = 13}},
                                                   all);
        EXPECT_EQ(cells.block, 16);
        EXPECT_TRUE(cells.isComplete());
    }
}

TEST(ScoreCells, Samples_LieBetweenSmallestAndLargest) {
    const Scenario scenario = tokensScenario(ScoreMask::None);
    const RowMatrix all = everyScore(scenario, 256);
    const ScoreCells cells = cellsOf({.scenario = valid(scenario),
                                      .window = {256, 0, 0, 256},
                                      .summary = BlockSummary::Largest,
                                      .limits = {.cells = 8, .samples = 32}});
    EXPECT_EQ(cells.block, 32);
    EXPECT_EQ(cells.samples, 4);
    EXPECT_FALSE(cells.isComplete());
    for (Eigen::Index row = 0; row < 8; ++row)
        for (Eigen::Index column = 0; column < 8; ++column) {
            const RowMatrix part = all.block(32 * row, 32 * column, 32, 32);
            EXPECT_LE(cells.values(row, column), summaryOf(part, BlockSummary::Largest) + 1e-12);
            EXPECT_GT(cells.values(row, column), summaryOf(part, BlockSummary::Mean));
        }
}

TEST(ScoreCells, OneSample_IsAScoreOfItsCell_AndTheDiagonalIsSeen) {
    const Scenario scenario = tokensScenario(ScoreMask::Causal);
    const RowMatrix all = everyScore(scenario, 64);
    const ScoreCells cells = cellsOf({.scenario = valid(scenario),
                                      .window = {64, 0, 0, 64},
                                      .limits = {.cells = 8, .samples = 8, .addsUp = false}});
    EXPECT_EQ(cells.samples, 1);
    for (Eigen::Index row = 0; row < 8; ++row)
        for (Eigen::Index column = 0; column <= row; ++column) {
            const RowMatrix part = all.block(8 * row, 8 * column, 8, 8);
            const bool isOneOfThem = std::any_of(part.data(), part.data() + part.size(), [&](double score) {
                return std::abs(score - cells.values(row, column)) < float32Tolerance;
            });
            EXPECT_TRUE(isOneOfThem) << row << "," << column;
        }
}

TEST(ScoreCells, MappedPositionsAndRoundedProducts_AreComputedOneByOne) {
    Scenario mapped = tokensScenario(ScoreMask::Causal);
    mapped.activeMethod = 2;
    Scenario rounded = tokensScenario(ScoreMask::Causal);
    rounded.precision.format = NumberFormat::Bfloat16;
    for (const Scenario& scenario : {mapped, rounded}) {
        const ScoreCells cells =
            cellsOf({.scenario = valid(scenario), .window = {60, 0, 0, 60}, .limits = {.cells = 15}});
        expectSummaries(cells, everyScore(scenario, 60), BlockSummary::Mean);
    }
}

TEST(ScoreCells, GivenRows_ReachAsFarAsTheyAre) {
    Scenario scenario = tokensScenario(ScoreMask::None);
    scenario.vectors.kind = VectorKind::Given;
    scenario.vectors.givenQuery = scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(RowMatrix::Random(40, 16));
    const ScoreCells cells =
        cellsOf({.scenario = valid(scenario), .window = {40, 0, 0, 40}, .limits = {.cells = 10}});
    expectSummaries(cells, everyScore(scenario, 40), BlockSummary::Mean);
    const Result<ScoreCells> tooLong = scoreCells({.scenario = valid(scenario), .window = {41, 0, 0, 41}});
    ASSERT_FALSE(tooLong.ok());
    EXPECT_EQ(tooLong.error().code, ErrorCode::OutOfRange);
}

TEST(ScoreCells, WindowsOutsideTheSequence_AreRefused) {
    const Scenario scenario = tokensScenario(ScoreMask::None);
    for (const ScoreWindow window : {ScoreWindow{0, 0, 0, 1},
                                     {10, 0, 0, 0},
                                     {10, 0, 0, 11},
                                     {10, -1, 0, 5},
                                     {10, 0, 6, 5},
                                     {10, 6, 0, 5},
                                     {std::numeric_limits<std::int64_t>::max(), 0, 0, 5}}) {
        const Result<ScoreCells> cells = scoreCells({.scenario = valid(scenario), .window = window});
        ASSERT_FALSE(cells.ok());
        EXPECT_EQ(cells.error().code, ErrorCode::OutOfRange);
    }
    EXPECT_FALSE(scoreCells({.scenario = valid(scenario), .subtracted = 9, .window = {10, 0, 0, 10}}).ok());
}

TEST(ScoreCells, Stopped_IsAnError) {
    const Scenario scenario = tokensScenario(ScoreMask::None);
    std::stop_source stop;
    stop.request_stop();
    for (const bool addsUp : {true, false}) {
        const Result<ScoreCells> cells = scoreCells(
            {.scenario = valid(scenario), .window = {5000, 0, 0, 5000}, .limits = {.addsUp = addsUp}},
            {stop.get_token(), {}});
        ASSERT_FALSE(cells.ok());
        EXPECT_EQ(cells.error().code, ErrorCode::Impossible);
    }
}

TEST(ScoreCells, RowsDone_TellsOfEachRowOnce_WithItsFinalNumbers) {
    struct Road {
        ScoreStage stage;
        BlockSummary summary;
        std::int64_t cells;
    };
    for (const Road& road :
         {Road{ScoreStage::Scaled, BlockSummary::Mean, 600}, Road{ScoreStage::Scaled, BlockSummary::Mean, 80},
          Road{ScoreStage::Scaled, BlockSummary::Largest, 80},
          Road{ScoreStage::Softmax, BlockSummary::Mean, 600}}) {
        const Scenario scenario = tokensScenario(ScoreMask::Causal, road.stage);
        std::mutex mutex;
        std::map<std::int64_t, RowMatrix> rows;
        CellRequest request{valid(scenario), {}, {600, 0, 0, 600}, road.summary, {.cells = road.cells}};
        request.rowsDone = [&](const ScoreCells& cells, RowStrip strip) {
            const RowMatrix values = cells.values.widened().middleRows(strip.first, strip.count());
            const std::scoped_lock lock(mutex);
            for (std::int64_t row = strip.first; row < strip.end; ++row)
                EXPECT_TRUE(rows.emplace(row, values.row(row - strip.first)).second) << row;
        };
        const RowMatrix values = cellsOf(request).values.widened();
        ASSERT_EQ(static_cast<Eigen::Index>(rows.size()), values.rows()) << road.cells;
        for (const auto& [row, told] : rows)
            EXPECT_TRUE((told.array() == values.row(row).array() ||
                         (told.array().isNaN() && values.row(row).array().isNaN()))
                            .all())
                << row;
    }
}

}   // namespace
}   // namespace rope
