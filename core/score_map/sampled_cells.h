#pragma once

#include "core/score_map/score_cells.h"

#include <span>

namespace rope {

/// Fills cells whose places, sizes and samples are set, from scores computed one by one.
/// in:  one method, or two whose scores are subtracted; the request
Check fillFromSamples(const CellRequest& request, std::span<const ResolvedMethod> methods, ScoreCells& cells,
                      const JobContext& job);

/// Rounded products and mapped positions cost a hundred times more for each score than plain ones.
bool hasCheapScores(const Scenario& scenario, std::span<const ResolvedMethod> methods);

}   // namespace rope
