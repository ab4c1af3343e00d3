#include "ui/views/decay/decay_picture.h"

#include "ui/charts/nearest_sample.h"
#include "ui/views/decay/decay_layout.h"
#include "ui/views/decay/decay_words.h"

#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double markLabelHeightPx = 18;
constexpr float bandOpacity = 0.3F;

/// The top line of the plot, where the labels of the marks are.
QRectF markLabelArea(const PlotFrame& plot, const Theme& theme) {
    return {plot.area.left(), plot.area.top(), plot.area.width(), markLabelHeightPx * theme.scale};
}

/// The active method last, so that it is drawn on top.
std::vector<const DecaySeries*> inDrawOrder(const DecayData& data) {
    std::vector<const DecaySeries*> order;
    for (const bool isActive : {false, true})
        for (const DecaySeries& series : data.methods)
            if (series.method.isActive == isActive) order.push_back(&series);
    return order;
}

Ink bandInk(const MethodSeries& method, const Theme& theme) {
    Ink ink = inkOf(method, theme);
    ink.colour.setAlphaF(bandOpacity);
    ink.width = theme.scale;
    ink.dashes.clear();
    return ink;
}

}   // namespace

DecayPicture::DecayPicture(DecayData data) : m_data(std::move(data)) {}

PictureWords DecayPicture::words() const { return decayWords(m_data); }

PlacedChart DecayPicture::layout(const QRectF& body, const Theme& theme) const {
    return decayLayout(m_data, body, theme);
}

/// Translucent bands from smallest to largest first, so that no method hides another one's mean.
std::vector<Curve> DecayPicture::curves(const Theme& theme) const {
    std::vector<Curve> all;
    const std::vector<const DecaySeries*> order = inDrawOrder(m_data);
    if (!m_data.hasColumns()) {
        for (const DecaySeries* series : order)
            all.push_back({m_data.distances, series->samples, inkOf(series->method, theme)});
        return all;
    }
    for (const DecaySeries* series : order)
        all.push_back({m_data.outlineXs, series->outline, bandInk(series->method, theme)});
    for (const DecaySeries* series : order)
        all.push_back({m_data.columnCentres, series->columns.mean, inkOf(series->method, theme)});
    return all;
}

std::vector<LegendEntry> DecayPicture::legendEntries(const Theme& theme) const {
    std::vector<LegendEntry> entries;
    for (const DecaySeries& series : m_data.methods)
        entries.push_back({series.method.name(), inkOf(series.method, theme)});
    return entries;
}

void DecayPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const PlacedChart chart = layout(body, theme);
    paintChartFrame(painter, body, chart.frame, context);
    const std::vector<Curve> drawn = curves(theme);
    paintCurves(painter, chart.plot, drawn);
    std::vector<PlotMark> marks;
    for (DecayMark& mark : decayMarks(m_data, context.hoveredPair)) marks.push_back(std::move(mark.mark));
    paintMarks(painter, chart.plot, marks, theme);
    const QRectF markLabels = markLabelArea(chart.plot, theme);
    paintLegend(painter, chart.plot, legendEntries(theme), drawn, {&markLabels, 1}, theme);
    paintCursor(painter, chart.plot, context);
}

void DecayPicture::paintCursor(QPainter& painter, const PlotFrame& plot, const PaintContext& context) const {
    if (!context.cursor || !plot.area.contains(*context.cursor)) return;
    const double distance = plot.valueX(context.cursor->x());
    const double shown = m_data.hasColumns() ? std::round(distance)
                                             : m_data.distances[nearestSample(m_data.distances, distance)];
    paintCursorLine(painter, plot, plot.pixelX(shown), context.theme);
}

Hit DecayPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const PlotFrame plot = layout(body, theme).plot;
    if (!plot.area.contains(point)) return {};
    return {.readout = decayReadout(m_data, plot.valueX(point.x()))};
}

std::vector<Anchor> DecayPicture::anchors(const QRectF& body, const Theme& theme) const {
    const PlacedChart chart = layout(body, theme);
    const PlotFrame& plot = chart.plot;
    std::vector<Anchor> all = axisAnchors(chart);
    for (const DecaySeries& series : m_data.methods) {
        const std::vector<Anchor> curve =
            m_data.hasColumns()
                ? curveAnchors(plot, anchorId(series.method), m_data.columnCentres, series.columns.mean)
                : curveAnchors(plot, anchorId(series.method), m_data.distances, series.samples);
        all.insert(all.end(), curve.begin(), curve.end());
    }
    for (const DecayMark& mark : decayMarks(m_data, {})) {
        const double x = plot.pixelX(mark.mark.value);
        if (!(x >= plot.area.left() && x <= plot.area.right())) continue;
        all.push_back({QStringLiteral("mark/") + mark.id,
                       anchorArea(QRectF(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom())))});
    }
    const std::vector<Curve> drawn = curves(theme);
    const QRectF markLabels = markLabelArea(plot, theme);
    const QRectF legend = legendArea(plot, legendEntries(theme), drawn, {&markLabels, 1}, theme);
    if (!legend.isEmpty()) all.push_back({QStringLiteral("legend"), legend});
    return all;
}

std::vector<Plot> DecayPicture::plots(const QRectF& body, const Theme& theme) const {
    return {{QString(), layout(body, theme).plot}};
}

}   // namespace rope::ui
