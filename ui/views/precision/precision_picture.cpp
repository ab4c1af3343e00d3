#include "ui/views/precision/precision_picture.h"

#include "ui/charts/nearest_sample.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/theme/format_style.h"
#include "ui/views/precision/format_table.h"
#include "ui/views/precision/precision_words.h"

#include <utility>

namespace rope::ui {

namespace {

Ink faint(const Ink& ink, double width) {
    QColor colour = ink.colour;
    colour.setAlphaF(0.3F);
    return {colour, width};
}

void paintCaption(QPainter& painter, const PrecisionChart& chart, const QString& text, const Theme& theme) {
    drawElided(painter, chart.caption, Qt::AlignLeft, theme.secondaryFont(), theme.muted, text);
}

void paintCursor(QPainter& painter, const PrecisionChart& chart, const std::vector<double>& samples,
                 const PaintContext& context) {
    if (!context.cursor || !chart.plot.area.contains(*context.cursor)) return;
    const double sample = samples[nearestSample(samples, chart.plot.valueX(context.cursor->x()))];
    paintCursorLine(painter, chart.plot, chart.plot.pixelX(sample), context.theme);
}

}   // namespace

PrecisionPicture::PrecisionPicture(std::shared_ptr<const PrecisionData> data) : m_data(std::move(data)) {}

PictureWords PrecisionPicture::words() const { return precisionWords(*m_data); }

PrecisionLayout PrecisionPicture::layout(const QRectF& body, const Theme& theme) const {
    return precisionLayout(*m_data, body, theme);
}

Ink PrecisionPicture::inkOf(const PrecisionSeries& series, const Theme& theme) const {
    const SeriesStyle style = formatStyle(theme, formatName(series.format));
    const bool isCurrent =
        series.format == m_data->scenario.precision.format && series.format != NumberFormat::Float64;
    return {style.colour, (isCurrent ? 2.6 : 1.8) * theme.scale, style.dashes};
}

std::vector<LegendEntry> PrecisionPicture::legend(const Theme& theme) const {
    std::vector<LegendEntry> entries;
    for (const PrecisionSeries& series : m_data->study.series)
        entries.push_back({formatText(formatName(series.format)), inkOf(series, theme)});
    return entries;
}

void PrecisionPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    if (!m_data->hasLengths())
        return drawSentence(painter, body, theme.controlFont(), theme.muted, tooShortText());
    const PrecisionLayout parts = layout(body, theme);
    paintErrors(painter, parts, context);
    paintDistinct(painter, parts, context);
    if (!parts.table.isEmpty()) paintFormatTable(painter, parts.table, m_data->study, theme);
}

void PrecisionPicture::paintErrors(QPainter& painter, const PrecisionLayout& layout,
                                   const PaintContext& context) const {
    const Theme& theme = context.theme;
    const PrecisionChart& chart = layout.error;
    paintChartFrame(painter, chart.panel, chart.frame, context);
    paintCaption(painter, chart, errorCaption(*m_data), theme);
    std::vector<Curve> curves;
    for (const PrecisionSeries& series : m_data->study.series)
        curves.push_back({m_data->shifts, series.deviation, faint(inkOf(series, theme), theme.scale)});
    for (const PrecisionSeries& series : m_data->study.series)
        curves.push_back({m_data->shifts, series.largestDeviation, inkOf(series, theme)});
    paintCurves(painter, chart.plot, curves);
    const PlotMark mark{Qt::Horizontal, m_data->score(), {}};
    paintMarks(painter, chart.plot, {&mark, 1}, theme);
    if (layout.table.isEmpty()) paintLegend(painter, chart.plot, legend(theme), curves, {}, theme);
    paintCursor(painter, chart, m_data->shifts, context);
}

void PrecisionPicture::paintDistinct(QPainter& painter, const PrecisionLayout& layout,
                                     const PaintContext& context) const {
    const Theme& theme = context.theme;
    const PrecisionChart& chart = layout.distinct;
    const std::vector<PrecisionSeries>& all = m_data->study.series;
    paintChartFrame(painter, chart.panel, chart.frame, context);
    paintCaption(painter, chart, distinctCaption(), theme);
    std::vector<Curve> curves;
    std::vector<PlotMark> marks;
    for (std::size_t i = 0; i < all.size(); ++i)
        curves.push_back(
            {m_data->lengths, m_data->positionCounts[i], faint(inkOf(all[i], theme), 5 * theme.scale)});
    for (std::size_t i = 0; i < all.size(); ++i) {
        curves.push_back({m_data->lengths, m_data->rotationCounts[i], inkOf(all[i], theme)});
        const auto last = static_cast<double>(all[i].rotations.distinctTo);
        if (last + 1 < m_data->lengths.back()) marks.push_back({Qt::Vertical, last, fixedLabel(last, 0)});
    }
    paintCurves(painter, chart.plot, curves);
    paintMarks(painter, chart.plot, marks, theme);
    paintCursor(painter, chart, m_data->lengths, context);
}

Hit PrecisionPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    if (!m_data->hasLengths()) return {};
    const PrecisionLayout parts = layout(body, theme);
    const PlotFrame &errors = parts.error.plot, &counts = parts.distinct.plot;
    if (errors.area.contains(point))
        return {.readout = errorReadout(*m_data, nearestSample(m_data->shifts, errors.valueX(point.x())))};
    if (counts.area.contains(point))
        return {.readout =
                    distinctReadout(*m_data, nearestSample(m_data->lengths, counts.valueX(point.x())))};
    return {};
}

std::vector<Anchor> PrecisionPicture::anchors(const QRectF& body, const Theme& theme) const {
    if (!m_data->hasLengths()) return {};
    const PrecisionLayout parts = layout(body, theme);
    std::vector<Anchor> all{{QStringLiteral("error"), parts.error.plot.area},
                            {QStringLiteral("distinct"), parts.distinct.plot.area}};
    if (parts.table.isEmpty()) return all;
    all.push_back({QStringLiteral("table"), parts.table});
    for (std::size_t i = 0; i < m_data->study.series.size(); ++i)
        all.push_back({QStringLiteral("table/") + formatText(formatName(m_data->study.series[i].format)),
                       formatTableRow(parts.table, i, theme)});
    return all;
}

std::vector<Plot> PrecisionPicture::plots(const QRectF& body, const Theme& theme) const {
    if (!m_data->hasLengths()) return {};
    const PrecisionLayout parts = layout(body, theme);
    return {{QStringLiteral("error"), parts.error.plot}, {QStringLiteral("distinct"), parts.distinct.plot}};
}

}   // namespace rope::ui
