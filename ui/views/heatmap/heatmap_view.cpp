#include "ui/views/heatmap/heatmap_view.h"

#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_explanation.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_table.h"
#include "ui/views/heatmap/heatmap_widget.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow heatmapView{.id = "heatmap",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Heatmap"); },
                          .isInOverview = true,
                          .relevant = relevantForHeatmap,
                          .build = buildHeatmap,
                          .table = heatmapTable,
                          .explanation = heatmapExplanation,
                          .settings = &heatmapSettingsRow,
                          .makeWidget = makeHeatmapWidget};

}   // namespace rope::ui
