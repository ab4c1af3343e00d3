#include "ui/score_cells/cell_paint.h"

#include "ui/painting/text.h"
#include "ui/painting/ticks.h"
#include "ui/raster/ink_canvas.h"

#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int cellsAsRectangles = 64;
constexpr int svgImagePx = 2048, largestEnlargement = 16;

QColor cellColour(CellIndex cell, const ColourTable& colours, const QColor& masked) {
    return cell == maskedCell ? masked : QColor(colours[cell]);
}

void paintRectangles(QPainter& painter, const QRectF& area, const CellGrid& grid, const CellView& view,
                     const ColourTable& colours, const QColor& masked) {
    constexpr double overlapPx =
        0.4;   // covers the hairlines that readers show between touching antialiased rectangles
    const double width = area.width() / view.part.width(), height = area.height() / view.part.height();
    const QPointF origin = area.topLeft() - QPointF(view.part.left() * width, view.part.top() * height);
    painter.save();
    painter.setPen(Qt::NoPen);
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns;) {
            const CellIndex cell = grid.at(row, column);
            int end = column + 1;
            while (end < grid.columns && grid.at(row, end) == cell) ++end;
            const QRectF run(origin.x() + column * width, origin.y() + row * height,
                             (end - column) * width + overlapPx, height + overlapPx);
            painter.setBrush(cellColour(cell, colours, masked));
            if (const QRectF seen = run.intersected(area); !seen.isEmpty()) painter.drawRect(seen);
            column = end;
        }
    }
    painter.restore();
}

void paintVectorImage(QPainter& painter, const QRectF& area, const CellGrid& grid, const CellView& view,
                      const ColourTable& colours, const QColor& masked) {
    QSize size(static_cast<int>(std::ceil(view.part.width())),
               static_cast<int>(std::ceil(view.part.height())));
    if (painter.paintEngine()->type() == QPaintEngine::SVG)
        size *= std::clamp(svgImagePx / std::max(size.width(), size.height()), 1, largestEnlargement);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering, true);   // otherwise a PDF may keep it as JPEG
    painter.drawImage(area, cellImage(grid, view, size, colours, masked.rgb()));
    painter.restore();
}

/// Equal steps on a linear scale; steps of 1, 2 and 5 on a scale with an exponent, where small values are far
/// apart.
Ticks colourBarTicks(const ColourScale& scale, int steps) {
    if (scale.exponent == 1) return linearTicks({scale.low, scale.high}, steps);
    constexpr double minFraction = 1e-6;
    Ticks ticks = logarithmicTicks({scale.high * minFraction, scale.high, AxisScale::Logarithmic}, 99,
                                   LogLabels::Compact);
    ticks.push_back({0, QStringLiteral("0")});
    std::sort(ticks.begin(), ticks.end(), [](const Tick& a, const Tick& b) { return a.value < b.value; });
    return ticks;
}

}   // namespace

void paintCells(QPainter& painter, const QRectF& area, const CellGrid& grid, const CellView& view,
                const ColourTable& colours, const QColor& masked) {
    if (grid.rows == 0 || grid.columns == 0) return;
    if (isVectorDevice(painter)) {
        if (std::max(grid.rows, grid.columns) <= cellsAsRectangles)
            paintRectangles(painter, area, grid, view, colours, masked);
        else paintVectorImage(painter, area, grid, view, colours, masked);
        return;
    }
    const QRect device = painter.deviceTransform().mapRect(area).toRect();
    thread_local QImage image;   // of the last frame
    fillCellImage(image, grid, view, device.size(), colours, masked.rgb());
    drawDeviceImage(painter, device.topLeft(), image);
    constexpr qsizetype maxCachedBytes = qsizetype{16} << 20;
    if (image.sizeInBytes() > maxCachedBytes) image = QImage();
}

void paintCells(QPainter& painter, const QRectF& area, const CellGrid& grid, const ColourTable& colours,
                const QColor& masked) {
    paintCells(painter, area, grid, CellView{QRectF(0, 0, grid.columns, grid.rows)}, colours, masked);
}

void paintCross(QPainter& painter, const QRectF& area, QPointF at, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPen pen(colour, 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    const QPointF crisp(std::floor(at.x()) + 0.5, std::floor(at.y()) + 0.5);
    if (at.x() >= area.left() && at.x() <= area.right())
        painter.drawLine(QPointF(crisp.x(), area.top()), QPointF(crisp.x(), area.bottom()));
    if (at.y() >= area.top() && at.y() <= area.bottom())
        painter.drawLine(QPointF(area.left(), crisp.y()), QPointF(area.right(), crisp.y()));
    painter.restore();
}

void paintColourBar(QPainter& painter, const QRectF& area, const ColourTable& colours,
                    const ColourScale& scale, const Theme& theme) {
    CellGrid bar{static_cast<int>(colours.size()), 1, {}};
    for (std::size_t i = 0; i < colours.size(); ++i)
        bar.cells.push_back(static_cast<CellIndex>(colours.size() - 1 - i));
    paintCells(painter, area, bar, colours, theme.field);
    const int steps = std::clamp(static_cast<int>(area.height() / (44 * theme.scale)), 2, 7);
    double previous = area.bottom() + 100;
    for (const Tick& tick : colourBarTicks(scale, steps)) {
        const double y = area.bottom() - scale.fractionOf(tick.value) * area.height();
        if (previous - y < (scale.exponent == 1 ? 13 : 26) * theme.scale)
            continue;   // on a bent scale labels crowd at one end
        previous = y;
        painter.setPen(QPen(theme.muted, 1));
        painter.drawLine(QPointF(area.right(), y), QPointF(area.right() + 3, y));
        drawElided(painter, QRectF(area.right() + 6, y - 8 * theme.scale, 60 * theme.scale, 16 * theme.scale),
                   Qt::AlignLeft, theme.tickFont(), theme.muted, tick.label);
    }
}

}   // namespace rope::ui
