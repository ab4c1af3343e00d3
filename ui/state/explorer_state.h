#pragma once

#include "core/scenario/scenario.h"
#include "core/score_map/score_cells.h"
#include "ui/state/model_origin.h"

#include <cstdint>
#include <string>

namespace rope::ui {

enum class DecayMeasure { Bound, Ones, Score };

/// Whose scores the heatmap shows: those of the active method (A), of another one (B), what A has more than
/// B, or all three where there is room.
enum class HeatmapShows { Active, Other, Difference, SideBySide };

/// How the question is looked at. Theme, language and window layout are the program's, not the state's.
struct ViewSettings {
    std::string view = "overview";   ///< id of the view in front
    int focusedPair = 0;
    std::string colormap =
        "auto";   ///< "auto": the theme's diverging map for dot and scaled, a sequential one for softmax
    std::int64_t heatmapLength = 256;   ///< rows and columns [token], from position 0
    ScoreStage heatmapStage = ScoreStage::Scaled;
    bool heatmapIsCausal = true;
    std::int64_t heatmapFirstQuery = 0,
                 heatmapFirstKey = 0;   ///< where the seen part of the map begins [token]
    std::int64_t heatmapSeen = 0;   ///< rows and columns of the seen part [token]; 0: the whole map
    BlockSummary heatmapSummary = BlockSummary::Mean;   ///< of scores that share a cell
    HeatmapShows heatmapShows = HeatmapShows::Active;
    int heatmapOther = 0;   ///< B, by its place in the list of methods; where that is A or nobody, the first
                            ///< one that is not A
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
    ModelOrigin origin =
        {};   ///< the file or preset that the scenario started from; it may have been changed since

    bool operator==(const ExplorerState&) const = default;
};

}   // namespace rope::ui
