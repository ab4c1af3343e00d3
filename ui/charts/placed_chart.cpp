#include "ui/charts/placed_chart.h"

#include "ui/charts/curve_runs.h"

#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double marginPx = 2, pointRadiusPx = 3;

}   // namespace

PlacedChart placedChart(ChartFrame frame, const QRectF& body, const Theme& theme) {
    PlotFrame plot = plotFrame(frame, body, theme);
    return {body, std::move(frame), plot};
}

std::vector<Anchor> axisAnchors(const PlacedChart& chart, const QString& prefix) {
    const QRectF &body = chart.body, &area = chart.plot.area;
    return {{prefix + QStringLiteral("x-axis"),
             QRectF(QPointF(area.left(), area.bottom()), QPointF(area.right(), body.bottom()))},
            {prefix + QStringLiteral("y-axis"),
             QRectF(QPointF(body.left(), area.top()), QPointF(area.left(), area.bottom()))}};
}

QRectF anchorArea(const QRectF& bounds) {
    return bounds.normalized().adjusted(-marginPx, -marginPx, marginPx, marginPx);
}

std::vector<Anchor> curveAnchors(const PlotFrame& plot, const QString& id, std::span<const double> xs,
                                 std::span<const double> ys) {
    const std::vector<QPolygonF> runs = curveRuns(plot, xs, ys, 1);
    QPolygonF points;
    for (const QPolygonF& run : runs) points += run;
    if (points.isEmpty()) return {};
    const QRectF bounds = points.boundingRect();
    QPointF middle = points.front();
    for (const QPointF& point : points)
        if (std::abs(point.x() - bounds.center().x()) < std::abs(middle.x() - bounds.center().x()))
            middle = point;
    const QString name = QStringLiteral("curve/") + id;
    const QPointF radius(pointRadiusPx, pointRadiusPx);
    return {{name, anchorArea(bounds)},
            {name + QStringLiteral("/point"), QRectF(middle - radius, middle + radius)}};
}

QString anchorId(const MethodSeries& method) {
    QString id = QString::fromStdString(method.id);
    if (method.repetition > 0) id += QStringLiteral("-%1").arg(method.repetition + 1);
    return id;
}

}   // namespace rope::ui
