#pragma once

#include "ui/painting/plot_frame.h"

#include <QPolygonF>

#include <span>
#include <vector>

namespace rope::ui {

/// A curve as pixels: unbroken runs inside the plot area. Pure geometry.
/// * not-a-number, infinity and, on logarithmic axes, values <= 0 are gaps;
/// * lines are cut at the plot area's border by geometry, because SVG ignores clipping in Qt 6.4;
/// * where samples are denser than columns, a column has its first, minimum, maximum and last value, so no
/// peak is lost. in:  xs ascending, ys as many; columnWidthPx > 0: one device pixel
std::vector<QPolygonF> curveRuns(const PlotFrame& plot, std::span<const double> xs,
                                 std::span<const double> ys, double columnWidthPx);

}   // namespace rope::ui
