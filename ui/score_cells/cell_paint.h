#pragma once

#include "ui/score_cells/cell_image.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QRectF>

namespace rope::ui {

/// Fills the area with the grid's cells, sharp on every device: on screens and in PNG pixel by pixel; in SVG
/// and PDF as rectangles up to 64 x 64 cells, beyond that as one image (enlarged without smoothing in SVG,
/// whose readers blur it otherwise; lossless in PDF).
void paintCells(QPainter& painter, const QRectF& area, const CellGrid& grid, const CellView& view,
                const ColourTable& colours, const QColor& masked);
/// The whole grid.
void paintCells(QPainter& painter, const QRectF& area, const CellGrid& grid, const ColourTable& colours,
                const QColor& masked);

/// Dashed lines through a point, across the area; a part outside is left out.
void paintCross(QPainter& painter, const QRectF& area, QPointF at, const QColor& colour);

/// The map's colours from low (bottom) to high, with ticks at the right.
void paintColourBar(QPainter& painter, const QRectF& area, const ColourTable& colours,
                    const ColourScale& scale, const Theme& theme);

}   // namespace rope::ui
