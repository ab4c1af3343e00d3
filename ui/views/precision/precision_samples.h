#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace rope::ui {

/// Whole numbers from 1 to `last`, evenly spread on a logarithmic axis, at most `count` of them; both ends
/// are there.
std::vector<std::int64_t> logarithmicWholeNumbers(std::int64_t last, int count);

/// Common shifts [token]: 0, then from 1 on as far as the target length lets the later of the two tokens go.
std::vector<std::int64_t> precisionShifts(const Scenario& scenario);

/// Lengths [token] at which positions are counted: 1 to the target length, or to the longest that is counted.
std::vector<std::int64_t> precisionLengths(const Scenario& scenario);

}   // namespace rope::ui
