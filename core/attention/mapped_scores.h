#pragma once

#include "core/attention/score_stage.h"
#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/frequency/frequency_schedule.h"
#include "core/numerics/number_format.h"
#include "core/position/position_map.h"
#include "core/rotation/pair_layout.h"

#include <cstdint>
#include <span>

namespace rope {

/// How queries meet keys under a position map.
struct MappedRotation {
    PositionMapChoice map = {};
    FrequencySchedule schedule = {};   ///< one inverse frequency per pair
    PairLayout layout = {};
    ScoreStage stage = ScoreStage::Dot;
    Precision precision = {};   ///< "positions" is where the distance is rounded
};

/// Some tokens of one role: rows of headDim numbers and their positions in 0..2^53 [token].
struct TokenRows {
    const RowMatrix& vectors;
    std::span<const std::int64_t> positions;
};

/// Scores whose pairs are rotated by the distance of a position map.
struct MappedScores {
    RowMatrix distances;   ///< N x M [token]; NaN for masked keys
    RowMatrix scores;   ///< N x M; NaN for masked keys
};

/// in:  N queries, M keys; queryScales: empty, or N factors of the rows (log-n and the like, see
///      query_scale.h)
/// out: sum over pairs of (q_a k_a + q_c k_c) cos(distance theta_i) + (q_a k_c - q_c k_a) sin(distance
///      theta_i), plus the coordinates that do not rotate; at the stage scaled times A^2 * softmaxFactor /
///      sqrt(D); softmax counts as scaled
/// err: as checkPositionMap(); OutOfRange naming q, k or query_scales when shapes do not fit
/// src: Su et al. 2021, arXiv:2104.09864, eq. 16, with the map's distance for m - n
Result<MappedScores> mappedScores(const MappedRotation& rotation, const TokenRows& queries,
                                  const TokenRows& keys, std::span<const double> queryScales = {});

}   // namespace rope
