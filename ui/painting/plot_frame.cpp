#include "ui/painting/plot_frame.h"

#include <cmath>
#include <limits>

namespace rope::ui {

double AxisRange::fractionOf(double value) const {
    if (scale == AxisScale::Linear) return (value - low) / (high - low);
    if (!(value > 0)) return std::numeric_limits<double>::quiet_NaN();
    return std::log(value / low) / std::log(high / low);
}

double AxisRange::valueAt(double fraction) const {
    if (scale == AxisScale::Linear) return low + fraction * (high - low);
    return low * std::pow(high / low, fraction);
}

double PlotFrame::pixelY(double value) const {
    const double fraction = y.fractionOf(value);
    return vertical == VerticalSense::Up ? area.bottom() - fraction * area.height()
                                         : area.top() + fraction * area.height();
}

double PlotFrame::valueY(double pixel) const {
    const double fraction =
        (vertical == VerticalSense::Up ? area.bottom() - pixel : pixel - area.top()) / area.height();
    return y.valueAt(fraction);
}

}   // namespace rope::ui
