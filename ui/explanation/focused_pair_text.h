#pragma once

#include "ui/state/explorer_state.h"

#include <QString>

namespace rope::ui {

/// "pair 17 · θ = 0.0306 rad/token · wavelength 205 tokens · 0.12 turns at m": for the status bar while
/// nothing is under the cursor.
QString focusedPairText(const ExplorerState& state);

}   // namespace rope::ui
