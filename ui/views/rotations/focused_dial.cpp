#include "ui/views/rotations/focused_dial.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace rope::ui {

namespace {

constexpr double leastBodyWidthPx = 860, leastBodyHeightPx = 440, largestWidthPx = 380, rowPx = 21;
constexpr int rowCount = 10;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FocusedDial)
};

/// One line of the panel: what, and its number at the right.
struct Row {
    QString name, value;
    QColor colour;
};

QString vectorText(double x, double y) {
    return QStringLiteral("(%1, %2)").arg(fixedLabel(x, 3), fixedLabel(y, 3));
}

QString angleText(double angleRad) {
    return Words::tr("%1 rad, %2 turns")
        .arg(significantLabel(angleRad, 4), significantLabel(angleRad / (2 * std::numbers::pi), 3));
}

QString unseenText(const PairSnapshot& pair) {
    const double fullTurn = 2 * std::numbers::pi;
    const double unseen = std::min(pair.targetReachRad, fullTurn) - pair.trainedReachRad;
    return unseen > 0 ? Words::tr("%1 rad").arg(significantLabel(unseen, 3)) : Words::tr("none");
}

std::vector<Row> rowsOf(const PairSnapshot& pair, const RotationSnapshot& snapshot, const Theme& theme) {
    const QColor unseen =
        pair.targetReachRad > pair.trainedReachRad && pair.trainedReachRad < 2 * std::numbers::pi
            ? theme.unseen
            : theme.ink;
    return {
        {Words::tr("θ"), Words::tr("%1 rad/token").arg(significantLabel(pair.inverseFrequency, 4)),
         theme.ink},
        {Words::tr("wavelength"), Words::tr("%1 tokens").arg(significantLabel(pair.wavelength, 4)),
         theme.ink},
        {Words::tr("q turned by m·θ"), angleText(pair.queryAngleRad), theme.query},
        {Words::tr("k turned by n·θ"), angleText(pair.keyAngleRad), theme.key},
        {Words::tr("R: cos, sin of m·θ"),
         vectorText(std::cos(pair.queryAngleRad), std::sin(pair.queryAngleRad)), theme.ink},
        {Words::tr("q before"), vectorText(pair.queryX, pair.queryY), theme.query},
        {Words::tr("q at m"), vectorText(pair.turnedQueryX, pair.turnedQueryY), theme.query},
        {Words::tr("k at n"), vectorText(pair.turnedKeyX, pair.turnedKeyY), theme.key},
        {Words::tr("angles new at L′"), unseenText(pair), unseen},
        {Words::tr("part of q·k"),
         Words::tr("%1 of %2").arg(significantLabel(pair.scorePart, 4), significantLabel(snapshot.score, 4)),
         theme.ink},
    };
}

void paintRow(QPainter& painter, const QRectF& line, const Row& row, const Theme& theme) {
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

/// The smallest of 1, 1.5, 2, 3, 5, 7.5 times a power of ten that is not below.
double roundUp(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 5.0, 7.5})
        if (step * power >= value * (1 - 1e-9)) return step * power;
    return 10 * power;
}

/// Where q stood at the positions before m, fading.
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

}   // namespace

bool hasFocusedDial(const QRectF& body, const Theme& theme) {
    return body.width() >= leastBodyWidthPx * theme.scale && body.height() >= leastBodyHeightPx * theme.scale;
}

double focusedDialWidth(const QRectF& body, const Theme& theme) {
    return std::min(largestWidthPx * theme.scale, std::floor(0.3 * body.width()));
}

FocusGeometry focusGeometry(const QRectF& area, const PairSnapshot& pair, const Theme& theme) {
    const QRectF inside = area.adjusted(16, 0, -2, 0);
    const double row = rowPx * theme.scale, tableHeight = row * rowCount + 6;
    FocusGeometry dial;
    dial.room =
        QRectF(inside.left(), inside.top() + row, inside.width(), inside.height() - row - tableHeight);
    dial.centre = dial.room.center();
    dial.measures =
        dialMeasures(std::max(8.0, std::min(dial.room.width(), dial.room.height()) / 2 - 22 * theme.scale));
    const double fitting = arrowScale({&pair, 1}, 1);   // 1 over the longest
    if (fitting > 0) dial.pixelsPerUnit = dial.measures.circle / roundUp(1 / fitting);
    return dial;
}

std::size_t focusedIndex(const RotationSnapshot& snapshot, const ExplorerState& state) {
    return static_cast<std::size_t>(
        std::clamp(state.view.focusedPair, 0, static_cast<int>(snapshot.pairs.size()) - 1));
}

void paintFocusedDial(QPainter& painter, const QRectF& area, const RotationSnapshot& snapshot,
                      const ExplorerState& state, std::span<const DialTick> ticks, const FocusLook& look,
                      const Theme& theme) {
    const std::size_t index = focusedIndex(snapshot, state);
    const PairSnapshot& pair = snapshot.pairs[index];
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(area.left() - 0.5, area.top() + 6),
                     QPointF(area.left() - 0.5, area.bottom() - 6));
    const QRectF inside = area.adjusted(16, 0, -2, 0);
    const double row = rowPx * theme.scale;
    const double title =
        drawElided(painter, QRectF(inside.left(), inside.top(), inside.width(), row), Qt::AlignLeft,
                   theme.titleFont(), theme.ink, Words::tr("Pair %1").arg(index));
    if (look.canBeDragged)
        drawElided(
            painter, QRectF(inside.left() + title + 10, inside.top(), inside.width() - title - 10, row),
            Qt::AlignRight, theme.secondaryFont(), theme.muted, Words::tr("drag the heads of q and k"));
    const FocusGeometry dial = focusGeometry(area, pair, theme);
    {
        InkCanvas canvas(painter, dial.room);
        paintAxes(canvas, dial.centre, dial.measures, theme);
        paintTrail(canvas, dial, pair, look.trail, theme);
        const PlacedDial placed{dial.centre, &pair};
        paintDials(canvas, {&placed, 1}, dial.measures, dial.pixelsPerUnit, ticks, theme);
    }
    const auto label = [&](double x, double y, const QString& text, const QColor& colour) {
        paintHeadLabel(painter, dial.centre, arrowHead(dial.centre, x, y, dial.pixelsPerUnit), text, colour,
                       theme);
    };
    label(pair.queryX, pair.queryY, Words::tr("q"), theme.query);
    label(pair.turnedKeyX, pair.turnedKeyY, Words::tr("k at n"), theme.key);
    label(pair.turnedQueryX, pair.turnedQueryY, Words::tr("q at m"), theme.query);
    double top = inside.bottom() - row * rowCount - 6;
    for (const Row& one : rowsOf(pair, snapshot, theme)) {
        paintRow(painter, QRectF(inside.left(), top, inside.width(), row), one, theme);
        top += row;
    }
}

}   // namespace rope::ui
