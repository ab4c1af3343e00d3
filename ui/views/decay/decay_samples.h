#pragma once

#include "ui/painting/plot_frame.h"

#include <cstdint>
#include <vector>

namespace rope::ui {

/// The distances [token] at which the curves are sampled: whole tokens, at most 513 of them, evenly spread on
/// the chosen axis, each once.
std::vector<std::int64_t> decayDistances(std::int64_t last, AxisScale scale);

/// Columns of whole distances up to the last one, at most 2048 of them, evenly wide on the chosen axis: their
/// edges.
std::vector<std::int64_t> decayEdges(std::int64_t last, AxisScale scale);

}   // namespace rope::ui
