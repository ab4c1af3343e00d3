#include "ui/views/phasors/phasors_picture.h"

#include "ui/charts/curves.h"
#include "ui/charts/method_series.h"
#include "ui/charts/pair_axis.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double chainShare = 0.5, panelGapPx = 10, wideAspect = 1.25, headLinePx = 18;

/// Bars leave a gap where there is room for one.
double barHalfWidth(const PlotFrame& plot, std::size_t count) {
    const double slot = plot.area.width() / static_cast<double>(count);
    return std::max(0.5, slot > 4 ? 0.38 * slot : 0.5 * slot);
}

QRectF headLine(const QRectF& panel, const Theme& theme) {
    return {panel.left() + 6, panel.top(), panel.width() - 12, headLinePx * theme.scale};
}

QRectF underHead(const QRectF& panel, const Theme& theme) {
    return panel.adjusted(0, headLinePx * theme.scale, 0, 0);
}

}   // namespace

PhasorsPicture::PhasorsPicture(const ExplorerState& state, PhasorStudy study)
    : m_state(state), m_study(std::move(study)) {
    for (std::size_t pair = 0; pair < m_study.pairs.size(); ++pair) {
        m_pairs.push_back(static_cast<double>(pair));
        m_partialSums.push_back(m_study.pairs[pair].partialSum);
    }
}

QString PhasorsPicture::title() const { return tr("Phasors"); }

QString PhasorsPicture::subtitle() const {
    return tr("each pair's hᵢ·exp(i(m − n)θᵢ), head to tail, at distance %1")
        .arg(fixedLabel(static_cast<double>(m_study.distance), 0));
}

QString PhasorsPicture::answer() const { return tr("q·k = %1").arg(significantLabel(m_study.score, 5)); }

QString PhasorsPicture::hint() const {
    return tr(
        "Each pair adds an arrow of fixed length that turns with the distance; the score is how far to the "
        "right the chain ends. Near "
        "tokens point one way, far ones in all directions.");
}

PhasorsPicture::Panels PhasorsPicture::panels(const QRectF& body) {
    if (body.width() > wideAspect * body.height()) {
        const double left = std::floor(chainShare * body.width()), top = std::floor(body.height() / 2);
        const QRectF right(body.left() + left + panelGapPx, body.top(), body.width() - left - panelGapPx,
                           body.height());
        return {QRectF(body.left(), body.top(), left, body.height()),
                QRectF(right.left(), right.top(), right.width(), top),
                QRectF(right.left(), right.top() + top, right.width(), right.height() - top)};
    }
    const double top = std::floor(body.height() / 2), quarter = std::floor(body.height() / 4);
    return {QRectF(body.left(), body.top(), body.width(), top),
            QRectF(body.left(), body.top() + top, body.width(), quarter),
            QRectF(body.left(), body.top() + top + quarter, body.width(), body.height() - top - quarter)};
}

/// One unit is as long across as it is high: angles look like angles. Ends are whole steps, so that the axes
/// stand still for a while when the distance changes.
ChartFrame PhasorsPicture::chainFrame(const QRectF& panel, const Theme& theme) const {
    double left = 0, right = 0, bottom = 0, top = 0;
    for (const Phasor& phasor : m_study.pairs) {
        left = std::min(left, phasor.endReal);
        right = std::max(right, phasor.endReal);
        bottom = std::min(bottom, phasor.endImaginary);
        top = std::max(top, phasor.endImaginary);
    }
    ChartFrame frame;
    const QRectF area = plotFrame(frame, panel, theme).area;
    const auto inWholeSteps = [](double low, double high) {
        return low < high ? niceLinearRange(low, high, 6) : AxisRange{low, high};
    };
    const AxisRange across = inWholeSteps(left, right), along = inWholeSteps(bottom, top);
    const double unit = std::max({(across.high - across.low) / area.width(),
                                  (along.high - along.low) / area.height(), 1e-12}) *
                        1.04;
    const double middleX = (across.low + across.high) / 2, middleY = (along.low + along.high) / 2;
    const AxisRange real{middleX - unit * area.width() / 2, middleX + unit * area.width() / 2},
        imaginary{middleY - unit * area.height() / 2, middleY + unit * area.height() / 2};
    const int stepsX = std::clamp(static_cast<int>(area.width() / (70 * theme.scale)), 2, 10),
              stepsY = std::clamp(static_cast<int>(area.height() / (50 * theme.scale)), 2, 10);
    frame.x = {real, linearTicks(real, stepsX), tr("real part: the score without 1/√d")};
    frame.y = {imaginary, linearTicks(imaginary, stepsY), tr("imaginary part")};
    return frame;
}

/// Room for every arrow whichever way it points: the distance turns them and leaves the axis.
ChartFrame PhasorsPicture::partsFrame(const QRectF& panel, const Theme& theme) const {
    double longest = 0;
    for (const Phasor& phasor : m_study.pairs)
        longest = std::max(longest, std::hypot(phasor.real, phasor.imaginary));
    const int steps = std::clamp(static_cast<int>(panel.height() / (40 * theme.scale)), 2, 6);
    const AxisRange range = niceLinearRange(-longest, longest, steps);
    ChartFrame frame;
    frame.x = pairAxis(m_pairs.size(), panel.width(), theme);
    frame.y = {range, linearTicks(range, steps), tr("part of q·k")};
    return frame;
}

ChartFrame PhasorsPicture::sumsFrame(const QRectF& panel, const Theme& theme) const {
    const double largest = *std::max_element(m_partialSums.begin(), m_partialSums.end());
    const int steps = std::clamp(static_cast<int>(panel.height() / (40 * theme.scale)), 2, 6);
    const AxisRange range = niceLinearRange(0, std::max(largest, 1.0), steps);
    ChartFrame frame;
    frame.x = pairAxis(m_pairs.size(), panel.width(), theme);
    frame.y = {range, linearTicks(range, steps), tr("|Sⱼ|")};
    return frame;
}

PlotFrame PhasorsPicture::chainPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = underHead(panels(body).chain, theme);
    return plotFrame(chainFrame(panel, theme), panel, theme);
}

PlotFrame PhasorsPicture::partsPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = underHead(panels(body).parts, theme);
    return plotFrame(partsFrame(panel, theme), panel, theme);
}

PlotFrame PhasorsPicture::sumsPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = underHead(panels(body).sums, theme);
    return plotFrame(sumsFrame(panel, theme), panel, theme);
}

void PhasorsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    paintChain(painter, body, context);
    paintParts(painter, body, context);
    paintSums(painter, body, context);
}

void PhasorsPicture::paintChain(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF whole = panels(body).chain, panel = underHead(whole, theme);
    paintChartFrame(painter, panel, chainFrame(panel, theme), context);
    drawElided(painter, headLine(whole, theme), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               m_study.constant == 0
                   ? tr("The chain's end: its real part is the score")
                   : tr("The chain's real part, and %1 of coordinates that do not rotate, are the score")
                         .arg(significantLabel(m_study.constant, 3)));
    const PlotFrame plot = chainPlot(body, theme);
    InkCanvas canvas(painter, plot.area);
    const Phasor& last = m_study.pairs.back();
    const QPointF origin = plot.pixel(0, 0), end = plot.pixel(last.endReal, last.endImaginary),
                  foot = plot.pixel(last.endReal, 0);
    canvas.stroke(QPolygonF{end, foot}, {theme.muted, 1, {4, 3}});
    canvas.stroke(QPolygonF{origin, foot}, {theme.accent, 4 * theme.scale});
    QPolygonF chain{origin};
    for (const Phasor& phasor : m_study.pairs) chain << plot.pixel(phasor.endReal, phasor.endImaginary);
    canvas.stroke(chain, {theme.query, 1.6 * theme.scale});
    for (qsizetype i = 1; i < chain.size(); ++i)
        canvas.fill(circlePolygon(chain[i], 2 * theme.scale), theme.query);
    const auto focused = static_cast<qsizetype>(
        std::clamp(m_state.view.focusedPair, 0, static_cast<int>(m_study.pairs.size()) - 1));
    canvas.stroke(QPolygonF{chain[focused], chain[focused + 1]}, {theme.key, 3.2 * theme.scale});
    if (const std::optional<int> pair = markedPair(body, context))
        canvas.stroke(QPolygonF{chain[*pair], chain[*pair + 1]}, {theme.accent, 3.2 * theme.scale});
    canvas.fill(circlePolygon(end, 4 * theme.scale), theme.accent);
    canvas.finish();
    drawWithHalo(painter, foot + QPointF(0, (last.endImaginary >= 0 ? 12 : -12) * theme.scale),
                 Qt::AlignHCenter, theme.font(11.5, QFont::DemiBold), theme.accent, theme.panel,
                 significantLabel(last.endReal, 4));
}

void PhasorsPicture::paintParts(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF whole = panels(body).parts, panel = underHead(whole, theme);
    paintChartFrame(painter, panel, partsFrame(panel, theme), context);
    drawElided(painter, headLine(whole, theme), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               tr("What each pair adds: pairs that turned away take from the score"));
    const PlotFrame plot = partsPlot(body, theme);
    InkCanvas canvas(painter, plot.area);
    const double half = barHalfWidth(plot, m_pairs.size());
    for (std::size_t pair = 0; pair < m_study.pairs.size(); ++pair) {
        const double value = m_study.pairs[pair].real, middle = plot.pixelX(m_pairs[pair]),
                     zero = plot.pixelY(0), top = plot.pixelY(value);
        const bool isFocused = static_cast<int>(pair) == m_state.view.focusedPair;
        canvas.fill(QPolygonF{QPointF(middle - half, zero), QPointF(middle - half, top),
                              QPointF(middle + half, top), QPointF(middle + half, zero)},
                    isFocused   ? theme.key
                    : value < 0 ? theme.unseen
                                : theme.query);
    }
    canvas.stroke(
        QPolygonF{QPointF(plot.area.left(), plot.pixelY(0)), QPointF(plot.area.right(), plot.pixelY(0))},
        {theme.muted, 1});
    canvas.finish();
    if (const std::optional<int> pair = markedPair(body, context))
        paintCursorLine(painter, plot, plot.pixelX(*pair), theme);
}

void PhasorsPicture::paintSums(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF whole = panels(body).sums, panel = underHead(whole, theme);
    paintChartFrame(painter, panel, sumsFrame(panel, theme), context);
    const QRectF head = headLine(whole, theme);
    const QString mean = significantLabel(m_study.meanPartialSum, 4),
                  bound = significantLabel(m_study.abelBound, 4);
    QString words =
        tr("Partial sums of unit arrows, mean %1: the chain ends within max|Δh| · Σ|Sⱼ| = %2 (Abel)")
            .arg(mean, bound);
    if (textWidth(theme.secondaryFont(), words) > head.width())
        words = tr("Partial sums, mean %1; Abel bound %2").arg(mean, bound);
    drawElided(painter, head, Qt::AlignLeft, theme.secondaryFont(), theme.muted, words);
    const PlotFrame plot = sumsPlot(body, theme);
    const Curve curve{m_pairs, m_partialSums, {theme.accent, 2 * theme.scale}};
    paintCurves(painter, plot, {&curve, 1});
    if (const std::optional<int> pair = markedPair(body, context))
        paintCursorLine(painter, plot, plot.pixelX(*pair), theme);
}

std::optional<int> PhasorsPicture::markedPair(const QRectF& body, const PaintContext& context) const {
    const std::optional<int> pair =
        context.cursor ? pairAt(*context.cursor, body, context.theme) : context.pointedPair;
    return pair && *pair < static_cast<int>(m_pairs.size()) ? pair : std::nullopt;
}

std::optional<int> PhasorsPicture::pairAt(QPointF position, const QRectF& body, const Theme& theme) const {
    for (const PlotFrame& plot : {partsPlot(body, theme), sumsPlot(body, theme)})
        if (plot.area.contains(position))
            return static_cast<int>(nearestPair(plot.valueX(position.x()), m_pairs.size()));
    const PlotFrame chain = chainPlot(body, theme);
    if (!chain.area.contains(position)) return {};
    constexpr double reachPx = 9;
    std::optional<int> nearest;
    double best = reachPx * theme.scale;
    for (std::size_t pair = 0; pair < m_study.pairs.size(); ++pair) {
        const QPointF away =
            chain.pixel(m_study.pairs[pair].endReal, m_study.pairs[pair].endImaginary) - position;
        const double length = std::hypot(away.x(), away.y());
        if (length >= best) continue;
        best = length;
        nearest = static_cast<int>(pair);
    }
    return nearest;
}

QString PhasorsPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    const Phasor& phasor = m_study.pairs[static_cast<std::size_t>(*pair)];
    return tr("pair %1 · part of q·k %2 · chain up to it (%3, %4) · |S| %5")
        .arg(QString::number(*pair), significantLabel(phasor.real, 4), significantLabel(phasor.endReal, 4),
             significantLabel(phasor.endImaginary, 4), significantLabel(phasor.partialSum, 4));
}

std::optional<StateChange> PhasorsPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                   const ExplorerState& current) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    return changes::withFocusedPair(current, *pair);
}

std::shared_ptr<const Picture> PhasorsPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<PhasorsPicture>(*this);
    picture->m_state.view.focusedPair = view.focusedPair;
    return picture;
}

DataTable PhasorsPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()),
                    {{"pair", m_pairs},
                     {"real part", {}},
                     {"imaginary part", {}},
                     {"chain, real", {}},
                     {"chain, imaginary", {}},
                     {"partial sum |S|", m_partialSums}}};
    for (const Phasor& phasor : m_study.pairs) {
        table.columns[1].values.push_back(phasor.real);
        table.columns[2].values.push_back(phasor.imaginary);
        table.columns[3].values.push_back(phasor.endReal);
        table.columns[4].values.push_back(phasor.endImaginary);
    }
    return table;
}

ExplorerState relevantForPhasors(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.focusedPair = state.view.focusedPair;
    return relevant;
}

Result<PicturePtr> buildPhasors(const ExplorerState& state, const JobContext& /*job*/) {
    Result<PhasorStudy> study = phasorStudy(state.scenario);
    if (!study) return study.error();
    return PicturePtr(std::make_shared<PhasorsPicture>(state, std::move(study).value()));
}

}   // namespace rope::ui
