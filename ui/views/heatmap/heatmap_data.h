#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/report/data_table.h"
#include "ui/picture/hit.h"
#include "ui/state/explorer_state.h"
#include "ui/views/heatmap/heatmap_maps.h"

#include <memory>
#include <optional>

namespace rope::ui {

/// What the heatmap paints: the maps of a relevant state and its viewport. The maps may cover more or less
/// than the viewport: moved and scaled they are a preview until the cells of the viewport are computed.
struct HeatmapData {
    ExplorerState relevant;
    Scenario scenario;   ///< at the stage and mask of the heatmap
    std::optional<ValidScenario> valid;   ///< the same, checked; empty where it is not valid
    std::shared_ptr<const HeatmapMaps> maps;
    ScoreWindow window;   ///< the viewport
    bool isCoarse = false;   ///< the maps were computed for another viewport

    [[nodiscard]] const ScoreCells& cells() const { return maps->front().cells; }
    [[nodiscard]] const ColourScale& scale() const { return maps->front().scale; }
    [[nodiscard]] CellHit currentCell() const { return {scenario.queryPosition, scenario.keyPosition}; }
};

ExplorerState relevantForHeatmap(const ExplorerState& state);

/// The part of a relevant state that determines the values of the maps. Without the window: two equal results
/// mean viewports of one map.
ExplorerState mapsRequest(ExplorerState relevant, bool hasWindow);

/// in: the state that the maps are painted for; a checked scenario that may be the same, null for none
HeatmapData heatmapData(const ExplorerState& state, std::shared_ptr<const HeatmapMaps> maps,
                        bool isCoarse = false, const ValidScenario* similar = nullptr);

/// Computes the maps of the viewport, or takes them from the job's cache.
/// err: as computeHeatmapMaps()
Result<HeatmapData> buildHeatmapData(const ExplorerState& state, const JobContext& job);

/// The scores of the viewport, computed in float64: a row per query, a column per key and map.
/// err: as computeHeatmapMaps()
Result<DataTable> heatmapTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
