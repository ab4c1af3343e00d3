#pragma once

#include "core/score_map/score_cells.h"
#include "ui/charts/chart_frame.h"

#include <cstddef>
#include <vector>

namespace rope::ui {

/// The parts of one map [px].
struct PanelLayout {
    QRectF body;   ///< of the chart frame
    ChartFrame chart;
    PlotFrame plot;
    QRectF caption;   ///< a line above the map
    QRectF bar;
    QRectF rowProfile, columnProfile;   ///< above and at the right of the map; empty if they do not fit

    [[nodiscard]] bool hasProfiles() const { return !rowProfile.isEmpty(); }
};

/// The number of maps that fit side by side: all of them, else one.
std::size_t panelsThatFit(std::size_t count, const QRectF& body, const Theme& theme);

/// Small maps use the width of the card; large ones are square, so that equal distances are diagonals of 45
/// degrees.
std::vector<PanelLayout> heatmapLayout(std::size_t panels, const ScoreWindow& window, const QRectF& body,
                                       const Theme& theme);

}   // namespace rope::ui
