#pragma once

#include <cstddef>
#include <span>

namespace rope::ui {

/// The index of the sample nearest to the value, the later one of two equally near.
/// in:  ascending, at least one
std::size_t nearestSample(std::span<const double> samples, double value);

}   // namespace rope::ui
