// How long a process takes from its start until its window is painted.
#pragma once

#include <vector>

class QObject;

namespace rope::bench {

struct StartTimes {
    /// Until the overview, its content by Qt Charts, some lines of text or an empty widget is painted [ms].
    std::vector<double> window, charts, text, empty;
    std::vector<double> complete;   ///< until the controls are there and painted too
};

/// This program as `frame_bench --start`, and `charts_window`, `text_window` and `empty_window` beside it, in
/// turns.
StartTimes measureStarts(int count);

/// Says that pixels are there, to the process that started this one.
void reportPainted();
/// The same for the last time; ends.
[[noreturn]] void reportPaintedAndEnd();
/// That, for a paint event which has just drawn `painted`: once its pixels have gone out.
void endOncePainted(QObject& painted);

}   // namespace rope::bench
