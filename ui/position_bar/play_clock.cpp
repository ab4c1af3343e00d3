#include "ui/position_bar/play_clock.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int frameMs = 16;
constexpr double longestGapSeconds = 0.25;   // after a stall the play goes on instead of jumping

}   // namespace

PlayClock::PlayClock(QObject* parent) : QObject(parent) {
    m_timer.setInterval(frameMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { advance(static_cast<double>(m_elapsed.restart()) / 1000); });
}

void PlayClock::start() {
    if (isRunning()) return;
    m_due = 0;
    m_elapsed.start();
    m_timer.start();
    Q_EMIT runningChanged(true);
}

void PlayClock::stop() {
    if (!isRunning()) return;
    m_timer.stop();
    Q_EMIT runningChanged(false);
}

void PlayClock::advance(double seconds) {
    m_due += std::min(seconds, longestGapSeconds) * m_speed;
    const double whole = std::floor(m_due);
    if (whole < 1) return;
    m_due -= whole;
    Q_EMIT advanced(static_cast<std::int64_t>(whole));
}

}   // namespace rope::ui
