#pragma once

#include "core/score_map/score_cells.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <mutex>
#include <numeric>

/// Helpers of the tests in this folder.
namespace rope::score_cells_support {

inline constexpr double none = std::numeric_limits<double>::quiet_NaN();

inline Scenario tokensScenario(ScoreMask mask, ScoreStage stage = ScoreStage::Scaled) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, 16, 12, 2};
    scenario.methods = {
        {{"yarn", {{"factor", 4.0}}}}, {{"linear", {{"factor", 2.0}}}}, {{"rerope", {{"window", 16.0}}}}};
    scenario.vectors.kind = VectorKind::Tokens;
    scenario.vectors.seed = 5;
    scenario.mask = mask;
    scenario.stage = stage;
    return scenario;
}

inline ScoreCells cellsOf(const CellRequest& request, std::shared_ptr<ResultCache> cache = {}) {
    Result<ScoreCells> cells =
        scoreCells(request, {.executor = &ui::threadExecutor(), .cache = std::move(cache)});
    EXPECT_TRUE(cells.ok()) << (cells ? "" : describe(cells.error()));
    return cells ? std::move(*cells) : ScoreCells{};
}

/// Every score of the sequence, hidden ones NaN.
inline RowMatrix everyScore(const Scenario& scenario, std::int64_t length) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(length));
    std::iota(positions.begin(), positions.end(), 0);
    RowMatrix scores = scoreHeatmap(valid(scenario), positions, positions).value().scores;
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = row + 1; column < scores.cols() && scenario.mask == ScoreMask::Causal;
             ++column)
            scores(row, column) = none;
    return scores;
}

inline double summaryOf(const RowMatrix& part, BlockSummary summary) {
    std::vector<double> seen;
    for (const double value : part.reshaped())
        if (!std::isnan(value)) seen.push_back(value);
    if (seen.empty()) return none;
    if (summary == BlockSummary::Mean)
        return std::accumulate(seen.begin(), seen.end(), 0.0) / static_cast<double>(seen.size());
    return summary == BlockSummary::Smallest ? *std::min_element(seen.begin(), seen.end())
                                             : *std::max_element(seen.begin(), seen.end());
}

inline void expectSummaries(const ScoreCells& cells, const RowMatrix& all, BlockSummary summary,
                            double tolerance = 1e-12) {
    double smallest = INFINITY, largest = -INFINITY;
    for (Eigen::Index row = 0; row < cells.values.rows(); ++row)
        for (Eigen::Index column = 0; column < cells.values.cols(); ++column) {
            const Eigen::Index query = cells.firstQuery + row * cells.block,
                               key = cells.firstKey + column * cells.block;
            const double expected =
                summaryOf(all.block(query, key, std::min<Eigen::Index>(cells.block, all.rows() - query),
                                    std::min<Eigen::Index>(cells.block, all.cols() - key)),
                          summary);
            const double value = cells.values(row, column);
            ASSERT_EQ(std::isnan(value), std::isnan(expected)) << row << "," << column;
            if (std::isnan(value)) continue;
            ASSERT_NEAR(value, expected, tolerance) << row << "," << column << " block " << cells.block;
            smallest = std::min(smallest, value);
            largest = std::max(largest, value);
        }
    if (smallest > largest) smallest = largest = 0;   // nothing is seen
    EXPECT_EQ(cells.smallest, smallest);
    EXPECT_EQ(cells.largest, largest);
}

/// As documented, dim * 2^-24 of the sum of the products without their signs: of the 16 products here that is
/// below 20.
inline constexpr double float32Tolerance = 16 * 20 * 0x1p-24;

/// For reading and for looking at. Returns the latter.
inline ScoreCells expectSummariesOf(CellRequest request, const RowMatrix& all) {
    request.limits.inFloat64 = true;
    expectSummaries(cellsOf(request), all, request.summary);
    request.limits.inFloat64 = false;
    ScoreCells cells = cellsOf(request);
    expectSummaries(cells, all, request.summary, float32Tolerance);
    return cells;
}

}   // namespace rope::score_cells_support
