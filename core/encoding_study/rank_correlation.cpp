#include "core/encoding_study/rank_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

namespace rope {

namespace {

/// Mean rank for numbers that are equal within the noise.
std::vector<double> ranksOf(std::span<const double> numbers, double noise) {
    std::vector<std::size_t> order(numbers.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
    std::vector<double> ranks(numbers.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && numbers[order[last + 1]] - numbers[order[first]] <= noise) ++last;
        for (std::size_t i = first; i <= last; ++i) ranks[order[i]] = static_cast<double>(first + last) / 2;
        first = last + 1;
    }
    return ranks;
}

}   // namespace

double rankCorrelation(std::span<const double> first, std::span<const double> second, double noise) {
    assert(first.size() == second.size() && first.size() >= 2);
    const std::vector<double> a = ranksOf(first, 0), b = ranksOf(second, noise);
    const double mean = static_cast<double>(first.size() - 1) / 2;
    double together = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        together += (a[i] - mean) * (b[i] - mean);
        squareA += (a[i] - mean) * (a[i] - mean);
        squareB += (b[i] - mean) * (b[i] - mean);
    }
    return squareA > 0 && squareB > 0 ? together / std::sqrt(squareA * squareB) : 0;
}

}   // namespace rope
