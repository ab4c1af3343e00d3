#include "ui/views/precision/precision_picture.h"

#include "ui/charts/method_series.h"
#include "ui/charts/nearest_sample.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/theme/format_style.h"
#include "ui/views/precision/format_table.h"
#include "ui/views/precision/precision_samples.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

constexpr double panelGapPx = 10, captionPx = 20, wideAspect = 1.25, leastChartsPx = 220,
                 leastTableWidthPx = 620;

std::vector<double> asCurve(const std::vector<std::int64_t>& numbers) {
    return {numbers.begin(), numbers.end()};
}

/// The part of a curve that is said by something else's line, too.
Ink pale(const Ink& ink, double width, float alpha) {
    QColor colour = ink.colour;
    colour.setAlphaF(alpha);
    return {colour, width};
}

void paintCaption(QPainter& painter, const QRectF& panel, const QString& text, const Theme& theme) {
    const QRectF line(panel.left() + 8 * theme.scale, panel.top() - captionPx * theme.scale,
                      panel.width() - 16 * theme.scale, captionPx * theme.scale);
    drawElided(painter, line, Qt::AlignLeft, theme.secondaryFont(), theme.muted, text);
}

}   // namespace

PrecisionPicture::PrecisionPicture(const ExplorerState& state, PrecisionStudy study)
    : m_state(state),
      m_study(std::move(study)),
      m_shifts(asCurve(m_study.shifts)),
      m_lengths(asCurve(m_study.lengths)) {
    for (const PrecisionSeries& series : m_study.series) {
        m_values.push_back(asCurve(series.values.counts));
        m_rotations.push_back(asCurve(series.rotations.counts));
    }
    findRanges();
}

void PrecisionPicture::findRanges() {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const PrecisionSeries& series : m_study.series) {
        for (const double deviation : series.largestDeviation) {
            if (!(deviation > 0)) continue;
            low = std::min(low, deviation);
            high = std::max(high, deviation);
        }
    }
    const double score = std::abs(m_study.series.front().score.front());
    if (score > high && std::isfinite(score) && low <= high)
        high = score;   // its mark says what a deviation is to be measured by
    m_deviationRange = decadesAround(low, high);
    m_shiftRange = {1, std::max(2.0, m_shifts.back()), AxisScale::Logarithmic};
    m_lengthRange = {1, std::max(2.0, m_lengths.back()), AxisScale::Logarithmic};
}

QString PrecisionPicture::title() const { return tr("Number formats"); }

QString PrecisionPicture::roundedPlaces() const {
    const Precision& precision = m_state.scenario.precision;
    QStringList places;
    if (precision.positions) places << tr("positions");
    if (precision.angles) places << tr("angles");
    if (precision.tables) places << tr("cos and sin tables");
    if (precision.products) places << tr("products");
    return places.join(tr(", "));
}

QString PrecisionPicture::subtitle() const {
    const QString places = roundedPlaces();
    if (places.isEmpty()) return tr("nothing is rounded: no place is chosen where the format applies");
    const auto distance = static_cast<double>(m_state.scenario.queryPosition - m_state.scenario.keyPosition);
    const QString words = tr("rounded: %1 · distance m − n = %2").arg(places, fixedLabel(distance, 0));
    if (m_lengths.back() >= m_state.scenario.lengths.context) return words;
    return tr("%1 · positions counted to %2, not to L′").arg(words, fixedLabel(m_lengths.back(), 0));
}

const PrecisionSeries& PrecisionPicture::answeringSeries() const {
    const NumberFormat format = m_state.scenario.precision.format;
    const NumberFormat asked = format == NumberFormat::Float64 ? NumberFormat::Bfloat16 : format;
    return *std::find_if(m_study.series.begin(), m_study.series.end(),
                         [asked](const PrecisionSeries& series) { return series.format == asked; });
}

QString PrecisionPicture::answer() const {
    if (!hasLengths()) return {};
    const PrecisionSeries& series = answeringSeries();
    const QString format = formatText(formatName(series.format));
    const auto count = static_cast<double>(series.rotations.counts.back()), all = m_lengths.back();
    return tr("%1: %2 of %3 rotations distinct").arg(format, fixedLabel(count, 0), fixedLabel(all, 0));
}

QString PrecisionPicture::hint() const {
    return tr(
        "RoPE's score is the same at every common shift only as long as m·θ is exact: bfloat16 knows whole "
        "numbers up to 256 alone, "
        "float16 "
        "up to 2048, so libraries keep positions and angles in float32.");
}

Ink PrecisionPicture::inkOf(const PrecisionSeries& series, const Theme& theme) const {
    const SeriesStyle style = formatStyle(theme, formatName(series.format));
    const bool isChosen =
        series.format == m_state.scenario.precision.format && series.format != NumberFormat::Float64;
    return {style.colour, (isChosen ? 2.6 : 1.8) * theme.scale, style.dashes};
}

PrecisionPicture::Parts PrecisionPicture::parts(const QRectF& body, const Theme& theme) const {
    const double gap = panelGapPx * theme.scale, caption = captionPx * theme.scale;
    const double tableHeight = formatTableHeight(m_study.series.size(), theme);
    const bool hasTable = body.height() - tableHeight >= leastChartsPx * theme.scale &&
                          body.width() >= leastTableWidthPx * theme.scale;
    Parts parts;
    QRectF charts = body;
    if (hasTable) {
        charts.setHeight(std::floor(body.height() - tableHeight));
        parts.table = QRectF(body.left(), charts.bottom(), body.width(), tableHeight);
    }
    if (charts.width() > wideAspect * charts.height()) {
        const double width = std::floor((charts.width() - gap) / 2);
        parts.deviation = QRectF(charts.left(), charts.top() + caption, width, charts.height() - caption);
        parts.distinct = parts.deviation.translated(width + gap, 0);
        return parts;
    }
    const double height = std::floor((charts.height() - gap) / 2);
    parts.deviation = QRectF(charts.left(), charts.top() + caption, charts.width(), height - caption);
    parts.distinct = parts.deviation.translated(0, height + gap);
    return parts;
}

ChartFrame PrecisionPicture::deviationFrame(const QRectF& panel, const Theme& theme) const {
    const int across = std::clamp(static_cast<int>(panel.width() / (60 * theme.scale)), 2, 12);
    const int up = std::clamp(static_cast<int>(panel.height() / (32 * theme.scale)), 2, 10);
    ChartFrame frame;
    frame.margins.setLeft(54);
    frame.x = {m_shiftRange, logarithmicTicks(m_shiftRange, across, LogLabels::Compact),
               tr("common shift s [token], logarithmic")};
    const QString score = m_state.scenario.stage == ScoreStage::Dot ? tr("q·k") : tr("q·k / √d");
    frame.y = {m_deviationRange, logarithmicTicks(m_deviationRange, up, LogLabels::PowersOfTen),
               tr("deviation of %1").arg(score)};
    return frame;
}

ChartFrame PrecisionPicture::distinctFrame(const QRectF& panel, const Theme& theme) const {
    const int across = std::clamp(static_cast<int>(panel.width() / (60 * theme.scale)), 2, 12);
    const int up = std::clamp(static_cast<int>(panel.height() / (32 * theme.scale)), 2, 10);
    ChartFrame frame;
    frame.margins.setLeft(54);
    frame.x = {m_lengthRange, logarithmicTicks(m_lengthRange, across, LogLabels::Compact),
               tr("length N [token], logarithmic")};
    frame.y = {m_lengthRange, logarithmicTicks(m_lengthRange, up, LogLabels::Compact),
               tr("distinct positions")};
    return frame;
}

PlotFrame PrecisionPicture::deviationPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = parts(body, theme).deviation;
    return plotFrame(deviationFrame(panel, theme), panel, theme);
}

PlotFrame PrecisionPicture::distinctPlot(const QRectF& body, const Theme& theme) const {
    const QRectF panel = parts(body, theme).distinct;
    return plotFrame(distinctFrame(panel, theme), panel, theme);
}

void PrecisionPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    if (!hasLengths()) {
        drawSentence(painter, body, context.theme.controlFont(), context.theme.muted,
                     tr("One position alone cannot be told from another: give a target length L′ of at least "
                        "2 tokens."));
        return;
    }
    const Parts places = parts(body, context.theme);
    paintDeviation(painter, places, context);
    paintDistinct(painter, places, context);
    if (!places.table.isEmpty()) paintFormatTable(painter, places.table, m_study, context.theme);
}

std::vector<LegendEntry> PrecisionPicture::legend(const Theme& theme) const {
    std::vector<LegendEntry> entries;
    for (const PrecisionSeries& series : m_study.series)
        entries.push_back({formatText(formatName(series.format)), inkOf(series, theme)});
    return entries;
}

void PrecisionPicture::paintDeviation(QPainter& painter, const Parts& parts,
                                      const PaintContext& context) const {
    const Theme& theme = context.theme;
    const ChartFrame chart = deviationFrame(parts.deviation, theme);
    paintChartFrame(painter, parts.deviation, chart, context);
    const double score = std::abs(m_study.series.front().score.front());
    paintCaption(painter, parts.deviation,
                 tr("Largest deviation up to s · pale: at s alone · dashed: the score, %1")
                     .arg(significantLabel(score, 3)),
                 theme);
    const PlotFrame plot = plotFrame(chart, parts.deviation, theme);
    std::vector<Curve> curves;
    for (const PrecisionSeries& series : m_study.series)
        curves.push_back({m_shifts, series.deviation, pale(inkOf(series, theme), theme.scale, 0.3F)});
    for (const PrecisionSeries& series : m_study.series)
        curves.push_back({m_shifts, series.largestDeviation, inkOf(series, theme)});
    paintCurves(painter, plot, curves);
    const PlotMark mark{Qt::Horizontal, score, {}};
    paintMarks(painter, plot, {&mark, 1}, theme);
    if (parts.table.isEmpty()) paintLegend(painter, plot, legend(theme), curves, {}, theme);
    if (context.cursor && plot.area.contains(*context.cursor))
        paintCursorLine(painter, plot,
                        plot.pixelX(m_shifts[nearestSample(m_shifts, plot.valueX(context.cursor->x()))]),
                        theme);
}

void PrecisionPicture::paintDistinct(QPainter& painter, const Parts& parts,
                                     const PaintContext& context) const {
    const Theme& theme = context.theme;
    const ChartFrame chart = distinctFrame(parts.distinct, theme);
    paintChartFrame(painter, parts.distinct, chart, context);
    paintCaption(painter, parts.distinct,
                 tr("Positions whose cos and sin differ from the last · pale: by position"), theme);
    const PlotFrame plot = plotFrame(chart, parts.distinct, theme);
    std::vector<Curve> curves;
    std::vector<PlotMark> marks;
    for (std::size_t i = 0; i < m_study.series.size(); ++i)
        curves.push_back(
            {m_lengths, m_values[i], pale(inkOf(m_study.series[i], theme), 5 * theme.scale, 0.3F)});
    for (std::size_t i = 0; i < m_study.series.size(); ++i) {
        const PrecisionSeries& series = m_study.series[i];
        curves.push_back({m_lengths, m_rotations[i], inkOf(series, theme)});
        const auto last = static_cast<double>(series.rotations.distinctTo);
        if (last + 1 < m_lengths.back()) marks.push_back({Qt::Vertical, last, fixedLabel(last, 0)});
    }
    paintCurves(painter, plot, curves);
    paintMarks(painter, plot, marks, theme);
    if (context.cursor && plot.area.contains(*context.cursor))
        paintCursorLine(painter, plot,
                        plot.pixelX(m_lengths[nearestSample(m_lengths, plot.valueX(context.cursor->x()))]),
                        theme);
}

QString PrecisionPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    if (!hasLengths()) return {};
    const PlotFrame deviations = deviationPlot(body, theme), counts = distinctPlot(body, theme);
    const bool isDeviation = deviations.area.contains(position);
    if (!isDeviation && !counts.area.contains(position)) return {};
    const std::size_t sample = isDeviation ? nearestSample(m_shifts, deviations.valueX(position.x()))
                                           : nearestSample(m_lengths, counts.valueX(position.x()));
    QStringList words{isDeviation ? tr("shift %1").arg(fixedLabel(m_shifts[sample], 0))
                                  : tr("%1 positions").arg(fixedLabel(m_lengths[sample], 0))};
    for (std::size_t i = 0; i < m_study.series.size(); ++i) {
        const PrecisionSeries& series = m_study.series[i];
        const QString format = formatText(formatName(series.format));
        if (!isDeviation)
            words << tr("%1: %2 distinct, %3 by rotation")
                         .arg(format, fixedLabel(m_values[i][sample], 0),
                              fixedLabel(m_rotations[i][sample], 0));
        else if (std::isfinite(series.score[sample]))
            words << tr("%1: %2, off by %3")
                         .arg(format, significantLabel(series.score[sample], 6),
                              significantLabel(series.deviation[sample], 3));
        else words << tr("%1: overflow").arg(format);
    }
    return words.join(QStringLiteral(" · "));
}

DataTable PrecisionPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"common shift [token]", m_shifts}}};
    for (const PrecisionSeries& series : m_study.series) {
        const std::string name(formatName(series.format));
        table.columns.push_back({"score, " + name, series.score});
        table.columns.push_back({"deviation from float64, " + name, series.deviation});
        table.columns.push_back({"largest deviation so far, " + name, series.largestDeviation});
    }
    table.columns.push_back({"length N [token]", m_lengths});
    for (std::size_t i = 0; i < m_study.series.size(); ++i) {
        const std::string name(formatName(m_study.series[i].format));
        table.columns.push_back({"distinct positions, " + name, m_values[i]});
        table.columns.push_back({"distinct rotations, " + name, m_rotations[i]});
    }
    const std::size_t rows = std::max(m_shifts.size(), m_lengths.size());
    for (DataColumn& column : table.columns)
        column.values.resize(rows, std::numeric_limits<double>::quiet_NaN());
    return table;
}

ExplorerState relevantForPrecision(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    return relevant;
}

Result<PicturePtr> buildPrecision(const ExplorerState& state, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(state.scenario);
    if (!scenario) return scenario.error();
    Result<PrecisionStudy> study =
        precisionStudy(*scenario, precisionShifts(state.scenario), precisionLengths(state.scenario), job);
    if (!study) return study.error();
    return PicturePtr(std::make_shared<PrecisionPicture>(state, std::move(study).value()));
}

}   // namespace rope::ui
