#pragma once

#include "core/model/imported_model.h"
#include "ui/state/explorer_state.h"

#include <vector>

namespace rope::ui {

/// What a fresh window shows, so that the first screen is alive without a click.
ExplorerState startState(const std::vector<Preset>& presets);

}   // namespace rope::ui
