#pragma once

#include "ui/state/explorer_state.h"

#include <QString>

namespace rope::ui {

/// What is on screen, in plain words and with the current numbers put into the formulas (rich text).
/// in: id of the view in front, "overview" included; a state that passed checkState
QString explanationFor(const ExplorerState& state);

/// "pair 17 · θ = 0.0306 rad/token · wavelength 205 tokens · 0.12 turns at m": for the status bar while
/// nothing is under the cursor.
QString focusedPairText(const ExplorerState& state);

}   // namespace rope::ui
