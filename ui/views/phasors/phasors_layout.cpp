#include "ui/views/phasors/phasors_layout.h"

#include "ui/charts/pair_axis.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

/// Axis titles.
struct PhasorsLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(PhasorsPicture)
};

constexpr double chainFraction = 0.5, panelGapPx = 10, wideAspect = 1.25, headLinePx = 18, jointReachPx = 9;

struct Areas {
    QRectF chain, parts, sums;
};

Areas areasIn(const QRectF& body) {
    const double half = std::floor(body.height() / 2);
    if (body.width() > wideAspect * body.height()) {
        const double left = std::floor(chainFraction * body.width());
        const QRectF right(body.left() + left + panelGapPx, body.top(), body.width() - left - panelGapPx,
                           body.height());
        return {QRectF(body.left(), body.top(), left, body.height()),
                QRectF(right.left(), right.top(), right.width(), half),
                QRectF(right.left(), right.top() + half, right.width(), right.height() - half)};
    }
    const double quarter = std::floor(body.height() / 4);
    return {QRectF(body.left(), body.top(), body.width(), half),
            QRectF(body.left(), body.top() + half, body.width(), quarter),
            QRectF(body.left(), body.top() + half + quarter, body.width(), body.height() - half - quarter)};
}

/// One unit is as long across as it is high: angles look like angles. Ends are whole steps, so that the axes
/// stay for a while when the distance changes.
ChartFrame chainFrame(const PhasorsData& data, const QRectF& body, const Theme& theme) {
    ChartFrame frame;
    const QRectF area = plotFrame(frame, body, theme).area;
    const auto inWholeSteps = [](double low, double high) {
        return low < high ? niceLinearRange(low, high, 6) : AxisRange{low, high};
    };
    const AxisRange across = inWholeSteps(data.left, data.right), along = inWholeSteps(data.bottom, data.top);
    const double unit = std::max({(across.high - across.low) / area.width(),
                                  (along.high - along.low) / area.height(), 1e-12}) *
                        1.04;
    const double middleX = (across.low + across.high) / 2, middleY = (along.low + along.high) / 2;
    const AxisRange real{middleX - unit * area.width() / 2, middleX + unit * area.width() / 2},
        imaginary{middleY - unit * area.height() / 2, middleY + unit * area.height() / 2};
    const int stepsX = std::clamp(static_cast<int>(area.width() / (70 * theme.scale)), 2, 10),
              stepsY = std::clamp(static_cast<int>(area.height() / (50 * theme.scale)), 2, 10);
    frame.x = {real, linearTicks(real, stepsX), PhasorsLayoutTexts::tr("real part: the score without 1/√d")};
    frame.y = {imaginary, linearTicks(imaginary, stepsY), PhasorsLayoutTexts::tr("imaginary part")};
    return frame;
}

int verticalSteps(const QRectF& body, const Theme& theme) {
    return std::clamp(static_cast<int>(body.height() / (40 * theme.scale)), 2, 6);
}

/// Space for every phasor in any direction: the distance rotates them and does not change the axis.
ChartFrame partsFrame(const PhasorsData& data, const QRectF& body, const Theme& theme) {
    const int steps = verticalSteps(body, theme);
    const AxisRange range = niceLinearRange(-data.longest, data.longest, steps);
    ChartFrame frame;
    frame.x = pairAxis(data.pairs.size(), body.width(), theme);
    frame.y = {range, linearTicks(range, steps), PhasorsLayoutTexts::tr("contribution to q·k")};
    return frame;
}

ChartFrame sumsFrame(const PhasorsData& data, const QRectF& body, const Theme& theme) {
    const int steps = verticalSteps(body, theme);
    const AxisRange range = niceLinearRange(0, std::max(data.largestSum, 1.0), steps);
    ChartFrame frame;
    frame.x = pairAxis(data.pairs.size(), body.width(), theme);
    frame.y = {range, linearTicks(range, steps), PhasorsLayoutTexts::tr("|Sⱼ|")};
    return frame;
}

using FrameOf = ChartFrame (*)(const PhasorsData& data, const QRectF& body, const Theme& theme);

PhasorsPanel panelIn(const QRectF& area, FrameOf frameOf, const PhasorsData& data, const Theme& theme) {
    const double head = headLinePx * theme.scale;
    const QRectF body = area.adjusted(0, head, 0, 0);
    return {area, QRectF(area.left() + 6, area.top(), area.width() - 12, head),
            placedChart(frameOf(data, body, theme), body, theme)};
}

std::optional<int> jointAt(const PlotFrame& plot, const PhasorsData& data, QPointF point,
                           const Theme& theme) {
    std::optional<int> nearest;
    double best = jointReachPx * theme.scale;
    for (int pair = 0; pair < data.pairCount(); ++pair) {
        const Phasor& phasor = data.study.pairs[static_cast<std::size_t>(pair)];
        const QPointF away = plot.pixel(phasor.endReal, phasor.endImaginary) - point;
        const double length = std::hypot(away.x(), away.y());
        if (length >= best) continue;
        best = length;
        nearest = pair;
    }
    return nearest;
}

}   // namespace

PhasorsLayout phasorsLayout(const PhasorsData& data, const QRectF& body, const Theme& theme) {
    const Areas areas = areasIn(body);
    return {panelIn(areas.chain, chainFrame, data, theme), panelIn(areas.parts, partsFrame, data, theme),
            panelIn(areas.sums, sumsFrame, data, theme)};
}

std::optional<int> phasorsPairAt(const PhasorsLayout& layout, const PhasorsData& data, QPointF point,
                                 const Theme& theme) {
    for (const PlotFrame& plot : {layout.parts.chart.plot, layout.sums.chart.plot})
        if (plot.area.contains(point))
            return static_cast<int>(nearestPair(plot.valueX(point.x()), data.pairs.size()));
    const PlotFrame& chain = layout.chain.chart.plot;
    return chain.area.contains(point) ? jointAt(chain, data, point, theme) : std::nullopt;
}

QPolygonF chainPoints(const PhasorsData& data, const PlotFrame& plot) {
    QPolygonF points{plot.pixel(0, 0)};
    for (const Phasor& phasor : data.study.pairs) points << plot.pixel(phasor.endReal, phasor.endImaginary);
    return points;
}

QPolygonF barPolygon(const PhasorsData& data, const PlotFrame& plot, std::size_t pair) {
    const double slot = plot.area.width() / static_cast<double>(data.pairs.size());
    const double half = std::max(0.5, slot > 4 ? 0.38 * slot : 0.5 * slot);
    const double middle = plot.pixelX(data.pairs[pair]), zero = plot.pixelY(0),
                 top = plot.pixelY(data.study.pairs[pair].real);
    return {QPointF(middle - half, zero), QPointF(middle - half, top), QPointF(middle + half, top),
            QPointF(middle + half, zero)};
}

}   // namespace rope::ui
