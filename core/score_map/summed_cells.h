#pragma once

#include "core/score_map/score_cells.h"

#include <span>

namespace rope {

/// Fills cells whose places and sizes are set with the means of all their scores: the product of two sums of
/// vectors is the sum of all products, so that a cell costs as much as one score.
/// in:  one method, or two whose scores are subtracted; the request.
/// err: Impossible when stopped
Check fillFromSums(const CellRequest& request, std::span<const ResolvedMethod> methods, ScoreCells& cells,
                   const JobContext& job);

}   // namespace rope
