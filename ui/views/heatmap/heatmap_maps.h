#pragma once

#include "core/score_map/score_cells.h"
#include "ui/score_cells/cell_grid.h"
#include "ui/state/explorer_state.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// One map of a heatmap: the scores of a method, or their difference from another method.
struct HeatmapPanel {
    std::size_t method = 0;   ///< in the scenario's list
    std::optional<std::size_t> subtracted = {};
    ScoreCells cells;
    ColourScale scale;
    CellGrid grid;
};

using HeatmapMaps = std::vector<HeatmapPanel>;

/// The method that the active one is compared with; empty if the list has one method.
std::optional<std::size_t> otherMethod(const Scenario& scenario, const ViewSettings& view);

/// Computes the maps of the state, at least one. The maps of both methods have one colour scale.
/// in: the previous maps, whose colour scale is tried first; null for none
/// err: as scoreCells()
Result<std::shared_ptr<const HeatmapMaps>> computeHeatmapMaps(const ExplorerState& state,
                                                              const CellLimits& limits, const JobContext& job,
                                                              const HeatmapMaps* before = nullptr);

}   // namespace rope::ui
