#include "ui/views/heatmap/heatmap_maps.h"

#include "ui/score_cells/score_colours.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_window.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace rope::ui {

namespace {

/// The maps without their cells.
HeatmapMaps mapsToCompute(const Scenario& scenario, const ViewSettings& view) {
    const std::size_t active = scenario.activeMethod;
    const std::optional<std::size_t> other = otherMethod(scenario, view);
    HeatmapMaps maps;
    const auto add = [&](std::size_t method, std::optional<std::size_t> subtracted) {
        HeatmapPanel panel;
        panel.method = method;
        panel.subtracted = subtracted;
        maps.push_back(std::move(panel));
    };
    const bool isSideBySide = view.get<HeatmapSettings>().shows == HeatmapShows::SideBySide;
    if (!other || isSideBySide || view.get<HeatmapSettings>().shows == HeatmapShows::Active) add(active, {});
    if (other && (isSideBySide || view.get<HeatmapSettings>().shows == HeatmapShows::Other)) add(*other, {});
    if (other && (isSideBySide || view.get<HeatmapSettings>().shows == HeatmapShows::Difference))
        add(active, other);
    return maps;
}

/// A difference has a sign even after softmax.
ColourScale scaleOf(const HeatmapPanel& panel) {
    return scoreScale(panel.subtracted ? ScoreStage::Scaled : panel.cells.stage, panel.cells.smallest,
                      panel.cells.largest);
}

void shareScale(HeatmapMaps& maps) {
    if (maps.size() < 2) return;
    ColourScale& a = maps[0].scale;
    ColourScale& b = maps[1].scale;
    a.low = b.low = std::min(a.low, b.low);
    a.high = b.high = std::max(a.high, b.high);
}

}   // namespace

std::optional<std::size_t> otherMethod(const Scenario& scenario, const ViewSettings& view) {
    const auto chosen = static_cast<std::size_t>(std::max(0, view.get<HeatmapSettings>().otherMethod));
    if (chosen < scenario.methods.size() && chosen != scenario.activeMethod) return chosen;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i)
        if (i != scenario.activeMethod) return i;
    return {};
}

Result<std::shared_ptr<const HeatmapMaps>> computeHeatmapMaps(const ExplorerState& state,
                                                              const CellLimits& limits, const JobContext& job,
                                                              const HeatmapMaps* before) {
    const Result<ValidScenario> scenario = validated(scoreMapScenario(state));
    if (!scenario) return scenario.error();
    auto maps = std::make_shared<HeatmapMaps>(mapsToCompute(**scenario, state.view));
    std::deque<PredictedGrid> grids;   // cannot be moved
    for (std::size_t i = 0; i < maps->size(); ++i) {
        HeatmapPanel& panel = (*maps)[i];
        PredictedGrid& grid = grids.emplace_back(
            before && i < before->size() ? std::optional((*before)[i].scale) : std::nullopt);
        const Result<ValidScenario> ofPanel = withActiveMethod(*scenario, panel.method);
        if (!ofPanel) return ofPanel.error();
        Result<ScoreCells> cells =
            scoreCells({.scenario = *ofPanel,
                        .subtracted = panel.subtracted,
                        .window = heatmapWindow(state),
                        .summary = state.view.get<HeatmapSettings>().summary,
                        .limits = limits,
                        .rowsDone = [&grid](const ScoreCells& all, RowStrip rows) { grid.add(all, rows); }},
                       job);
        if (!cells) return cells.error();
        panel.cells = std::move(*cells);
        panel.scale = scaleOf(panel);
    }
    shareScale(*maps);
    for (std::size_t i = 0; i < maps->size(); ++i)
        (*maps)[i].grid = grids[i].take((*maps)[i].cells.values, (*maps)[i].scale);
    return std::shared_ptr<const HeatmapMaps>(std::move(maps));
}

}   // namespace rope::ui
