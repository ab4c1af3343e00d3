#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// Scores of a set of query positions against a set of key positions, at the scenario's stage and mask.
struct ScoreHeatmap {
    std::vector<std::int64_t> queryPositions, keyPositions;   ///< [token]
    RowMatrix scores;   ///< query x key; masked cells are NaN, 0 after softmax
    ScoreStage stage = ScoreStage::Scaled;
    ScoreMask mask = ScoreMask::None;
    double smallest = 0, largest = 0;   ///< of the cells that are not masked
};

/// Active method. Row i of given vectors belongs to the i-th position.
/// err: OutOfRange when more cells than maxResultCells; Impossible when stopped
Result<ScoreHeatmap> scoreHeatmap(const ValidScenario& scenario, std::span<const std::int64_t> queryPositions,
                                  std::span<const std::int64_t> keyPositions, const JobContext& job = {});

/// One score at (queryPosition, keyPosition) of the scenario, at the stage dot or scaled (softmax counts as
/// scaled: one cell has no row).
Result<double> scoreAt(const ValidScenario& scenario, std::int64_t queryPosition, std::int64_t keyPosition);

}   // namespace rope
