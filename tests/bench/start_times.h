// How long a process takes from its start until its window is painted.
#pragma once

#include <vector>

namespace rope::bench {

struct StartTimes {
    std::vector<double> window, empty;   ///< [ms]
};

/// This program as `frame_bench --start` and `empty_window` beside it, in turns.
StartTimes measureStarts(int count);

/// Says that the pixels are there, to the process that started this one, and ends.
[[noreturn]] void reportPainted();

}   // namespace rope::bench
