#include "ui/views/model/readings_chart.h"

#include "ui/charts/curves.h"
#include "ui/charts/nearest_sample.h"
#include "ui/painting/number_label.h"
#include "ui/theme/reading_style.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <numbers>
#include <span>
#include <vector>

namespace rope::ui {

namespace {

struct ReadingsChartTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)
};

ChartFrame chartFrame(const ReadingCurves& curves, const QRectF& panel, const Theme& theme) {
    const int stepsX = std::clamp(static_cast<int>(panel.width() / (60 * theme.scale)), 2, 12),
              stepsY = std::clamp(static_cast<int>(panel.height() / (34 * theme.scale)), 2, 10);
    ChartFrame frame;
    frame.margins.setLeft(54);
    frame.x = {curves.positionRange, logarithmicTicks(curves.positionRange, stepsX, LogLabels::Compact),
               ReadingsChartTexts::tr("position [token], logarithmic")};
    frame.y = {curves.valueRange, logarithmicTicks(curves.valueRange, stepsY, LogLabels::PowersOfTen),
               curves.isOfAngles ? ReadingsChartTexts::tr("largest angle error [rad]")
                                 : ReadingsChartTexts::tr("change of the score")};
    return frame;
}

Ink inkOf(const OtherReading& reading, const Theme& theme) {
    const SeriesStyle style = readingStyle(theme, reading.id);
    return {style.colour, 2 * theme.scale, style.dashes};
}

/// A reading with equal angles has no curve in a chart of angles, so it is not in the legend.
std::vector<LegendEntry> legendOf(const ModelData& data, const Theme& theme) {
    std::vector<LegendEntry> legend;
    for (const OtherReading& reading : data.readings)
        if (reading.divergence.largestAngleRad.back() > 0 || !data.curves.isOfAngles)
            legend.push_back({readingName(reading.id), inkOf(reading, theme)});
    return legend;
}

/// The label of the mark at a quarter revolution, which the legend must not cover.
QRectF markLabelArea(const PlotFrame& plot, const Theme& theme) {
    return {plot.area.right() - 96 * theme.scale, plot.pixelY(std::numbers::pi / 2) - 18 * theme.scale,
            96 * theme.scale, 20 * theme.scale};
}

}   // namespace

ReadingsChart readingsChart(const ModelData& data, const ModelLayout& layout, const Theme& theme) {
    const QRectF panel = layout.chart.adjusted(0, layout.headingHeight, 0, 0);
    ChartFrame frame = chartFrame(data.curves, panel, theme);
    const PlotFrame plot = plotFrame(frame, panel, theme);
    return {panel, std::move(frame), plot};
}

void paintReadingsChart(QPainter& painter, const ModelData& data, const ModelLayout& layout,
                        const PaintContext& context) {
    const Theme& theme = context.theme;
    const QRectF heading(layout.chart.topLeft(), QSizeF(layout.chart.width(), layout.headingHeight));
    if (!data.hasChart())
        return paintHeading(painter, heading, ReadingsChartTexts::tr("If software misreads the config"),
                            ReadingsChartTexts::tr("no misreading is known"), theme);
    const ReadingsChart chart = readingsChart(data, layout, theme);
    const PlotFrame& plot = chart.plot;
    paintChartFrame(painter, chart.panel, chart.frame, context);
    paintHeading(painter, heading, ReadingsChartTexts::tr("If software misreads the config"),
                 ReadingsChartTexts::tr("largest angle error"), theme);
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < data.readings.size(); ++i)
        curves.push_back({data.curves.positions, data.curves.values[i], inkOf(data.readings[i], theme)});
    paintCurves(painter, plot, curves);
    const std::size_t marks = data.curves.isOfAngles ? 1 : 0;
    const PlotMark quarter{Qt::Horizontal, std::numbers::pi / 2, ReadingsChartTexts::tr("quarter turn")};
    paintMarks(painter, plot, {&quarter, marks}, theme);
    const QRectF label = markLabelArea(plot, theme);
    paintLegend(painter, plot, legendOf(data, theme), curves, {&label, marks}, theme);
    if (!context.cursor || !plot.area.contains(*context.cursor)) return;
    const std::vector<double>& positions = data.curves.positions;
    paintCursorLine(painter, plot,
                    plot.pixelX(positions[nearestSample(positions, plot.valueX(context.cursor->x()))]),
                    theme);
}

QString readingsReadout(const ModelData& data, double position) {
    const std::size_t sample = nearestSample(data.curves.positions, position);
    QStringList texts{
        ReadingsChartTexts::tr("position %1").arg(fixedLabel(data.curves.positions[sample], 0))};
    for (const OtherReading& reading : data.readings) {
        const ReadingDivergence& divergence = reading.divergence;
        texts << ReadingsChartTexts::tr("%1: error %2 rad, score %3 instead of %4")
                     .arg(readingName(reading.id), significantLabel(divergence.largestAngleRad[sample], 3),
                          significantLabel(divergence.secondScore[sample], 4),
                          significantLabel(divergence.firstScore[sample], 4));
    }
    return texts.join(QStringLiteral(" · "));
}

}   // namespace rope::ui
