#pragma once

#include <span>

namespace rope {

/// Spearman's rank correlation: 1 when the second list rises with the first, -1 when it falls, 0 without a
/// trend or when one is constant. Numbers that differ by less than `noise` have equal ranks.
/// in:  two lists of the same length >= 2
double rankCorrelation(std::span<const double> first, std::span<const double> second, double noise = 0);

}   // namespace rope
