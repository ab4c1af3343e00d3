#pragma once

#include "core/score_map/score_cells.h"
#include "ui/charts/chart_frame.h"

#include <cstddef>
#include <vector>

namespace rope::ui {

/// Where the parts of one map lie.
struct PanelPlaces {
    QRectF body;   ///< of the chart frame
    ChartFrame chart;
    PlotFrame plot;
    QRectF caption;   ///< a line above the map
    QRectF bar;
    QRectF rowProfile, columnProfile;   ///< above and at the right of the map; empty where there is no room

    [[nodiscard]] bool hasProfiles() const { return !rowProfile.isEmpty(); }
};

/// How many of the maps fit side by side; the others are left out.
std::size_t panelsThatFit(std::size_t wanted, const QRectF& body, const Theme& theme);

/// Small cards use their width; the larger the map, the nearer to a true square, where equal distances are
/// diagonals of 45 degrees.
std::vector<PanelPlaces> heatmapPlaces(std::size_t panels, const ScoreWindow& window, const QRectF& body,
                                       const Theme& theme);

}   // namespace rope::ui
