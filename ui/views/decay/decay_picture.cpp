#include "ui/views/decay/decay_picture.h"

#include "core/bounds/cosine_sum_scan.h"
#include "ui/charts/curves.h"
#include "ui/charts/method_series.h"
#include "ui/charts/nearest_sample.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/decay/decay_settings.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

constexpr int sampleCount =
    512;   // about one a pixel in a card of the overview: it is computed anew at each step of a slider
constexpr int columnCount = 2048;   // of the view alone: a pixel of most screens holds less than one
constexpr int verticalSteps = 5;

/// The chosen measure of a method's samples, or of its columns.
template <class Measures>
const auto& measured(const Measures& method, DecayMeasure measure) {
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

AxisRange verticalRange(const std::vector<DecayPicture::DrawnCurve>& drawn,
                        const std::vector<MethodSeries>& shown) {
    double low = 0, high = 0;   // zero always belongs to the picture: a decay is a decay towards it
    for (const MethodSeries& series : shown) {
        for (const double value : drawn[series.index].ys) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return niceLinearRange(low, high, verticalSteps);
}

QString rangeText(double low, double high) {
    const QString smallest = significantLabel(low, 4), largest = significantLabel(high, 4);
    return smallest == largest ? smallest : DecayPicture::tr("%1 to %2").arg(smallest, largest);
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

std::vector<std::int64_t> decayEdges(std::int64_t reach, AxisScale scale) {
    const std::int64_t first = scale == AxisScale::Logarithmic ? 1 : 0,
                       last = std::max<std::int64_t>(reach, first + 1);
    const AxisRange range{static_cast<double>(first), static_cast<double>(last), scale};
    std::vector<std::int64_t> edges(1, first);
    std::int64_t before = first;
    for (int i = 1; i < columnCount; ++i) {
        const auto edge =
            static_cast<std::int64_t>(std::ceil(range.valueAt(static_cast<double>(i) / columnCount)));
        if (edge <= before || edge > last) continue;
        edges.push_back(edge);
        before = edge;
    }
    edges.push_back(last + 1);
    return edges;
}

DecayPicture::DecayPicture(const ExplorerState& state, DecayCurves curves,
                           std::optional<DecayEnvelopes> envelopes, std::optional<std::int64_t> firstNegative)
    : m_state(state),
      m_curves(std::move(curves)),
      m_envelopes(std::move(envelopes)),
      m_firstNegative(firstNegative),
      m_distances(m_curves.distances.begin(), m_curves.distances.end()) {
    const AxisScale scale =
        state.view.get<DecaySettings>().isLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    m_xRange = m_distances.empty() ? AxisRange{1, 2, scale}
                                   : AxisRange{m_distances.front(), m_distances.back(), scale};
    if (const Result<ResolvedMethod> active = resolveMethod(state.scenario, state.scenario.activeMethod))
        for (const double theta : active->schedule.inverseFrequencies)
            m_wavelengths.push_back(wavelengthTokens(theta));
    for (std::size_t method = 0; method < m_curves.methods.size(); ++method)
        m_drawn.push_back(drawnCurve(method));
    for (std::size_t method = 0; m_envelopes && method < m_curves.methods.size(); ++method)
        m_means.push_back(meanCurve(method));
    m_yRange = verticalRange(m_drawn, shownMethods(state.scenario));
}

DecayPicture::DrawnCurve DecayPicture::drawnCurve(std::size_t method) const {
    const std::span<const double> samples = values(method);
    if (!m_envelopes) return {m_distances, {samples.begin(), samples.end()}};
    const std::vector<std::int64_t>& edges = m_envelopes->edges;
    const ValueRange& range =
        measured(m_envelopes->methods[method], m_state.view.get<DecaySettings>().measure);
    DrawnCurve curve;
    for (std::size_t column = 0; column + 1 < edges.size(); ++column) {
        curve.xs.push_back(static_cast<double>(edges[column]));
        curve.ys.push_back(range.low[column]);
        if (edges[column + 1] - edges[column] == 1) continue;
        curve.xs.push_back(static_cast<double>(edges[column + 1] - 1));
        curve.ys.push_back(range.high[column]);
    }
    return curve;
}

DecayPicture::DrawnCurve DecayPicture::meanCurve(std::size_t method) const {
    const std::vector<std::int64_t>& edges = m_envelopes->edges;
    DrawnCurve curve{{},
                     measured(m_envelopes->methods[method], m_state.view.get<DecaySettings>().measure).mean};
    for (std::size_t column = 0; column + 1 < edges.size(); ++column)
        curve.xs.push_back(0.5 * static_cast<double>(edges[column] + edges[column + 1] - 1));
    return curve;
}

/// Translucent bands from smallest to largest first, so that no method hides another one's mean.
std::vector<Curve> DecayPicture::curves(const Theme& theme) const {
    std::vector<Curve> all;
    const std::vector<MethodSeries> shown = shownMethods(m_state.scenario);
    for (const MethodSeries& series : shown) {
        Ink ink = inkOf(series, theme);
        if (m_envelopes) {
            ink.colour.setAlphaF(0.3F);
            ink.width = theme.scale;
            ink.dashes.clear();
        }
        all.push_back({m_drawn[series.index].xs, m_drawn[series.index].ys, ink});
    }
    for (const MethodSeries& series : shown)
        if (m_envelopes)
            all.push_back({m_means[series.index].xs, m_means[series.index].ys, inkOf(series, theme)});
    return all;
}

QString DecayPicture::title() const { return tr("Long-range decay"); }

QString DecayPicture::subtitle() const {
    const QString every =
        m_envelopes ? tr(" · every distance: band from smallest to largest, line the mean") : QString();
    switch (m_state.view.get<DecaySettings>().measure) {
        case DecayMeasure::Bound:
            return tr("mean |Sⱼ| over pairs") + every;
        case DecayMeasure::Ones:
            return tr("score of q = k = 1") + every;
        case DecayMeasure::Score:
            return tr("score of the present q and k") + every;
    }
    return {};
}

QString DecayPicture::answer() const {
    const auto target = m_state.scenario.lengths.context;
    if (!(target >= m_xRange.low && target <= m_xRange.high)) return {};
    const double value = values(m_state.scenario.activeMethod)[nearestSample(m_distances, target)];
    const MethodChoice& choice = m_state.scenario.methods[m_state.scenario.activeMethod].choice;
    return tr("%1 at L′: %2").arg(methodName(m_state.scenario, choice), significantLabel(value, 3));
}

QString DecayPicture::hint() const {
    return tr(
        "Far apart, the pairs turn out of step and their sum shrinks: a tendency, not a law, since the curve "
        "rises again many times.");
}

QString DecayPicture::axisTitle() const {
    switch (m_state.view.get<DecaySettings>().measure) {
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
    return measured(m_curves.methods[method], m_state.view.get<DecaySettings>().measure);
}

ChartFrame DecayPicture::frame(const QRectF& body, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(body.width() / (70 * theme.scale)), 2, 12);
    const bool isLogarithmic = m_xRange.scale == AxisScale::Logarithmic;
    ChartFrame frame;
    frame.x = {
        m_xRange,
        isLogarithmic ? logarithmicTicks(m_xRange, steps, LogLabels::Compact) : linearTicks(m_xRange, steps),
        isLogarithmic ? tr("distance m − n [token], logarithmic") : tr("distance m − n [token]")};
    frame.y = {m_yRange, linearTicks(m_yRange, verticalSteps), axisTitle()};
    return frame;
}

/// in: a pair that the cursor points at somewhere: its wavelength is marked
std::vector<PlotMark> DecayPicture::marks(std::optional<int> pointedPair) const {
    const ContextLengths& lengths = m_state.scenario.lengths;
    std::vector<PlotMark> marks{
        {Qt::Vertical, lengths.trained, lengths.trained == lengths.context ? tr("L = L′") : tr("L")}};
    if (lengths.trained != lengths.context) marks.push_back({Qt::Vertical, lengths.context, tr("L′")});
    if (m_firstNegative)
        marks.push_back({Qt::Vertical, static_cast<double>(*m_firstNegative),
                         tr("first negative: %1").arg(fixedLabel(static_cast<double>(*m_firstNegative), 0))});
    if (pointedPair && *pointedPair >= 0 && static_cast<std::size_t>(*pointedPair) < m_wavelengths.size())
        marks.push_back({Qt::Vertical, m_wavelengths[static_cast<std::size_t>(*pointedPair)],
                         tr("a turn of pair %1").arg(*pointedPair)});
    return marks;
}

void DecayPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const ChartFrame chart = frame(body, context.theme);
    paintChartFrame(painter, body, chart, context);
    const PlotFrame area = plotFrame(chart, body, context.theme);
    const std::vector<Curve> drawnCurves = curves(context.theme);
    paintCurves(painter, area, drawnCurves);
    paintMarks(painter, area, marks(context.pointedPair), context.theme);
    std::vector<LegendEntry> legend;
    for (const MethodSeries& series : listedMethods(m_state.scenario))
        legend.push_back({series.name(), inkOf(series, context.theme)});
    const double labelHeight = 18 * context.theme.scale;
    const QRectF markLabels(area.area.left(), area.area.top(), area.area.width(), labelHeight);
    paintLegend(painter, area, legend, drawnCurves, {&markLabels, 1}, context.theme);
    if (context.cursor && area.area.contains(*context.cursor)) {
        const double distance = area.valueX(context.cursor->x());
        paintCursorLine(painter, area,
                        area.pixelX(m_envelopes ? std::round(distance)
                                                : m_distances[nearestSample(m_distances, distance)]),
                        context.theme);
    }
}

QString DecayPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const PlotFrame area = plot(body, theme);
    if (!area.area.contains(position)) return {};
    if (m_envelopes) {
        const auto distance = static_cast<std::int64_t>(std::llround(area.valueX(position.x())));
        const auto after =
            std::upper_bound(m_envelopes->edges.begin(), m_envelopes->edges.end() - 1, distance);
        return readoutOfColumn(
            static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - m_envelopes->edges.begin() - 1, 0)));
    }
    const std::size_t sample = nearestSample(m_distances, area.valueX(position.x()));
    QStringList words{tr("distance %1").arg(fixedLabel(m_distances[sample], 0))};
    for (const MethodSeries& series : listedMethods(m_state.scenario))
        words << series.name() + QLatin1Char(' ') + significantLabel(values(series.index)[sample], 4);
    return words.join(QStringLiteral(" · "));
}

QString DecayPicture::readoutOfColumn(std::size_t column) const {
    const auto first = static_cast<double>(m_envelopes->edges[column]),
               last = static_cast<double>(m_envelopes->edges[column + 1] - 1);
    QStringList words{first == last
                          ? tr("distance %1").arg(fixedLabel(first, 0))
                          : tr("distances %1 to %2").arg(fixedLabel(first, 0), fixedLabel(last, 0))};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const ValueRange& range =
            measured(m_envelopes->methods[series.index], m_state.view.get<DecaySettings>().measure);
        words << series.name() + QLatin1Char(' ') + rangeText(range.low[column], range.high[column]);
    }
    return words.join(QStringLiteral(" · "));
}

DataTable DecayPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"distance [token]", m_distances}}};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const std::string name = series.label;
        const MethodDecay& method = m_curves.methods[series.index];
        table.columns.push_back({"bound, " + name, method.bound});
        table.columns.push_back({"ones, " + name, method.ones});
        table.columns.push_back({"score, " + name, method.score});
    }
    return table;
}

/// Beside other views a sample a pixel must do, since it is computed anew at each step of a slider; alone it
/// shows every distance.
static bool isAlone(const ExplorerState& state) { return state.view.front == "decay"; }

/// Where the curve of ones first falls below zero, within what is drawn; asked for with that measure alone.
static std::optional<std::int64_t> firstNegativeOf(const ExplorerState& state, const JobContext& job) {
    if (state.view.get<DecaySettings>().measure != DecayMeasure::Ones) return {};
    const Result<ResolvedMethod> active = resolveMethod(state.scenario, state.scenario.activeMethod);
    if (!active) return {};
    const std::optional<NegativeSum> found =
        CosineSumScan(active->schedule.inverseFrequencies)
            .firstNegative(1, std::min(state.view.get<DecaySettings>().maxDistance, largestScannedDistance),
                           job);
    return found ? std::optional(found->distance) : std::nullopt;
}

ExplorerState relevantForDecay(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.edit<DecaySettings>().measure = state.view.get<DecaySettings>().measure;
    relevant.view.edit<DecaySettings>().maxDistance = state.view.get<DecaySettings>().maxDistance;
    relevant.view.edit<DecaySettings>().isLogarithmic = state.view.get<DecaySettings>().isLogarithmic;
    if (isAlone(state)) relevant.view.front = state.view.front;
    return relevant;
}

Result<PicturePtr> buildDecay(const ExplorerState& state, const JobContext& job) {
    const AxisScale scale =
        state.view.get<DecaySettings>().isLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    Result<DecayCurves> curves =
        decayCurves(state.scenario, decayDistances(state.view.get<DecaySettings>().maxDistance, scale), job);
    if (!curves) return curves.error();
    std::optional<DecayEnvelopes> envelopes;
    if (isAlone(state) && hasFastDecay(state.scenario)) {
        Result<DecayEnvelopes> all = decayEnvelopes(
            state.scenario, decayEdges(state.view.get<DecaySettings>().maxDistance, scale), job);
        if (!all) return all.error();
        envelopes = std::move(*all);
    }
    const std::optional<std::int64_t> negative = envelopes ? firstNegativeOf(state, job) : std::nullopt;
    return PicturePtr(
        std::make_shared<DecayPicture>(state, std::move(curves).value(), std::move(envelopes), negative));
}

}   // namespace rope::ui
