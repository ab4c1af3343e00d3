#include "ui/views/heatmap/heatmap_data.h"

#include "ui/charts/method_series.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_window.h"
#include "ui/views/heatmap/heatmap_words.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rope::ui {

namespace {

/// The active and the other method alone, if the list may be shortened.
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

/// Key of cached maps.
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

DataTable tableOf(const HeatmapData& data) {
    const ScoreCells& first = data.cells();
    const PictureWords words = heatmapWords(data);
    DataTable table{tableComments(data.scenario, words.title), {{"query position [token]", {}}}};
    if (first.block > 1 || first.stage == ScoreStage::Softmax)
        table.comments.push_back(words.subtitle.toStdString());
    for (Eigen::Index row = 0; row < first.values.rows(); ++row)
        table.columns.front().values.push_back(static_cast<double>(first.firstQuery + row * first.block));
    for (const HeatmapPanel& panel : *data.maps)
        for (Eigen::Index column = 0; column < panel.cells.values.cols(); ++column) {
            std::string name =
                "score at key position " + std::to_string(panel.cells.firstKey + column * panel.cells.block);
            if (data.maps->size() > 1) name += ", " + panelLabel(data.scenario, panel).toStdString();
            std::vector<double> values;
            for (Eigen::Index row = 0; row < panel.cells.values.rows(); ++row)
                values.push_back(panel.cells.values(row, column));
            table.columns.push_back({std::move(name), std::move(values)});
        }
    return table;
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

HeatmapData heatmapData(const ExplorerState& state, std::shared_ptr<const HeatmapMaps> maps, bool isCoarse,
                        const ValidScenario* similar) {
    HeatmapData data{.relevant = relevantForHeatmap(state),
                     .scenario = scoreMapScenario(state),
                     .valid = {},
                     .maps = std::move(maps),
                     .window = heatmapWindow(state),
                     .isCoarse = isCoarse};
    if (Result<ValidScenario> valid = validated(data.scenario, similar)) data.valid = std::move(*valid);
    return data;
}

Result<HeatmapData> buildHeatmapData(const ExplorerState& state, const JobContext& job) {
    const ExplorerState relevant = relevantForHeatmap(state);
    MapsKey key{mapsRequest(relevant, true)};   // another query and key do not change the map
    std::shared_ptr<const HeatmapMaps> maps = findCached(job, key);
    if (!maps) {
        const auto before = job.cache ? job.cache->latest<MapsKey>() : nullptr;
        Result<std::shared_ptr<const HeatmapMaps>> made = computeHeatmapMaps(relevant, {}, job, before.get());
        if (!made) return made.error();
        maps = std::move(*made);
        insertCached(job, std::move(key), maps, bytesOf(*maps));
    }
    return heatmapData(relevant, std::move(maps));
}

Result<DataTable> heatmapTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<std::shared_ptr<const HeatmapMaps>> maps =
        computeHeatmapMaps(relevant, {.inFloat64 = true}, job);
    if (!maps) return maps.error();
    return tableOf(heatmapData(relevant, *maps));
}

}   // namespace rope::ui
