#include "ui/views/decay/decay_samples.h"

#include "ui/charts/whole_samples.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int sampleCount =
    512;   // about one per pixel in a card of the overview: it is computed at each step of a slider
constexpr int columnCount = 2048;   // of the view alone: on most screens a pixel holds less than one

std::int64_t firstDistance(AxisScale scale) { return scale == AxisScale::Logarithmic ? 1 : 0; }

}   // namespace

std::vector<std::int64_t> decayDistances(std::int64_t last, AxisScale scale) {
    const std::int64_t first = firstDistance(scale);
    const AxisRange range{static_cast<double>(first),
                          static_cast<double>(std::max<std::int64_t>(last, first + 1)), scale};
    return wholeSamples(range, sampleCount);
}

std::vector<std::int64_t> decayEdges(std::int64_t last, AxisScale scale) {
    const std::int64_t first = firstDistance(scale), end = std::max<std::int64_t>(last, first + 1);
    const AxisRange range{static_cast<double>(first), static_cast<double>(end), scale};
    std::vector<std::int64_t> edges(1, first);
    for (int i = 1; i < columnCount; ++i) {
        const auto edge =
            static_cast<std::int64_t>(std::ceil(range.valueAt(static_cast<double>(i) / columnCount)));
        if (edge > edges.back() && edge <= end) edges.push_back(edge);
    }
    edges.push_back(end + 1);
    return edges;
}

}   // namespace rope::ui
