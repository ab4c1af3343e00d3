#pragma once

#include "ui/charts/chart_frame.h"

#include <cstddef>

namespace rope::ui {

/// The axis of pairs of all views: half a pair of margin at both ends, ticks at whole pairs, the first
/// and the last one among them.
/// in:  count > 0 pairs; the width of the chart [px]
ChartAxis pairAxis(std::size_t count, double widthPx, const Theme& theme);

/// The pair whose place is nearest to a value of that axis.
std::size_t nearestPair(double value, std::size_t count);

}   // namespace rope::ui
