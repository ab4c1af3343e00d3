#include "ui/score_cells/score_text.h"

#include "core/score_map/score_heatmap.h"
#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/score_cells/cell_words.h"
#include "ui/score_cells/score_map_scenario.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

namespace rope::ui {

namespace {

using testing::fourMethods;

constexpr std::int64_t length = 12;

ExplorerState stateAt(ScoreStage stage, bool isCausal) {
    ExplorerState state = fourMethods();
    state.view.scoreMap = {length, stage, isCausal};
    return state;
}

/// The whole map of the active method.
ValidScenario mapScenario(ScoreStage stage, bool isCausal) {
    return validated(scoreMapScenario(stateAt(stage, isCausal))).value();
}

ScoreCells cellsOf(const ValidScenario& scenario, const CellLimits& limits = {}) {
    return scoreCells({.scenario = scenario, .window = {length, 0, 0, length}, .limits = limits}).value();
}

TEST(ScoreMapScenario, HasTheStageAndMaskOfTheMaps) {
    const Scenario scenario = scoreMapScenario(stateAt(ScoreStage::Softmax, true));
    EXPECT_EQ(scenario.stage, ScoreStage::Softmax);
    EXPECT_EQ(scenario.mask, ScoreMask::Causal);
    EXPECT_EQ(scoreMapScenario(stateAt(ScoreStage::Dot, false)).mask, ScoreMask::None);
}

TEST(ScoreMapLength, EndsWithTheGivenRows) {
    ExplorerState state = stateAt(ScoreStage::Scaled, true);
    EXPECT_EQ(scoreMapLength(state), length);
    state.scenario.vectors.givenKey = std::make_shared<const RowMatrix>(RowMatrix::Ones(5, 128));
    EXPECT_EQ(scoreMapLength(state), 5);
    state.scenario.vectors.givenKey = std::make_shared<const RowMatrix>(RowMatrix::Ones(1, 128));
    EXPECT_EQ(scoreMapLength(state), length) << "one row serves every position";
}

TEST(ScoreText, IsTheScoreInFullPrecision) {
    const ValidScenario scenario = mapScenario(ScoreStage::Scaled, true);
    const ScoreCells cells = cellsOf(scenario);
    EXPECT_EQ(scoreText({scenario, cells, 3}, 9, 4),
              significantLabel(scoreAt(withActiveMethod(scenario, 3).value(), 9, 4).value(), 5));
    EXPECT_EQ(scoreText({scenario, cells, 3}, 4, 9), QStringLiteral("masked"));
}

TEST(ScoreText, OfADifference_IsOneMethodMinusTheOther) {
    const ValidScenario scenario = mapScenario(ScoreStage::Scaled, false);
    const ScoreCells cells = cellsOf(scenario);
    const ValidScenario first = withActiveMethod(scenario, 3).value(),
                        second = withActiveMethod(scenario, 0).value();
    EXPECT_EQ(scoreText({scenario, cells, 3, 0}, 9, 4),
              significantLabel(scoreAt(first, 9, 4).value() - scoreAt(second, 9, 4).value(), 5));
}

TEST(ScoreText, AfterSoftmax_IsTheWeightOfTheCell) {
    const ValidScenario scenario = mapScenario(ScoreStage::Softmax, true);
    const ScoreCells cells = cellsOf(scenario);
    EXPECT_EQ(scoreText({scenario, cells, 2}, 9, 4), significantLabel(cells.values(9, 4), 5));
    const ScoreCells coarse = cellsOf(scenario, {.cells = 4});
    ASSERT_GT(coarse.block, 1);
    EXPECT_TRUE(scoreText({scenario, coarse, 2}, 9, 4).startsWith(QStringLiteral("scaled score ")));
}

TEST(ScoreText, OfAPositionMap_IsMaskedWhereTheMethodExcludesTheKey) {
    ExplorerState state = stateAt(ScoreStage::Scaled, true);
    state.scenario.methods = {{{"lm-infinite", {{"global_size", 1.0}, {"local_size", 4.0}}}}};
    state.scenario.activeMethod = 0;
    const ValidScenario scenario = validated(scoreMapScenario(state)).value();
    const PositionMapChoice* positions = positionMapOf(scenario, 0);
    ASSERT_NE(positions, nullptr);
    ASSERT_TRUE(std::isnan(effectiveDistance(*positions, 9, 3)));
    const ScoreCells cells = cellsOf(scenario);
    for (std::int64_t query = 0; query < length; ++query)
        for (std::int64_t key = 0; key <= query; ++key) {
            const bool isExcluded = std::isnan(effectiveDistance(*positions, query, key));
            const ScoreMapSource map{scenario, cells, 0};
            EXPECT_EQ(isMasked(map, query, key), isExcluded) << query << ", " << key;
            EXPECT_EQ(scoreText(map, query, key) == QStringLiteral("masked"), isExcluded);
        }
}

TEST(CellWords, SayHowManyScoresACellHolds) {
    const ValidScenario scenario = mapScenario(ScoreStage::Scaled, false);
    EXPECT_EQ(cellWords(cellsOf(scenario)), QStringLiteral("each cell: one score"));
    EXPECT_EQ(cellWords(cellsOf(scenario, {.cells = 4})), QStringLiteral("each cell: mean of 4 × 4 scores"));
}

}   // namespace

}   // namespace rope::ui
