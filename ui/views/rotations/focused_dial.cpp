#include "ui/views/rotations/focused_dial.h"

#include "ui/painting/text.h"
#include "ui/views/rotations/focused_rows.h"

#include <QCoreApplication>

#include <cmath>
#include <vector>

namespace rope::ui {

namespace {

struct FocusedDialTexts {
    Q_DECLARE_TR_FUNCTIONS(FocusedDial)
};

void paintTitle(QPainter& painter, const FocusedDial& dial, const Theme& theme) {
    const QRectF& line = dial.geometry.title;
    const double width = drawElided(painter, line, Qt::AlignLeft, theme.titleFont(), theme.ink,
                                    FocusedDialTexts::tr("Pair %1").arg(dial.pair));
    if (dial.canBeDragged)
        drawElided(painter, line.adjusted(width + 10, 0, 0, 0), Qt::AlignRight, theme.secondaryFont(),
                   theme.muted, FocusedDialTexts::tr("Drag q or k"));
}

void paintRow(QPainter& painter, const QRectF& line, const FocusedRow& row, const Theme& theme) {
    const double valueWidth =
        drawElided(painter, line, Qt::AlignRight, theme.font(11.5, QFont::Medium), row.colour, row.value);
    drawElided(painter, line.adjusted(0, 0, -valueWidth - 8, 0), Qt::AlignLeft, theme.secondaryFont(),
               theme.muted, row.name);
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(line.left(), line.bottom() + 0.5), QPointF(line.right(), line.bottom() + 0.5));
}

/// Next to the head, on the side away from the centre.
void paintHeadLabel(QPainter& painter, QPointF centre, QPointF head, const QString& text,
                    const QColor& colour, const Theme& theme) {
    const QPointF outward = head - centre;
    const double length = std::hypot(outward.x(), outward.y());
    const QPointF step = length > 1 ? outward * (14 * theme.scale / length) : QPointF(14 * theme.scale, 0);
    const Qt::Alignment side = step.x() < -4  ? Qt::AlignRight
                               : step.x() > 4 ? Qt::AlignLeft
                                              : Qt::AlignHCenter;
    drawWithHalo(painter, head + QPointF(step.x() * 0.7, step.y()), side, theme.font(11.5, QFont::Medium),
                 colour, theme.panel, text);
}

/// q at the positions before m, fading.
void paintTrail(InkCanvas& canvas, const FocusGeometry& dial, const PairSnapshot& pair, std::int64_t trail,
                const Theme& theme) {
    const double length = std::hypot(pair.queryX, pair.queryY), start = std::atan2(pair.queryY, pair.queryX);
    if (length == 0) return;
    for (std::int64_t back = trail; back > 0; --back) {
        const double angleRad =
            start + pair.queryAngleRad - static_cast<double>(back) * pair.inverseFrequency;
        QColor colour = theme.query;
        colour.setAlphaF(
            static_cast<float>(0.42 * (1 - static_cast<double>(back - 1) / static_cast<double>(trail))));
        const QPointF at = arrowHead(dial.centre, length * std::cos(angleRad), length * std::sin(angleRad),
                                     dial.pixelsPerUnit);
        canvas.fill(circlePolygon(at, 0.7 * dial.measures.headRadius), colour);
    }
}

void paintAxes(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme) {
    canvas.stroke(QPolygonF{centre - QPointF(measures.circle, 0), centre + QPointF(measures.circle, 0)},
                  {theme.line, 1});
    canvas.stroke(QPolygonF{centre - QPointF(0, measures.circle), centre + QPointF(0, measures.circle)},
                  {theme.line, 1});
}

void paintHeadLabels(QPainter& painter, const FocusGeometry& dial, const PairSnapshot& pair,
                     const Theme& theme) {
    const auto label = [&](double x, double y, const QString& text, const QColor& colour) {
        paintHeadLabel(painter, dial.centre, arrowHead(dial.centre, x, y, dial.pixelsPerUnit), text, colour,
                       theme);
    };
    label(pair.queryX, pair.queryY, FocusedDialTexts::tr("q"), theme.query);
    label(pair.rotatedKeyX, pair.rotatedKeyY, FocusedDialTexts::tr("k at n"), theme.key);
    label(pair.rotatedQueryX, pair.rotatedQueryY, FocusedDialTexts::tr("q at m"), theme.query);
}

void paintLargeDial(QPainter& painter, const FocusedDial& dial, const PairSnapshot& pair,
                    const Theme& theme) {
    const FocusGeometry& geometry = dial.geometry;
    InkCanvas canvas(painter, geometry.room);
    paintAxes(canvas, geometry.centre, geometry.measures, theme);
    paintTrail(canvas, geometry, pair, dial.data.trail, theme);
    const PlacedDial placed{geometry.centre, &pair};
    paintDials(canvas, {&placed, 1}, geometry.measures, geometry.pixelsPerUnit, dial.ticks, theme);
}

}   // namespace

void paintFocusedDial(QPainter& painter, const FocusedDial& dial, const Theme& theme) {
    const QRectF& area = dial.geometry.area;
    const PairSnapshot& pair = dial.data.snapshot.pairs[dial.pair];
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(area.left() - 0.5, area.top() + 6),
                     QPointF(area.left() - 0.5, area.bottom() - 6));
    paintTitle(painter, dial, theme);
    paintLargeDial(painter, dial, pair, theme);
    paintHeadLabels(painter, dial.geometry, pair, theme);
    int line = 0;
    for (const FocusedRow& row : focusedRows(dial.data, dial.pair, theme))
        paintRow(painter, dial.geometry.row(line++), row, theme);
}

}   // namespace rope::ui
