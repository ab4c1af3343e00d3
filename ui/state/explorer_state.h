#pragma once

#include "core/scenario/scenario.h"
#include "ui/state/model_origin.h"

#include <cstdint>
#include <string>

namespace rope::ui {

enum class DecayMeasure { Bound, Ones, Score };

/// How the question is looked at. Theme, language and window layout are the program's, not the state's.
struct ViewSettings {
    std::string view = "overview";   ///< id of the view in front
    int focusedPair = 0;
    std::string colormap = "auto";   ///< "auto": the theme's diverging map for dot and scaled, a sequential one for softmax
    std::int64_t heatmapLength = 256;   ///< rows and columns [token], from position 0
    ScoreStage heatmapStage = ScoreStage::Scaled;
    bool heatmapIsCausal = true;
    DecayMeasure decayMeasure = DecayMeasure::Bound;
    std::int64_t decayReach = 131072;   ///< largest distance drawn [token]
    bool decayIsLogarithmic = true;
    std::int64_t invarianceReach = 1000;   ///< largest shift drawn [token]

    bool operator==(const ViewSettings&) const = default;
};

/// Everything on screen follows from this one value.
struct ExplorerState {
    Scenario scenario = {};
    ViewSettings view = {};
    ModelOrigin origin = {};   ///< the file or preset that the scenario started from; it may have been changed since

    bool operator==(const ExplorerState&) const = default;
};

}   // namespace rope::ui
