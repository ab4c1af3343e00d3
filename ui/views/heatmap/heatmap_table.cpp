#include "ui/views/heatmap/heatmap_table.h"

#include "ui/charts/method_series.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_maps.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_words.h"

#include <string>
#include <utility>
#include <vector>

namespace rope::ui {

namespace {

DataTable tableOf(const ExplorerState& relevant, const HeatmapMaps& maps, const PictureWords& words) {
    const ScoreCells& first = maps.front().cells;
    DataTable table{tableComments(relevant.scenario, words.title), {{"query position [token]", {}}}};
    if (first.block > 1 || first.stage == ScoreStage::Softmax)
        table.comments.push_back(words.subtitle.toStdString());
    for (Eigen::Index row = 0; row < first.values.rows(); ++row)
        table.columns.front().values.push_back(static_cast<double>(first.firstQuery + row * first.block));
    for (const HeatmapPanel& panel : maps)
        for (Eigen::Index column = 0; column < panel.cells.values.cols(); ++column) {
            std::string name =
                "score at key position " + std::to_string(panel.cells.firstKey + column * panel.cells.block);
            if (maps.size() > 1) name += ", " + panelLabel(relevant.scenario, panel).toStdString();
            std::vector<double> values;
            for (Eigen::Index row = 0; row < panel.cells.values.rows(); ++row)
                values.push_back(panel.cells.values(row, column));
            table.columns.push_back({std::move(name), std::move(values)});
        }
    return table;
}

}   // namespace

Result<DataTable> heatmapTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<std::shared_ptr<const HeatmapMaps>> maps =
        computeHeatmapMaps(relevant, {.inFloat64 = true}, job);
    if (!maps) return maps.error();
    ExplorerState state = relevant;
    state.scenario = scoreMapScenario(relevant);
    return tableOf(state, **maps, HeatmapPicture(relevant, *maps).words());
}

}   // namespace rope::ui
