#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace rope::ui {

/// The number of positions of the given vectors, at most `wanted`; all of them if one row is used for every
/// position.
std::int64_t coveredLength(const VectorSource& vectors, std::int64_t wanted);

/// The scenario with the given vectors' rows of these positions alone: row i of a file belongs to position i
/// of the whole sequence.
Scenario withRowsOf(Scenario scenario, const std::vector<std::int64_t>& positions);

}   // namespace rope::ui
