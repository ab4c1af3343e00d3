#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/charts/method_series.h"
#include "ui/picture/anchor.h"

#include <QString>

#include <span>
#include <vector>

namespace rope::ui {

/// A chart frame, the rectangle that it is laid out in, and the plot that follows from both.
struct PlacedChart {
    QRectF body = {};
    ChartFrame frame = {};
    PlotFrame plot = {};
};

PlacedChart placedChart(ChartFrame frame, const QRectF& body, const Theme& theme);

/// "x-axis" and "y-axis" with their labels and titles.
/// in: prefix, such as "terms/", where a picture has several charts
std::vector<Anchor> axisAnchors(const PlacedChart& chart, const QString& prefix = {});

/// "curve/ID", the bounding rectangle of the visible part, and "curve/ID/point", a point on the curve near
/// the middle of that part. Nothing where no part is visible.
/// in:  xs ascending, ys as many
std::vector<Anchor> curveAnchors(const PlotFrame& plot, const QString& id, std::span<const double> xs,
                                 std::span<const double> ys);

/// A method in the name of an anchor: "yarn"; "yarn-2" for the second one of the list with that id.
QString anchorId(const MethodSeries& method);

/// The smallest area of an anchor: a rectangle around a line or a point.
QRectF anchorArea(const QRectF& bounds);

}   // namespace rope::ui
