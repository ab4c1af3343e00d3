#pragma once

#include "ui/views/heatmap/heatmap_maps.h"

#include <QString>

namespace rope::ui {

/// "YaRN ×4", or "YaRN ×4 − none".
QString panelLabel(const Scenario& scenario, const HeatmapPanel& panel);

}   // namespace rope::ui
