#pragma once

#include "core/base/result.h"
#include "ui/state/explorer_state.h"

namespace rope::ui {

/// Largest sides that the pictures are asked for [token].
inline constexpr std::int64_t largestHeatmapLength = 131072;
inline constexpr std::int64_t largestReach = 10'000'000;

/// The first thing in a state that cannot be computed: what rope::validate says, then pair, heatmap and reach
/// settings.
Check checkState(const ExplorerState& state);

}   // namespace rope::ui
