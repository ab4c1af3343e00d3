#include "ui/views/matrix/matrix_paint.h"

#include "ui/painting/colormap.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/matrix/matrix_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

QColor readableOn(const QColor& background) {
    return QColor(qGray(background.rgb()) > 140 ? 0x10141A : 0xFFFFFF);
}

/// Values from -1 to 1.
QColor valueColour(double value, const MatrixScene& scene) {
    const ColourTable& colours =
        colourTable(resolvedColormap(scene.colormap, ColormapKind::Diverging), scene.theme.kind);
    const double fraction = std::isfinite(value) ? std::clamp(0.5 + 0.45 * value, 0.0, 1.0) : 0.5;
    return colours[static_cast<std::size_t>(std::lround(255 * fraction))];
}

void strokeRect(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

QRectF rowLabelArea(const MatrixScene& scene, const QRectF& cell, const QRectF& grid) {
    const double width = scene.layout.rowLabelPx;
    return {grid.left() - width, cell.top(), width - 8 * scene.theme.scale, cell.height()};
}

void paintCaption(QPainter& painter, const MatrixScene& scene, MatrixPart part, const QRectF& area) {
    const MatrixLayout& layout = scene.layout;
    drawElided(painter,
               QRectF(area.left() - layout.labelPx, area.top() - layout.labelPx - layout.captionPx,
                      area.width() + 2 * layout.labelPx, layout.captionPx),
               Qt::AlignLeft, scene.theme.font(11.5, QFont::Medium),
               part == MatrixPart::Matrix ? scene.theme.ink : scene.theme.muted,
               matrixCaption(scene.data, part));
}

/// The label of one coordinate, at its row and at its column.
void paintCoordinate(QPainter& painter, const MatrixScene& scene, MatrixPart part, int index) {
    const MatrixLayout& layout = scene.layout;
    const Theme& theme = scene.theme;
    const QRectF row = layout.cell({part, index, 0}), column = layout.cell({part, 0, index});
    const QString label = coordinateLabel(scene.data.layoutOf(part),
                                          scene.excerpt.coordinatesOf(part)[static_cast<std::size_t>(index)]);
    drawElided(painter, QRectF(row.left() - layout.labelPx - 8, row.top(), layout.labelPx, row.height()),
               Qt::AlignRight, theme.tickFont(), theme.muted, label);
    drawElided(painter, QRectF(column.left(), column.top() - layout.labelPx, column.width(), layout.labelPx),
               Qt::AlignHCenter, theme.tickFont(), theme.muted, label);
}

void paintEntry(QPainter& painter, const MatrixScene& scene, const MatrixCell& cell, const QFont& font) {
    const Theme& theme = scene.theme;
    const QRectF area = scene.layout.cell(cell);
    const double value = cellValue(scene.data, scene.excerpt, cell);
    const int coordinate = scene.excerpt.coordinatesOf(cell.part)[static_cast<std::size_t>(cell.row)],
              pair = pairOfCell(scene.data, scene.excerpt, cell);
    const bool isBlock = pairOf(scene.data.layoutOf(cell.part), coordinate) == pair;
    const QColor fill = isBlock ? valueColour(value, scene) : theme.field;
    painter.fillRect(area.adjusted(0.5, 0.5, -0.5, -0.5), fill);
    drawElided(painter, area, Qt::AlignHCenter, font, isBlock ? readableOn(fill) : theme.muted,
               entryLabel(value));
    if (isBlock && pair == scene.excerpt.selectedPair)
        strokeRect(painter, area.adjusted(1, 1, -1, -1), theme);
}

/// The background of the selected pair, and the coordinates above the columns.
void paintStepColumns(QPainter& painter, const MatrixScene& scene) {
    const MatrixLayout& layout = scene.layout;
    const Theme& theme = scene.theme;
    for (int column = 0; column < layout.drawnCount; ++column) {
        const QRectF top = layout.cell({MatrixPart::Steps, 0, column}),
                     bottom = layout.cell({MatrixPart::Steps, MatrixLayout::stepRows - 1, column});
        if (pairOfCell(scene.data, scene.excerpt, {MatrixPart::Steps, 0, column}) ==
            scene.excerpt.selectedPair)
            painter.fillRect(QRectF(top.topLeft(), bottom.bottomRight()), theme.accentBackground);
        drawElided(painter, top.translated(-8, -layout.captionPx), Qt::AlignRight, theme.secondaryFont(),
                   theme.muted,
                   coordinateLabel(scene.data.steps.layout,
                                   scene.excerpt.coordinates[static_cast<std::size_t>(column)]));
    }
    const QRectF heading = layout.cell({MatrixPart::Steps, 0, 0}).translated(0, -layout.captionPx);
    drawElided(painter, rowLabelArea(scene, heading, layout.steps), Qt::AlignRight, theme.secondaryFont(),
               theme.muted, coordinateHeading());
}

void paintStepRow(QPainter& painter, const MatrixScene& scene, int row) {
    const MatrixLayout& layout = scene.layout;
    const Theme& theme = scene.theme;
    const bool isResult = row == MatrixLayout::stepRows - 1;
    const QFont font = theme.font(12, isResult ? QFont::DemiBold : QFont::Normal);
    const QRectF first = layout.cell({MatrixPart::Steps, row, 0});
    painter.setPen(theme.grid);
    painter.drawLine(first.topLeft() - QPointF(layout.rowLabelPx, 0),
                     QPointF(layout.steps.right(), first.top()));
    drawElided(painter, rowLabelArea(scene, first, layout.steps), Qt::AlignRight, font, theme.ink,
               stepLabel(row));
    for (int column = 0; column < layout.drawnCount; ++column) {
        const MatrixCell cell{MatrixPart::Steps, row, column};
        drawElided(painter, layout.cell(cell).adjusted(0, 0, -8, 0), Qt::AlignRight, font, theme.ink,
                   fixedLabel(cellValue(scene.data, scene.excerpt, cell), 4));
    }
}

}   // namespace

void paintMatrix(QPainter& painter, const MatrixScene& scene, MatrixPart part) {
    const MatrixLayout& layout = scene.layout;
    const QRectF area = part == MatrixPart::Matrix ? layout.matrix : layout.otherMatrix;
    paintCaption(painter, scene, part, area);
    const double cellPx = area.width() / std::max(1, layout.drawnCount);
    const QFont font = scene.theme.font(std::clamp(cellPx / (4 * scene.theme.scale), 6.0, 17.0));
    for (int row = 0; row < layout.drawnCount; ++row) {
        paintCoordinate(painter, scene, part, row);
        for (int column = 0; column < layout.drawnCount; ++column)
            paintEntry(painter, scene, {part, row, column}, font);
    }
}

void paintPhases(QPainter& painter, const MatrixScene& scene) {
    const MatrixLayout& layout = scene.layout;
    const Theme& theme = scene.theme;
    const QRectF& area = layout.phases;
    drawElided(painter, QRectF(area.left(), area.top() - layout.captionPx, area.width(), layout.captionPx),
               Qt::AlignLeft, theme.secondaryFont(), theme.muted, phasesCaption(scene.data));
    for (int row = 0; row < MatrixLayout::phaseRows; ++row) {
        drawElided(painter, rowLabelArea(scene, layout.cell({MatrixPart::Phases, row, 0}), area),
                   Qt::AlignRight, theme.secondaryFont(), theme.ink, phaseLabel(row));
        for (int pair = 0; pair < layout.pairCount; ++pair) {
            const MatrixCell cell{MatrixPart::Phases, row, pair};
            painter.fillRect(layout.cell(cell),
                             valueColour(cellValue(scene.data, scene.excerpt, cell), scene));
        }
    }
    const QRectF first = layout.cell({MatrixPart::Phases, 0, scene.excerpt.firstPair}),
                 last = layout.cell({MatrixPart::Phases, 1, scene.excerpt.lastPair});
    strokeRect(painter, QRectF(first.topLeft(), last.bottomRight()).adjusted(-1, -1, 1, 1), theme);
}

void paintSteps(QPainter& painter, const MatrixScene& scene) {
    paintStepColumns(painter, scene);
    for (int row = 0; row < MatrixLayout::stepRows; ++row) paintStepRow(painter, scene, row);
}

}   // namespace rope::ui
