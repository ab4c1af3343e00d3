#pragma once

#include "core/attention/score_stage.h"
#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/rotation/pair_layout.h"
#include "tests/support/engines/schedule_history.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// Scores against a cache: each query rotated by the schedule of the call that it came in, each key by that
/// of the last call up to then that rotated it. Where a method changes its frequencies between calls, the
/// score no longer depends on the distance alone.
struct CachedScores {
    RowMatrix scores;   ///< N x M; NaN where the key was not in the cache yet, or the query in no call
    std::vector<std::size_t> queryStep;   ///< step of each query; steps.size() where none had it
    std::vector<std::size_t>
        keyStep;   ///< step of each key, as the last query's call saw it; steps.size() where none had it
};

/// in:  steps of scheduleHistory(), N queries and M keys (rows of headDim numbers) with their positions
/// [token]; an odd rotary dimension is
///      padded
/// out: N x M scores; at the stage scaled times A of the query's step, A of the key's step, softmaxFactor of
/// the query's step, 1/sqrt(D);
///      softmax counts as scaled
/// err: OutOfRange naming q or k when rows and positions do not fit together
Result<CachedScores> cachedScores(std::span<const HistoryStep> steps, const PairLayout& layout,
                                  ScoreStage stage, const RowMatrix& queries,
                                  std::span<const std::int64_t> queryPositions, const RowMatrix& keys,
                                  std::span<const std::int64_t> keyPositions);

}   // namespace rope
