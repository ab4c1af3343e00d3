#pragma once

#include "core/score_map/score_cells.h"

#include <functional>

namespace rope {

/// Rows of cells between two looks at the stop flag; their scores stay in the second-level cache.
inline constexpr std::int64_t stripRows = 64;

/// Calls fill() for every strip of `rowsAtOnce` rows, some of them at the same time, and finds the range of
/// what came out while it is in the cache; then rowsDone(). The values are allocated.
/// out: false when stopped: then some strips are missing
bool fillStrips(ScoreCells& cells, std::int64_t rowsAtOnce, const RowsDone& rowsDone, const JobContext& job,
                const std::function<void(RowStrip)>& fill);

}   // namespace rope
