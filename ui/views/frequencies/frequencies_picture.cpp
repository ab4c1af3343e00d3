#include "ui/views/frequencies/frequencies_picture.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/method_series.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rope::ui {

namespace {

constexpr double panelGapPx = 8, spectrumShare = 0.58, wideAspect = 2.1;
constexpr int mostDots = 40;   // fewer pairs than that are drawn as dots too: a line between them means nothing

bool isPowerOfTwo(std::size_t value) { return value > 0 && (value & (value - 1)) == 0; }

double lengthFrequency(double tokens) { return 2 * std::numbers::pi / tokens; }

}   // namespace

FrequenciesPicture::FrequenciesPicture(const ExplorerState& state, FrequencySpectrum spectrum)
    : m_state(state), m_spectrum(std::move(spectrum)) {
    for (std::size_t i = 0; i < m_spectrum.unscaled.size(); ++i) m_pairs.push_back(static_cast<double>(i));
    for (const MethodSpectrum& method : m_spectrum.methods) {
        std::vector<double> slowed;
        for (const double ratio : method.ratio) slowed.push_back(1 / ratio);   // infinity, a gap, where a pair stands still
        m_slowedBy.push_back(std::move(slowed));
    }
    const MethodSpectrum& active = m_spectrum.methods[state.scenario.activeMethod];
    const std::optional<double> factor = effectiveFactor(scalingRequest(state.scenario), active.choice);
    m_bands = frequencyBands(active.ratio, factor.value_or(1));
    findRanges();
}

void FrequenciesPicture::findRanges() {
    double low = lengthFrequency(std::max(m_state.scenario.lengths.trained, m_state.scenario.lengths.context)), high = 0, slowest = 1;
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        for (const double theta : m_spectrum.methods[series.index].schedule.inverseFrequencies) {
            if (!(theta > 0) || !std::isfinite(theta)) continue;
            low = std::min(low, theta);
            high = std::max(high, theta);
        }
        for (const double slowed : m_slowedBy[series.index])
            if (std::isfinite(slowed)) slowest = std::max(slowest, slowed);
    }
    if (!(high > low)) high = 10 * low;
    m_thetaRange = {std::pow(10.0, std::floor(std::log10(low))), std::pow(10.0, std::ceil(std::log10(high) + 0.02)),
                    AxisScale::Logarithmic};
    m_slowingRange = niceLinearRange(0, 1.08 * slowest, 5);
}

QString FrequenciesPicture::title() const { return tr("Frequencies"); }

QString FrequenciesPicture::subtitle() const {
    const Scenario& scenario = m_state.scenario;
    const QString method = QString::fromStdString(methodLabel(scenario, scenario.methods[scenario.activeMethod].choice));
    return tr("θ′ of every pair · shaded: what %1 does to it").arg(method);
}

QString FrequenciesPicture::answer() const {
    const int kept = pairsOf(m_bands, BandKind::Kept), all = static_cast<int>(m_pairs.size());
    if (kept == all) return all == 1 ? tr("1 pair kept") : tr("all %1 pairs kept").arg(all);
    return tr("%1 kept · %2 blended · %3 interpolated")
        .arg(kept)
        .arg(pairsOf(m_bands, BandKind::Blended))
        .arg(pairsOf(m_bands, BandKind::Interpolated));
}

QString FrequenciesPicture::hint() const {
    return tr(
        "Pairs below the line of L do not finish a turn within the trained length: at L′ they meet angles that no weight has seen, unless "
        "slowed.");
}

FrequenciesPicture::Panels FrequenciesPicture::panels(const QRectF& body) {
    if (body.width() > wideAspect * body.height()) {
        const double left = std::floor(spectrumShare * body.width());
        return {QRectF(body.left(), body.top(), left, body.height()),
                QRectF(body.left() + left + panelGapPx, body.top(), body.width() - left - panelGapPx, body.height())};
    }
    const double top = std::floor(spectrumShare * body.height());
    return {QRectF(body.left(), body.top(), body.width(), top),
            QRectF(body.left(), body.top() + top + panelGapPx, body.width(), body.height() - top - panelGapPx)};
}

ChartAxis FrequenciesPicture::pairAxis(const QRectF& panel, const Theme& theme) const {
    const std::size_t count = m_pairs.size();
    if (count == 1) return {{-0.5, 0.5}, {{0, QStringLiteral("0")}}, tr("pair i")};
    const auto last = static_cast<double>(count - 1);
    const int steps = std::clamp(static_cast<int>(panel.width() / (70 * theme.scale)), 2, 12);
    const double step =
        isPowerOfTwo(count) && count >= 16 ? static_cast<double>(count) / (steps >= 8 ? 8 : 4) : std::max(1.0, niceStep(last, steps));
    ChartAxis axis{{0, last}, {}, tr("pair i")};
    for (double pair = 0; pair < last - step / 2; pair += step) axis.ticks.push_back({pair, fixedLabel(pair, 0)});
    axis.ticks.push_back({last, fixedLabel(last, 0)});
    return axis;
}

ChartFrame FrequenciesPicture::spectrumFrame(const QRectF& panel, const Theme& theme) const {
    const int steps = std::clamp(static_cast<int>(panel.height() / (34 * theme.scale)), 2, 12);
    ChartFrame frame;
    frame.x = pairAxis(panel, theme);
    frame.y = {m_thetaRange, logarithmicTicks(m_thetaRange, steps, LogLabels::PowersOfTen), tr("θ′ [rad/token]")};
    return frame;
}

ChartFrame FrequenciesPicture::slowingFrame(const QRectF& panel, const Theme& theme) const {
    ChartFrame frame;
    frame.x = pairAxis(panel, theme);
    const int steps = std::clamp(static_cast<int>(panel.height() / (32 * theme.scale)), 2, 5);
    frame.y = {m_slowingRange, linearTicks(m_slowingRange, steps), tr("slowed by")};
    for (Tick& tick : frame.y.ticks) tick.label += QStringLiteral("×");
    return frame;
}

PlotFrame FrequenciesPicture::spectrumPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = panels(body).spectrum;
    return plotFrame(spectrumFrame(panel, theme), panel, theme);
}

PlotFrame FrequenciesPicture::slowingPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = panels(body).slowing;
    return plotFrame(slowingFrame(panel, theme), panel, theme);
}

void FrequenciesPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    paintSpectrum(painter, body, context);
    paintSlowing(painter, body, context);
}

void FrequenciesPicture::paintBands(QPainter& painter, const PlotFrame& plot, const Theme& theme, bool isNamed) const {
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
        const QString name = band.kind == BandKind::Kept ? tr("kept") : band.kind == BandKind::Blended ? tr("blended") : tr("interpolated");
        const QFont font = theme.font(10.5, QFont::Medium);
        if (textWidth(font, name) + 8 <= right - left)
            drawElided(painter, QRectF(left, plot.area.top() + 2, right - left, 15 * theme.scale), Qt::AlignHCenter, font, theme.muted,
                       name);
    }
}

QString FrequenciesPicture::legendText(std::size_t method, const QString& label) const {
    const FrequencySchedule& schedule = m_spectrum.methods[method].schedule;
    QString text = label;
    if (schedule.attentionFactor != 1) text += tr(" · A %1").arg(significantLabel(schedule.attentionFactor, 4));
    if (schedule.softmaxFactor != 1) text += tr(" · softmax ×%1").arg(significantLabel(schedule.softmaxFactor, 4));
    return text;
}

std::vector<PlotMark> FrequenciesPicture::lengthMarks() const {
    const ContextLengths& lengths = m_state.scenario.lengths;
    const QString trained = fixedLabel(lengths.trained, 0), target = fixedLabel(lengths.context, 0);
    if (lengths.trained == lengths.context)
        return {{Qt::Horizontal, lengthFrequency(lengths.trained), tr("wavelength = L = L′ = %1").arg(trained)}};
    return {{Qt::Horizontal, lengthFrequency(lengths.trained), tr("wavelength = L = %1").arg(trained)},
            {Qt::Horizontal, lengthFrequency(lengths.context), tr("wavelength = L′ = %1").arg(target)}};
}

void FrequenciesPicture::paintSpectrum(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = panels(body).spectrum;
    const ChartFrame chart = spectrumFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    paintBands(painter, plot, theme, true);
    std::vector<Curve> curves;
    std::vector<LegendEntry> legend;
    const std::vector<MethodSeries> listed = listedMethods(m_state.scenario);
    if (std::none_of(listed.begin(), listed.end(), [](const MethodSeries& series) { return series.id == "none"; })) {
        QColor quiet = theme.muted;
        quiet.setAlphaF(0.3F);
        curves.push_back({m_pairs, m_spectrum.unscaled, {quiet, 4 * theme.scale}});
        legend.push_back({tr("unscaled"), curves.front().ink});
    }
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        curves.push_back({m_pairs, m_spectrum.methods[series.index].schedule.inverseFrequencies, inkOf(series, theme)});
    for (const MethodSeries& series : listed) legend.push_back({legendText(series.index, series.label), inkOf(series, theme)});
    paintCurves(painter, plot, curves);
    const std::vector<PlotMark> marks = lengthMarks();
    std::vector<QRectF> taken{QRectF(plot.area.left(), plot.area.top(), plot.area.width(), 18 * theme.scale)};   // the bands' names
    for (const PlotMark& mark : marks) {   // labels stand at the right
        const double labelWidth = textWidth(theme.font(10.5, QFont::Medium), mark.label) + 8;
        taken.emplace_back(plot.area.right() - labelWidth, plot.pixelY(mark.value) - 18 * theme.scale, labelWidth, 36 * theme.scale);
    }
    paintMarks(painter, plot, marks, theme);
    paintLegend(painter, plot, legend, curves, taken, theme);
    if (const std::optional<int> pair = context.cursor ? pairAt(*context.cursor, body, theme) : std::nullopt)
        paintCursorLine(painter, plot, plot.pixelX(*pair), theme);
}

void FrequenciesPicture::paintSlowing(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const QRectF panel = panels(body).slowing;
    const ChartFrame chart = slowingFrame(panel, theme);
    paintChartFrame(painter, panel, chart, context);
    const PlotFrame plot = plotFrame(chart, panel, theme);
    paintBands(painter, plot, theme, false);
    std::vector<Curve> curves;
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        curves.push_back({m_pairs, m_slowedBy[series.index], inkOf(series, theme)});
    paintCurves(painter, plot, curves);
    if (const std::optional<int> pair = context.cursor ? pairAt(*context.cursor, body, theme) : std::nullopt)
        paintCursorLine(painter, plot, plot.pixelX(*pair), theme);
}

std::optional<int> FrequenciesPicture::pairAt(QPointF position, const QRectF& body, const Theme& theme) const {
    for (const PlotFrame& plot : {spectrumPlot(body, theme), slowingPlot(body, theme)}) {
        if (!plot.area.contains(position)) continue;
        return std::clamp(static_cast<int>(std::lround(plot.valueX(position.x()))), 0, static_cast<int>(m_pairs.size()) - 1);
    }
    return {};
}

QString FrequenciesPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    const auto index = static_cast<std::size_t>(*pair);
    QStringList words{tr("pair %1").arg(*pair)};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const MethodSpectrum& method = m_spectrum.methods[series.index];
        words << tr("%1: θ′ %2, wavelength %3, slowed %4×")
                     .arg(series.label, significantLabel(method.schedule.inverseFrequencies[index], 4),
                          significantLabel(method.wavelengths[index], 4), significantLabel(m_slowedBy[series.index][index], 4));
    }
    return words.join(QStringLiteral(" · "));
}

std::optional<StateChange> FrequenciesPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                       const ExplorerState& current) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    if (!pair) return {};
    return changes::withFocusedPair(current, *pair);
}

DataTable FrequenciesPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"pair", m_pairs}, {"unscaled [rad/token]", m_spectrum.unscaled}}};
    for (const MethodSeries& series : listedMethods(m_state.scenario)) {
        const MethodSpectrum& method = m_spectrum.methods[series.index];
        const std::string name = series.label.toStdString();
        table.columns.push_back({"inverse frequency [rad/token], " + name, method.schedule.inverseFrequencies});
        table.columns.push_back({"wavelength [token], " + name, method.wavelengths});
        table.columns.push_back({"ratio, " + name, method.ratio});
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

Result<PicturePtr> buildFrequencies(const ExplorerState& state, const JobContext& /*job*/) {
    Result<FrequencySpectrum> spectrum = frequencySpectrum(state.scenario);
    if (!spectrum) return spectrum.error();
    return PicturePtr(std::make_shared<FrequenciesPicture>(state, std::move(spectrum).value()));
}

}   // namespace rope::ui
