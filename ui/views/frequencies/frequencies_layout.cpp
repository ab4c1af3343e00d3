#include "ui/views/frequencies/frequencies_layout.h"

#include "ui/views/frequencies/frequencies_table.h"

#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 8, captionPx = 18, besideAspect = 1.25, spectrumShare = 0.58, aboveShare = 0.44,
                 aboveShareOfTwo = 0.56;
constexpr double leastChartsPx = 290, leastPanelPx = 118;   // below that a chart is only axes

/// Two panels under each other, or the first alone where both would be too low.
void split(const QRectF& area, const Theme& theme, QRectF& upper, QRectF& lower) {
    const double half = std::floor((area.height() - gapPx) / 2);
    upper = area;
    if (half < leastPanelPx * theme.scale) return;
    upper.setHeight(half);
    lower = QRectF(area.left(), area.top() + half + gapPx, area.width(), area.height() - half - gapPx);
}

}   // namespace

FrequencyPanels frequencyPanels(const QRectF& body, std::size_t rows, const Theme& theme) {
    FrequencyPanels panels;
    QRectF charts = body;
    const double tableHeight = frequencyTableHeight(rows, theme);
    if (body.height() - tableHeight >= leastChartsPx * theme.scale &&
        body.width() >= leastFrequencyTablePx * theme.scale) {
        charts.setHeight(std::floor(body.height() - tableHeight));
        panels.table = QRectF(body.left(), charts.bottom(), body.width(), tableHeight);
    }
    if (charts.width() > besideAspect * charts.height()) {
        const double left = std::floor(spectrumShare * charts.width());
        panels.spectrum = QRectF(charts.left(), charts.top(), left, charts.height());
        split(charts.adjusted(left + gapPx, 0, 0, 0), theme, panels.slowing, panels.unseen);
        return panels;
    }
    const bool hasRoomForThree =
        (1 - aboveShare) * charts.height() > 2 * (leastPanelPx + gapPx) * theme.scale;
    const double top = std::floor((hasRoomForThree ? aboveShare : aboveShareOfTwo) * charts.height());
    panels.spectrum = QRectF(charts.left(), charts.top(), charts.width(), top);
    split(charts.adjusted(0, top + gapPx, 0, 0), theme, panels.slowing, panels.unseen);
    return panels;
}

QRectF frequencyCaption(const QRectF& panel, const Theme& theme) {
    return {panel.left() + 6, panel.top(), panel.width() - 12, captionPx * theme.scale};
}

QRectF frequencyChart(const QRectF& panel, const Theme& theme) {
    return panel.adjusted(0, captionPx * theme.scale, 0, 0);
}

}   // namespace rope::ui
