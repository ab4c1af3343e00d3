#pragma once

#include "ui/painting/plot_frame.h"
#include "ui/picture/picture.h"
#include "ui/raster/ink_canvas.h"

#include <QString>

#include <span>
#include <vector>

namespace rope::ui {

/// One curve and its look; the numbers belong to the picture.
struct Curve {
    std::span<const double> xs, ys;
    Ink ink;
};

/// Draws curves into the plot area, the last one on top. Cost grows with pixels, not with samples.
void paintCurves(QPainter& painter, const PlotFrame& plot, std::span<const Curve> curves);

/// A vertical or horizontal mark across the plot with a label at its end.
struct PlotMark {
    Qt::Orientation orientation = Qt::Vertical;
    double value = 0;
    QString label;
};

/// Dashed lines with a haloed label; marks outside the plot's range are left out. A label that would cover
/// the one before is moved down.
void paintMarks(QPainter& painter, const PlotFrame& plot, std::span<const PlotMark> marks,
                const Theme& theme);

/// The thin line that follows the cursor.
void paintCursorLine(QPainter& painter, const PlotFrame& plot, double x, const Theme& theme);

struct LegendEntry {
    QString text;
    Ink ink;
};

/// A legend in the corner of the plot area that hides the least of the curves, none where it would take most
/// of the plot; it has a ground of its own only where some must be hidden.
void paintLegend(QPainter& painter, const PlotFrame& plot, std::span<const LegendEntry> entries,
                 std::span<const Curve> curves, std::span<const QRectF> taken, const Theme& theme);

/// The rectangle that paintLegend chooses; empty where it paints none.
QRectF legendArea(const PlotFrame& plot, std::span<const LegendEntry> entries, std::span<const Curve> curves,
                  std::span<const QRectF> taken, const Theme& theme);

}   // namespace rope::ui
