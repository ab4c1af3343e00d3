#include "ui/views/heatmap/heatmap_view.h"

#include "ui/views/heatmap/heatmap_data.h"
#include "ui/views/heatmap/heatmap_explanation.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_widget.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<HeatmapData> data = buildHeatmapData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<HeatmapPicture>(std::move(*data)));
}

}   // namespace

const ViewRow heatmapView{.id = "heatmap",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Heatmap"); },
                          .isInOverview = true,
                          .relevant = relevantForHeatmap,
                          .build = build,
                          .table = heatmapTable,
                          .explanation = heatmapExplanation,
                          .settings = &heatmapSettingsRow,
                          .makeWidget = makeHeatmapWidget};

}   // namespace rope::ui
