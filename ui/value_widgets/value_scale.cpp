#include "ui/value_widgets/value_scale.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int fineSteps = 400;

/// The coarsest decimal number (1, 2 or 5 times a power of ten apart) that is still within half a step of
/// the value.
double rounded(double value, double halfStep) {
    if (halfStep <= 0 || !std::isfinite(halfStep)) return value;
    const double unit = std::pow(10.0, std::floor(std::log10(halfStep)));
    for (const double factor : {5.0, 2.0, 1.0})
        if (factor * unit <= halfStep) {
            // Division by a whole power of ten gives the nearest float64 of the short decimal; multiplication
            // by 0.01 would not.
            const double grid = factor * unit;
            const double count = std::round(value / grid);
            return unit < 1 ? count * factor / std::round(1 / unit) : count * grid;
        }
    return value;
}

}   // namespace

int ValueScale::stepCount() const {
    if (isLogarithmic || high <= low) return fineSteps;
    const double grain = granularity > 0 ? granularity : isInteger ? 1 : 0;
    if (grain <= 0) return fineSteps;
    return std::clamp(static_cast<int>(std::lround((high - low) / grain)), 1, 100000);
}

int ValueScale::stepOf(double value) const {
    if (high <= low || !(value > low)) return 0;
    if (value >= high) return stepCount();
    const double share =
        isLogarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    return static_cast<int>(std::lround(share * stepCount()));
}

double ValueScale::valueOf(int step) const {
    const int steps = stepCount();
    if (step <= 0) return low;
    if (step >= steps) return high;
    const double share = static_cast<double>(step) / steps;
    const double exact = isLogarithmic ? low * std::pow(high / low, share) : low + share * (high - low);
    const double halfStep =
        isLogarithmic ? exact * (std::pow(high / low, 0.5 / steps) - 1) : (high - low) * 0.5 / steps;
    if (granularity > 0) return std::clamp(std::round(exact / granularity) * granularity, low, high);
    const double value = rounded(exact, halfStep);
    return std::clamp(isInteger ? std::round(value) : value, low, high);
}

}   // namespace rope::ui
