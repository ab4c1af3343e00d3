#include "ui/views/invariance/invariance_picture.h"

#include "ui/charts/curves.h"
#include "ui/charts/method_series.h"
#include "ui/charts/nearest_sample.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/invariance/invariance_settings.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

constexpr int sampleCount = 240;   // a card is about twice as many pixels wide
constexpr int verticalSteps = 5, smallVerticalSteps = 4;
constexpr double leastWidthBeside = 760, leastHeightBeside = 340,
                 mainShare = 0.6;   // logical pixels before the theme's scale

/// Half of the last tick's label stands right of the axis.
double lastLabelMargin(const AxisRange& range) {
    return range.high >= 1e6 ? 30 : range.high >= 1e5 ? 24 : 14;
}

/// Of lists of scores, each in the member `score`.
template <class Lists>
AxisRange rangeOf(const Lists& lists, int steps) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto& list : lists) {
        for (const double value : list.score) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return niceLinearRange(low, high, steps);
}

AxisRange residualRangeOf(const std::vector<double>& residual) {
    double high = 0;
    for (const double value : residual)
        if (std::isfinite(value)) high = std::max(high, value);
    return niceLinearRange(0, high > 0 ? high : 1e-16, smallVerticalSteps);
}

QString termName(const InvarianceTerm& term) {
    if (term.id == "q.k") return QStringLiteral("q·k");
    if (term.id == "q.p") return QStringLiteral("q·pₙ");
    if (term.id == "p.k") return QStringLiteral("pₘ·k");
    return QStringLiteral("pₘ·pₙ");
}

/// The four summands apart from each other by colour and dashes.
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

/// A curve's name and the height at which it stands.
struct CurveLabel {
    double middle = 0;
    const InvarianceSeries* series = nullptr;
};

/// Labels are pushed apart from top to bottom and kept inside.
void separate(std::vector<CurveLabel>& labels, double heightPx, double top, double bottom) {
    std::sort(labels.begin(), labels.end(),
              [](const CurveLabel& a, const CurveLabel& b) { return a.middle < b.middle; });
    double least = top + heightPx / 2;
    for (CurveLabel& label : labels) {
        label.middle = std::max(label.middle, least);
        least = label.middle + heightPx;
    }
    double most = bottom - heightPx / 2;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->middle = std::min(label->middle, most);
        most = label->middle - heightPx;
    }
}

}   // namespace

std::vector<std::int64_t> invarianceShifts(std::int64_t reach) {
    std::vector<std::int64_t> shifts;
    const auto last = static_cast<double>(std::max<std::int64_t>(reach, 1));
    for (int i = 0; i <= sampleCount; ++i) {
        const std::int64_t shift = std::llround(last * i / sampleCount);
        if (shifts.empty() || shift > shifts.back()) shifts.push_back(shift);
    }
    return shifts;
}

InvariancePicture::InvariancePicture(const ExplorerState& state, InvarianceStudy study)
    : m_state(state), m_study(std::move(study)), m_shifts(m_study.shifts.begin(), m_study.shifts.end()) {
    m_xRange = {0, m_shifts.empty() ? 1 : m_shifts.back()};
    m_yRange = rangeOf(m_study.series, verticalSteps);
    m_termRange = rangeOf(m_study.sinusoidalTerms, smallVerticalSteps);
    m_residualRange = residualRangeOf(m_study.rotationResidual);
}

QString InvariancePicture::title() const { return tr("Relative-position invariance"); }

QString InvariancePicture::subtitle() const { return tr("both positions shifted by s"); }

QString InvariancePicture::answer() const {
    return m_study.series.empty()
               ? QString()
               : tr("RoPE spread %1").arg(significantLabel(m_study.series.front().spread, 2));
}

QString InvariancePicture::hint() const {
    return tr(
        "RoPE's score depends on m − n alone, so a common shift changes nothing; encodings added to q and k "
        "have no such law.");
}

QString InvariancePicture::seriesName(const InvarianceSeries& series) const {
    if (series.encoding == "sinusoidal") return tr("sinusoidal (added)");
    if (series.encoding == "learned") return tr("learned absolute");
    if (m_state.scenario.precision.isExact()) return tr("RoPE");
    const std::string_view format = formatName(series.format);
    return tr("RoPE, %1").arg(QString::fromLatin1(format.data(), static_cast<qsizetype>(format.size())));
}

Ink InvariancePicture::inkOf(const InvarianceSeries& series, const Theme& theme) const {
    const double scale = theme.scale;
    QColor quiet = theme.muted;
    if (series.encoding == "sinusoidal") return {quiet, 1.3 * scale};
    if (series.encoding == "learned") {
        quiet.setAlphaF(0.6F);
        return {quiet, 1.1 * scale, {4, 2.5}};
    }
    const bool isReference = &series != &m_study.series.front();
    return {theme.accent, (isReference ? 1.3 : 2.2) * scale,
            isReference ? QList<qreal>{5, 3} : QList<qreal>{}};
}

ChartFrame InvariancePicture::frame(const QRectF& body, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(body.width() / (80 * theme.scale)), 2, 12);
    ChartFrame frame;
    frame.x = {m_xRange, linearTicks(m_xRange, steps), tr("common shift s [token]")};
    frame.margins.setRight(lastLabelMargin(m_xRange));
    const bool isDot = m_state.scenario.stage == ScoreStage::Dot;
    frame.y = {m_yRange, linearTicks(m_yRange, verticalSteps),
               isDot ? tr("score q·k") : tr("score q·k / √d")};
    return frame;
}

InvariancePicture::Panels InvariancePicture::panels(const QRectF& body, const Theme& theme) const {
    const bool hasRoom =
        body.width() >= leastWidthBeside * theme.scale && body.height() >= leastHeightBeside * theme.scale;
    if (m_state.view.front != "invariance" || !hasRoom) return {body, {}, {}};
    const double gap = 14 * theme.scale, left = std::floor(body.width() * mainShare);
    const QRectF scores(body.left(), body.top(), left - gap, body.height());
    const QRectF beside(body.left() + left, body.top(), body.width() - left, body.height());
    if (m_study.rotationResidual.empty()) return {scores, beside, {}};
    const double half = std::floor((beside.height() - gap) / 2);
    return {scores, QRectF(beside.left(), beside.top(), beside.width(), half),
            QRectF(beside.left(), beside.bottom() - half, beside.width(), half)};
}

ChartFrame InvariancePicture::termsFrame(const QRectF& room, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(room.width() / (90 * theme.scale)), 2, 8);
    ChartFrame frame;
    frame.x = {m_xRange, linearTicks(m_xRange, steps), tr("common shift s [token]")};
    frame.margins.setRight(lastLabelMargin(m_xRange));
    frame.y = {m_termRange, linearTicks(m_termRange, smallVerticalSteps), tr("terms of sinusoidal")};
    return frame;
}

ChartFrame InvariancePicture::residualFrame(const QRectF& room, const Theme& theme) const {
    ChartFrame frame = termsFrame(room, theme);
    frame.y = {m_residualRange, linearTicks(m_residualRange, smallVerticalSteps), tr("largest |RᵀR − R|")};
    frame.margins.setLeft(76);   // "1.5e−13" and the title
    return frame;
}

void InvariancePicture::paintTerms(QPainter& painter, const QRectF& room, const PaintContext& context) const {
    const ChartFrame chart = termsFrame(room, context.theme);
    paintChartFrame(painter, room, chart, context);
    const PlotFrame area = plotFrame(chart, room, context.theme);
    std::vector<Curve> curves;
    std::vector<LegendEntry> legend;
    for (std::size_t term = 0; term < m_study.sinusoidalTerms.size(); ++term) {
        curves.push_back({m_shifts, m_study.sinusoidalTerms[term].score, termInk(term, context.theme)});
        legend.push_back({termName(m_study.sinusoidalTerms[term]), termInk(term, context.theme)});
    }
    paintCurves(painter, area, curves);
    paintLegend(painter, area, legend, curves, {}, context.theme);
}

void InvariancePicture::paintResidual(QPainter& painter, const QRectF& room,
                                      const PaintContext& context) const {
    const ChartFrame chart = residualFrame(room, context.theme);
    paintChartFrame(painter, room, chart, context);
    const std::vector<Curve> curves{
        {m_shifts, m_study.rotationResidual, {context.theme.accent, 1.6 * context.theme.scale}}};
    paintCurves(painter, plotFrame(chart, room, context.theme), curves);
}

void InvariancePicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Panels rooms = panels(body, context.theme);
    const ChartFrame chart = frame(rooms.scores, context.theme);
    paintChartFrame(painter, rooms.scores, chart, context);
    if (!rooms.terms.isEmpty()) paintTerms(painter, rooms.terms, context);
    if (!rooms.residual.isEmpty()) paintResidual(painter, rooms.residual, context);
    const PlotFrame area = plotFrame(chart, rooms.scores, context.theme);
    std::vector<Curve> curves;
    for (auto series = m_study.series.rbegin(); series != m_study.series.rend();
         ++series)   // RoPE is drawn last, on top
        curves.push_back({m_shifts, series->score, inkOf(*series, context.theme)});
    paintCurves(painter, area, curves);
    paintLabels(painter, area, context.theme);
    if (context.cursor && area.area.contains(*context.cursor))
        paintCursorLine(painter, area,
                        area.pixelX(m_shifts[nearestSample(m_shifts, area.valueX(context.cursor->x()))]),
                        context.theme);
}

void InvariancePicture::paintLabels(QPainter& painter, const PlotFrame& plot, const Theme& theme) const {
    const QFont font = theme.font(11.5, QFont::DemiBold);
    const double height = 17 * theme.scale;
    std::vector<CurveLabel> labels;
    for (const InvarianceSeries& series : m_study.series) {
        double sum = 0;
        int count = 0;   // the last tenth says where the curve is near its label
        for (std::size_t s = series.score.size() - series.score.size() / 10; s < series.score.size(); ++s)
            if (std::isfinite(series.score[s])) sum += series.score[s], ++count;
        if (count > 0)
            labels.push_back({plot.pixelY(sum / count) - height * 0.75,
                              &series});   // one that ends earlier is in the read-out
    }
    separate(labels, height, plot.area.top() + 2, plot.area.bottom() - 2);
    for (const CurveLabel& label : labels) {
        QColor colour = inkOf(*label.series, theme).colour;
        colour.setAlphaF(1);
        drawWithHalo(painter, QPointF(plot.area.right() - 6, label.middle), Qt::AlignRight, font, colour,
                     theme.panel, seriesName(*label.series));
    }
}

QString InvariancePicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const PlotFrame area = plot(body, theme);
    if (!area.area.contains(position)) return readoutBeside(position, body, theme);
    const std::size_t sample = nearestSample(m_shifts, area.valueX(position.x()));
    QStringList words{tr("shift %1").arg(fixedLabel(m_shifts[sample], 0))};
    for (const InvarianceSeries& series : m_study.series) {
        const double value = series.score[sample];
        words << seriesName(series) + QLatin1Char(' ') +
                     (std::isfinite(value) ? significantLabel(value, 5) : tr("no such position"));
    }
    return words.join(QStringLiteral(" · "));
}

QString InvariancePicture::readoutBeside(QPointF position, const QRectF& body, const Theme& theme) const {
    const Panels rooms = panels(body, theme);
    const auto sampleIn = [&](const PlotFrame& area) {
        return nearestSample(m_shifts, area.valueX(position.x()));
    };
    const auto shiftText = [&](std::size_t sample) {
        return tr("shift %1").arg(fixedLabel(m_shifts[sample], 0));
    };
    if (!rooms.terms.isEmpty() && termsPlot(rooms.terms, theme).area.contains(position)) {
        const std::size_t sample = sampleIn(termsPlot(rooms.terms, theme));
        QStringList words{shiftText(sample)};
        for (const InvarianceTerm& term : m_study.sinusoidalTerms)
            words << termName(term) + QLatin1Char(' ') + significantLabel(term.score[sample], 4);
        return words.join(QStringLiteral(" · "));
    }
    if (!rooms.residual.isEmpty() && residualPlot(rooms.residual, theme).area.contains(position)) {
        const std::size_t sample = sampleIn(residualPlot(rooms.residual, theme));
        return shiftText(sample) + QStringLiteral(" · ") +
               tr("largest entry %1").arg(significantLabel(m_study.rotationResidual[sample], 3));
    }
    return {};
}

DataTable InvariancePicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"shift [token]", m_shifts}}};
    for (const InvarianceSeries& series : m_study.series) {
        const std::string name = series.encoding + ", " + std::string(formatName(series.format));
        table.columns.push_back({"score, " + name, series.score});
        table.columns.push_back({"deviation, " + name, series.deviation});
    }
    for (const InvarianceTerm& term : m_study.sinusoidalTerms)
        table.columns.push_back({"sinusoidal, " + term.id, term.score});
    if (!m_study.rotationResidual.empty())
        table.columns.push_back({"rotation residual", m_study.rotationResidual});
    return table;
}

ExplorerState relevantForInvariance(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.edit<InvarianceSettings>().maxShift = state.view.get<InvarianceSettings>().maxShift;
    if (state.view.front == "invariance")
        relevant.view.front = state.view.front;   // alone it has more charts
    return relevant;
}

Result<PicturePtr> buildInvariance(const ExplorerState& state, const JobContext& /*job*/) {
    Result<InvarianceStudy> study =
        invarianceStudy(state.scenario, invarianceShifts(state.view.get<InvarianceSettings>().maxShift));
    if (!study) return study.error();
    return PicturePtr(std::make_shared<InvariancePicture>(state, std::move(study).value()));
}

}   // namespace rope::ui
