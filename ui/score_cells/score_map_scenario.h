#pragma once

#include "ui/state/explorer_state.h"

#include <cstdint>

namespace rope::ui {

/// The scenario at the stage and mask of the score maps.
Scenario scoreMapScenario(const ExplorerState& state);

/// Rows and columns of a complete score map [token]: the length of the settings, limited by given vectors.
std::int64_t scoreMapLength(const ExplorerState& state);

}   // namespace rope::ui
