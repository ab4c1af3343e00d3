#pragma once

#include <QPointF>
#include <QRectF>

namespace rope::ui {

enum class AxisScale { Linear, Logarithmic };

/// What part of a quantity an axis shows.
struct AxisRange {
    double low = 0, high = 1;   ///< low < high; on a logarithmic axis both > 0
    AxisScale scale = AxisScale::Linear;

    bool operator==(const AxisRange&) const = default;

    /// 0 at low, 1 at high, not clamped; NaN where a logarithmic axis has no place (value <= 0).
    [[nodiscard]] double fractionOf(double value) const;
    /// The inverse of fractionOf.
    [[nodiscard]] double valueAt(double fraction) const;
};

/// The direction of larger values on the vertical axis: up for curves, down for rows of a matrix.
enum class VerticalSense { Up, Down };

/// The named pair between data and pixels: every curve, cell, mark and read-out of a plot goes through it.
struct PlotFrame {
    QRectF area;
    AxisRange x, y;
    VerticalSense vertical = VerticalSense::Up;

    [[nodiscard]] double pixelX(double value) const {
        return area.left() + x.fractionOf(value) * area.width();
    }
    [[nodiscard]] double pixelY(double value) const;
    [[nodiscard]] QPointF pixel(double xValue, double yValue) const {
        return {pixelX(xValue), pixelY(yValue)};
    }
    [[nodiscard]] double valueX(double pixel) const {
        return x.valueAt((pixel - area.left()) / area.width());
    }
    [[nodiscard]] double valueY(double pixel) const;
};

}   // namespace rope::ui
