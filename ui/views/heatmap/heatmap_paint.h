#pragma once

#include "ui/painting/colormap.h"
#include "ui/picture/picture.h"
#include "ui/score_cells/cell_image.h"
#include "ui/views/heatmap/heatmap_data.h"
#include "ui/views/heatmap/heatmap_layout.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace rope::ui {

/// The part of a map's cells that the viewport shows.
CellView cellView(const HeatmapData& data, const HeatmapPanel& panel);

const ColourTable& panelColours(const HeatmapData& data, const HeatmapPanel& panel, ThemeKind theme);

/// The cells of a map, their values if they fit, and the current query and key.
void paintMap(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
              const HeatmapPanel& panel, const Theme& theme);

/// The rest of a map: axes, caption and colour bar.
void paintAroundMap(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
                    const HeatmapPanel& panel, const PaintContext& context);

/// The cell under the cursor, across all maps.
void paintHoveredCell(QPainter& painter, const PlotFrame& plot, const CellHit& cell, const Theme& theme);

/// The row and the column of the hovered cell next to the map, else of the current one.
void paintMapProfiles(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
                      const std::optional<CellHit>& hovered, const Theme& theme);

}   // namespace rope::ui
