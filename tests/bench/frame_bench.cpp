// How long it takes from a change to pixels in the real window, offscreen, and how that stands to limits
// measured in turns with it: the same content drawn by nothing but QPainter, an empty widget's process, one
// scaled image. 1440x900, d = 128, four methods, 256 x 256 scores. Prints times, what they are made of, and a
// line "RATIO ..." (tab-separated) for each target. Run by hand on an idle machine.
//   frame_bench            everything
//   frame_bench --frames   sliders and zoom only, --zoom zoom only
//   frame_bench --start    opens the window, prints when its first overview and when all of it is painted,
//   and ends: for the program itself
#include "tests/bench/bare_overview.h"
#include "tests/bench/start_times.h"
#include "tests/bench/wait_for.h"
#include "tests/bench/window_under_test.h"
#include "ui/compute/frame_memory.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/window/opened_window.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <string_view>
#include <vector>

using namespace rope;
using namespace rope::ui;
using namespace rope::bench;

namespace {

constexpr int blocks = 5, eventsPerBlock = 40, zoomEventsPerBlock = 12, warmUpCount = 20, starts = 15;
constexpr int longestFrameMs = 20000;
constexpr QSize windowSize(1440, 900),
    zoomWindowSize(1240, 960);   // of the second, the heatmap's card has about 900x800

bool waitFor(const std::function<bool()>& condition) { return bench::waitFor(condition, longestFrameMs); }

double slidBase(int event) { return 10000 * std::pow(10.0, std::sin(event / 40.0)); }

/// Of many events: what each took and of what it was made. Computing and painting overlap.
struct Frames {
    std::vector<double> total, compute, paint, waiting, longestEvent;
};

/// Moves a slider of the window and waits until all cards are painted.
class SliderBench {
public:
    SliderBench(MeasuredApplication& application, WindowUnderTest& test)
        : m_application(application), m_test(test), m_watch(test.window) {
        QObject::connect(&test.window.service(), &PictureService::allReady, &m_listener,
                         [this](double computeMs) { m_computeMs = computeMs; });
    }

    [[nodiscard]] bool isPainted() const { return !m_test.window.isBusy() && m_watch.isPainted(); }

    void step(const StateChange& change, Frames& frames) {
        (void)m_watch.takePaintMs();
        const double workedBefore = threadWorkMs();
        QElapsedTimer timer;
        timer.start();
        const Check problem = m_test.store.apply(change);
        const double ownMs = milliseconds(timer);   // in the program this is part of the mouse event
        (void)m_application.takeLongestMs();
        if (problem || !waitFor([this] { return isPainted(); })) {
            std::fprintf(stderr, "a frame did not come: %s\n",
                         problem ? describe(*problem).c_str() : "deadline");
            return;
        }
        frames.total.push_back(milliseconds(timer));
        frames.compute.push_back(m_computeMs);
        frames.paint.push_back(m_watch.takePaintMs());
        frames.waiting.push_back(frames.total.back() - (threadWorkMs() - workedBefore));
        frames.longestEvent.push_back(std::max(ownMs, m_application.takeLongestMs()));
    }

private:
    MeasuredApplication& m_application;
    WindowUnderTest& m_test;
    PaintWatch m_watch;
    QObject m_listener;
    double m_computeMs = 0;
};

void report(const char* name, const Frames& frames, const std::vector<double>& limit) {
    std::printf("%s\n", name);
    printTimes("event to painted", frames.total);
    printTimes("of this computing", frames.compute);
    printTimes("of this painting the cards", frames.paint);
    printTimes("of this waiting", frames.waiting);
    printTimes("longest single event", frames.longestEvent);
    printTimes("limit", limit);
}

/// in:  the ids of the median's and of the 95th percentile's line
void reportRatios(const char* id, const char* id95, const char* what, const Frames& frames,
                  const std::vector<double>& limit, double target, double target95) {
    constexpr const char* bare = "same content by bare QPainter";
    printRatio(id, what, median(frames.total), bare, median(limit), target);
    printRatio(id95, what, quantile(frames.total, 0.95), bare, quantile(limit, 0.95), target95);
}

void benchSliders(MeasuredApplication& application, const std::vector<Preset>& presets) {
    WindowUnderTest test(presets, fourMethods(presets), windowSize);
    SliderBench slider(application, test);
    test.window.show();
    BareOverview bare;
    bare.resize(windowSize);
    bare.show();
    if (!waitFor([&] { return slider.isPainted() && test.window.isComplete(); })) return;
    const auto run = [&](const std::function<StateChange(int)>& change,
                         const std::function<void(int)>& showBare, Frames& frames,
                         std::vector<double>& limit) {
        Frames warmUp;
        for (int i = 0; i < warmUpCount; ++i) slider.step(change(-1 - i), warmUp);
        inTurns(
            blocks, eventsPerBlock, [&](int i) { slider.step(change(i), frames); },
            [&](int i) {
                QElapsedTimer timer;
                timer.start();
                showBare(i);
                limit.push_back(milliseconds(timer));
            });
    };
    Frames base, position;
    std::vector<double> baseLimit, positionLimit;
    run([&](int i) { return changes::withBase(test.store.current(), slidBase(i)); },
        [&](int i) { bare.showFrame(slidBase(i), 37); }, base, baseLimit);
    run([&](int i) { return changes::withPositions(test.store.current(), 100 + i, 9); },
        [&](int i) { bare.showFrame(10000, 100 + i); }, position, positionLimit);
    report("base slider (all four views change)", base, baseLimit);
    report("position slider (dials, scores, shifts change)", position, positionLimit);
    reportRatios("E", "E-p95", "base slider to painted overview", base, baseLimit, 2.1, 3);
    reportRatios("E-position", "E-position-p95", "position slider to painted overview", position,
                 positionLimit, 2.1, 3);
}

/// The window of step i: zooms in and pans, always somewhere else than before.
ViewSettings zoomStep(ViewSettings view, int event) {
    const double seen = 1000 / std::pow(1.03, event % 40);
    view.edit<HeatmapSettings>().visibleTokens = static_cast<std::int64_t>(seen);
    view.edit<HeatmapSettings>().firstQuery = std::min<std::int64_t>(
        1024 - view.get<HeatmapSettings>().visibleTokens, 2 * (event % 40) + event % 2);
    view.edit<HeatmapSettings>().firstKey = std::min<std::int64_t>(
        1024 - view.get<HeatmapSettings>().visibleTokens, 3 * (event % 40) + event % 3);
    return view;
}

/// From a wheel's step until the picture that is there already is painted, moved and enlarged.
void benchZoom(MeasuredApplication& application, const std::vector<Preset>& presets) {
    ExplorerState state = fourMethods(presets);
    state.view.front = "heatmap";
    state.view.scoreMap.length = 1024;
    WindowUnderTest test(presets, state, zoomWindowSize);
    PaintWatch watch(test.window);
    test.window.show();
    BareZoom bare;
    bare.resize(900, 800);
    bare.show();
    const auto isRested = [&] {
        return !test.window.isBusy() && watch.isPainted() && test.window.isComplete();
    };
    if (!waitFor(isRested)) return;
    const WidgetWatch controls(*test.window.controls().viewport());
    if (!waitFor([&] { return controls.isPainted(); })) return;
    std::vector<double> steps, fine, whole, limit, longestEvent;
    const auto step = [&](int i) {
        const ViewSettings view = zoomStep(test.store.current().view, i);
        const double start = clockMs();
        (void)test.store.apply(changes::withViewSettings(test.store.current(), view, {}));
        (void)application.takeLongestMs();
        const bool isShown = waitFor([&] {
            const auto* shown = dynamic_cast<const HeatmapPicture*>(watch.painted().get());
            return shown != nullptr &&
                   shown->data().window.tokens == view.get<HeatmapSettings>().visibleTokens &&
                   shown->data().window.firstKey == view.get<HeatmapSettings>().firstKey;
        });
        if (isShown) steps.push_back(watch.firstPaintedMs() - start);
        (void)waitFor(isRested);
        fine.push_back(watch.firstPaintedMs() - start);
        (void)waitFor([&] { return watch.isWhole(); });
        whole.push_back(clockMs() - start);
        longestEvent.push_back(application.takeLongestMs());
    };
    inTurns(blocks, zoomEventsPerBlock, step, [&](int i) {
        const double seen = 1000 / std::pow(1.03, i % 40), last = 1000 - seen;
        QElapsedTimer timer;
        timer.start();
        bare.showPart(QRectF(std::min(last, 3.0 * (i % 40)), std::min(last, 2.0 * (i % 40)), seen, seen));
        limit.push_back(milliseconds(timer));
    });
    std::printf("heatmap zoom and pan, an existing picture of 1024 x 1024\n");
    printTimes("event to painted", steps);
    printTimes("event to finer cells", fine);
    printTimes("event to axes and words", whole);
    printTimes("longest single event", longestEvent);
    printTimes("limit", limit);
    printRatio("G1", "zoom step to the shifted old picture, 900x800", median(steps), "one scaled QImage",
               median(limit), 1.8);
}

void benchStart() {
    const StartTimes times = measureStarts(starts);
    std::printf("process start to first paint\n");
    printTimes("window, whole overview", times.window);
    printTimes("window, with its controls", times.complete);
    printTimes("content by Qt Charts alone", times.charts);
    printTimes("lines of text", times.text);
    printTimes("empty widget", times.empty);
    printRatio("F", "process start to first painted overview", median(times.window),
               "process with an empty QWidget", median(times.empty), 2.3);
    printRatio("F-peer", "process start to first painted overview", median(times.window),
               "process with its content by Qt Charts alone", median(times.charts), 1);
    printRatio("F-text", "process start to nine lines of text, painted", median(times.text),
               "process with an empty QWidget", median(times.empty), 0);
    printRatio("F-complete", "process start to the whole window painted", median(times.complete),
               "process with an empty QWidget", median(times.empty), 0);
}

int openAndReport() {
    WindowStart start;
    start.theme = ThemeKind::Light;
    start.language = QStringLiteral("en");
    OpenedWindow opened(start, nullptr);
    MainWindow& window = opened.window();
    window.resize(windowSize);
    const PaintWatch overview(window);
    if (!waitFor([&] { return !window.isBusy() && overview.isPainted(); })) return 1;
    reportPainted();
    if (!waitFor([&] { return window.isComplete(); })) return 1;
    const WidgetWatch controls(*window.controls().viewport());
    if (!waitFor([&] { return controls.isPainted(); })) return 1;
    reportPaintedAndEnd();
}

}   // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    prepareMemory();   // as the program does
    MeasuredApplication application(argc, argv);
    const std::string_view mode = argc > 1 ? argv[1] : "";
    if (mode == "--start") return openAndReport();
    loadFonts();
    installLanguage(QStringLiteral("en"));
    const Result<std::vector<Preset>> presets = loadPresets();
    if (!presets) return 1;
    if (mode.empty()) benchStart();
    if (mode != "--zoom") benchSliders(application, *presets);
    benchZoom(application, *presets);
    return 0;
}
