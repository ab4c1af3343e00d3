#include "tests/bench/bare_overview.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace rope::bench {

namespace {

const QRectF dialArea(20, 40, 680, 470), mapArea(790, 60, 560, 430), decayArea(70, 580, 620, 260),
    frequencyArea(790, 580, 600, 260);
constexpr int dialColumns = 10, ticks = 5;
constexpr double highestLog = 0, lowestLog = -7, decayTop = 1.25;

QColor colourOf(std::size_t curve) { return QColor::fromHsv(static_cast<int>(curve) * 90, 200, 190); }

struct Dial {
    QPointF centre;
    double radius;
};

Dial dialOf(std::size_t pair) {
    const double side = dialArea.width() / dialColumns;
    const auto column = static_cast<double>(pair % dialColumns),
               row = static_cast<double>(pair / dialColumns);
    return {dialArea.topLeft() + QPointF((column + 0.5) * side, (row + 0.5) * side), 0.42 * side};
}

void paintAxes(QPainter& painter, const QRectF& area, const QString& title) {
    for (int i = 0; i <= ticks; ++i) {
        const double x = area.left() + area.width() * i / ticks,
                     y = area.bottom() - area.height() * i / ticks;
        painter.setPen(QColor(225, 225, 225));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(QColor(80, 80, 80));
        painter.drawText(QRectF(x - 40, area.bottom() + 4, 80, 16), Qt::AlignHCenter,
                         QString::number(i * 0.2 * bareReach));
        painter.drawText(QRectF(area.left() - 66, y - 8, 60, 16), Qt::AlignRight, QString::number(i * 0.2));
    }
    painter.drawText(area.topLeft() - QPointF(0, 8), title);
    painter.drawRect(area);
}

void paintLegend(QPainter& painter, const QRectF& area) {
    for (std::size_t curve = 0; curve < bareCurves; ++curve) {
        const double y = area.top() + 14 + 16 * static_cast<double>(curve);
        painter.setPen(QPen(colourOf(curve), 2));
        painter.drawLine(QPointF(area.right() - 110, y), QPointF(area.right() - 84, y));
        painter.setPen(QColor(80, 80, 80));
        painter.drawText(QPointF(area.right() - 78, y + 4), QStringLiteral("method %1").arg(curve));
    }
}

/// Segments one by one: in Qt a wide antialiased polyline takes many times as long.
void paintSegments(QPainter& painter, const QList<QPointF>& points, const QPen& pen) {
    QList<QLineF> segments;
    for (qsizetype i = 1; i < points.size(); ++i) segments << QLineF(points[i - 1], points[i]);
    painter.setPen(pen);
    painter.drawLines(segments);
}

QList<QPointF> arrow(const Dial& dial, double angleRad) {
    const QPointF along(std::cos(angleRad), -std::sin(angleRad)), across(-along.y(), along.x());
    const QPointF tip = dial.centre + dial.radius * along, back = tip - 0.25 * dial.radius * along;
    return {dial.centre, tip, back + 0.12 * dial.radius * across, tip, back - 0.12 * dial.radius * across};
}

QList<QPointF> sweep(const Dial& dial, double fromRad, double toRad) {
    constexpr int steps = 32;
    QList<QPointF> points;
    const double whole = std::fmod(toRad - fromRad, 2 * std::numbers::pi);
    for (int i = 0; i <= steps; ++i) {
        const double angle = fromRad + whole * i / steps;
        points << dial.centre + 0.6 * dial.radius * QPointF(std::cos(angle), -std::sin(angle));
    }
    return points;
}

/// From the lowest to the highest value of each pixel column, joined to the column before.
QList<QLine> columnsOf(const std::vector<double>& values, const QRectF& area) {
    const int width = static_cast<int>(area.width());
    const auto pixelY = [&](double value) {
        return static_cast<int>(area.bottom() - value / decayTop * area.height());
    };
    QList<QLine> lines;
    double before = values.front();
    std::size_t next = 0;
    for (int x = 0; x < width; ++x) {
        double low = before, high = before;
        const std::size_t end =
            values.size() * static_cast<std::size_t>(x + 1) / static_cast<std::size_t>(width);
        for (; next < end; ++next) {
            before = values[next];
            low = std::min(low, before);
            high = std::max(high, before);
        }
        const int column = static_cast<int>(area.left()) + x;
        lines << QLine(column, pixelY(high), column, pixelY(low));
    }
    return lines;
}

}   // namespace

BareOverview::BareOverview() { setAttribute(Qt::WA_OpaquePaintEvent); }

void BareOverview::showFrame(double base, double position) {
    m_numbers.compute(base, position);
    repaint();
}

void BareOverview::paintEvent(QPaintEvent* /*event*/) {
    if (m_still.size() != size()) {
        m_still = QPixmap(size());
        QPainter still(&m_still);
        paintStill(still);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_still);
    const QImage map(reinterpret_cast<const uchar*>(m_numbers.pixels.data()), bareTokens, bareTokens,
                     QImage::Format_RGB32);
    painter.drawImage(mapArea, map);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDials(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(decayArea);
    paintDecay(painter);
    painter.setClipping(false);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrequencies(painter);
}

void BareOverview::paintStill(QPainter& painter) const {
    painter.fillRect(rect(), Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, mapArea, QStringLiteral("scores"));
    paintAxes(painter, decayArea, QStringLiteral("decay"));
    paintAxes(painter, frequencyArea, QStringLiteral("frequencies"));
    paintLegend(painter, decayArea);
    paintLegend(painter, frequencyArea);
    painter.setPen(QColor(160, 160, 160));
    for (std::size_t pair = 0; pair < barePairs; ++pair) {
        const Dial dial = dialOf(pair);
        painter.drawEllipse(dial.centre, dial.radius, dial.radius);
        painter.drawText(dial.centre + QPointF(-6, dial.radius + 10), QString::number(pair));
    }
}

void BareOverview::paintDials(QPainter& painter) const {
    for (std::size_t pair = 0; pair < barePairs; ++pair) {
        const Dial dial = dialOf(pair);
        const double from = m_numbers.queryAngles[pair], to = m_numbers.rotatedAngles[pair];
        paintSegments(painter, sweep(dial, from, to), QPen(colourOf(1), 2));
        paintSegments(painter, arrow(dial, from), QPen(QColor(120, 120, 120), 1.5));
        paintSegments(painter, arrow(dial, to), QPen(colourOf(2), 1.5));
    }
}

void BareOverview::paintDecay(QPainter& painter) const {
    for (std::size_t curve = 0; curve < bareCurves; ++curve) {
        painter.setPen(colourOf(curve));
        painter.drawLines(columnsOf(m_numbers.decay[curve], decayArea));
    }
}

void BareOverview::paintFrequencies(QPainter& painter) const {
    for (std::size_t curve = 0; curve < bareCurves; ++curve) {
        QList<QPointF> points;
        for (std::size_t pair = 0; pair < barePairs; ++pair) {
            const double fraction =
                (m_numbers.logFrequencies[curve][pair] - lowestLog) / (highestLog - lowestLog);
            points << QPointF(
                frequencyArea.left() + frequencyArea.width() * static_cast<double>(pair) / barePairs,
                frequencyArea.bottom() - fraction * frequencyArea.height());
        }
        paintSegments(painter, points, QPen(colourOf(curve), 1.5));
    }
}

BareZoom::BareZoom() : m_image(1000, 1000, QImage::Format_RGB32) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    for (int y = 0; y < m_image.height(); ++y) {
        auto* line = reinterpret_cast<std::uint32_t*>(m_image.scanLine(y));
        for (int x = 0; x < m_image.width(); ++x)
            line[x] = 0xff000000U | static_cast<std::uint32_t>((x * 7 + y * 3) / 8 % 256) * 0x010101U;
    }
}

void BareZoom::showPart(const QRectF& part) {
    m_part = part;
    repaint();
}

void BareZoom::paintEvent(QPaintEvent* /*event*/) {
    QPainter(this).drawImage(QRectF(rect()), m_image, m_part);
}

}   // namespace rope::bench
