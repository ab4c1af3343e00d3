#pragma once

#include "ui/charts/placed_chart.h"
#include "ui/views/invariance/invariance_data.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// The scores, and, where the view is alone and wide enough, what the sinusoidal score is made of and what is
/// left of R_m^T R_n - R_(n-m).
struct InvarianceLayout {
    PlacedChart scores;
    std::optional<PlacedChart> terms, residual;
};

InvarianceLayout invarianceLayout(const InvarianceData& data, const QRectF& body, const Theme& theme);

/// The name of a curve at the right end of the plot.
struct InvarianceLabel {
    std::size_t series = 0;   ///< index in the study
    double middle = 0;   ///< [px] vertical
};

/// Near the ends of their curves, moved apart from top to bottom and inside the plot.
std::vector<InvarianceLabel> invarianceLabels(const InvarianceData& data, const PlotFrame& plot,
                                              const Theme& theme);

}   // namespace rope::ui
