#include "ui/views/invariance/invariance_picture.h"

#include "ui/charts/curves.h"
#include "ui/charts/nearest_sample.h"
#include "ui/painting/text.h"
#include "ui/views/invariance/invariance_words.h"

#include <utility>

namespace rope::ui {

namespace {

/// The four terms differ by colour and dashes.
Ink termInk(std::size_t term, const Theme& theme) {
    const double width = 1.5 * theme.scale;
    switch (term) {
        case 0:
            return {theme.accent, width};
        case 1:
            return {theme.query, width};
        case 2:
            return {theme.key, width};
        default:
            return {theme.muted, width, {4, 2.5}};
    }
}

struct TermsDrawing {
    std::vector<Curve> curves;
    std::vector<LegendEntry> legend;
};

TermsDrawing termsDrawing(const InvarianceData& data, const Theme& theme) {
    TermsDrawing drawing;
    for (std::size_t term = 0; term < data.study.sinusoidalTerms.size(); ++term) {
        const Ink ink = termInk(term, theme);
        drawing.curves.push_back({data.shifts, data.study.sinusoidalTerms[term].score, ink});
        drawing.legend.push_back({termName(data.study.sinusoidalTerms[term]), ink});
    }
    return drawing;
}

/// RoPE in the scenario's precision comes first; a second series of it is the float64 reference.
QString seriesId(const InvarianceSeries& series, std::size_t index) {
    const QString id = QString::fromStdString(series.encoding);
    return index > 0 && series.encoding == "rope" ? id + QStringLiteral("-float64") : id;
}

void append(std::vector<Anchor>& all, const std::vector<Anchor>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

}   // namespace

InvariancePicture::InvariancePicture(InvarianceData data) : m_data(std::move(data)) {}

PictureWords InvariancePicture::words() const { return invarianceWords(m_data); }

InvarianceLayout InvariancePicture::layout(const QRectF& body, const Theme& theme) const {
    return invarianceLayout(m_data, body, theme);
}

Ink InvariancePicture::seriesInk(std::size_t series, const Theme& theme) const {
    const std::string& encoding = m_data.study.series[series].encoding;
    QColor quiet = theme.muted;
    if (encoding == "sinusoidal") return {quiet, 1.3 * theme.scale};
    if (encoding == "learned") {
        quiet.setAlphaF(0.6F);
        return {quiet, 1.1 * theme.scale, {4, 2.5}};
    }
    const bool isReference = series > 0;
    return {theme.accent, (isReference ? 1.3 : 2.2) * theme.scale,
            isReference ? QList<qreal>{5, 3} : QList<qreal>{}};
}

void InvariancePicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const InvarianceLayout charts = layout(body, context.theme);
    paintChartFrame(painter, charts.scores.body, charts.scores.frame, context);
    if (charts.terms) paintTerms(painter, *charts.terms, context);
    if (charts.residual) paintResidual(painter, *charts.residual, context);
    paintScores(painter, charts.scores, context);
}

void InvariancePicture::paintScores(QPainter& painter, const PlacedChart& chart,
                                    const PaintContext& context) const {
    const PlotFrame& plot = chart.plot;
    std::vector<Curve> curves;
    for (std::size_t i = m_data.study.series.size(); i-- > 0;)   // RoPE is drawn last, on top
        curves.push_back({m_data.shifts, m_data.study.series[i].score, seriesInk(i, context.theme)});
    paintCurves(painter, plot, curves);
    paintLabels(painter, plot, context.theme);
    if (context.cursor && plot.area.contains(*context.cursor))
        paintCursorLine(painter, plot, plot.pixelX(m_data.shifts[shiftAt(plot, *context.cursor)]),
                        context.theme);
}

void InvariancePicture::paintLabels(QPainter& painter, const PlotFrame& plot, const Theme& theme) const {
    const QFont font = theme.font(11.5, QFont::DemiBold);
    for (const InvarianceLabel& label : invarianceLabels(m_data, plot, theme)) {
        QColor colour = seriesInk(label.series, theme).colour;
        colour.setAlphaF(1);
        drawWithHalo(painter, QPointF(plot.area.right() - 6, label.middle), Qt::AlignRight, font, colour,
                     theme.panel, seriesName(m_data, m_data.study.series[label.series]));
    }
}

void InvariancePicture::paintTerms(QPainter& painter, const PlacedChart& chart,
                                   const PaintContext& context) const {
    paintChartFrame(painter, chart.body, chart.frame, context);
    const TermsDrawing drawing = termsDrawing(m_data, context.theme);
    paintCurves(painter, chart.plot, drawing.curves);
    paintLegend(painter, chart.plot, drawing.legend, drawing.curves, {}, context.theme);
}

void InvariancePicture::paintResidual(QPainter& painter, const PlacedChart& chart,
                                      const PaintContext& context) const {
    paintChartFrame(painter, chart.body, chart.frame, context);
    const Curve curve{
        m_data.shifts, m_data.study.rotationResidual, {context.theme.accent, 1.6 * context.theme.scale}};
    paintCurves(painter, chart.plot, {&curve, 1});
}

std::size_t InvariancePicture::shiftAt(const PlotFrame& plot, QPointF point) const {
    return nearestSample(m_data.shifts, plot.valueX(point.x()));
}

Hit InvariancePicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const InvarianceLayout charts = layout(body, theme);
    const auto isIn = [&](const PlacedChart& chart) { return chart.plot.area.contains(point); };
    if (isIn(charts.scores)) return {.readout = scoresReadout(m_data, shiftAt(charts.scores.plot, point))};
    if (charts.terms && isIn(*charts.terms))
        return {.readout = termsReadout(m_data, shiftAt(charts.terms->plot, point))};
    if (charts.residual && isIn(*charts.residual))
        return {.readout = residualReadout(m_data, shiftAt(charts.residual->plot, point))};
    return {};
}

std::vector<Anchor> InvariancePicture::anchors(const QRectF& body, const Theme& theme) const {
    const InvarianceLayout charts = layout(body, theme);
    std::vector<Anchor> all = axisAnchors(charts.scores);
    all.push_back({QStringLiteral("scores"), charts.scores.body});
    for (std::size_t i = 0; i < m_data.study.series.size(); ++i) {
        const InvarianceSeries& series = m_data.study.series[i];
        append(all, curveAnchors(charts.scores.plot, seriesId(series, i), m_data.shifts, series.score));
    }
    if (charts.terms) {
        const PlotFrame& plot = charts.terms->plot;
        all.push_back({QStringLiteral("terms"), charts.terms->body});
        append(all, axisAnchors(*charts.terms, QStringLiteral("terms/")));
        for (const InvarianceTerm& term : m_data.study.sinusoidalTerms)
            append(all, curveAnchors(plot, QString::fromStdString(term.id), m_data.shifts, term.score));
        const TermsDrawing drawing = termsDrawing(m_data, theme);
        const QRectF legend = legendArea(plot, drawing.legend, drawing.curves, {}, theme);
        if (!legend.isEmpty()) all.push_back({QStringLiteral("terms/legend"), legend});
    }
    if (charts.residual) {
        all.push_back({QStringLiteral("residual"), charts.residual->body});
        append(all, axisAnchors(*charts.residual, QStringLiteral("residual/")));
        append(all, curveAnchors(charts.residual->plot, QStringLiteral("residual"), m_data.shifts,
                                 m_data.study.rotationResidual));
    }
    return all;
}

std::vector<Plot> InvariancePicture::plots(const QRectF& body, const Theme& theme) const {
    const InvarianceLayout charts = layout(body, theme);
    std::vector<Plot> all{{QStringLiteral("scores"), charts.scores.plot}};
    if (charts.terms) all.push_back({QStringLiteral("terms"), charts.terms->plot});
    if (charts.residual) all.push_back({QStringLiteral("residual"), charts.residual->plot});
    return all;
}

}   // namespace rope::ui
