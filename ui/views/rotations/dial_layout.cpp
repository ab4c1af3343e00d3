#include "ui/views/rotations/dial_layout.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 3;   // between a dial and its cell
constexpr double minRadiusWithLabelPx = 9, minRadiusPx = 4.5;

/// The best columns for this many dials and this label; radius <= 0 when nothing fits.
DialLayout bestColumns(const QRectF& area, int pairCount, int every, double labelHeight) {
    DialLayout best;
    best.area = area;
    best.pairCount = pairCount;
    best.every = every;
    best.labelHeight = labelHeight;
    best.radius = -1;
    const int count = best.shownCount();
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double wide = area.width() / columns / 2 - gapPx,
                     high = (area.height() / rows - labelHeight) / 2 - gapPx;
        const double radius = std::min(wide, high);
        if (radius <= best.radius) continue;
        best.radius = radius;
        best.columns = columns;
        best.rows = rows;
    }
    return best;
}

}   // namespace

QPointF DialLayout::centre(int pair) const {
    const int place = pair / every;
    const QSizeF size = cell();
    // A dial and its index are centred in the cell together. On whole pixels all rings look alike.
    return {std::round(area.left() + (place % columns + 0.5) * size.width()),
            std::round(area.top() + (place / columns + 0.5) * size.height() - labelHeight / 2)};
}

QRectF DialLayout::labelArea(int pair) const {
    const QPointF middle = centre(pair);
    const double width = cell().width() - 1;   // adjacent ones may have been rounded towards each other
    return {middle.x() - width / 2, middle.y() + radius + 1, width, labelHeight};
}

std::optional<int> DialLayout::pairAt(QPointF point) const {
    if (!area.contains(point) || pairCount == 0) return {};
    const int column = std::min(columns - 1, static_cast<int>((point.x() - area.left()) / cell().width()));
    const int row = std::min(rows - 1, static_cast<int>((point.y() - area.top()) / cell().height()));
    const int pair = (row * columns + column) * every;
    if (pair >= pairCount) return {};
    return pair;
}

DialLayout dialLayout(const QRectF& area, int pairCount, double labelHeight, double labelWidth) {
    const DialLayout labelled = bestColumns(area, pairCount, 1, labelHeight);
    if (labelled.radius >= minRadiusWithLabelPx && labelled.cell().width() >= labelWidth + 4) return labelled;
    DialLayout layout = bestColumns(area, pairCount, 1, 0);
    for (int every = 2; layout.radius < minRadiusPx && every < 2 * pairCount; every *= 2)
        layout = bestColumns(area, pairCount, every, 0);
    layout.radius = std::max(layout.radius, 1.0);
    return layout;
}

DialMeasures dialMeasures(double radius) {
    DialMeasures measures;
    measures.radius = radius;
    measures.ringWidth = std::clamp(0.11 * radius, 1.2, 5.5);
    measures.circle = radius - measures.ringWidth - std::clamp(0.03 * radius, 0.4, 3.0);
    measures.penWidth = std::clamp(0.07 * radius, 1.0, 2.6);
    measures.headRadius = std::clamp(0.095 * radius, 1.1, 4.2);
    return measures;
}

QPointF arrowHead(QPointF centre, double x, double y, double pixelsPerUnit) {
    return centre + pixelsPerUnit * QPointF(x, -y);
}

}   // namespace rope::ui
