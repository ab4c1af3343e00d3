#include "ui/views/phasors/phasors_picture.h"

#include "ui/charts/curves.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"
#include "ui/views/phasors/phasors_words.h"

#include <algorithm>
#include <utility>

namespace rope::ui {

namespace {

constexpr double endRadiusPx = 4, jointRadiusPx = 2;

/// The end of the chain, and its real part on the real axis.
struct ChainEnd {
    QPointF end, foot;
};

ChainEnd chainEnd(const PhasorsData& data, const PlotFrame& plot) {
    const Phasor& last = data.study.pairs.back();
    return {plot.pixel(last.endReal, last.endImaginary), plot.pixel(last.endReal, 0)};
}

QString numbered(const char* name, std::size_t pair) {
    return QLatin1String(name) + QLatin1Char('/') + QString::number(pair);
}

void append(std::vector<Anchor>& all, const std::vector<Anchor>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void addPanelAnchors(std::vector<Anchor>& all, const PhasorsPanel& panel, const QString& name) {
    all.push_back({name, panel.area});
    append(all, axisAnchors(panel.chart, name + QLatin1Char('/')));
}

}   // namespace

PhasorsPicture::PhasorsPicture(std::shared_ptr<const PhasorsData> data, int selectedPair)
    : m_data(std::move(data)), m_selectedPair(selectedPair) {}

PictureWords PhasorsPicture::words() const { return phasorsWords(*m_data); }

PhasorsLayout PhasorsPicture::layout(const QRectF& body, const Theme& theme) const {
    return phasorsLayout(*m_data, body, theme);
}

void PhasorsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const PhasorsLayout panels = layout(body, theme);
    std::optional<int> marked =
        context.cursor ? phasorsPairAt(panels, *m_data, *context.cursor, theme) : context.hoveredPair;
    if (marked && *marked >= m_data->pairCount()) marked.reset();
    paintPanel(painter, panels.chain, chainHead(*m_data), context);
    paintChain(painter, panels.chain.chart.plot, marked, theme);
    paintPanel(painter, panels.parts, partsHead(), context);
    paintParts(painter, panels.parts.chart.plot, marked, theme);
    paintPanel(painter, panels.sums, sumsHead(*m_data, panels.sums.head.width(), theme), context);
    paintSums(painter, panels.sums.chart.plot, marked, theme);
}

void PhasorsPicture::paintPanel(QPainter& painter, const PhasorsPanel& panel, const QString& head,
                                const PaintContext& context) const {
    paintChartFrame(painter, panel.chart.body, panel.chart.frame, context);
    drawElided(painter, panel.head, Qt::AlignLeft, context.theme.secondaryFont(), context.theme.muted, head);
}

void PhasorsPicture::paintChain(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                                const Theme& theme) const {
    InkCanvas canvas(painter, plot.area);
    const auto [end, foot] = chainEnd(*m_data, plot);
    const QPolygonF chain = chainPoints(*m_data, plot);
    const auto strokePair = [&](int pair, const QColor& colour) {
        canvas.stroke(QPolygonF{chain[pair], chain[pair + 1]}, {colour, 3.2 * theme.scale});
    };
    canvas.stroke(QPolygonF{end, foot}, {theme.muted, 1, {4, 3}});
    canvas.stroke(QPolygonF{chain.front(), foot}, {theme.accent, 4 * theme.scale});
    canvas.stroke(chain, {theme.query, 1.6 * theme.scale});
    for (qsizetype i = 1; i < chain.size(); ++i)
        canvas.fill(circlePolygon(chain[i], jointRadiusPx * theme.scale), theme.query);
    strokePair(std::clamp(m_selectedPair, 0, m_data->pairCount() - 1), theme.key);
    if (marked) strokePair(*marked, theme.accent);
    canvas.fill(circlePolygon(end, endRadiusPx * theme.scale), theme.accent);
    canvas.finish();
    const Phasor& last = m_data->study.pairs.back();
    drawWithHalo(painter, foot + QPointF(0, (last.endImaginary >= 0 ? 12 : -12) * theme.scale),
                 Qt::AlignHCenter, theme.font(11.5, QFont::DemiBold), theme.accent, theme.panel,
                 significantLabel(last.endReal, 4));
}

void PhasorsPicture::paintParts(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                                const Theme& theme) const {
    InkCanvas canvas(painter, plot.area);
    for (std::size_t pair = 0; pair < m_data->pairs.size(); ++pair) {
        const bool isFocused = static_cast<int>(pair) == m_selectedPair;
        canvas.fill(barPolygon(*m_data, plot, pair), isFocused                            ? theme.key
                                                     : m_data->study.pairs[pair].real < 0 ? theme.outside
                                                                                          : theme.query);
    }
    canvas.stroke(
        QPolygonF{QPointF(plot.area.left(), plot.pixelY(0)), QPointF(plot.area.right(), plot.pixelY(0))},
        {theme.muted, 1});
    canvas.finish();
    if (marked) paintCursorLine(painter, plot, plot.pixelX(*marked), theme);
}

void PhasorsPicture::paintSums(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                               const Theme& theme) const {
    const Curve curve{m_data->pairs, m_data->partialSums, {theme.accent, 2 * theme.scale}};
    paintCurves(painter, plot, {&curve, 1});
    if (marked) paintCursorLine(painter, plot, plot.pixelX(*marked), theme);
}

Hit PhasorsPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = phasorsPairAt(layout(body, theme), *m_data, point, theme);
    if (!pair) return {};
    return {.target = PairHit{*pair},
            .readout = phasorsReadout(*m_data, *pair),
            .click = [pair = *pair](const ExplorerState& current) {
                return std::optional(changes::withSelectedPair(current, pair));
            }};
}

std::vector<Anchor> PhasorsPicture::anchors(const QRectF& body, const Theme& theme) const {
    const PhasorsLayout panels = layout(body, theme);
    const PlotFrame &chain = panels.chain.chart.plot, &parts = panels.parts.chart.plot;
    std::vector<Anchor> all;
    addPanelAnchors(all, panels.chain, QStringLiteral("chain"));
    addPanelAnchors(all, panels.parts, QStringLiteral("parts"));
    addPanelAnchors(all, panels.sums, QStringLiteral("sums"));
    const QPolygonF joints = chainPoints(*m_data, chain);
    for (std::size_t pair = 0; pair < m_data->pairs.size(); ++pair) {
        const auto start = static_cast<qsizetype>(pair);
        all.push_back({numbered("phasor", pair), anchorArea(QRectF(joints[start], joints[start + 1]))});
        all.push_back({numbered("bar", pair), anchorArea(barPolygon(*m_data, parts, pair).boundingRect())});
    }
    const auto [end, foot] = chainEnd(*m_data, chain);
    const double radius = endRadiusPx * theme.scale;
    all.push_back(
        {QStringLiteral("chain/end"), QRectF(end - QPointF(radius, radius), end + QPointF(radius, radius))});
    all.push_back({QStringLiteral("score"), anchorArea(QRectF(joints.front(), foot))});
    append(all, curveAnchors(panels.sums.chart.plot, QStringLiteral("partial-sums"), m_data->pairs,
                             m_data->partialSums));
    return all;
}

std::vector<Plot> PhasorsPicture::plots(const QRectF& body, const Theme& theme) const {
    const PhasorsLayout panels = layout(body, theme);
    return {{QStringLiteral("chain"), panels.chain.chart.plot},
            {QStringLiteral("parts"), panels.parts.chart.plot},
            {QStringLiteral("sums"), panels.sums.chart.plot}};
}

std::shared_ptr<const Picture> PhasorsPicture::withLook(const ViewSettings& view) const {
    return std::make_shared<PhasorsPicture>(m_data, view.selectedPair);
}

}   // namespace rope::ui
