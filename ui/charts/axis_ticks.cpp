#include "ui/charts/axis_ticks.h"

#include "ui/painting/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace rope::ui {

namespace {

constexpr double markPx = 4, labelGapPx = 1, minGapPx = 1;   // as Qt Charts has them
constexpr double roundingPx = 1e-6;   // tolerance for ticks at the end of an axis

/// The first tick and the widest of the others, the last one of equals; all of fewer than three.
Ticks twoOf(const Ticks& ticks, const QFont& font) {
    if (ticks.size() <= 2) return ticks;
    const auto widest = std::max_element(ticks.rbegin(), ticks.rend() - 1, [&](const Tick& a, const Tick& b) {
        return textWidth(font, a.label) < textWidth(font, b.label);
    });
    return {ticks.front(), *widest};
}

/// An axis as pixels: where it begins and ends (the latter may be smaller), and from where to where labels
/// may be.
struct AxisPixels {
    double begin, end, roomBegin, roomEnd;

    [[nodiscard]] double place(const ChartAxis& axis, const Tick& tick) const {
        return begin + axis.range.fractionOf(tick.value) * (end - begin);
    }
    [[nodiscard]] bool contains(double place) const {
        return place > std::min(begin, end) - roundingPx && place < std::max(begin, end) + roundingPx;
    }
};

struct PlacedTick {
    double place;
    QString label;   ///< empty if it does not fit
};

/// in:  sizeOf: the pixels that a label takes along the axis
template <class SizeOf>
std::vector<PlacedTick> otherTicks(const ChartAxis& axis, const AxisPixels& pixels, const Ticks& drawn,
                                   const SizeOf& sizeOf) {
    std::vector<std::pair<double, double>> taken;
    for (const Tick& tick : drawn) {
        const double place = pixels.place(axis, tick), half = sizeOf(tick.label) / 2;
        taken.emplace_back(place - half, place + half);
    }
    std::vector<PlacedTick> others;
    for (const Tick& tick : axis.ticks) {
        const double place = pixels.place(axis, tick), half = sizeOf(tick.label) / 2;
        if (!pixels.contains(place) || std::find(drawn.begin(), drawn.end(), tick) != drawn.end()) continue;
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const auto& other) {
            return place + half + minGapPx > other.first && place - half - minGapPx < other.second;
        });
        const bool fits = isFree && place - half >= pixels.roomBegin && place + half <= pixels.roomEnd;
        if (fits) taken.emplace_back(place - half, place + half);
        others.push_back({place, fits ? tick.label : QString()});
    }
    return others;
}

}   // namespace

ChartFrame withTwoTicks(const ChartFrame& frame, const Theme& theme) {
    ChartFrame reduced = frame;
    for (ChartAxis* axis : {&reduced.x, &reduced.y}) {
        axis->ticks = twoOf(axis->ticks, theme.tickFont());
        for (Tick& tick : axis->ticks) tick.value = axis->range.fractionOf(tick.value);
        axis->range = {};   // from 0 to 1: the same picture for other numbers in the same places
    }
    return reduced;
}

void paintOtherTicks(QPainter& painter, const QRectF& body, const ChartFrame& frame, const Theme& theme) {
    const QRectF area = plotFrame(frame, body, theme).area;
    const QFont font = theme.tickFont();
    const double lineHeight = QFontMetricsF(font).height(), lineX = area.left() - 1, lineY = area.bottom(),
                 gap = markPx + labelGapPx;
    const auto widthOf = [&](const QString& label) { return textWidth(font, label); };
    const auto heightOf = [&](const QString&) { return lineHeight; };
    const auto draw = [&](const PlacedTick& tick, const QLineF& grid, const QLineF& mark,
                          QPointF labelPosition) {
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(grid);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(mark);
        if (tick.label.isEmpty()) return;
        // On a whole pixel: glyphs are cached per subpixel position.
        const QRectF place(std::round(labelPosition.x()), labelPosition.y(), widthOf(tick.label) + 1,
                           lineHeight);
        drawElided(painter, place, Qt::AlignLeft, font, theme.muted, tick.label);
    };
    const AxisPixels alongX{area.left(), area.right(), body.left(), body.right()};
    for (const PlacedTick& tick : otherTicks(frame.x, alongX, twoOf(frame.x.ticks, font), widthOf))
        draw(tick, {tick.place, area.top(), tick.place, area.bottom()},
             {tick.place, lineY, tick.place, lineY + markPx},
             {tick.place - widthOf(tick.label) / 2, lineY + gap});
    const bool isUp = frame.vertical == VerticalSense::Up;
    const AxisPixels alongY{isUp ? area.bottom() : area.top(), isUp ? area.top() : area.bottom(),
                            body.top() - lineHeight, body.bottom()};
    for (const PlacedTick& tick : otherTicks(frame.y, alongY, twoOf(frame.y.ticks, font), heightOf))
        draw(tick, {area.left(), tick.place, area.right(), tick.place},
             {lineX - markPx, tick.place, lineX, tick.place},
             {lineX - gap - widthOf(tick.label), tick.place - lineHeight / 2});
}

}   // namespace rope::ui
