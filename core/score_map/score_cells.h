#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"
#include "core/score_map/cell_values.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace rope {

/// The value of a cell for the scores in it. Masked scores do not count.
enum class BlockSummary { Mean, Smallest, Largest };

/// A square part of the scores of a sequence.
struct ScoreWindow {
    std::int64_t length = 0;   ///< of the sequence, from position 0 [token]
    std::int64_t firstQuery = 0, firstKey = 0, tokens = 0;   ///< the viewport, inside the sequence

    bool operator==(const ScoreWindow&) const = default;
};

/// How much may be computed.
struct CellLimits {
    std::int64_t cells = 1024;   ///< along a side, and one for a cut block
    std::int64_t samples = 4096;   ///< along a side, where scores have to be computed one by one
    bool addsUp = true;   ///< false: always one by one
    bool inFloat64 = false;   ///< for numbers to be read; else in float32 where that saves time
};

/// Some rows of cells.
struct RowStrip {
    std::int64_t first = 0, end = 0;

    [[nodiscard]] std::int64_t count() const { return end - first; }
};

struct ScoreCells;

/// Called for each strip of rows once its values are final, while they are in the cache; for several strips
/// at the same time.
using RowsDone = std::function<void(const ScoreCells& cells, RowStrip rows)>;

/// Which scores: the active method's, or those minus the scores of another method of the list; at the
/// scenario's stage and mask.
struct CellRequest {
    ValidScenario scenario;
    std::optional<std::size_t> subtracted = {};
    ScoreWindow window = {};
    BlockSummary summary = BlockSummary::Mean;
    CellLimits limits = {};
    RowsDone rowsDone = {};
};

/// A map of scores, no finer than the screen. Cell (i, j) contains the queries firstQuery + i * block and
/// the block - 1 after it, and the keys firstKey + j * block and those after it, as far as the sequence goes.
struct ScoreCells {
    std::int64_t length = 0;   ///< of the sequence [token]
    std::int64_t firstQuery = 0, firstKey = 0;   ///< at or before the window, multiples of block [token]
    std::int64_t block = 1;   ///< tokens along a cell's side, a power of two
    std::int64_t samples =
        1;   ///< tokens along a cell's side that were looked at; block: every score of the cell
    std::int64_t keysInSums =
        0;   ///< softmax: keys from which the sum of a row was estimated; length: from every one
    CellValues values;   ///< NaN where the mask or the method hides every score
    BlockSummary summary = BlockSummary::Mean;
    ScoreStage stage = ScoreStage::Scaled;
    ScoreMask mask = ScoreMask::None;
    double smallest = 0, largest = 0;   ///< of the values

    [[nodiscard]] bool isComplete() const { return samples == block; }
};

/// Means of many scores cost as little as one score, since dot products add up; softmax, the smallest and
/// largest score, methods that act on positions and rounded products need every score by itself: then only
/// `samples` tokens of a block are used, each at a random position of its part of the block, the same in
/// every call. The sum of a softmax row is over the whole sequence; of long ones it is estimated from keys
/// spread over it, and exact for the first queries. In float32 a score is within dim * 2^-24 of sum |q_d
/// k_d|.
/// err: OutOfRange naming the window; Impossible when stopped
Result<ScoreCells> scoreCells(const CellRequest& request, const JobContext& job = {});

}   // namespace rope
