#pragma once

#include "ui/charts/chart_frame.h"

namespace rope::ui {

/// What Qt Charts lays out of a frame: all of it but most ticks, each of which costs 0.1 ms there. Two of
/// each axis remain: the first, and the one with the widest label, which determines the position of the
/// title. So most steps of a slider leave this part as it is.
ChartFrame withTwoTicks(const ChartFrame& frame, const Theme& theme);

/// Draws the other ticks just like Qt Charts does: their grid lines, marks and labels. A label is left out
/// where it would touch another one.
void paintOtherTicks(QPainter& painter, const QRectF& body, const ChartFrame& frame, const Theme& theme);

}   // namespace rope::ui
