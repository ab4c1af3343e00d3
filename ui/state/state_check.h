#pragma once

#include "core/base/result.h"
#include "ui/state/explorer_state.h"

#include <string_view>

namespace rope::ui {

/// Largest side of a score map, and largest distance or shift of a chart [token].
inline constexpr std::int64_t largestHeatmapLength = 131072;
inline constexpr std::int64_t largestReach = 10'000'000;

/// err: OutOfRange naming the key and the range
Check checkWithin(std::int64_t value, std::int64_t low, std::int64_t high, std::string_view key);

/// The first thing in a state that cannot be computed: as rope::validate, then the focused pair, the score
/// map and the settings of each view.
Check checkState(const ExplorerState& state);

}   // namespace rope::ui
