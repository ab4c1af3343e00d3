#include "ui/views/frequencies/frequencies_paint.h"

#include "ui/painting/text.h"
#include "ui/views/frequencies/frequencies_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

struct FrequenciesPaintTexts {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)
};

constexpr std::size_t maxDots =
    40;   // fewer pairs than that are drawn as dots too: a line between them means nothing
constexpr double dotPx = 2.4, markLinePx = 18, markFontPx = 10.5;

Ink plainInk(const Theme& theme) {
    QColor quiet = theme.muted;
    quiet.setAlphaF(0.3F);
    return {quiet, 4 * theme.scale};
}

std::vector<Curve> spectrumCurves(const FrequenciesData& data, const Theme& theme) {
    std::vector<Curve> curves;
    if (data.plain) curves.push_back({data.pairs, data.unscaled, plainInk(theme)});
    for (const FrequencySeries* series : data.inDrawOrder())
        curves.push_back(
            {data.pairs, series->numbers.spectrum.schedule.inverseFrequencies, inkOf(series->method, theme)});
    return curves;
}

std::vector<Curve> rescaleCurves(const FrequenciesData& data, const Theme& theme) {
    std::vector<Curve> curves;
    for (const FrequencySeries* series : data.inDrawOrder())
        curves.push_back({data.pairs, series->rescale, inkOf(series->method, theme)});
    return curves;
}

std::vector<Curve> untrainedCurves(const FrequenciesData& data, const Theme& theme) {
    std::vector<Curve> curves;
    if (data.plain) curves.push_back({data.pairs, data.plain->coverage.outsideAngleRad, plainInk(theme)});
    for (const FrequencySeries* series : data.inDrawOrder())
        curves.push_back(
            {data.pairs, series->numbers.coverage.outsideAngleRad, inkOf(series->method, theme)});
    return curves;
}

void paintDots(QPainter& painter, const PlotFrame& plot, const std::vector<Curve>& curves,
               const Theme& theme) {
    painter.save();
    painter.setPen(Qt::NoPen);
    for (const Curve& curve : curves) {
        if (curve.xs.size() > maxDots) continue;
        painter.setBrush(curve.ink.colour);
        for (std::size_t i = 0; i < curve.xs.size(); ++i) {
            const QPointF at = plot.pixel(curve.xs[i], curve.ys[i]);
            if (std::isfinite(at.y())) painter.drawEllipse(at, dotPx * theme.scale, dotPx * theme.scale);
        }
    }
    painter.restore();
}

/// The same curves as wavelengths: the right edge of a plot of inverse frequencies.
void paintWavelengthAxis(QPainter& painter, const PlotFrame& plot, int maxSteps, const Theme& theme) {
    const AxisRange wavelengths{lengthFrequency(plot.y.high), lengthFrequency(plot.y.low),
                                AxisScale::Logarithmic};
    const double left = plot.area.right() + 5 * theme.scale, height = 14 * theme.scale;
    for (const Tick& tick : logarithmicTicks(wavelengths, maxSteps, LogLabels::Compact)) {
        const double y = plot.pixelY(lengthFrequency(tick.value));
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(plot.area.right(), y), QPointF(plot.area.right() + 3 * theme.scale, y));
        drawElided(painter, QRectF(left, y - height / 2, 32 * theme.scale, height), Qt::AlignLeft,
                   theme.tickFont(), theme.muted, tick.label);
    }
    painter.save();
    painter.translate(plot.area.right() + 44 * theme.scale, plot.area.center().y());
    painter.rotate(-90);
    drawElided(painter,
               QRectF(-plot.area.height() / 2, -7 * theme.scale, plot.area.height(), 14 * theme.scale),
               Qt::AlignHCenter, theme.tickFont(), theme.muted,
               FrequenciesPaintTexts::tr("wavelength 2π/θ′ [token]"));
    painter.restore();
}

/// Axes, and the sentence above, or its short form where the panel is narrow.
void paintPanel(QPainter& painter, const FrequencyPanel& panel, const PanelCaption& caption,
                const PaintContext& context) {
    const Theme& theme = context.theme;
    paintChartFrame(painter, panel.chart.body, panel.chart.frame, context);
    const bool fits = textWidth(theme.secondaryFont(), caption.text) <= panel.caption.width();
    drawElided(painter, panel.caption, Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               fits ? caption.text : caption.brief);
}

float bandOpacity(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return 0;
        case BandKind::Blended:
            return 0.06F;
        case BandKind::Interpolated:
        case BandKind::Unrotated:
            break;
    }
    return 0.13F;
}

void paintBandName(QPainter& painter, const QRectF& area, BandKind kind, const Theme& theme) {
    const QString name = bandName(kind);
    const QFont font = theme.font(markFontPx, QFont::Medium);
    if (textWidth(font, name) + 8 <= area.width())
        drawElided(painter, QRectF(area.left(), area.top() + 2, area.width(), 15 * theme.scale),
                   Qt::AlignHCenter, font, theme.muted, name);
}

void paintBands(QPainter& painter, const FrequenciesData& data, const PlotFrame& plot, const Theme& theme,
                bool isNamed) {
    const QColor hue = inkOf(data.active().method, theme).colour;
    for (const FrequencyBand& band : data.bands) {
        if (band.kind == BandKind::Kept && data.bands.size() == 1) return;
        QColor fill = hue;
        fill.setAlphaF(bandOpacity(band.kind));
        const QRectF area = bandArea(band, plot);
        painter.fillRect(area, fill);
        if (isNamed) paintBandName(painter, area, band.kind, theme);
    }
}

std::vector<LegendEntry> legendEntries(const FrequenciesData& data, const Theme& theme) {
    std::vector<LegendEntry> entries;
    if (data.plain) entries.push_back({plainName(), plainInk(theme)});
    for (const FrequencySeries& series : data.methods)
        entries.push_back({legendText(series), inkOf(series.method, theme)});
    return entries;
}

/// Where a legend would hide names of bands or labels of marks, which are at the right.
std::vector<QRectF> labelAreas(const FrequenciesData& data, const PlotFrame& plot, const Theme& theme) {
    const double line = markLinePx * theme.scale;
    std::vector<QRectF> areas{QRectF(plot.area.left(), plot.area.top(), plot.area.width(), 2 * line)};
    for (const FrequencyMark& mark : lengthMarks(data)) {
        const double width = textWidth(theme.font(markFontPx, QFont::Medium), mark.mark.label) + 8;
        areas.emplace_back(plot.area.right() - width, plot.pixelY(mark.mark.value) - line, width, 2 * line);
    }
    return areas;
}

void paintSpectrumMarks(QPainter& painter, const FrequenciesData& data, const PlotFrame& plot,
                        const Theme& theme) {
    std::vector<PlotMark> marks;
    for (FrequencyMark& mark : lengthMarks(data)) marks.push_back(std::move(mark.mark));
    paintMarks(painter, plot, marks, theme);
    const std::optional<FrequencyMark> critical = criticalMark(data);
    if (!critical) return;
    const PlotFrame belowBandNames{plot.area.adjusted(0, markLinePx * theme.scale, 0, 0), plot.x, plot.y,
                                   plot.vertical};
    paintMarks(painter, belowBandNames, {&critical->mark, 1}, theme);
}

}   // namespace

void paintSpectrum(QPainter& painter, const FrequenciesData& data, const FrequenciesLayout& layout,
                   const PaintContext& context) {
    const Theme& theme = context.theme;
    const PlacedChart& chart = layout.spectrum.chart;
    paintPanel(painter, layout.spectrum, spectrumCaption(), context);
    paintBands(painter, data, chart.plot, theme, true);
    const std::vector<Curve> curves = spectrumCurves(data, theme);
    paintCurves(painter, chart.plot, curves);
    paintDots(painter, chart.plot, curves, theme);
    paintWavelengthAxis(painter, chart.plot, static_cast<int>(chart.frame.y.ticks.size()), theme);
    paintSpectrumMarks(painter, data, chart.plot, theme);
    if (layout.table.isEmpty())
        paintLegend(painter, chart.plot, legendEntries(data, theme), curves,
                    labelAreas(data, chart.plot, theme), theme);
}

void paintRescale(QPainter& painter, const FrequenciesData& data, const FrequencyPanel& panel,
                  const PaintContext& context) {
    const Theme& theme = context.theme;
    const PlotFrame& plot = panel.chart.plot;
    paintPanel(painter, panel, rescaleCaption(), context);
    paintBands(painter, data, plot, theme, false);
    const std::vector<Curve> curves = rescaleCurves(data, theme);
    paintCurves(painter, plot, curves);
    paintDots(painter, plot, curves, theme);
    const bool isAnyRotated = std::any_of(curves.begin(), curves.end(), [](const Curve& curve) {
        return std::any_of(curve.ys.begin(), curve.ys.end(),
                           [](double rescale) { return std::isfinite(rescale); });
    });
    if (!isAnyRotated) drawSentence(painter, plot.area, theme.secondaryFont(), theme.muted, noPairRotates());
}

void paintUntrained(QPainter& painter, const FrequenciesData& data, const FrequencyPanel& panel,
                    const PaintContext& context) {
    const Theme& theme = context.theme;
    const PlotFrame& plot = panel.chart.plot;
    paintPanel(painter, panel, untrainedCaption(), context);
    paintBands(painter, data, plot, theme, false);
    const std::vector<Curve> curves = untrainedCurves(data, theme);
    paintCurves(painter, plot, curves);
    paintDots(painter, plot, curves, theme);
    const bool isAnyOutside =
        (data.plain && data.plain->outsidePairs > 0) ||
        std::any_of(data.methods.begin(), data.methods.end(),
                    [](const FrequencySeries& series) { return series.numbers.outsidePairs > 0; });
    if (!isAnyOutside)
        drawSentence(painter, plot.area, theme.secondaryFont(), theme.muted, noAngleOutside(data));
}

std::vector<FrequencyRow> frequencyRows(const FrequenciesData& data, const Theme& theme) {
    std::vector<FrequencyRow> rows;
    if (data.plain)
        rows.push_back({plainName(), plainInk(theme), frequencyCells(*data.plain, data.pairs.size())});
    for (const FrequencySeries& series : data.methods)
        rows.push_back({series.method.name(), inkOf(series.method, theme),
                        frequencyCells(series.numbers, data.pairs.size())});
    return rows;
}

QRectF spectrumLegendArea(const FrequenciesData& data, const FrequenciesLayout& layout, const Theme& theme) {
    if (!layout.table.isEmpty()) return {};
    const PlotFrame& plot = layout.spectrum.chart.plot;
    return legendArea(plot, legendEntries(data, theme), spectrumCurves(data, theme),
                      labelAreas(data, plot, theme), theme);
}

}   // namespace rope::ui
