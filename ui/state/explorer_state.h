#pragma once

#include "core/scenario/scenario.h"
#include "ui/state/model_origin.h"
#include "ui/state/settings_map.h"

#include <cstdint>
#include <string>

namespace rope::ui {

/// What every view that shows a map of scores draws.
struct ScoreMapSettings {
    std::int64_t length = 256;   ///< rows and columns [token], from position 0
    ScoreStage stage = ScoreStage::Scaled;
    bool isCausal = true;

    bool operator==(const ScoreMapSettings&) const = default;
};

/// How the scenario is displayed. Theme, language and window layout belong to the program, not to the state.
struct ViewSettings {
    std::string front = "overview";   ///< id of the view in front
    int selectedPair = 0;
    std::string colormap = "auto";   ///< "auto": diverging for dot and scaled, sequential for softmax
    ScoreMapSettings scoreMap = {};
    SettingsMap perView = {};

    /// The settings of one view: `view.get<DecaySettings>().measure`.
    template <class Settings>
    [[nodiscard]] const Settings& get() const {
        return perView.get<Settings>();
    }
    template <class Settings>
    [[nodiscard]] Settings& edit() {
        return perView.edit<Settings>();
    }

    bool operator==(const ViewSettings&) const = default;
};

/// Everything on screen follows from this one value.
struct ExplorerState {
    Scenario scenario = {};
    ViewSettings view = {};
    ModelOrigin origin =
        {};   ///< file or preset that the scenario started from; it may have been edited since

    bool operator==(const ExplorerState&) const = default;
};

}   // namespace rope::ui
