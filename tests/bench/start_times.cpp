#include "tests/bench/start_times.h"

#include <QCoreApplication>
#include <QDir>
#include <QObject>
#include <QProcess>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace rope::bench {

namespace {

/// The same clock in all processes.
long long nowNs() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Until each time that the process reported.
std::vector<double> startMs(const QString& program, const QStringList& arguments) {
    constexpr int longestMs = 20000;
    QProcess process;
    const long long start = nowNs();
    process.start(QDir(QCoreApplication::applicationDirPath()).filePath(program), arguments,
                  QIODevice::ReadOnly);
    std::vector<double> times;
    if (!process.waitForFinished(longestMs)) return times;
    for (const QByteArray& line : process.readAllStandardOutput().trimmed().split('\n'))
        if (const long long end = line.toLongLong(); end > start)
            times.push_back(static_cast<double>(end - start) / 1e6);
    return times;
}

}   // namespace

StartTimes measureStarts(int count) {
    StartTimes times;
    for (int i = -1; i < count; ++i) {   // the first of each only brings the files into memory
        const std::vector<double> empty = startMs(QStringLiteral("empty_window"), {}),
                                  text = startMs(QStringLiteral("text_window"), {}),
                                  charts = startMs(QStringLiteral("charts_window"), {}),
                                  window =
                                      startMs(QStringLiteral("frame_bench"), {QStringLiteral("--start")});
        if (i < 0 || empty.size() != 1 || text.size() != 1 || charts.size() != 1 || window.size() != 2)
            continue;
        times.empty.push_back(empty[0]);
        times.text.push_back(text[0]);
        times.charts.push_back(charts[0]);
        times.window.push_back(window[0]);
        times.complete.push_back(window[1]);
    }
    return times;
}

void reportPainted() {
    std::printf("%lld\n", nowNs());
    std::fflush(stdout);
}

void reportPaintedAndEnd() {
    reportPainted();
    std::_Exit(0);
}

void endOncePainted(QObject& painted) {
    QMetaObject::invokeMethod(
        &painted, [] { reportPaintedAndEnd(); }, Qt::QueuedConnection);
}

}   // namespace rope::bench
