#pragma once

#include "core/base/result.h"
#include "core/scenario/valid_scenario.h"
#include "ui/state/explorer_state.h"

#include <string_view>

namespace rope::ui {

/// Largest side of a score map, and largest distance or shift of a chart [token].
inline constexpr std::int64_t largestHeatmapLength = 131072;
inline constexpr std::int64_t maxViewRange = 10'000'000;

/// err: OutOfRange naming the key and the range
Check checkWithin(std::int64_t value, std::int64_t low, std::int64_t high, std::string_view key);

/// The scenario of a state that was checked.
/// in:  a valid scenario whose methods are used again where they are the same; null for none
/// err: the first thing that cannot be computed: as validated(), then the focused pair, the score map and the
///      settings of each view
Result<ValidScenario> validatedState(const ExplorerState& state, const ValidScenario* similar = nullptr);

/// err: as validatedState()
Check checkState(const ExplorerState& state);

}   // namespace rope::ui
