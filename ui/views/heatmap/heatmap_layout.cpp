#include "ui/views/heatmap/heatmap_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

/// Axis titles.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

constexpr QMarginsF leastMargins{50, 9, 64, 38};
constexpr double barGapPx = 12, barWidthPx = 12, captionPx = 18;
constexpr double smallHeightPx = 300, largeHeightPx = 560, widestAspect = 1.35;
constexpr double leastPanelPx = 300, profilePx = 84, profileGapPx = 8;
constexpr double profileFromWidthPx = 620, profileFromHeightPx = 430;

double aspectLimit(double height) {
    const double share = std::clamp((height - smallHeightPx) / (largeHeightPx - smallHeightPx), 0.0, 1.0);
    return widestAspect + share * (1 - widestAspect);
}

ChartAxis tokenAxis(std::int64_t first, const ScoreWindow& window, int steps, const QString& title) {
    const AxisRange range{static_cast<double>(first), static_cast<double>(first + window.tokens)};
    if (window.tokens == window.length) return {range, tokenTicks(window.length, steps), title};
    Ticks ticks = linearTicks(range, steps);
    std::erase_if(ticks, [](const Tick& tick) { return tick.value != std::floor(tick.value); });
    return {range, std::move(ticks), title};
}

QMarginsF marginsFor(const QSizeF& size, bool hasProfiles) {
    QMarginsF margins = leastMargins;
    margins.setTop(margins.top() + captionPx);
    if (hasProfiles) margins += QMarginsF(0, profilePx + profileGapPx, profilePx + profileGapPx, 0);
    const double roomX = size.width() - margins.left() - margins.right(),
                 roomY = size.height() - margins.top() - margins.bottom();
    const double spareX = std::max(0.0, roomX - roomY * aspectLimit(roomY)),
                 spareY = std::max(0.0, roomY - roomX);
    return margins + QMarginsF(spareX / 2, spareY / 2, spareX / 2, spareY / 2);
}

PanelPlaces placesIn(const QRectF& body, const ScoreWindow& window, bool isFirst, bool hasProfiles,
                     const Theme& theme) {
    const double scale = theme.scale;
    PanelPlaces places;
    places.body = body;
    places.chart.vertical = VerticalSense::Down;
    places.chart.margins = marginsFor(body.size() / scale, hasProfiles);
    const QSizeF room =
        body.size() / scale - QSizeF(places.chart.margins.left() + places.chart.margins.right(),
                                     places.chart.margins.top() + places.chart.margins.bottom());
    const int stepsX = std::clamp(static_cast<int>(room.width() / 80), 2, 8),
              stepsY = std::clamp(static_cast<int>(room.height() / 60), 2, 8);
    places.chart.x = tokenAxis(window.firstKey, window, stepsX, Words::tr("key position n [token]"));
    places.chart.y = tokenAxis(window.firstQuery, window, stepsY,
                               isFirst ? Words::tr("query position m [token]") : QString());
    places.plot = plotFrame(places.chart, body, theme);
    const QRectF& map = places.plot.area;
    double right = map.right(), top = map.top() - (captionPx + 2) * scale;
    places.caption = QRectF(map.left(), top, map.width() + leastMargins.right() * scale, captionPx * scale);
    if (hasProfiles) {
        places.rowProfile =
            QRectF(map.left(), top - (profilePx + profileGapPx - 4) * scale, map.width(), profilePx * scale);
        places.columnProfile =
            QRectF(map.right() + profileGapPx * scale, map.top(), profilePx * scale, map.height());
        right = places.columnProfile.right();
    }
    places.bar = QRectF(right + barGapPx * scale, map.top(), barWidthPx * scale, map.height());
    return places;
}

}   // namespace

std::size_t panelsThatFit(std::size_t wanted, const QRectF& body, const Theme& theme) {
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0, std::floor(body.width() / (leastPanelPx * theme.scale))));
    return fitting >= wanted ? wanted : 1;
}

std::vector<PanelPlaces> heatmapPlaces(std::size_t panels, const ScoreWindow& window, const QRectF& body,
                                       const Theme& theme) {
    const bool hasProfiles = panels == 1 && body.width() >= profileFromWidthPx * theme.scale &&
                             body.height() >= profileFromHeightPx * theme.scale;
    std::vector<PanelPlaces> places;
    const double width = body.width() / static_cast<double>(panels);
    for (std::size_t i = 0; i < panels; ++i) {
        const double left = std::round(body.left() + width * static_cast<double>(i));
        const QRectF part(left, body.top(), std::floor(width), body.height());
        places.push_back(placesIn(part, window, i == 0, hasProfiles, theme));
    }
    return places;
}

}   // namespace rope::ui
