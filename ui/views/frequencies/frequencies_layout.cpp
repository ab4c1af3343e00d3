#include "ui/views/frequencies/frequencies_layout.h"

#include "ui/charts/pair_axis.h"
#include "ui/views/frequencies/frequencies_table.h"
#include "ui/views/frequencies/frequencies_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace rope::ui {

namespace {

struct FrequenciesLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)
};

constexpr double gapPx = 8, captionPx = 18, sideBySideAspect = 1.25, spectrumShare = 0.58,
                 aboveCoverage = 0.44, aboveCoverageOfTwo = 0.56;
constexpr double minChartsPx = 290, minPanelPx = 118;   // below that a chart is only axes
constexpr double wavelengthAxisPx = 52, frameLeftPx = 52, lowChartPx = 120;
constexpr QMarginsF spectrumMargins{frameLeftPx, 8, wavelengthAxisPx, 40},
    smallMargins{frameLeftPx, 8, 14, 40};

/// Two panels, one below the other, or the first alone where both would be too low.
void split(const QRectF& area, const Theme& theme, QRectF& upper, QRectF& lower) {
    const double half = std::floor((area.height() - gapPx) / 2);
    upper = area;
    if (half < minPanelPx * theme.scale) return;
    upper.setHeight(half);
    lower = QRectF(area.left(), area.top() + half + gapPx, area.width(), area.height() - half - gapPx);
}

/// As many steps as fit the height of a chart.
int stepsFor(const QRectF& chart, double stepPx, int most, const Theme& theme) {
    return std::clamp(static_cast<int>(chart.height() / (stepPx * theme.scale)), 2, most);
}

ChartFrame pairFrame(const FrequenciesData& data, const QRectF& chart, const QMarginsF& margins,
                     ChartAxis vertical, const Theme& theme) {
    ChartFrame frame;
    frame.margins = margins;
    frame.x = pairAxis(data.pairs.size(), chart.width(), theme);
    frame.y = std::move(vertical);
    return frame;
}

ChartAxis spectrumAxis(const FrequenciesData& data, const QRectF& chart, const Theme& theme) {
    const AxisRange& range = data.frequencyRange;
    return {range, logarithmicTicks(range, stepsFor(chart, 34, 12, theme), LogLabels::PowersOfTen),
            FrequenciesLayoutTexts::tr("θ′ [rad/token]")};
}

ChartAxis rescaleAxis(const FrequenciesData& data, const QRectF& chart, const Theme& theme) {
    const AxisRange& range = data.rescaleRange;
    ChartAxis axis{range, linearTicks(range, stepsFor(chart, 32, 5, theme)),
                   FrequenciesLayoutTexts::tr("scaling θ/θ′")};
    for (Tick& tick : axis.ticks) tick.label += QStringLiteral("×");
    return axis;
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

ChartAxis untrainedAxis(const FrequenciesData& data, const QRectF& chart, const Theme& theme) {
    const AxisRange& range = data.untrainedRange;
    return {range, angleTicks(range, chart.height() < lowChartPx * theme.scale),
            FrequenciesLayoutTexts::tr("angle outside [rad]")};
}

using VerticalAxis = ChartAxis(const FrequenciesData& data, const QRectF& chart, const Theme& theme);

FrequencyPanel panelIn(const FrequenciesData& data, const QRectF& area, const QMarginsF& margins,
                       VerticalAxis* axis, const Theme& theme) {
    if (area.isEmpty()) return {};
    const QRectF caption(area.left() + 6, area.top(), area.width() - 12, captionPx * theme.scale);
    const QRectF chart = area.adjusted(0, captionPx * theme.scale, 0, 0);
    return {area, caption,
            placedChart(pairFrame(data, chart, margins, axis(data, chart, theme), theme), chart, theme)};
}

}   // namespace

FrequencyAreas frequencyAreas(const QRectF& body, std::size_t rows, const Theme& theme) {
    FrequencyAreas areas;
    QRectF charts = body;
    const double tableHeight = frequencyTableHeight(rows, theme);
    if (body.height() - tableHeight >= minChartsPx * theme.scale &&
        body.width() >= minFrequencyTablePx * theme.scale) {
        charts.setHeight(std::floor(body.height() - tableHeight));
        areas.table = QRectF(body.left(), charts.bottom(), body.width(), tableHeight);
    }
    if (charts.width() > sideBySideAspect * charts.height()) {
        const double left = std::floor(spectrumShare * charts.width());
        areas.spectrum = QRectF(charts.left(), charts.top(), left, charts.height());
        split(charts.adjusted(left + gapPx, 0, 0, 0), theme, areas.rescale, areas.untrained);
        return areas;
    }
    const bool fitsThree = (1 - aboveCoverage) * charts.height() > 2 * (minPanelPx + gapPx) * theme.scale;
    const double top = std::floor((fitsThree ? aboveCoverage : aboveCoverageOfTwo) * charts.height());
    areas.spectrum = QRectF(charts.left(), charts.top(), charts.width(), top);
    split(charts.adjusted(0, top + gapPx, 0, 0), theme, areas.rescale, areas.untrained);
    return areas;
}

FrequenciesLayout frequenciesLayout(const FrequenciesData& data, const QRectF& body, const Theme& theme) {
    const FrequencyAreas areas = frequencyAreas(body, data.methods.size() + (data.plain ? 1 : 0), theme);
    return {panelIn(data, areas.spectrum, spectrumMargins, spectrumAxis, theme),
            panelIn(data, areas.rescale, smallMargins, rescaleAxis, theme),
            panelIn(data, areas.untrained, smallMargins, untrainedAxis, theme), areas.table};
}

std::optional<int> frequenciesPairAt(const FrequenciesLayout& layout, const FrequenciesData& data,
                                     QPointF point) {
    for (const FrequencyPanel* panel : {&layout.spectrum, &layout.rescale, &layout.untrained}) {
        const PlotFrame& plot = panel->chart.plot;
        if (plot.area.contains(point))
            return static_cast<int>(nearestPair(plot.valueX(point.x()), data.pairs.size()));
    }
    return {};
}

std::vector<FrequencyMark> lengthMarks(const FrequenciesData& data) {
    std::vector<FrequencyMark> marks{
        {QStringLiteral("trained"),
         {Qt::Horizontal, lengthFrequency(data.trainedLength), trainedLengthLabel(data)}}};
    if (data.trainedLength != data.targetLength)
        marks.push_back({QStringLiteral("target"),
                         {Qt::Horizontal, lengthFrequency(data.targetLength), targetLengthLabel(data)}});
    return marks;
}

std::optional<FrequencyMark> criticalMark(const FrequenciesData& data) {
    const std::optional<double> pair = data.criticalPair();
    if (!pair) return {};
    return FrequencyMark{QStringLiteral("critical-dimension"), {Qt::Vertical, *pair, criticalLabel(data)}};
}

QRectF bandArea(const FrequencyBand& band, const PlotFrame& plot) {
    const double left = std::max(plot.area.left(), plot.pixelX(band.first - 0.5)),
                 right = std::min(plot.area.right(), plot.pixelX(band.last + 0.5));
    return {QPointF(left, plot.area.top()), QPointF(right, plot.area.bottom())};
}

}   // namespace rope::ui
