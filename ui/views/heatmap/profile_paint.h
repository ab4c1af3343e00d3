#pragma once

#include "ui/painting/colormap.h"
#include "ui/views/heatmap/heatmap_layout.h"
#include "ui/views/heatmap/heatmap_maps.h"

#include <QPainter>

namespace rope::ui {

/// The cells of one row and one column of a map as curves beside it, on the map's own axes.
struct ProfileCells {
    std::int64_t query = 0, key = 0;   ///< any token of the row and of the column
};

/// in:  places with profiles; the row and the column may lie outside of what is seen: then nothing is drawn
/// for them
void paintProfiles(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                   const ProfileCells& shown, const Theme& theme);

/// The numbers of the cells, where a cell has room for them.
void paintCellNumbers(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                      const ColourTable& colours, const Theme& theme);

}   // namespace rope::ui
