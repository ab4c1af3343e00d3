#pragma once

#include "app/options/given_options.h"
#include "core/base/result.h"
#include "core/model/imported_model.h"
#include "ui/state/explorer_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::app {

/// What the setup options come to: the question, and what was doubtful on the way.
struct Setup {
    ui::ExplorerState state = {};
    bool hasFile = false;   ///< started from a preset, a config or a session
    bool hasSession = false;   ///< so view settings were given, too
    std::optional<std::vector<std::int64_t>> positions = {}, distances = {}, shifts = {};
    Warnings warnings = {};

    [[nodiscard]] Scenario& scenario() { return state.scenario; }
};

/// Reads the files that the options name and applies the options over them, wherever they stand. The scenario
/// is valid. err: WrongUsage for an unknown preset, group of layers, tensor, or a parameter that the method
/// does not have; else what is out of range,
///      unreadable or malformed; `where` names the option
Result<Setup> buildSetup(const GivenOptions& options);

/// The model that --preset or --config names, and the preset's or file's name.
/// err: Unreadable, Malformed, WrongUsage
Result<ImportedModel> readModelFile(const std::string& file, std::string_view where);

/// Names the option in `where` where the core names a key: rope_theta becomes --rope-theta.
Error withOptionName(Error error);

}   // namespace rope::app
