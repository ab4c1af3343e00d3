#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>

namespace rope::ui {

/// Processes events until the condition holds.
/// out: false after the deadline
template <class Condition>
bool waitUntil(Condition condition, int deadlineMs = 20000) {
    const QDeadlineTimer deadline(deadlineMs);
    while (!condition()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    }
    return true;
}

}   // namespace rope::ui
