#include "ui/painting/ticks.h"

#include "ui/painting/number_label.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

/// Tolerance for rounding at the ends, as a fraction of a step.
constexpr double endTolerance = 1e-9;

int decimalsOf(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - endTolerance)), 0, 12);
}

QString linearLabel(double value, double step, double largest) {
    if (largest >= 1e7 || (step < 1e-4 && largest < 1e-2)) return significantLabel(value, 3);
    return fixedLabel(value, decimalsOf(step));
}

bool isPowerOfTwo(std::int64_t value) { return value > 0 && (value & (value - 1)) == 0; }

QString logarithmicLabel(double value, LogLabels labels) {
    const double exponent = std::log10(value);
    const bool isDecade = std::abs(exponent - std::round(exponent)) < endTolerance;
    if (labels == LogLabels::PowersOfTen && isDecade)
        return powerOfTenLabel(static_cast<int>(std::lround(exponent)));
    return value < 1e-3 || value >= 1e15 ? significantLabel(value, 3) : compactLabel(value);
}

Ticks decades(const AxisRange& range, int first, int last, int maxCount, LogLabels labels) {
    const int every = std::max(
        1, static_cast<int>(std::ceil(static_cast<double>(last - first + 1) / std::max(1, maxCount))));
    Ticks ticks;
    for (int exponent = first; exponent <= last; ++exponent) {
        if (exponent % every != 0 && every > 1) continue;
        const double value = std::pow(10.0, exponent);
        if (range.fractionOf(value) < 1 + endTolerance)
            ticks.push_back({value, logarithmicLabel(value, labels)});
    }
    return ticks;
}

Ticks stepsWithinDecades(const AxisRange& range, int first, int last, LogLabels labels) {
    constexpr std::array<double, 3> steps{1, 2, 5};
    Ticks ticks;
    for (int exponent = first - 1; exponent <= last + 1; ++exponent) {
        for (const double step : steps) {
            const double value = step * std::pow(10.0, exponent);
            const double fraction = range.fractionOf(value);
            if (fraction > -endTolerance && fraction < 1 + endTolerance)
                ticks.push_back({value, logarithmicLabel(value, labels)});
        }
    }
    return ticks;
}

}   // namespace

double niceStep(double span, int maxCount) {
    const double rough = span / std::max(1, maxCount);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - endTolerance)) return factor * power;
    return 10 * power;
}

AxisRange niceLinearRange(double low, double high, int maxCount) {
    if (!std::isfinite(low) || !std::isfinite(high)) return {};
    if (low > high) std::swap(low, high);
    // A flat curve in the last bits of its value must not be blown up to the full height.
    const double least = std::max(1e-300, 1e-9 * std::max(std::abs(low), std::abs(high)));
    if (high - low <= least) {
        const double half = low == 0 && high == 0 ? 1.0 : 0.5 * std::max(std::abs(low), std::abs(high));
        low -= half;
        high += half;
    }
    const double step = niceStep(high - low, maxCount);
    return {std::floor(low / step + endTolerance) * step, std::ceil(high / step - endTolerance) * step,
            AxisScale::Linear};
}

Ticks linearTicks(const AxisRange& range, int maxCount) {
    const double step = niceStep(range.high - range.low, maxCount);
    const double largest = std::max(std::abs(range.low), std::abs(range.high));
    Ticks ticks;
    const double first = std::ceil(range.low / step - endTolerance);
    for (int i = 0; i <= 2 * maxCount + 2; ++i) {
        const double value = (first + i) * step;
        if (value > range.high + endTolerance * step) break;
        ticks.push_back({value, linearLabel(value, step, largest)});
    }
    return ticks;
}

Ticks tokenTicks(std::int64_t length, int maxCount) {
    if (!isPowerOfTwo(length) || length < 4)
        return linearTicks({0, static_cast<double>(std::max<std::int64_t>(length, 1))}, maxCount);
    const int parts = maxCount >= 8 && length >= 16 ? 8 : maxCount >= 4 ? 4 : 2;
    Ticks ticks;
    for (int part = 0; part <= parts; ++part) {
        const auto value = static_cast<double>(length) * part / parts;
        ticks.push_back({value, fixedLabel(value, 0)});
    }
    return ticks;
}

AxisRange decadesAround(double low, double high) {
    if (!(low <= high)) return {1e-16, 1, AxisScale::Logarithmic};
    const double first = std::floor(std::log10(low)), last = std::ceil(std::log10(high) + 0.05);
    return {std::pow(10.0, first), std::pow(10.0, std::max(last, first + 1)), AxisScale::Logarithmic};
}

Ticks logarithmicTicks(const AxisRange& range, int maxCount, LogLabels labels) {
    const int first = static_cast<int>(std::ceil(std::log10(range.low) - endTolerance));
    const int last = static_cast<int>(std::floor(std::log10(range.high) + endTolerance));
    const double span = std::log10(range.high / range.low);
    if (span >= 2) return decades(range, first, last, maxCount, labels);
    Ticks ticks = span < 1.0 / 3 ? linearTicks({range.low, range.high}, maxCount)
                                 : stepsWithinDecades(range, first, last, labels);
    if (ticks.size() > static_cast<std::size_t>(maxCount) + 1 && first <= last)
        return decades(range, first, last, maxCount, labels);
    return ticks;
}

}   // namespace rope::ui
