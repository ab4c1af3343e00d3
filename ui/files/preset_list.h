#pragma once

#include "core/model/imported_model.h"

#include <vector>

namespace rope::ui {

/// The models that the program carries inside, in the catalogue's order.
/// err: Unreadable or Malformed when the program was built wrongly
Result<std::vector<Preset>> loadPresets();

/// The preset that a fresh window shows, else the first one; nullptr for an empty list.
const Preset* startPreset(const std::vector<Preset>& presets);

}   // namespace rope::ui
