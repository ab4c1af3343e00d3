#include "ui/views/matrix/matrix_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 14, labelPx = 26, rowLabelPx = 132, captionPx = 20, stepRowPx = 20, stripRowPx = 15,
                 wordsPx = 20, leastSidePx = 90;

struct Grid {
    QRectF area;
    int rows, columns;
};

Grid gridOf(const MatrixGeometry& geometry, MatrixPart part) {
    switch (part) {
        case MatrixPart::Own:
            return {geometry.own, geometry.shown, geometry.shown};
        case MatrixPart::Other:
            return {geometry.other, geometry.shown, geometry.shown};
        case MatrixPart::Strip:
            return {geometry.strip, MatrixGeometry::stripRows, geometry.pairs};
        case MatrixPart::Steps:
            break;
    }
    return {geometry.steps, MatrixGeometry::stepRows, geometry.shown};
}

}   // namespace

QRectF MatrixGeometry::cell(const MatrixHit& place) const {
    const Grid grid = gridOf(*this, place.part);
    const double width = grid.area.width() / grid.columns, height = grid.area.height() / grid.rows;
    return {grid.area.left() + place.column * width, grid.area.top() + place.row * height, width, height};
}

std::optional<MatrixHit> MatrixGeometry::at(QPointF position) const {
    for (const MatrixPart part : {MatrixPart::Own, MatrixPart::Other, MatrixPart::Strip, MatrixPart::Steps}) {
        const Grid grid = gridOf(*this, part);
        if (!grid.area.contains(position) || grid.area.isEmpty()) continue;
        const auto index = [](double offset, double size, int count) {
            return std::clamp(static_cast<int>(offset / size * count), 0, count - 1);
        };
        return MatrixHit{part, index(position.y() - grid.area.top(), grid.area.height(), grid.rows),
                         index(position.x() - grid.area.left(), grid.area.width(), grid.columns)};
    }
    return {};
}

MatrixGeometry matrixGeometry(const QRectF& body, int shown, int pairs, double scale) {
    MatrixGeometry geometry{.shown = shown, .pairs = pairs};
    geometry.labelPx = labelPx * scale;
    geometry.captionPx = captionPx * scale;
    geometry.rowLabelPx = std::min(rowLabelPx * scale, body.width() / 4);
    const double caption = captionPx * scale, gap = gapPx * scale;
    const double stepsHeight = MatrixGeometry::stepRows * stepRowPx * scale,
                 stripHeight = MatrixGeometry::stripRows * stripRowPx * scale;
    const double below = stepsHeight + stripHeight + 2 * (caption + gap) + wordsPx * scale,
                 acrossPx = (body.width() - gap) / 2;
    const auto sideAbove = [&](double heightPx) {
        return std::floor(
            std::min(body.height() - heightPx - caption - geometry.labelPx, acrossPx - 2 * geometry.labelPx));
    };
    const bool hasTables = sideAbove(below) >= leastSidePx * scale;
    const double side = std::max(8.0, sideAbove(hasTables ? below : wordsPx * scale));
    const double top = body.top() + caption + geometry.labelPx;
    geometry.own = QRectF(std::floor(body.left() + body.width() / 4 - side / 2), top, side, side);
    geometry.other = QRectF(std::floor(body.left() + body.width() * 3 / 4 - side / 2), top, side, side);
    if (!hasTables) return geometry;
    const double left = body.left() + geometry.rowLabelPx,
                 width = std::max(8.0, body.width() - geometry.rowLabelPx - 8 * scale);
    geometry.strip = QRectF(left, geometry.own.bottom() + gap + caption, width, stripHeight);
    geometry.steps = QRectF(left, geometry.strip.bottom() + gap + caption, width, stepsHeight);
    return geometry;
}

}   // namespace rope::ui
