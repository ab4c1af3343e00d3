#pragma once

#include "ui/painting/plot_frame.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace rope::ui {

/// One labelled place on an axis.
struct Tick {
    double value = 0;
    QString label;

    bool operator==(const Tick&) const = default;
};

using Ticks = std::vector<Tick>;

/// The smallest 1, 2 or 5 times a power of ten that needs at most `maxCount` steps over the span (> 0).
double niceStep(double span, int maxCount);

/// The range widened to whole nice steps, so that the first and the last tick are at its ends. Equal or
/// unordered ends are widened first.
AxisRange niceLinearRange(double low, double high, int maxCount);

/// At most about maxCount + 1 ticks at whole multiples of a nice step, with just enough decimals.
Ticks linearTicks(const AxisRange& range, int maxCount);

/// Ticks of a token axis from 0: quarters where the length is a power of two (0 64 128 192 256), else nice
/// steps.
Ticks tokenTicks(std::int64_t length, int maxCount);

/// Whole decades around positive values for a logarithmic axis; 1e-16 to 1 where there are none (low > high).
AxisRange decadesAround(double low, double high);

enum class LogLabels { Compact, PowersOfTen };

/// Decades, thinned when there are more than maxCount; 1-2-5 steps inside fewer than two decades; linear
/// ticks inside less than a third of one.
Ticks logarithmicTicks(const AxisRange& range, int maxCount, LogLabels labels);

}   // namespace rope::ui
