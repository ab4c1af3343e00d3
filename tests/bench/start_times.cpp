#include "tests/bench/start_times.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace rope::bench {

namespace {

/// The same clock in all processes.
long long nowNs() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// 0 when the process did not say when it was done.
double startMs(const QString& program, const QStringList& arguments) {
    constexpr int longestMs = 20000;
    QProcess process;
    const long long start = nowNs();
    process.start(QDir(QCoreApplication::applicationDirPath()).filePath(program), arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(longestMs)) return 0;
    const long long end = process.readAllStandardOutput().trimmed().toLongLong();
    return end > start ? static_cast<double>(end - start) / 1e6 : 0;
}

}   // namespace

StartTimes measureStarts(int count) {
    StartTimes times;
    for (int i = -1; i < count; ++i) {   // the first of each only brings the files into memory
        const double empty = startMs(QStringLiteral("empty_window"), {}),
                     window = startMs(QStringLiteral("frame_bench"), {QStringLiteral("--start")});
        if (i < 0 || empty <= 0 || window <= 0) continue;
        times.empty.push_back(empty);
        times.window.push_back(window);
    }
    return times;
}

void reportPainted() {
    std::printf("%lld\n", nowNs());
    std::fflush(stdout);
    std::_Exit(0);
}

}   // namespace rope::bench
