#include "ui/charts/pair_axis.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairAxis)
};

constexpr double stepPx = 60;
constexpr std::size_t leastHalved = 16;

bool isPowerOfTwo(std::size_t value) { return (value & (value - 1)) == 0; }

/// 64 pairs are read in eighths, quarters or halves, other counts in nice steps.
double tickStep(std::size_t count, int maxSteps) {
    const auto last = static_cast<double>(count - 1);
    if (!isPowerOfTwo(count) || count < leastHalved) return std::max(1.0, niceStep(last, maxSteps));
    const int parts = maxSteps >= 8 ? 8 : maxSteps >= 4 ? 4 : maxSteps >= 2 ? 2 : 1;
    return static_cast<double>(count) / parts;
}

}   // namespace

ChartAxis pairAxis(std::size_t count, double widthPx, const Theme& theme) {
    const auto last = static_cast<double>(count - 1);
    ChartAxis axis{{-0.5, last + 0.5}, {}, Words::tr("pair i")};
    const double step =
        count > 1 ? tickStep(count, std::clamp(static_cast<int>(widthPx / (stepPx * theme.scale)), 1, 12))
                  : 1;
    for (double pair = 0; pair < last - step / 2; pair += step)
        axis.ticks.push_back({pair, fixedLabel(pair, 0)});
    axis.ticks.push_back({last, fixedLabel(last, 0)});
    return axis;
}

std::size_t nearestPair(double value, std::size_t count) {
    return static_cast<std::size_t>(std::lround(std::clamp(value, 0.0, static_cast<double>(count - 1))));
}

}   // namespace rope::ui
