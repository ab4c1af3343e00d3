#pragma once

#include <QPolygonF>

#include <functional>
#include <span>

namespace rope::ui {

/// Pieces of a polyline that approximate an arc.
/// in: radius in device pixels, sweep [rad]
int arcSteps(double radius, double sweepRad);

/// Polylines approximating an arc, counter-clockwise on the screen for positive angles [rad] from the
/// positive x axis.
QPolygonF arcLine(QPointF centre, double radius, double startRad, double sweepRad);
QPolygonF circlePolygon(QPointF centre, double radius);

/// The pieces of a line that a dash pattern leaves, one after the other; lengths in the line's unit. A zigzag
/// has thousands of them.
void forEachDash(const QPolygonF& line, std::span<const double> pattern,
                 const std::function<void(const QPolygonF&)>& use);

}   // namespace rope::ui
