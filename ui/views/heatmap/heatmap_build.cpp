#include "ui/views/heatmap/heatmap_build.h"

#include "ui/charts/method_series.h"
#include "ui/views/heatmap/heatmap_maps.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_window.h"

#include <algorithm>
#include <memory>

namespace rope::ui {

namespace {

/// A and B alone, where the place in the list has no meaning of its own.
Scenario comparedMethodsOnly(Scenario scenario, ViewSettings& view) {
    for (ComparedMethod& method : scenario.methods) method.isVisible = true;
    const std::optional<std::size_t> other = otherMethod(scenario, view);
    if (!other) view.edit<HeatmapSettings>().shows = HeatmapShows::Active;
    if (!other || view.get<HeatmapSettings>().shows == HeatmapShows::Active) {
        view.edit<HeatmapSettings>().otherMethod = 0;
        return activeMethodOnly(std::move(scenario));
    }
    view.edit<HeatmapSettings>().otherMethod = static_cast<int>(*other);
    if (!scenario.explicitInverseFrequencies.empty()) return scenario;
    scenario.methods = {scenario.methods[scenario.activeMethod], scenario.methods[*other]};
    scenario.activeMethod = 0;
    view.edit<HeatmapSettings>().otherMethod = 1;
    return scenario;
}

/// What maps are computed from.
struct MapsKey {
    using Value = HeatmapMaps;

    ExplorerState request;

    bool operator==(const MapsKey&) const = default;
    [[nodiscard]] std::size_t hash() const {
        const auto& settings = request.view.get<HeatmapSettings>();
        return combinedHash(static_cast<std::size_t>(settings.firstQuery),
                            static_cast<std::size_t>(settings.firstKey));
    }
};

std::size_t bytesOf(const HeatmapMaps& maps) {
    std::size_t bytes = 0;
    for (const HeatmapPanel& panel : maps) {
        const auto cells = static_cast<std::size_t>(panel.cells.values.rows() * panel.cells.values.cols());
        bytes += cells * (panel.cells.values.isFloat32() ? sizeof(float) : sizeof(double)) +
                 panel.grid.cells.size() * sizeof(CellIndex);
    }
    return bytes;
}

}   // namespace

ExplorerState relevantForHeatmap(const ExplorerState& state) {
    const ScoreWindow window = heatmapWindow(state);
    ExplorerState relevant;
    ViewSettings& view = relevant.view;
    view.colormap = state.view.colormap;
    view.scoreMap.length = state.view.scoreMap.length;
    view.scoreMap.stage = state.view.scoreMap.stage;
    view.scoreMap.isCausal = state.view.scoreMap.isCausal;
    view.edit<HeatmapSettings>().firstQuery = window.firstQuery;
    view.edit<HeatmapSettings>().firstKey = window.firstKey;
    view.edit<HeatmapSettings>().visibleTokens = window.tokens < window.length ? window.tokens : 0;
    view.edit<HeatmapSettings>().summary = state.view.get<HeatmapSettings>().summary;
    view.edit<HeatmapSettings>().shows = state.view.get<HeatmapSettings>().shows;
    view.edit<HeatmapSettings>().otherMethod = state.view.get<HeatmapSettings>().otherMethod;
    relevant.scenario = comparedMethodsOnly(state.scenario, view);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    return relevant;
}

ExplorerState mapsRequest(ExplorerState relevant, bool hasWindow) {
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.view.colormap = ViewSettings{}.colormap;
    if (!hasWindow)
        relevant.view.edit<HeatmapSettings>().firstQuery = relevant.view.edit<HeatmapSettings>().firstKey =
            relevant.view.edit<HeatmapSettings>().visibleTokens = 0;
    return relevant;
}

Result<PicturePtr> buildHeatmap(const ExplorerState& state, const JobContext& job) {
    const ExplorerState relevant = relevantForHeatmap(state);
    MapsKey key{mapsRequest(relevant, true)};   // query and key move over a map without changing it
    std::shared_ptr<const HeatmapMaps> maps = findCached(job, key);
    if (!maps) {
        const auto before = job.cache ? job.cache->latest<MapsKey>() : nullptr;
        Result<std::shared_ptr<const HeatmapMaps>> made = computeHeatmapMaps(relevant, {}, job, before.get());
        if (!made) return made.error();
        maps = std::move(*made);
        insertCached(job, std::move(key), maps, bytesOf(*maps));
    }
    return PicturePtr(std::make_shared<HeatmapPicture>(relevant, std::move(maps)));
}

}   // namespace rope::ui
