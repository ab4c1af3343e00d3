#include "ui/views/decay/decay_picture.h"

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

constexpr int sampleCount = 512;   // about one a pixel in a card of the overview: it is computed anew at each step of a slider
constexpr int verticalSteps = 5;

const std::vector<double>& measured(const MethodDecay& method, DecayMeasure measure) {
    switch (measure) {
        case DecayMeasure::Bound:
            return method.bound;
        case DecayMeasure::Ones:
            return method.ones;
        case DecayMeasure::Score:
            return method.score;
    }
    return method.bound;
}

AxisRange verticalRange(const DecayCurves& curves, const std::vector<MethodSeries>& shown, DecayMeasure measure) {
    double low = 0, high = 0;   // zero always belongs to the picture: a decay is a decay towards it
    for (const MethodSeries& series : shown) {
        for (const double value : measured(curves.methods[series.index], measure)) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return niceLinearRange(low, high, verticalSteps);
}

}   // namespace

std::vector<std::int64_t> decayDistances(std::int64_t reach, AxisScale scale) {
    std::vector<std::int64_t> distances;
    const std::int64_t first = scale == AxisScale::Logarithmic ? 1 : 0;
    const auto last = static_cast<double>(std::max<std::int64_t>(reach, first + 1));
    const AxisRange range{static_cast<double>(first), last, scale};
    for (int i = 0; i <= sampleCount; ++i) {
        const std::int64_t distance = std::llround(range.valueAt(static_cast<double>(i) / sampleCount));
        if (distances.empty() || distance > distances.back()) distances.push_back(distance);
    }
    return distances;
}

DecayPicture::DecayPicture(const ExplorerState& state, DecayCurves curves)
    : m_state(state), m_curves(std::move(curves)), m_distances(m_curves.distances.begin(), m_curves.distances.end()) {
    const AxisScale scale = state.view.decayIsLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    m_xRange = {m_distances.front(), m_distances.back(), scale};
    m_yRange = verticalRange(m_curves, shownMethods(state.scenario), state.view.decayMeasure);
}

QString DecayPicture::title() const { return tr("Long-range decay"); }

QString DecayPicture::subtitle() const {
    switch (m_state.view.decayMeasure) {
        case DecayMeasure::Bound:
            return tr("mean |Sⱼ| over pairs");
        case DecayMeasure::Ones:
            return tr("score of q = k = 1");
        case DecayMeasure::Score:
            return tr("score of the present q and k");
    }
    return {};
}

QString DecayPicture::answer() const {
    const auto target = m_state.scenario.lengths.context;
    if (!(target >= m_xRange.low && target <= m_xRange.high)) return {};
    const double value = values(m_state.scenario.activeMethod)[nearestSample(m_distances, target)];
    const MethodChoice& choice = m_state.scenario.methods[m_state.scenario.activeMethod].choice;
    return tr("%1 at L′: %2").arg(QString::fromStdString(methodLabel(m_state.scenario, choice)), significantLabel(value, 3));
}

QString DecayPicture::hint() const {
    return tr(
        "Far apart, the pairs turn out of step and their sum shrinks: a tendency, not a law, since the curve rises again many times.");
}

QString DecayPicture::axisTitle() const {
    switch (m_state.view.decayMeasure) {
        case DecayMeasure::Bound:
            return tr("mean |Sⱼ|");
        case DecayMeasure::Ones:
            return tr("score, q = k = 1");
        case DecayMeasure::Score:
            break;
    }
    switch (m_state.scenario.stage) {
        case ScoreStage::Dot:
            return tr("score q·k");
        case ScoreStage::Scaled:
            return tr("score q·k / √d");
        case ScoreStage::Softmax:
            return tr("attention weight");
    }
    return {};
}

std::span<const double> DecayPicture::values(std::size_t method) const {
    return measured(m_curves.methods[method], m_state.view.decayMeasure);
}

ChartFrame DecayPicture::frame(const QRectF& body, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(body.width() / (70 * theme.scale)), 2, 12);
    const bool isLogarithmic = m_xRange.scale == AxisScale::Logarithmic;
    ChartFrame frame;
    frame.x = {m_xRange, isLogarithmic ? logarithmicTicks(m_xRange, steps, LogLabels::Compact) : linearTicks(m_xRange, steps),
               isLogarithmic ? tr("distance m − n [token], logarithmic") : tr("distance m − n [token]")};
    frame.y = {m_yRange, linearTicks(m_yRange, verticalSteps), axisTitle()};
    return frame;
}

void DecayPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const ChartFrame chart = frame(body, context.theme);
    paintChartFrame(painter, body, chart, context);
    const PlotFrame area = plotFrame(chart, body, context.theme);
    std::vector<Curve> curves;
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        curves.push_back({m_distances, values(series.index), inkOf(series, context.theme)});
    paintCurves(painter, area, curves);
    const ContextLengths& lengths = m_state.scenario.lengths;
    std::vector<PlotMark> marks{{Qt::Vertical, lengths.trained, lengths.trained == lengths.context ? tr("L = L′") : tr("L")}};
    if (lengths.trained != lengths.context) marks.push_back({Qt::Vertical, lengths.context, tr("L′")});
    paintMarks(painter, area, marks, context.theme);
    std::vector<LegendEntry> legend;
    for (const MethodSeries& series : listedMethods(m_state.scenario)) legend.push_back({series.label, inkOf(series, context.theme)});
    const double labelHeight = 18 * context.theme.scale;
    const QRectF markLabels(area.area.left(), area.area.top(), area.area.width(), labelHeight);
    paintLegend(painter, area, legend, curves, {&markLabels, 1}, context.theme);
    if (context.cursor && area.area.contains(*context.cursor))
        paintCursorLine(painter, area, area.pixelX(m_distances[nearestSample(m_distances, area.valueX(context.cursor->x()))]),
                        context.theme);
}

QString DecayPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const PlotFrame area = plot(body, theme);
    if (!area.area.contains(position)) return {};
    const std::size_t sample = nearestSample(m_distances, area.valueX(position.x()));
    QStringList words{tr("distance %1").arg(fixedLabel(m_distances[sample], 0))};
    for (const MethodSeries& series : listedMethods(m_state.scenario))
        words << series.label + QLatin1Char(' ') + significantLabel(values(series.index)[sample], 4);
    return words.join(QStringLiteral(" · "));
}

DataTable DecayPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"distance [token]", m_distances}}};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const std::string name = series.label.toStdString();
        const MethodDecay& method = m_curves.methods[series.index];
        table.columns.push_back({"bound, " + name, method.bound});
        table.columns.push_back({"ones, " + name, method.ones});
        table.columns.push_back({"score, " + name, method.score});
    }
    return table;
}

ExplorerState relevantForDecay(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.decayMeasure = state.view.decayMeasure;
    relevant.view.decayReach = state.view.decayReach;
    relevant.view.decayIsLogarithmic = state.view.decayIsLogarithmic;
    return relevant;
}

Result<PicturePtr> buildDecay(const ExplorerState& state, const JobContext& job) {
    const AxisScale scale = state.view.decayIsLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    Result<DecayCurves> curves = decayCurves(state.scenario, decayDistances(state.view.decayReach, scale), job);
    if (!curves) return curves.error();
    return PicturePtr(std::make_shared<DecayPicture>(state, std::move(curves).value()));
}

}   // namespace rope::ui
