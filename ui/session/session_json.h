#pragma once

#include "core/base/result.h"
#include "ui/state/explorer_state.h"

#include <string>
#include <string_view>

namespace rope::ui {

/// A session: one readable, versioned JSON file with the scenario and the view settings.
std::string sessionText(const ExplorerState& state);

/// err: Malformed with line and column, or naming the member; OutOfRange as rope::validated
Result<ExplorerState> parseSession(std::string_view text);

}   // namespace rope::ui
