#include "ui/charts/curves.h"

#include "ui/charts/curve_runs.h"
#include "ui/painting/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double legendPaddingPx = 8, legendRowPx = 16, legendSwatchPx = 26, legendGapPx = 8,
                 maxLegendFraction = 0.6, legendInsetPx = 6, markLabelHeightPx = 16;

/// Steps by whole pixels, so that a dashed line is equally crisp everywhere.
double crisp(double pixel) { return std::floor(pixel) + 0.5; }

QSizeF legendSize(std::span<const LegendEntry> entries, const Theme& theme) {
    double widest = 0;
    for (const LegendEntry& entry : entries)
        widest = std::max(widest, textWidth(theme.secondaryFont(), entry.text));
    return {widest + (2 * legendPaddingPx + legendSwatchPx + legendGapPx) * theme.scale,
            (static_cast<double>(entries.size()) * legendRowPx + legendPaddingPx) * theme.scale};
}

/// Places of the curves' samples, thinned: the choice of a corner needs no more.
std::vector<QPointF> samplePlaces(const PlotFrame& plot, std::span<const Curve> curves) {
    constexpr std::size_t samplesPerCurve = 160;
    std::vector<QPointF> places;
    for (const Curve& curve : curves) {
        const std::size_t count = std::min(curve.xs.size(), curve.ys.size());
        const std::size_t step = std::max<std::size_t>(1, count / samplesPerCurve);
        for (std::size_t i = 0; i < count; i += step) places.push_back(plot.pixel(curve.xs[i], curve.ys[i]));
    }
    return places;
}

}   // namespace

void paintCurves(QPainter& painter, const PlotFrame& plot, std::span<const Curve> curves) {
    InkCanvas canvas(painter, plot.area);
    const double columnPx = isVectorDevice(painter) ? 0.25 : 1 / deviceScale(painter);
    for (const Curve& curve : curves) {
        const std::vector<QPolygonF> runs = curveRuns(plot, curve.xs, curve.ys, columnPx);
        canvas.stroke(runs, curve.ink);
    }
}

void paintMarks(QPainter& painter, const PlotFrame& plot, std::span<const PlotMark> marks,
                const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPen pen(theme.muted, 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    std::vector<QRectF> labels;
    std::vector<double> lines;   // heights of horizontal marks so far
    for (const PlotMark& mark : marks) {
        const bool isVertical = mark.orientation == Qt::Vertical;
        const double fraction = (isVertical ? plot.x : plot.y).fractionOf(mark.value);
        if (!(fraction >= 0 && fraction <= 1)) continue;
        const double at = crisp(isVertical ? plot.pixelX(mark.value) : plot.pixelY(mark.value));
        painter.setPen(pen);
        if (isVertical) painter.drawLine(QPointF(at, plot.area.top()), QPointF(at, plot.area.bottom()));
        else painter.drawLine(QPointF(plot.area.left(), at), QPointF(plot.area.right(), at));
        const QFont font = theme.font(10.5, QFont::Medium);
        const bool isNearEnd = isVertical && at + 6 + textWidth(font, mark.label) > plot.area.right();
        const Qt::Alignment alignment = isVertical && !isNearEnd ? Qt::AlignLeft : Qt::AlignRight;
        QPointF anchor = isVertical ? QPointF(at + (isNearEnd ? -5 : 5), plot.area.top() + 9 * theme.scale)
                                    : QPointF(plot.area.right() - 6, at - 8 * theme.scale);
        QRectF area = haloTextArea(anchor, alignment, font, mark.label);
        const auto isCovered = [&] {
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QRectF& other) { return other.intersects(area); });
        };
        while (isVertical && isCovered()) {
            anchor += QPointF(0, area.height());
            area.translate(0, area.height());
        }
        // The upper line's label would strike through the lower one's: it goes below its line.
        if (!isVertical && std::any_of(lines.begin(), lines.end(), [&](double line) {
                return area.top() < line && line < area.bottom() + 2;
            })) {
            anchor += QPointF(0, 16 * theme.scale);
            area.translate(0, 16 * theme.scale);
        }
        if (!isVertical) lines.push_back(at);
        labels.push_back(area);
        painter.setRenderHint(QPainter::Antialiasing, true);
        drawWithHalo(painter, anchor, alignment, font, theme.muted, theme.panel, mark.label);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    painter.restore();
}

void paintCursorLine(QPainter& painter, const PlotFrame& plot, double x, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor colour = theme.ink;
    colour.setAlphaF(0.45F);
    painter.setPen(QPen(colour, 1));
    painter.drawLine(QPointF(crisp(x), plot.area.top()), QPointF(crisp(x), plot.area.bottom()));
    painter.restore();
}

QRectF legendArea(const PlotFrame& plot, std::span<const LegendEntry> entries, std::span<const Curve> curves,
                  std::span<const QRectF> taken, const Theme& theme) {
    if (entries.empty()) return {};
    const QSizeF size = legendSize(entries, theme);
    const QRectF room = plot.area.adjusted(legendInsetPx, legendInsetPx, -legendInsetPx, -legendInsetPx);
    const double right = room.right() - size.width(), bottom = room.bottom() - size.height();
    const double middleX = room.center().x() - size.width() / 2;
    // In order of liking: a tie is won by the first.
    const double underMarks = std::min(room.top() + markLabelHeightPx * theme.scale,
                                       bottom);   // labels of marks are in the top line
    const std::array<QPointF, 7> corners{
        QPointF(room.left(), bottom), QPointF(right, room.top()), QPointF(right, bottom),    room.topLeft(),
        QPointF(middleX, room.top()), QPointF(middleX, bottom),   QPointF(right, underMarks)};
    const std::vector<QPointF> samples = samplePlaces(plot, curves);
    QRectF best;
    std::ptrdiff_t fewest = -1;
    for (const QPointF& corner : corners) {
        const QRectF area(corner, size);
        std::ptrdiff_t hidden = std::count_if(samples.begin(), samples.end(),
                                              [&](const QPointF& sample) { return area.contains(sample); });
        for (const QRectF& other : taken)
            if (other.intersects(area)) hidden += 1000;
        if (fewest >= 0 && hidden >= fewest) continue;
        fewest = hidden;
        best = area;
    }
    // Where it would take most of the plot the curves matter more; the list of methods has the colours, too.
    const bool isTooLarge = best.height() > plot.area.height() * maxLegendFraction ||
                            best.width() > plot.area.width() * maxLegendFraction;
    return isTooLarge ? QRectF() : best;
}

void paintLegend(QPainter& painter, const PlotFrame& plot, std::span<const LegendEntry> entries,
                 std::span<const Curve> curves, std::span<const QRectF> taken, const Theme& theme) {
    const QRectF area = legendArea(plot, entries, curves, taken, theme);
    if (area.isEmpty()) return;
    QColor ground = theme.panel;
    ground.setAlphaF(0.86F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 6, 6);
    double y = area.top() + (legendPaddingPx / 2 + legendRowPx / 2) * theme.scale;
    const double left = area.left() + legendPaddingPx * theme.scale,
                 textLeft = left + (legendSwatchPx + legendGapPx) * theme.scale;
    for (const LegendEntry& entry : entries) {
        QPen pen(entry.ink.colour, std::max(2.0, entry.ink.width), Qt::SolidLine, Qt::FlatCap);
        if (!entry.ink.dashes.isEmpty()) pen.setDashPattern(entry.ink.dashes);
        painter.setPen(pen);
        painter.drawLine(QPointF(left, y), QPointF(left + legendSwatchPx * theme.scale, y));
        drawElided(painter, QRectF(textLeft, y - 8 * theme.scale, area.right() - textLeft, 16 * theme.scale),
                   Qt::AlignLeft, theme.secondaryFont(), theme.ink, entry.text);
        y += legendRowPx * theme.scale;
    }
}

}   // namespace rope::ui
