#include "core/score_map/score_heatmap.h"

#include "core/base/limits.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

namespace rope {
namespace {

std::vector<std::int64_t> upTo(std::int64_t end, std::int64_t step = 1) {
    std::vector<std::int64_t> positions;
    for (std::int64_t position = 0; position < end; position += step) positions.push_back(position);
    return positions;
}

Scenario yarnScenario() {
    Scenario scenario;
    scenario.layout = {Pairing::Half, 16, 16, 0};
    scenario.methods[0].choice = {"yarn", {{"factor", 4.0}}};
    return scenario;
}

ScoreHeatmap heatmap(const Scenario& scenario, const std::vector<std::int64_t>& queries,
                     const std::vector<std::int64_t>& keys) {
    Result<ScoreHeatmap> result = scoreHeatmap(valid(scenario), queries, keys);
    EXPECT_TRUE(result.ok()) << (result ? "" : describe(result.error()));
    return result ? std::move(*result) : ScoreHeatmap{};
}

TEST(ScoreHeatmap, OnePair_DependsOnDistanceAlone) {
    Scenario scenario = yarnScenario();
    const ScoreHeatmap map = heatmap(scenario, upTo(20), upTo(20));
    for (int row = 0; row + 1 < 20; ++row)
        for (int column = 0; column + 1 < 20; ++column)
            EXPECT_NEAR(map.scores(row, column), map.scores(row + 1, column + 1), 1e-12)
                << row << ", " << column;
}

TEST(ScoreHeatmap, Stages_DifferByTheDocumentedFactors) {
    Scenario scenario = yarnScenario();
    scenario.stage = ScoreStage::Dot;
    const RowMatrix dot = heatmap(scenario, upTo(5), upTo(7)).scores;
    scenario.stage = ScoreStage::Scaled;
    const RowMatrix scaled = heatmap(scenario, upTo(5), upTo(7)).scores;
    const double attention = 0.1 * std::log(4.0) + 1;
    EXPECT_LE((scaled - dot * attention * attention / 4).cwiseAbs().maxCoeff(), 1e-13);
    scenario.stage = ScoreStage::Softmax;
    const RowMatrix weights = heatmap(scenario, upTo(5), upTo(7)).scores;
    for (int row = 0; row < 5; ++row) {
        EXPECT_NEAR(weights.row(row).sum(), 1, 1e-14);
        EXPECT_NEAR(weights(row, 1) / weights(row, 0), std::exp(scaled(row, 1) - scaled(row, 0)), 1e-12);
    }
}

TEST(ScoreHeatmap, DeepSeek_SoftmaxFactorEntersTheScaledStage) {
    Scenario scenario = yarnScenario();
    scenario.softmaxScaling = SoftmaxScaling::DeepSeek;
    scenario.methods[0].choice = {"yarn", {{"factor", 40.0}, {"mscale", 1.0}, {"mscale_all_dim", 1.0}}};
    scenario.stage = ScoreStage::Dot;
    const double dot = heatmap(scenario, {9}, {4}).scores(0, 0);
    scenario.stage = ScoreStage::Scaled;
    EXPECT_NEAR(heatmap(scenario, {9}, {4}).scores(0, 0), dot * 1.8738543 / 4, 1e-6 * std::abs(dot));
}

TEST(ScoreHeatmap, QueryScale_MultipliesRowsBeyondTheStageDot) {
    const std::vector<std::int64_t> queries{5, 99, 999}, keys{0, 3, 4};
    for (const char* method : {"none", "rerope", "mrope"}) {
        Scenario plain;
        plain.vectors = {.kind = VectorKind::RandomPair, .seed = 2};
        plain.methods = {{{method}}};
        Scenario scaled = plain;
        scaled.queryScale = QueryScaleChoice{
            "log-n", {{"training_length", 10.0}}};   // 1, 2, 3 at positions below 10, 99, 999
        for (const ScoreStage stage : {ScoreStage::Dot, ScoreStage::Scaled}) {
            plain.stage = scaled.stage = stage;
            const RowMatrix before = scoreHeatmap(valid(plain), queries, keys)->scores,
                            after = scoreHeatmap(valid(scaled), queries, keys)->scores;
            for (Eigen::Index row = 0; row < 3; ++row)
                for (Eigen::Index column = 0; column < 3; ++column) {
                    const double factor = stage == ScoreStage::Dot ? 1 : static_cast<double>(row + 1);
                    EXPECT_NEAR(after(row, column), factor * before(row, column), 1e-13) << method;
                    EXPECT_NEAR(*scoreAt(valid(scaled), queries[static_cast<std::size_t>(row)],
                                         keys[static_cast<std::size_t>(column)]),
                                after(row, column), 1e-13);
                }
        }
    }
}

TEST(ScoreHeatmap, OddRotaryDim_ScaledByTheUnpaddedDimension) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, 9, 5, 2};
    scenario.stage = ScoreStage::Dot;
    const double dot = heatmap(scenario, {8}, {3}).scores(0, 0);
    scenario.stage = ScoreStage::Scaled;
    EXPECT_NEAR(heatmap(scenario, {8}, {3}).scores(0, 0), dot / 3, 1e-14);
}

TEST(ScoreHeatmap, CausalMask_ComparesPositionsNotIndices) {
    Scenario scenario = yarnScenario();
    scenario.mask = ScoreMask::Causal;
    const std::vector<std::int64_t> queries{10, 3}, keys{3, 10, 11};
    const ScoreHeatmap map = heatmap(scenario, queries, keys);
    EXPECT_FALSE(std::isnan(map.scores(0, 0)));
    EXPECT_FALSE(std::isnan(map.scores(0, 1)));
    EXPECT_TRUE(std::isnan(map.scores(0, 2)));
    EXPECT_FALSE(std::isnan(map.scores(1, 0)));
    EXPECT_TRUE(std::isnan(map.scores(1, 1)));
    scenario.stage = ScoreStage::Softmax;
    const ScoreHeatmap weights = heatmap(scenario, queries, keys);
    EXPECT_EQ(weights.scores(0, 2), 0);
    EXPECT_EQ(weights.scores(1, 0), 1);
    EXPECT_NEAR(weights.scores.row(0).sum(), 1, 1e-15);
}

TEST(ScoreHeatmap, RowWithoutAnyKeyBefore_IsZeroAfterSoftmax) {
    Scenario scenario = yarnScenario();
    scenario.mask = ScoreMask::Causal;
    scenario.stage = ScoreStage::Softmax;
    const ScoreHeatmap map = heatmap(scenario, {0}, {5, 6});
    EXPECT_EQ(map.scores, RowMatrix::Zero(1, 2));
    EXPECT_EQ(map.smallest, 0);
    EXPECT_EQ(map.largest, 0);
}

TEST(ScoreHeatmap, Range_OfTheCellsNotMasked) {
    Scenario scenario = yarnScenario();
    scenario.mask = ScoreMask::Causal;
    scenario.stage = ScoreStage::Softmax;
    scenario.vectors.kind = VectorKind::Tokens;
    const ScoreHeatmap map = heatmap(scenario, upTo(12), upTo(12));
    EXPECT_GT(map.smallest, 0);   // the masked zeros do not count
    EXPECT_EQ(map.largest, 1);   // row 0 sees itself alone
}

TEST(ScoreHeatmap, Tokens_WindowEqualsPartOfTheWhole) {
    Scenario scenario = yarnScenario();
    scenario.vectors.kind = VectorKind::Tokens;
    const ScoreHeatmap whole = heatmap(scenario, upTo(100), upTo(100)),
                       part = heatmap(scenario, {50, 70}, {20, 99});
    EXPECT_NEAR(part.scores(1, 0), whole.scores(70, 20), 1e-12);
    EXPECT_NEAR(part.scores(0, 1), whole.scores(50, 99), 1e-12);
}

TEST(ScoreHeatmap, ManyRows_JoinedFromBlocksWithoutSeams) {
    Scenario scenario = yarnScenario();
    scenario.vectors.kind = VectorKind::Tokens;
    const ScoreHeatmap map = heatmap(scenario, upTo(300), upTo(130));
    for (const std::int64_t row : {0, 63, 64, 65, 128, 299})
        for (const std::int64_t column : {0, 64, 129})
            EXPECT_NEAR(map.scores(row, column), *scoreAt(valid(scenario), row, column), 1e-11)
                << row << ", " << column;
}

TEST(ScoreHeatmap, KeysInSeveralBlocks_SameScores) {
    // 65536 numbers a vector leave room for 128 keys in a block
    Scenario scenario;
    scenario.layout = {Pairing::Half, 65536, 2, 0};
    const ScoreHeatmap map = heatmap(scenario, {7}, upTo(200));
    for (const std::int64_t column : {0, 127, 128, 199})
        EXPECT_NEAR(map.scores(0, column), *scoreAt(valid(scenario), 7, column), 1e-9);
}

TEST(ScoreHeatmap, GivenRows_BelongToTheListedPositions) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, 2, 2, 0};
    scenario.stage = ScoreStage::Dot;
    RowMatrix rows(2, 2);
    rows << 1, 0, 0, 1;
    scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(rows);
    scenario.vectors.givenKey = std::make_shared<const RowMatrix>(RowMatrix::Ones(1, 2));
    const ScoreHeatmap map = heatmap(scenario, {5, 8}, {5, 8});
    EXPECT_NEAR(map.scores(0, 0), 1, 1e-14);
    EXPECT_NEAR(map.scores(1, 0), std::cos(3.0) - std::sin(3.0), 1e-14);
    const Result<ScoreHeatmap> three = scoreHeatmap(valid(scenario), upTo(3), upTo(3));
    ASSERT_FALSE(three.ok());
    EXPECT_EQ(three.error().where, "q");
}

TEST(ScoreHeatmap, NarrowFormat_RoundsAndDiffers) {
    Scenario scenario = yarnScenario();
    const double exact = *scoreAt(valid(scenario), 900, 100);
    scenario.precision.format = NumberFormat::Float32;
    EXPECT_NEAR(*scoreAt(valid(scenario), 900, 100), exact, 1e-3);
    EXPECT_NE(*scoreAt(valid(scenario), 900, 100), exact);
    EXPECT_EQ(heatmap(scenario, {900}, {100}).scores(0, 0), *scoreAt(valid(scenario), 900, 100));
    scenario.precision.format = NumberFormat::Float16;
    scenario.stage = ScoreStage::Dot;
    const double narrow = *scoreAt(valid(scenario), 900, 100);
    EXPECT_EQ(roundTo(NumberFormat::Float16, narrow), narrow);
}

TEST(ScoreHeatmap, OverflowInFloat16_IsInfiniteNotACrash) {
    Scenario scenario = yarnScenario();
    scenario.precision.format = NumberFormat::Float16;
    scenario.vectors.givenQuery = scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(RowMatrix::Constant(1, 16, 1e4));
    EXPECT_TRUE(std::isinf(*scoreAt(valid(scenario), 0, 0)));
    scenario.stage = ScoreStage::Softmax;
    const ScoreHeatmap map = heatmap(scenario, upTo(3), upTo(3));
    EXPECT_NEAR(map.scores.row(0).sum(), 1, 1e-15);
}

TEST(ScoreHeatmap, Hostile_PositionsAndSizes) {
    const Scenario scenario = yarnScenario();
    for (const std::int64_t bad :
         {std::int64_t{-1}, maxPosition + 1, std::numeric_limits<std::int64_t>::min()}) {
        EXPECT_EQ(scoreHeatmap(valid(scenario), std::vector{bad}, upTo(2)).error().code,
                  ErrorCode::OutOfRange);
        EXPECT_EQ(scoreHeatmap(valid(scenario), upTo(2), std::vector{bad}).error().code,
                  ErrorCode::OutOfRange);
        EXPECT_FALSE(scoreAt(valid(scenario), bad, 0).ok());
        EXPECT_FALSE(scoreAt(valid(scenario), 0, bad).ok());
    }
    EXPECT_TRUE(scoreAt(valid(scenario), maxPosition, maxPosition).ok());
    const auto many = upTo(8001);
    EXPECT_EQ(scoreHeatmap(valid(scenario), many, many).error().code, ErrorCode::OutOfRange);
}

TEST(ScoreHeatmap, NoPositions_GiveAnEmptyMap) {
    const ScoreHeatmap map = heatmap(yarnScenario(), {}, {});
    EXPECT_EQ(map.scores.size(), 0);
    const ScoreHeatmap noKeys = heatmap(yarnScenario(), {1, 2}, {});
    EXPECT_EQ(noKeys.scores.rows(), 2);
}

TEST(ScoreHeatmap, Stopped_IsAnError) {
    std::stop_source stop;
    stop.request_stop();
    const Result<ScoreHeatmap> map =
        scoreHeatmap(valid(yarnScenario()), upTo(5), upTo(5), {.stop = stop.get_token()});
    ASSERT_FALSE(map.ok());
    EXPECT_EQ(map.error().code, ErrorCode::Impossible);
}

TEST(ScoreHeatmap, Progress_RisesToOne) {
    std::vector<double> seen;
    const JobContext job{.progress = [&seen](double share) { seen.push_back(share); }};
    ASSERT_TRUE(scoreHeatmap(valid(yarnScenario()), upTo(200), upTo(5), job).ok());
    ASSERT_FALSE(seen.empty());
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_EQ(seen.back(), 1);
}

TEST(ScoreAt, Softmax_CountsAsScaled) {
    Scenario scenario = yarnScenario();
    const double scaled = *scoreAt(valid(scenario), 9, 2);
    scenario.stage = ScoreStage::Softmax;
    EXPECT_EQ(*scoreAt(valid(scenario), 9, 2), scaled);
}

TEST(ScoreAt, ActiveMethod_IsTheOneUsed) {
    Scenario scenario = yarnScenario();
    scenario.methods.push_back({{"none"}});
    scenario.activeMethod = 1;
    Scenario plain = scenario;
    plain.methods = {{{"none"}}};
    plain.activeMethod = 0;
    EXPECT_EQ(*scoreAt(valid(scenario), 900, 2), *scoreAt(valid(plain), 900, 2));
    EXPECT_NE(*scoreAt(valid(scenario), 900, 2), *scoreAt(valid(yarnScenario()), 900, 2));
}

}   // namespace
}   // namespace rope
