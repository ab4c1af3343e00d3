#pragma once

#include "app/options/options.h"
#include "core/base/result.h"
#include "core/model/imported_model.h"
#include "ui/state/explorer_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::app {

/// The result of the setup options: scenario, view settings, and warnings.
struct Setup {
    ui::ExplorerState state = {};
    bool hasFile = false;   ///< started from a preset, a config or a session
    bool hasSession = false;   ///< then the view settings are those of the session
    std::optional<std::vector<std::int64_t>> positions = {}, distances = {}, shifts = {};
    Warnings warnings = {};

    [[nodiscard]] Scenario& scenario() { return state.scenario; }
};

/// Reads the files that the options name, then applies the other options. The scenario is valid.
/// err: WrongUsage for an unknown preset, layer group or tensor, and for a parameter that the method does not
/// have; OutOfRange, Impossible, Unreadable, Malformed; `where` names the option
Result<Setup> buildSetup(const SetupOptions& options);

/// A config.json or GGUF file.
/// err: Unreadable, Malformed, WrongUsage
Result<ImportedModel> readModelFile(const std::string& file, std::string_view where);

/// Replaces a key in `where` by the option that sets it: rope_theta becomes --rope-theta.
Error withOptionName(Error error);

}   // namespace rope::app
