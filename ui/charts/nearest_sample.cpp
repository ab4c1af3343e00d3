#include "ui/charts/nearest_sample.h"

#include <algorithm>

namespace rope::ui {

std::size_t nearestSample(std::span<const double> samples, double value) {
    const auto after = std::lower_bound(samples.begin(), samples.end(), value);
    if (after == samples.begin()) return 0;
    if (after == samples.end()) return samples.size() - 1;
    const auto index = static_cast<std::size_t>(after - samples.begin());
    return value - samples[index - 1] < samples[index] - value ? index - 1 : index;
}

}   // namespace rope::ui
