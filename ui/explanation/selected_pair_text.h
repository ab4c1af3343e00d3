#pragma once

#include "core/scenario/valid_scenario.h"

#include <QString>

namespace rope::ui {

/// "pair 17 · θ = 0.0306 rad/token · wavelength 205 tokens · 0.12 revolutions at m": for the status bar while
/// nothing is under the cursor.
QString selectedPairText(const ValidScenario& scenario, int selectedPair);

}   // namespace rope::ui
