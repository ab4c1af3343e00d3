// How long a zoom or pan step of the heatmap takes until its coarse and its fine picture are painted, in the
// real window: 131072 x 131072 scores, a random row per token, d = 128, one card of about 900x800, in turns
// with one scaled image. Prints times in milliseconds, the ratio, and the largest memory of the process. Run
// by hand: build/tests/bench/heatmap_bench
#include "tests/bench/bare_overview.h"
#include "tests/bench/wait_for.h"
#include "tests/bench/window_under_test.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace rope;
using namespace rope::bench;
using namespace rope::ui;

namespace {

constexpr int longestStepMs = 60000;

bool waitFor(const std::function<bool()>& condition) { return bench::waitFor(condition, longestStepMs); }

void printMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM")) std::printf("%s\n", line.c_str());
}

struct Bench {
    WindowUnderTest& test;
    PaintWatch& watch;
    BareZoom& bare;
    std::vector<double> all = {}, blits = {};   ///< fine pictures and scaled images [ms]

    [[nodiscard]] bool isShown(const ViewSettings& view, bool isFine) const {
        const auto* picture = dynamic_cast<const HeatmapPicture*>(watch.painted().get());
        if (picture == nullptr || (isFine && picture->data().isCoarse)) return false;
        const std::int64_t seen = view.get<HeatmapSettings>().visibleTokens == 0
                                      ? picture->data().window.length
                                      : view.get<HeatmapSettings>().visibleTokens;
        return picture->data().window.tokens == seen &&
               picture->data().window.firstQuery == view.get<HeatmapSettings>().firstQuery &&
               picture->data().window.firstKey == view.get<HeatmapSettings>().firstKey;
    }

    void blit(int step) {
        const double seen = 1000 / std::pow(1.03, step % 40);
        QElapsedTimer timer;
        timer.start();
        bare.showPart(QRectF(step % 40, step % 40, seen - 40, seen - 40));
        blits.push_back(milliseconds(timer));
    }

    void run(const char* name, const std::vector<ViewSettings>& steps) {
        std::vector<double> coarse, fine, whole;
        for (const ViewSettings& view : steps) {
            blit(static_cast<int>(blits.size()));
            const double start = clockMs();
            if (test.store.apply(changes::withViewSettings(test.store.current(), view, {}))) return;
            if (!waitFor([&] { return isShown(view, false); })) return;
            coarse.push_back(watch.firstPaintedMs() - start);
            if (!waitFor([&] { return isShown(view, true) && !test.window.isBusy(); })) return;
            fine.push_back(watch.firstPaintedMs() - start);
            if (!waitFor([&] { return watch.isWhole(); })) return;
            whole.push_back(clockMs() - start);
        }
        std::printf("%s, %zu steps\n", name, steps.size());
        printTimes("coarse painted", coarse);
        printTimes("fine painted", fine);
        printTimes("axes and words painted", whole);
        all.insert(all.end(), fine.begin(), fine.end());
    }
};

std::vector<ViewSettings> zooms(ViewSettings view, double factor, std::int64_t least) {
    std::vector<ViewSettings> steps;
    for (double seen = 131072 / factor; seen >= static_cast<double>(least); seen /= factor) {
        view.edit<HeatmapSettings>().visibleTokens = static_cast<std::int64_t>(seen);
        view.edit<HeatmapSettings>().firstQuery =
            (131072 - view.get<HeatmapSettings>().visibleTokens) * 7 / 10;
        view.edit<HeatmapSettings>().firstKey = (131072 - view.get<HeatmapSettings>().visibleTokens) * 3 / 10;
        steps.push_back(view);
    }
    return steps;
}

std::vector<ViewSettings> pans(ViewSettings view, std::int64_t seen) {
    std::vector<ViewSettings> steps;
    for (int i = 0; i < 12; ++i) {
        view.edit<HeatmapSettings>().visibleTokens = seen;
        const std::int64_t step = std::min<std::int64_t>(seen / 10, 3000);
        view.edit<HeatmapSettings>().firstQuery = 60000 - i * step;
        view.edit<HeatmapSettings>().firstKey = 20000 + i * step;
        steps.push_back(view);
    }
    return steps;
}

}   // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    loadFonts();
    installLanguage(QStringLiteral("en"));
    const Result<std::vector<Preset>> presets = loadPresets();
    if (!presets) return 1;
    ExplorerState state = startState(*presets);
    state.scenario.vectors.kind = VectorKind::Tokens;
    state.view.front = "heatmap";
    state.view.scoreMap.length = 131072;
    QElapsedTimer start;
    start.start();
    WindowUnderTest test(*presets, state, QSize(1240, 960));
    test.window.show();
    PaintWatch watch(test.window);
    if (!waitFor([&] { return watch.painted() != nullptr && !test.window.isBusy(); })) return 1;
    const PictureView* view = test.window.viewArea().pictureView("heatmap");
    std::printf("first whole map %.0f ms, card %d x %d\n", milliseconds(start), view->width(),
                view->height());
    if (!waitFor([&] { return test.window.isComplete(); })) return 1;
    BareZoom bare;
    bare.resize(900, 800);
    bare.show();
    Bench bench{test, watch, bare};
    const std::vector<ViewSettings> in = zooms(state.view, 1.41421356, 16);
    bench.run("zoom in", in);
    bench.run("zoom out", {in.rbegin(), in.rend()});
    for (const std::int64_t seen : {65536, 16384, 4096, 1000})
        bench.run(("pan, " + std::to_string(seen) + " seen").c_str(), pans(state.view, seen));
    printMemory();
    printRatio("G2", "visible cells of 131072 x 131072 recomputed", median(bench.all), "one scaled QImage",
               median(bench.blits), 11);
    return 0;
}
