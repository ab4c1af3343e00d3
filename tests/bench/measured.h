// Times of many events, and how they stand to a limit measured in the same run.
#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <vector>

namespace rope::bench {

inline double milliseconds(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// 0 where there is no value.
inline double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
}

inline double median(const std::vector<double>& values) { return quantile(values, 0.5); }

inline void printTimes(const char* name, const std::vector<double>& values) {
    std::printf("  %-28s median %7.2f  p95 %7.2f  p99 %7.2f  largest %7.2f  ms\n", name, median(values),
                quantile(values, 0.95), quantile(values, 0.99), quantile(values, 1));
}

/// One line for people who read and for programs that make a table: fields are separated by tabs.
/// in:  largestRatio: what the project aims at
inline void printRatio(const char* id, const char* what, double valueMs, const char* limit, double limitMs,
                       double largestRatio) {
    std::printf("RATIO\t%s\t%s\t%.3f\t%s\t%.3f\t%.2f\t%.2f\n", id, what, valueMs, limit, limitMs,
                valueMs / limitMs, largestRatio);
}

/// Both are measured in turns, some events of the one, some of the other, so that a noisy machine troubles
/// both alike.
inline void inTurns(int blocks, int eventsPerBlock, const std::function<void(int)>& product,
                    const std::function<void(int)>& limit) {
    for (int block = 0; block < blocks; ++block) {
        for (int i = 0; i < eventsPerBlock; ++i) limit(block * eventsPerBlock + i);
        for (int i = 0; i < eventsPerBlock; ++i) product(block * eventsPerBlock + i);
    }
}

}   // namespace rope::bench
