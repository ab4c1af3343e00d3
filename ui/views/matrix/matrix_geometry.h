#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

/// What a place in the picture belongs to.
enum class MatrixPart { Own, Other, Strip, Steps };

struct MatrixHit {
    MatrixPart part = MatrixPart::Own;
    int row = 0, column = 0;
};

/// Where the cells lie: two square matrices, below them cos and sin of all pairs, below those the steps.
struct MatrixGeometry {
    int shown = 0;   ///< rows and columns of each matrix
    int pairs = 0;   ///< columns of the strip
    QRectF own, other;
    QRectF strip, steps;   ///< empty where there is no room for them
    double labelPx = 0;   ///< room for labels left of and above the cells
    double rowLabelPx = 0;   ///< room for the names of the strip's and the steps' rows
    double captionPx = 0;

    static constexpr int stripRows = 2, stepRows = 5;

    [[nodiscard]] QRectF cell(const MatrixHit& place) const;
    [[nodiscard]] std::optional<MatrixHit> at(QPointF position) const;
};

MatrixGeometry matrixGeometry(const QRectF& body, int shown, int pairs, double scale);

}   // namespace rope::ui
