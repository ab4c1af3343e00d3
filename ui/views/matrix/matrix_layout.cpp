#include "ui/views/matrix/matrix_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 14, labelPx = 26, rowLabelPx = 132, captionPx = 20, stepRowPx = 20, phaseRowPx = 15,
                 notePx = 20, minSidePx = 90;

struct Grid {
    QRectF area;
    int rows, columns;
};

Grid gridOf(const MatrixLayout& layout, MatrixPart part) {
    switch (part) {
        case MatrixPart::Matrix:
            return {layout.matrix, layout.drawnCount, layout.drawnCount};
        case MatrixPart::OtherMatrix:
            return {layout.otherMatrix, layout.drawnCount, layout.drawnCount};
        case MatrixPart::Phases:
            return {layout.phases, MatrixLayout::phaseRows, layout.pairCount};
        case MatrixPart::Steps:
            break;
    }
    return {layout.steps, MatrixLayout::stepRows, layout.drawnCount};
}

}   // namespace

QRectF MatrixLayout::cell(const MatrixCell& cell) const {
    const Grid grid = gridOf(*this, cell.part);
    const double width = grid.area.width() / grid.columns, height = grid.area.height() / grid.rows;
    return {grid.area.left() + cell.column * width, grid.area.top() + cell.row * height, width, height};
}

std::optional<MatrixCell> MatrixLayout::cellAt(QPointF point) const {
    for (const MatrixPart part :
         {MatrixPart::Matrix, MatrixPart::OtherMatrix, MatrixPart::Phases, MatrixPart::Steps}) {
        const Grid grid = gridOf(*this, part);
        if (!grid.area.contains(point) || grid.area.isEmpty()) continue;
        const auto index = [](double offset, double size, int count) {
            return std::clamp(static_cast<int>(offset / size * count), 0, count - 1);
        };
        return MatrixCell{part, index(point.y() - grid.area.top(), grid.area.height(), grid.rows),
                          index(point.x() - grid.area.left(), grid.area.width(), grid.columns)};
    }
    return {};
}

MatrixLayout matrixLayout(const QRectF& body, int drawnCount, int pairCount, double scale) {
    MatrixLayout layout{.drawnCount = drawnCount, .pairCount = pairCount};
    layout.labelPx = labelPx * scale;
    layout.captionPx = captionPx * scale;
    layout.rowLabelPx = std::min(rowLabelPx * scale, body.width() / 4);
    const double caption = captionPx * scale, gap = gapPx * scale;
    const double stepsHeight = MatrixLayout::stepRows * stepRowPx * scale,
                 phasesHeight = MatrixLayout::phaseRows * phaseRowPx * scale;
    const double below = stepsHeight + phasesHeight + 2 * (caption + gap) + notePx * scale,
                 widthPx = (body.width() - gap) / 2;
    const auto sideAbove = [&](double heightPx) {
        return std::floor(
            std::min(body.height() - heightPx - caption - layout.labelPx, widthPx - 2 * layout.labelPx));
    };
    const bool hasTables = sideAbove(below) >= minSidePx * scale;
    const double side = std::max(8.0, sideAbove(hasTables ? below : notePx * scale));
    const double top = body.top() + caption + layout.labelPx;
    layout.matrix = QRectF(std::floor(body.left() + body.width() / 4 - side / 2), top, side, side);
    layout.otherMatrix = QRectF(std::floor(body.left() + body.width() * 3 / 4 - side / 2), top, side, side);
    if (!hasTables) return layout;
    const double left = body.left() + layout.rowLabelPx,
                 width = std::max(8.0, body.width() - layout.rowLabelPx - 8 * scale);
    layout.phases = QRectF(left, layout.matrix.bottom() + gap + caption, width, phasesHeight);
    layout.steps = QRectF(left, layout.phases.bottom() + gap + caption, width, stepsHeight);
    return layout;
}

}   // namespace rope::ui
