// Waiting in a program that measures the window.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace rope::bench {

/// Sleeps between events as the program does: polling would take a core from the threads that compute.
/// out: whether the condition held before so many milliseconds were over
inline bool waitFor(const std::function<bool()>& condition, int longestMs) {
    QElapsedTimer timer;
    timer.start();
    QTimer deadline;   // wakes the loop when nothing else does
    deadline.start(longestMs);
    while (!condition()) {
        if (timer.elapsed() > longestMs) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

}   // namespace rope::bench
