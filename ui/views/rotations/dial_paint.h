#pragma once

#include "core/analysis/rotation_study.h"
#include "ui/raster/ink_canvas.h"
#include "ui/theme/theme.h"

#include <QPointF>

#include <span>

namespace rope::ui {

/// A method's tick on every dial.
struct DialTick {
    std::size_t method = 0;   ///< index in PairSnapshot::methodAnglesRad
    QColor colour;
};

/// Lengths inside a dial, all from its radius.
struct DialMeasures {
    double radius = 0;   ///< outside of the ring
    double ringWidth = 0;
    double circle = 0;   ///< the unit circle; the longest arrow of all pairs reaches it
    double penWidth = 1, headRadius = 1;

    [[nodiscard]] double ringRadius() const { return radius - ringWidth / 2; }
};

DialMeasures dialMeasures(double radius);

/// Where a vector's arrow ends. in: pixels for a vector of length 1
QPointF arrowHead(QPointF centre, double x, double y, double pixelsPerUnit);

/// Pixels for a vector of length 1, so that the longest q_i or k_i reaches the unit circle; 0 when all
/// vectors are zero.
double arrowScale(std::span<const PairSnapshot> pairs, double circleRadius);

struct PlacedDial {
    QPointF centre;
    const PairSnapshot* pair;
};

/// Dials that do not overlap: ring of angles met in training, new ones dashed, swept angle, arrows, method
/// ticks.
void paintDials(InkCanvas& canvas, std::span<const PlacedDial> dials, const DialMeasures& measures,
                double pixelsPerUnit, std::span<const DialTick> ticks, const Theme& theme);

/// The mark of the focused dial, under it.
void paintDialFocus(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme);

/// The mark of the dial that the cursor points at, here or in another view.
void paintDialPointer(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme);

}   // namespace rope::ui
