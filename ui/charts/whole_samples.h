#pragma once

#include "ui/painting/plot_frame.h"

#include <cstdint>
#include <vector>

namespace rope::ui {

/// Whole numbers from the range's first to its last one, evenly spread on the axis, each once.
/// in: whole ends; steps between the numbers, at most
std::vector<std::int64_t> wholeSamples(const AxisRange& range, int steps);

}   // namespace rope::ui
