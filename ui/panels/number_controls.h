#pragma once

#include "ui/value_widgets/number_section.h"

#include <span>

namespace rope::ui {

std::span<const NumberControl> modelControls();   ///< head dimension, base, rotary part
std::span<const NumberControl> contextControls();   ///< trained, target and current length
std::span<const NumberControl> positionControls();   ///< query m, key n
const NumberControl& seedControl();

/// True when some compared method looks at the current length.
bool usesSequence(const Scenario& scenario);

}   // namespace rope::ui
