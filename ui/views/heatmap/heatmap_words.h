#pragma once

#include "ui/picture/picture.h"
#include "ui/views/heatmap/heatmap_data.h"

#include <QString>

namespace rope::ui {

/// "YaRN ×4", or "YaRN ×4 − none".
QString panelLabel(const Scenario& scenario, const HeatmapPanel& panel);

PictureWords heatmapWords(const HeatmapData& data);

/// The line above a map.
/// in: cells of the map per device pixel
QString panelCaption(const HeatmapData& data, const HeatmapPanel& panel, double cellsPerPixel);

/// "m = 17, n = 5".
QString positionText(const CellHit& cell);

/// The positions and the exact score under each map's method.
/// in: whether the summary of the drawn cell follows
QString cellReadout(const HeatmapData& data, const CellHit& cell, bool hasSummary);

}   // namespace rope::ui
