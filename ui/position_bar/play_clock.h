#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>

namespace rope::ui {

/// What moves while playing.
enum class PlayMode {
    Query,   ///< m alone: the distance grows and the score changes
    Both,   ///< m and n together: the distance stays, and so does the score
};

/// Converts time to whole tokens at a given speed, at the rate of the display.
class PlayClock : public QObject {
    Q_OBJECT

public:
    explicit PlayClock(QObject* parent = nullptr);

    void setSpeed(double tokensPerSecond) { m_speed = tokensPerSecond; }
    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

    /// Time has gone on; emits `advanced` when at least one token is due.
    void advance(double seconds);

Q_SIGNALS:
    void advanced(std::int64_t tokens);
    void runningChanged(bool isRunning);

private:
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    double m_speed = 8;
    double m_due = 0;   ///< tokens, the fraction that is not yet due included
};

}   // namespace rope::ui
