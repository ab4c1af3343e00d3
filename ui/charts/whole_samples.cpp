#include "ui/charts/whole_samples.h"

#include <cmath>

namespace rope::ui {

std::vector<std::int64_t> wholeSamples(const AxisRange& range, int steps) {
    std::vector<std::int64_t> samples;
    for (int i = 0; i <= steps; ++i) {
        const std::int64_t sample = std::llround(range.valueAt(static_cast<double>(i) / steps));
        if (samples.empty() || sample > samples.back()) samples.push_back(sample);
    }
    return samples;
}

}   // namespace rope::ui
