#include "ui/views/frequencies/frequencies_picture.h"
#include "core/methods/method_registry.h"

#include "core/bounds/extension_bounds.h"
#include "ui/charts/pair_axis.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::ui {

namespace {

constexpr std::size_t mostDots =
    40;   // fewer pairs than that are drawn as dots too: a line between them means nothing
constexpr double dotPx = 2.4, wavelengthAxisPx = 52, frameLeftPx = 52;
constexpr QMarginsF spectrumMargins{frameLeftPx, 8, wavelengthAxisPx, 40},
    smallMargins{frameLeftPx, 8, 14, 40};

double lengthFrequency(double tokens) { return 2 * std::numbers::pi / tokens; }

Ink plainInk(const Theme& theme) {
    QColor quiet = theme.muted;
    quiet.setAlphaF(0.3F);
    return {quiet, 4 * theme.scale};
}

void paintDots(QPainter& painter, const PlotFrame& plot, const std::vector<Curve>& curves,
               const Theme& theme) {
    painter.save();
    painter.setPen(Qt::NoPen);
    for (const Curve& curve : curves) {
        if (curve.xs.size() > mostDots) continue;
        painter.setBrush(curve.ink.colour);
        for (std::size_t i = 0; i < curve.xs.size(); ++i) {
            const QPointF at = plot.pixel(curve.xs[i], curve.ys[i]);
            if (std::isfinite(at.y())) painter.drawEllipse(at, dotPx * theme.scale, dotPx * theme.scale);
        }
    }
    painter.restore();
}

/// The same curves read as wavelengths: the right edge of a plot of inverse frequencies.
void paintWavelengthAxis(QPainter& painter, const PlotFrame& plot, int mostSteps, const Theme& theme,
                         const QString& title) {
    const AxisRange wavelengths{lengthFrequency(plot.y.high), lengthFrequency(plot.y.low),
                                AxisScale::Logarithmic};
    const double left = plot.area.right() + 5 * theme.scale, height = 14 * theme.scale;
    for (const Tick& tick : logarithmicTicks(wavelengths, mostSteps, LogLabels::Compact)) {
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
               Qt::AlignHCenter, theme.tickFont(), theme.muted, title);
    painter.restore();
}

/// The sentence, or its short form where the panel is narrow.
void paintCaption(QPainter& painter, const QRectF& panel, const QString& words, const QString& brief,
                  const Theme& theme) {
    const QRectF line = frequencyCaption(panel, theme);
    const bool hasRoom = textWidth(theme.secondaryFont(), words) <= line.width();
    drawElided(painter, line, Qt::AlignLeft, theme.secondaryFont(), theme.muted, hasRoom ? words : brief);
}

/// Angles as parts of a turn, from none to the quarter of a turn above the largest.
AxisRange angleRange(double largest) {
    const double quarter = std::numbers::pi / 2;
    return {0, quarter * std::clamp(std::ceil(largest / quarter - 1e-9), 1.0, 4.0)};
}

Ticks angleTicks(const AxisRange& range, bool isLow) {
    static const std::array<QString, 9> names{
        QStringLiteral("0"),    QStringLiteral("π/4"),  QStringLiteral("π/2"),
        QStringLiteral("3π/4"), QStringLiteral("π"),    QStringLiteral("5π/4"),
        QStringLiteral("3π/2"), QStringLiteral("7π/4"), QStringLiteral("2π")};
    const auto eighths = static_cast<std::size_t>(std::lround(range.high / (std::numbers::pi / 4)));
    const std::size_t step = eighths <= 2 ? 1 : isLow ? eighths : 2;
    Ticks ticks;
    for (std::size_t i = 0; i <= eighths; i += step)
        ticks.push_back({static_cast<double>(i) * std::numbers::pi / 4, names[i]});
    return ticks;
}

}   // namespace

FrequenciesPicture::FrequenciesPicture(const ExplorerState& state, FrequencyData data)
    : m_state(state), m_data(std::move(data)) {
    for (std::size_t i = 0; i < m_data.study.unscaled.size(); ++i) m_pairs.push_back(static_cast<double>(i));
    for (const MethodConsequences& one : m_data.study.methods) {
        std::vector<double> slowed;
        for (const double ratio : one.spectrum.ratio)
            slowed.push_back(1 / ratio);   // infinity, a gap, where a pair stands still
        m_slowedBy.push_back(std::move(slowed));
    }
    const MethodSpectrum& active = m_data.study.methods[state.scenario.activeMethod].spectrum;
    const std::optional<double> factor = effectiveFactor(scalingRequest(state.scenario), active.choice);
    m_bands = frequencyBands(active.ratio, factor.value_or(1));
    findRanges();
}

void FrequenciesPicture::findRanges() {
    double low =
               lengthFrequency(std::max(m_state.scenario.lengths.trained, m_state.scenario.lengths.context)),
           high = 0, slowest = 1;
    double unseen = m_data.plain ? m_data.plain->coverage.largestUnseenAngleRad() : 0;
    const auto include = [&](const std::vector<double>& frequencies) {
        for (const double theta : frequencies) {
            if (!(theta > 0) || !std::isfinite(theta)) continue;
            low = std::min(low, theta);
            high = std::max(high, theta);
        }
    };
    if (m_data.plain) include(m_data.study.unscaled);
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        include(method(series).spectrum.schedule.inverseFrequencies);
        for (const double slowed : m_slowedBy[series.index])
            if (std::isfinite(slowed)) slowest = std::max(slowest, slowed);
        unseen = std::max(unseen, method(series).coverage.largestUnseenAngleRad());
    }
    if (!(high > low)) high = 10 * low;
    m_thetaRange = {std::pow(10.0, std::floor(std::log10(low))),
                    std::pow(10.0, std::ceil(std::log10(high) + 0.02)), AxisScale::Logarithmic};
    m_slowingRange = niceLinearRange(0, 1.08 * slowest, 5);
    m_unseenRange = angleRange(unseen);
}

QString FrequenciesPicture::bandName(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return tr("kept");
        case BandKind::Blended:
            return tr("blended");
        case BandKind::Interpolated:
            return tr("interpolated");
        case BandKind::Still:
            return tr("still");
    }
    return {};
}

QString FrequenciesPicture::title() const { return tr("Frequencies"); }

QString FrequenciesPicture::subtitle() const {
    const Scenario& scenario = m_state.scenario;
    const QString method = methodName(scenario, scenario.methods[scenario.activeMethod].choice);
    return tr("θ′ of every pair · shaded: what %1 does to it").arg(method);
}

QString FrequenciesPicture::answer() const {
    const int kept = pairsOf(m_bands, BandKind::Kept), all = static_cast<int>(m_pairs.size());
    if (kept == all) return all == 1 ? tr("1 pair kept") : tr("all %1 pairs kept").arg(all);
    const int still = pairsOf(m_bands, BandKind::Still);
    if (still == all) return tr("no pair turns");
    const QString moving = tr("%1 kept · %2 blended · %3 interpolated")
                               .arg(kept)
                               .arg(pairsOf(m_bands, BandKind::Blended))
                               .arg(pairsOf(m_bands, BandKind::Interpolated));
    return still == 0 ? moving : tr("%1 · %2 still").arg(moving).arg(still);
}

QString FrequenciesPicture::hint() const {
    return tr(
        "Pairs below the line of L do not finish a turn within the trained length: at L′ they meet angles "
        "that no weight has seen, unless "
        "slowed.");
}

FrequencyPanels FrequenciesPicture::panels(const QRectF& body, const Theme& theme) const {
    return frequencyPanels(body, listedMethods(m_state.scenario).size() + (m_data.plain ? 1 : 0), theme);
}

std::optional<double> FrequenciesPicture::criticalPlace() const {
    if (!m_data.criticalDimension) return {};
    return static_cast<double>(*m_data.criticalDimension) / 2 - 0.5;
}

ChartFrame FrequenciesPicture::spectrumFrame(const QRectF& panel, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(panel.height() / (34 * theme.scale)), 2, 12);
    ChartFrame frame;
    frame.margins = spectrumMargins;
    frame.x = pairAxis(m_pairs.size(), panel.width(), theme);
    frame.y = {m_thetaRange, logarithmicTicks(m_thetaRange, steps, LogLabels::PowersOfTen),
               tr("θ′ [rad/token]")};
    return frame;
}

ChartFrame FrequenciesPicture::slowingFrame(const QRectF& panel, const Theme& theme) const {
    ChartFrame frame;
    frame.margins = smallMargins;
    frame.x = pairAxis(m_pairs.size(), panel.width(), theme);
    const int steps = std::clamp(static_cast<int>(panel.height() / (32 * theme.scale)), 2, 5);
    frame.y = {m_slowingRange, linearTicks(m_slowingRange, steps), tr("slowed by θ/θ′")};
    for (Tick& tick : frame.y.ticks) tick.label += QStringLiteral("×");
    return frame;
}

ChartFrame FrequenciesPicture::unseenFrame(const QRectF& panel, const Theme& theme) const {
    ChartFrame frame;
    frame.margins = smallMargins;
    frame.x = pairAxis(m_pairs.size(), panel.width(), theme);
    frame.y = {m_unseenRange, angleTicks(m_unseenRange, panel.height() < 120 * theme.scale),
               tr("unseen angle [rad]")};
    return frame;
}

PlotFrame FrequenciesPicture::spectrumPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = frequencyChart(panels(body, theme).spectrum, theme);
    return plotFrame(spectrumFrame(panel, theme), panel, theme);
}

PlotFrame FrequenciesPicture::slowingPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = frequencyChart(panels(body, theme).slowing, theme);
    return plotFrame(slowingFrame(panel, theme), panel, theme);
}

PlotFrame FrequenciesPicture::unseenPlot(const QRectF& body, const Theme& theme) const {
    const QRectF whole = panels(body, theme).unseen;
    if (whole.isEmpty()) return {};
    const QRectF panel = frequencyChart(whole, theme);
    return plotFrame(unseenFrame(panel, theme), panel, theme);
}

void FrequenciesPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const FrequencyPanels places = panels(body, theme);
    paintSpectrum(painter, places, context);
    paintSlowing(painter, places.slowing, context);
    if (!places.unseen.isEmpty()) paintUnseen(painter, places.unseen, context);
    if (!places.table.isEmpty()) paintFrequencyTable(painter, places.table, rows(theme), theme);
    const std::optional<int> pair =
        context.cursor ? pairAt(*context.cursor, body, theme) : context.pointedPair;
    if (!pair || *pair >= static_cast<int>(m_pairs.size())) return;
    for (const PlotFrame& plot :
         {spectrumPlot(body, theme), slowingPlot(body, theme), unseenPlot(body, theme)})
        if (!plot.area.isEmpty()) paintCursorLine(painter, plot, plot.pixelX(*pair), theme);
}

std::vector<FrequencyRow> FrequenciesPicture::rows(const Theme& theme) const {
    std::vector<FrequencyRow> rows;
    if (m_data.plain)
        rows.push_back({tr("unscaled"), plainInk(theme), frequencyCells(*m_data.plain, m_pairs.size())});
    for (const MethodSeries& series : listedMethods(m_state.scenario))
        rows.push_back({series.name(), inkOf(series, theme), frequencyCells(method(series), m_pairs.size())});
    return rows;
}

void FrequenciesPicture::paintBands(QPainter& painter, const PlotFrame& plot, const Theme& theme,
                                    bool isNamed) const {
    const std::vector<MethodSeries> shown = shownMethods(m_state.scenario);
    const QColor hue = inkOf(shown.back(), theme).colour;
    for (const FrequencyBand& band : m_bands) {
        if (band.kind == BandKind::Kept && m_bands.size() == 1) return;
        const double left = std::max(plot.area.left(), plot.pixelX(band.first - 0.5)),
                     right = std::min(plot.area.right(), plot.pixelX(band.last + 0.5));
        QColor fill = hue;
        fill.setAlphaF(band.kind == BandKind::Kept ? 0.0F : band.kind == BandKind::Blended ? 0.06F : 0.13F);
        painter.fillRect(QRectF(QPointF(left, plot.area.top()), QPointF(right, plot.area.bottom())), fill);
        if (!isNamed) continue;
        const QString name = bandName(band.kind);
        const QFont font = theme.font(10.5, QFont::Medium);
        if (textWidth(font, name) + 8 <= right - left)
            drawElided(painter, QRectF(left, plot.area.top() + 2, right - left, 15 * theme.scale),
                       Qt::AlignHCenter, font, theme.muted, name);
    }
}

std::vector<LegendEntry> FrequenciesPicture::legend(const Theme& theme) const {
    std::vector<LegendEntry> entries;
    if (m_data.plain) entries.push_back({tr("unscaled"), plainInk(theme)});
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const FrequencySchedule& schedule = method(series).spectrum.schedule;
        QString text = series.name();
        if (schedule.attentionFactor != 1)
            text += tr(" · A %1").arg(significantLabel(schedule.attentionFactor, 4));
        if (schedule.logitFactor() != 1)
            text += tr(" · logits ×%1").arg(significantLabel(schedule.logitFactor(), 4));
        entries.push_back({text, inkOf(series, theme)});
    }
    return entries;
}

std::vector<PlotMark> FrequenciesPicture::lengthMarks() const {
    const ContextLengths& lengths = m_state.scenario.lengths;
    const QString trained = fixedLabel(lengths.trained, 0), target = fixedLabel(lengths.context, 0);
    if (lengths.trained == lengths.context)
        return {
            {Qt::Horizontal, lengthFrequency(lengths.trained), tr("wavelength = L = L′ = %1").arg(trained)}};
    return {{Qt::Horizontal, lengthFrequency(lengths.trained), tr("wavelength = L = %1").arg(trained)},
            {Qt::Horizontal, lengthFrequency(lengths.context), tr("wavelength = L′ = %1").arg(target)}};
}

void FrequenciesPicture::paintSpectrum(QPainter& painter, const FrequencyPanels& panels,
                                       const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = frequencyChart(panels.spectrum, theme);
    const ChartFrame chart = spectrumFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    paintCaption(painter, panels.spectrum,
                 tr("How fast each pair turns. Below the line of L it finishes no turn in training."),
                 tr("How fast each pair turns"), theme);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    paintBands(painter, plot, theme, true);
    std::vector<Curve> curves;
    if (m_data.plain) curves.push_back({m_pairs, m_data.study.unscaled, plainInk(theme)});
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        curves.push_back(
            {m_pairs, method(series).spectrum.schedule.inverseFrequencies, inkOf(series, theme)});
    paintCurves(painter, plot, curves);
    paintDots(painter, plot, curves, theme);
    paintWavelengthAxis(painter, plot, static_cast<int>(chart.y.ticks.size()), theme,
                        tr("wavelength 2π/θ′ [token]"));
    paintSpectrumMarks(painter, plot, panels, curves, theme);
}

void FrequenciesPicture::paintSpectrumMarks(QPainter& painter, const PlotFrame& plot,
                                            const FrequencyPanels& panels, const std::vector<Curve>& curves,
                                            const Theme& theme) const {
    std::vector<PlotMark> marks = lengthMarks();
    const double line = 18 * theme.scale;
    std::vector<QRectF> taken{QRectF(plot.area.left(), plot.area.top(), plot.area.width(),
                                     2 * line)};   // names of bands and the mark
    for (const PlotMark& mark : marks) {   // labels stand at the right
        const double labelWidth = textWidth(theme.font(10.5, QFont::Medium), mark.label) + 8;
        taken.emplace_back(plot.area.right() - labelWidth, plot.pixelY(mark.value) - line, labelWidth,
                           2 * line);
    }
    paintMarks(painter, plot, marks, theme);
    if (const std::optional<double> place = criticalPlace()) {
        const PlotFrame below{plot.area.adjusted(0, line, 0, 0), plot.x, plot.y,
                              plot.vertical};   // the bands' names stand on top
        const PlotMark critical{Qt::Vertical, *place,
                                tr("critical dimension %1").arg(*m_data.criticalDimension)};
        paintMarks(painter, below, {&critical, 1}, theme);
    }
    if (panels.table.isEmpty()) paintLegend(painter, plot, legend(theme), curves, taken, theme);
}

void FrequenciesPicture::paintSlowing(QPainter& painter, const QRectF& whole,
                                      const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = frequencyChart(whole, theme);
    const ChartFrame chart = slowingFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    paintCaption(painter, whole, tr("How many times slower than in training"), tr("Slowed"), theme);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    paintBands(painter, plot, theme, false);
    std::vector<Curve> curves;
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        curves.push_back({m_pairs, m_slowedBy[series.index], inkOf(series, theme)});
    paintCurves(painter, plot, curves);
    paintDots(painter, plot, curves, theme);
    const bool isAnyTurning = std::any_of(curves.begin(), curves.end(), [](const Curve& curve) {
        return std::any_of(curve.ys.begin(), curve.ys.end(),
                           [](double slowed) { return std::isfinite(slowed); });
    });
    if (!isAnyTurning)
        drawSentence(painter, plot.area, theme.secondaryFont(), theme.muted, tr("no pair turns"));
}

void FrequenciesPicture::paintUnseen(QPainter& painter, const QRectF& whole,
                                     const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = frequencyChart(whole, theme);
    const ChartFrame chart = unseenFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    paintCaption(painter, whole, tr("The arc that positions up to L′ reach and training up to L did not"),
                 tr("Angles new at L′"), theme);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    paintBands(painter, plot, theme, false);
    std::vector<Curve> curves;
    bool isAnyUnseen = false;
    const auto add = [&](const MethodConsequences& one, const Ink& ink) {
        curves.push_back({m_pairs, one.coverage.unseenAngleRad, ink});
        isAnyUnseen = isAnyUnseen || one.unseenPairs > 0;
    };
    if (m_data.plain) add(*m_data.plain, plainInk(theme));
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        add(method(series), inkOf(series, theme));
    paintCurves(painter, plot, curves);
    paintDots(painter, plot, curves, theme);
    if (isAnyUnseen) return;
    const ContextLengths& lengths = m_state.scenario.lengths;
    drawSentence(painter, plot.area, theme.secondaryFont(), theme.muted,
                 lengths.context > lengths.trained
                     ? tr("No method shown here takes a pair to a new angle at L′.")
                     : tr("L′ is not longer than L: no angle is new."));
}

std::optional<int> FrequenciesPicture::pairAt(QPointF position, const QRectF& body,
                                              const Theme& theme) const {
    for (const PlotFrame& plot :
         {spectrumPlot(body, theme), slowingPlot(body, theme), unseenPlot(body, theme)})
        if (plot.area.contains(position))
            return static_cast<int>(nearestPair(plot.valueX(position.x()), m_pairs.size()));
    return {};
}

QString FrequenciesPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    const auto index = static_cast<std::size_t>(*pair);
    QStringList words{tr("pair %1").arg(*pair)};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const MethodConsequences& one = method(series);
        words << tr("%1: θ′ %2, wavelength %3, slowed %4×")
                     .arg(series.name(), significantLabel(one.spectrum.schedule.inverseFrequencies[index], 4),
                          significantLabel(one.spectrum.wavelengths[index], 4),
                          significantLabel(m_slowedBy[series.index][index], 4));
        if (const double unseen = one.coverage.unseenAngleRad[index]; unseen > 0)
            words.back() += tr(", %1 rad unseen").arg(significantLabel(unseen, 3));
    }
    return words.join(QStringLiteral(" · "));
}

std::optional<StateChange> FrequenciesPicture::clicked(QPointF position, const QRectF& body,
                                                       const Theme& theme,
                                                       const ExplorerState& current) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    return changes::withFocusedPair(current, *pair);
}

DataTable FrequenciesPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()),
                    {{"pair", m_pairs}, {"unscaled [rad/token]", m_data.study.unscaled}}};
    if (m_data.criticalDimension)
        table.comments.push_back("critical dimension: " + std::to_string(*m_data.criticalDimension));
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const MethodConsequences& one = method(series);
        const std::string name = series.label;
        table.columns.push_back(
            {"inverse frequency [rad/token], " + name, one.spectrum.schedule.inverseFrequencies});
        table.columns.push_back({"wavelength [token], " + name, one.spectrum.wavelengths});
        table.columns.push_back({"ratio, " + name, one.spectrum.ratio});
        table.columns.push_back({"unseen angle [rad], " + name, one.coverage.unseenAngleRad});
    }
    return table;
}

ExplorerState relevantForFrequencies(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.vectors = {};
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    return relevant;
}

Result<PicturePtr> buildFrequencies(const ExplorerState& state, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(state.scenario);
    if (!scenario) return scenario.error();
    Result<ConsequenceStudy> study = methodConsequences(*scenario, job);
    if (!study) return study.error();
    Result<ExtensionBounds> bounds =
        extensionBounds(*scenario, {.searchesBases = false, .searchesNegativeSums = false}, job);
    if (!bounds) return bounds.error();
    FrequencyData data{std::move(*study), {}, bounds->criticalDimension};
    const std::vector<MethodSeries> listed = listedMethods(state.scenario);
    if (std::none_of(listed.begin(), listed.end(),
                     [](const MethodSeries& series) { return series.id == "none"; })) {
        const Result<ValidScenario> withoutAny = validated(withoutMethods(state.scenario));
        if (!withoutAny) return withoutAny.error();
        Result<ConsequenceStudy> plain = methodConsequences(*withoutAny, job);
        if (!plain) return plain.error();
        data.plain = std::move(plain->methods.front());
    }
    return PicturePtr(std::make_shared<FrequenciesPicture>(state, std::move(data)));
}

}   // namespace rope::ui
