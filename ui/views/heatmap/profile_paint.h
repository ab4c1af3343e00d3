#pragma once

#include "ui/painting/colormap.h"
#include "ui/picture/hit.h"
#include "ui/views/heatmap/heatmap_layout.h"
#include "ui/views/heatmap/heatmap_maps.h"

#include <QPainter>

namespace rope::ui {

/// One row and one column of a map as curves above it and at its right, on the axes of the map.
/// in: a layout with profiles; any query and key of the row and the column, which are not painted if they lie
///     outside of the viewport
void paintProfiles(QPainter& painter, const PanelLayout& layout, const HeatmapPanel& panel,
                   const CellHit& cell, const Theme& theme);

/// The values of the cells, where they fit.
void paintCellNumbers(QPainter& painter, const PanelLayout& layout, const HeatmapPanel& panel,
                      const ColourTable& colours, const Theme& theme);

}   // namespace rope::ui
