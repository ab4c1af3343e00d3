#include "ui/views/precision/precision_layout.h"

#include "ui/views/precision/format_table.h"
#include "ui/views/precision/precision_words.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double panelGapPx = 10, captionPx = 20, wideAspect = 1.25, minChartsPx = 220, minTableWidthPx = 620;

struct Panels {
    QRectF error, distinct, table;
};

Panels panelsIn(const QRectF& body, std::size_t formats, const Theme& theme) {
    const double gap = panelGapPx * theme.scale, caption = captionPx * theme.scale;
    const double tableHeight = formatTableHeight(formats, theme);
    const bool hasTable = body.height() - tableHeight >= minChartsPx * theme.scale &&
                          body.width() >= minTableWidthPx * theme.scale;
    Panels panels;
    QRectF charts = body;
    if (hasTable) {
        charts.setHeight(std::floor(body.height() - tableHeight));
        panels.table = QRectF(body.left(), charts.bottom(), body.width(), tableHeight);
    }
    const bool isWide = charts.width() > wideAspect * charts.height();
    const double width = isWide ? std::floor((charts.width() - gap) / 2) : charts.width(),
                 height = isWide ? charts.height() : std::floor((charts.height() - gap) / 2);
    panels.error = QRectF(charts.left(), charts.top() + caption, width, height - caption);
    panels.distinct =
        isWide ? panels.error.translated(width + gap, 0) : panels.error.translated(0, height + gap);
    return panels;
}

PrecisionChart chartIn(const QRectF& panel, ChartAxis x, ChartAxis y, LogLabels yLabels, const Theme& theme) {
    const int stepsX = std::clamp(static_cast<int>(panel.width() / (60 * theme.scale)), 2, 12),
              stepsY = std::clamp(static_cast<int>(panel.height() / (32 * theme.scale)), 2, 10);
    x.ticks = logarithmicTicks(x.range, stepsX, LogLabels::Compact);
    y.ticks = logarithmicTicks(y.range, stepsY, yLabels);
    PrecisionChart chart{.panel = panel, .caption = {}, .frame = {}, .plot = {}};
    chart.frame.margins.setLeft(54);
    chart.frame.x = std::move(x);
    chart.frame.y = std::move(y);
    chart.plot = plotFrame(chart.frame, panel, theme);
    chart.caption = QRectF(panel.left() + 8 * theme.scale, panel.top() - captionPx * theme.scale,
                           panel.width() - 16 * theme.scale, captionPx * theme.scale);
    return chart;
}

}   // namespace

PrecisionLayout precisionLayout(const PrecisionData& data, const QRectF& body, const Theme& theme) {
    const Panels panels = panelsIn(body, data.study.series.size(), theme);
    return {chartIn(panels.error, {data.shiftRange, {}, shiftAxisTitle()},
                    {data.errorRange, {}, errorAxisTitle(data)}, LogLabels::PowersOfTen, theme),
            chartIn(panels.distinct, {data.lengthRange, {}, lengthAxisTitle()},
                    {data.lengthRange, {}, distinctAxisTitle()}, LogLabels::Compact, theme),
            panels.table};
}

}   // namespace rope::ui
