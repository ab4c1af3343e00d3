#include "ui/views/heatmap/heatmap_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

/// Axis titles.
struct HeatmapLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

constexpr QMarginsF minMargins{50, 9, 64, 38};
constexpr double barGapPx = 12, barWidthPx = 12, captionPx = 18;
constexpr double smallHeightPx = 300, largeHeightPx = 560, maxAspect = 1.35;
constexpr double minPanelPx = 300, profilePx = 84, profileGapPx = 8;
constexpr double profileFromWidthPx = 620, profileFromHeightPx = 430;

double aspectLimit(double height) {
    const double weight = std::clamp((height - smallHeightPx) / (largeHeightPx - smallHeightPx), 0.0, 1.0);
    return maxAspect + weight * (1 - maxAspect);
}

ChartAxis tokenAxis(std::int64_t first, const ScoreWindow& window, int steps, const QString& title) {
    const AxisRange range{static_cast<double>(first), static_cast<double>(first + window.tokens)};
    if (window.tokens == window.length) return {range, tokenTicks(window.length, steps), title};
    Ticks ticks = linearTicks(range, steps);
    std::erase_if(ticks, [](const Tick& tick) { return tick.value != std::floor(tick.value); });
    return {range, std::move(ticks), title};
}

QMarginsF marginsFor(const QSizeF& size, bool hasProfiles) {
    QMarginsF margins = minMargins;
    margins.setTop(margins.top() + captionPx);
    if (hasProfiles) margins += QMarginsF(0, profilePx + profileGapPx, profilePx + profileGapPx, 0);
    const double innerWidth = size.width() - margins.left() - margins.right(),
                 innerHeight = size.height() - margins.top() - margins.bottom();
    const double spareX = std::max(0.0, innerWidth - innerHeight * aspectLimit(innerHeight)),
                 spareY = std::max(0.0, innerHeight - innerWidth);
    return margins + QMarginsF(spareX / 2, spareY / 2, spareX / 2, spareY / 2);
}

PanelLayout panelLayout(const QRectF& body, const ScoreWindow& window, bool isFirst, bool hasProfiles,
                        const Theme& theme) {
    const double scale = theme.scale;
    PanelLayout layout;
    layout.body = body;
    layout.chart.vertical = VerticalSense::Down;
    layout.chart.margins = marginsFor(body.size() / scale, hasProfiles);
    const QSizeF inner =
        body.size() / scale - QSizeF(layout.chart.margins.left() + layout.chart.margins.right(),
                                     layout.chart.margins.top() + layout.chart.margins.bottom());
    const int stepsX = std::clamp(static_cast<int>(inner.width() / 80), 2, 8),
              stepsY = std::clamp(static_cast<int>(inner.height() / 60), 2, 8);
    layout.chart.x =
        tokenAxis(window.firstKey, window, stepsX, HeatmapLayoutTexts::tr("key position n [token]"));
    layout.chart.y = tokenAxis(window.firstQuery, window, stepsY,
                               isFirst ? HeatmapLayoutTexts::tr("query position m [token]") : QString());
    layout.plot = plotFrame(layout.chart, body, theme);
    const QRectF& map = layout.plot.area;
    double right = map.right(), top = map.top() - (captionPx + 2) * scale;
    layout.caption = QRectF(map.left(), top, map.width() + minMargins.right() * scale, captionPx * scale);
    if (hasProfiles) {
        layout.rowProfile =
            QRectF(map.left(), top - (profilePx + profileGapPx - 4) * scale, map.width(), profilePx * scale);
        layout.columnProfile =
            QRectF(map.right() + profileGapPx * scale, map.top(), profilePx * scale, map.height());
        right = layout.columnProfile.right();
    }
    layout.bar = QRectF(right + barGapPx * scale, map.top(), barWidthPx * scale, map.height());
    return layout;
}

}   // namespace

std::size_t panelsThatFit(std::size_t count, const QRectF& body, const Theme& theme) {
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0, std::floor(body.width() / (minPanelPx * theme.scale))));
    return fitting >= count ? count : 1;
}

std::vector<PanelLayout> heatmapLayout(std::size_t panels, const ScoreWindow& window, const QRectF& body,
                                       const Theme& theme) {
    const bool hasProfiles = panels == 1 && body.width() >= profileFromWidthPx * theme.scale &&
                             body.height() >= profileFromHeightPx * theme.scale;
    std::vector<PanelLayout> layout;
    const double width = body.width() / static_cast<double>(panels);
    for (std::size_t i = 0; i < panels; ++i) {
        const double left = std::round(body.left() + width * static_cast<double>(i));
        const QRectF part(left, body.top(), std::floor(width), body.height());
        layout.push_back(panelLayout(part, window, i == 0, hasProfiles, theme));
    }
    return layout;
}

}   // namespace rope::ui
