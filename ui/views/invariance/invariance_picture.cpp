#include "ui/views/invariance/invariance_picture.h"

#include "ui/charts/curves.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/method_series.h"
#include "ui/views/nearest_sample.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

constexpr int sampleCount = 240;   // a card is about twice as many pixels wide
constexpr int verticalSteps = 5;

AxisRange verticalRange(const InvarianceStudy& study) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const InvarianceSeries& series : study.series) {
        for (const double value : series.score) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return niceLinearRange(low, high, verticalSteps);
}

/// A curve's name and the height at which it stands.
struct CurveLabel {
    double middle = 0;
    const InvarianceSeries* series = nullptr;
};

/// Labels are pushed apart from top to bottom and kept inside.
void separate(std::vector<CurveLabel>& labels, double heightPx, double top, double bottom) {
    std::sort(labels.begin(), labels.end(), [](const CurveLabel& a, const CurveLabel& b) { return a.middle < b.middle; });
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
    m_yRange = verticalRange(m_study);
}

QString InvariancePicture::title() const { return tr("Relative-position invariance"); }

QString InvariancePicture::subtitle() const { return tr("both positions shifted by s"); }

QString InvariancePicture::answer() const {
    return m_study.series.empty() ? QString() : tr("RoPE spread %1").arg(significantLabel(m_study.series.front().spread, 2));
}

QString InvariancePicture::hint() const {
    return tr("RoPE's score depends on m − n alone, so a common shift changes nothing; encodings added to q and k have no such law.");
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
    return {theme.accent, (isReference ? 1.3 : 2.2) * scale, isReference ? QList<qreal>{5, 3} : QList<qreal>{}};
}

ChartFrame InvariancePicture::frame(const QRectF& body, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(body.width() / (80 * theme.scale)), 2, 12);
    ChartFrame frame;
    frame.x = {m_xRange, linearTicks(m_xRange, steps), tr("common shift s [token]")};
    const bool isDot = m_state.scenario.stage == ScoreStage::Dot;
    frame.y = {m_yRange, linearTicks(m_yRange, verticalSteps), isDot ? tr("score q·k") : tr("score q·k / √d")};
    return frame;
}

void InvariancePicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const ChartFrame chart = frame(body, context.theme);
    paintChartFrame(painter, body, chart, context);
    const PlotFrame area = plotFrame(chart, body, context.theme);
    std::vector<Curve> curves;
    for (auto series = m_study.series.rbegin(); series != m_study.series.rend(); ++series)   // RoPE is drawn last, on top
        curves.push_back({m_shifts, series->score, inkOf(*series, context.theme)});
    paintCurves(painter, area, curves);
    paintLabels(painter, area, context.theme);
    if (context.cursor && area.area.contains(*context.cursor))
        paintCursorLine(painter, area, area.pixelX(m_shifts[nearestSample(m_shifts, area.valueX(context.cursor->x()))]), context.theme);
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
        if (count > 0) labels.push_back({plot.pixelY(sum / count) - height * 0.75, &series});   // one that ends earlier is in the read-out
    }
    separate(labels, height, plot.area.top() + 2, plot.area.bottom() - 2);
    for (const CurveLabel& label : labels) {
        QColor colour = inkOf(*label.series, theme).colour;
        colour.setAlphaF(1);
        drawWithHalo(painter, QPointF(plot.area.right() - 6, label.middle), Qt::AlignRight, font, colour, theme.panel,
                     seriesName(*label.series));
    }
}

QString InvariancePicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const PlotFrame area = plot(body, theme);
    if (!area.area.contains(position)) return {};
    const std::size_t sample = nearestSample(m_shifts, area.valueX(position.x()));
    QStringList words{tr("shift %1").arg(fixedLabel(m_shifts[sample], 0))};
    for (const InvarianceSeries& series : m_study.series) {
        const double value = series.score[sample];
        words << seriesName(series) + QLatin1Char(' ') + (std::isfinite(value) ? significantLabel(value, 5) : tr("no such position"));
    }
    return words.join(QStringLiteral(" · "));
}

DataTable InvariancePicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"shift [token]", m_shifts}}};
    for (const InvarianceSeries& series : m_study.series) {
        const std::string name = series.encoding + ", " + std::string(formatName(series.format));
        table.columns.push_back({"score, " + name, series.score});
        table.columns.push_back({"deviation, " + name, series.deviation});
    }
    return table;
}

ExplorerState relevantForInvariance(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.invarianceReach = state.view.invarianceReach;
    return relevant;
}

Result<PicturePtr> buildInvariance(const ExplorerState& state, const JobContext& /*job*/) {
    Result<InvarianceStudy> study = invarianceStudy(state.scenario, invarianceShifts(state.view.invarianceReach));
    if (!study) return study.error();
    return PicturePtr(std::make_shared<InvariancePicture>(state, std::move(study).value()));
}

}   // namespace rope::ui
