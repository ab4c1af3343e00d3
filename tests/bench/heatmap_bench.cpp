// How long a zoom or pan step of the heatmap takes until its coarse and its fine picture are painted, in the real window: 131072 x 131072
// scores, a random row per token, d = 128, one card of about 900x800. Prints median and largest in milliseconds, and the largest
// memory of the process. Run by hand: build/tests/bench/heatmap_bench
#include "tests/bench/wait_for.h"
#include "ui/compute/pool_executor.h"
#include "ui/i18n/language.h"
#include "ui/shell/appearance.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preset_list.h"
#include "ui/shell/start_state.h"
#include "ui/shell/view_area.h"
#include "ui/state/explorer_store.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/picture_view.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace rope;
using namespace rope::ui;

namespace {

constexpr int longestStepMs = 60000;

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// Knows the picture that was painted last.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(PictureView& view) : m_view(view) { view.installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        m_view.removeEventFilter(this);
        QCoreApplication::sendEvent(&m_view, event);
        m_view.installEventFilter(this);
        m_painted = m_view.picture();
        return true;
    }
    [[nodiscard]] const HeatmapPicture* painted() const { return dynamic_cast<const HeatmapPicture*>(m_painted.get()); }

private:
    PictureView& m_view;
    PicturePtr m_painted;
};

bool waitFor(const std::function<bool()>& condition) { return bench::waitFor(condition, longestStepMs); }

void print(const char* name, std::vector<double> values) {
    if (values.empty()) return;
    std::sort(values.begin(), values.end());
    std::printf("  %-18s median %7.1f  largest %7.1f  ms\n", name, values[values.size() / 2], values.back());
}

void printMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM")) std::printf("%s\n", line.c_str());
}

struct Bench {
    ExplorerStore& store;
    MainWindow& window;
    PaintWatch& watch;

    [[nodiscard]] bool isShown(const ViewSettings& view, bool isFine) const {
        const HeatmapPicture* picture = watch.painted();
        if (picture == nullptr || (isFine && picture->isCoarse())) return false;
        const std::int64_t seen = view.heatmapSeen == 0 ? picture->window().length : view.heatmapSeen;
        return picture->window().tokens == seen && picture->window().firstQuery == view.heatmapFirstQuery &&
               picture->window().firstKey == view.heatmapFirstKey;
    }

    void run(const char* name, const std::vector<ViewSettings>& steps) {
        std::vector<double> coarse, fine;
        for (const ViewSettings& view : steps) {
            QElapsedTimer timer;
            timer.start();
            if (store.apply(changes::withViewSettings(store.current(), view, {}))) return;
            if (!waitFor([&] { return isShown(view, false); })) return;
            coarse.push_back(milliseconds(timer));
            if (!waitFor([&] { return isShown(view, true) && !window.isBusy(); })) return;
            fine.push_back(milliseconds(timer));
        }
        std::printf("%s, %zu steps\n", name, steps.size());
        print("coarse painted", coarse);
        print("fine painted", fine);
    }
};

std::vector<ViewSettings> zooms(ViewSettings view, double factor, std::int64_t least) {
    std::vector<ViewSettings> steps;
    for (double seen = 131072 / factor; seen >= static_cast<double>(least); seen /= factor) {
        view.heatmapSeen = static_cast<std::int64_t>(seen);
        view.heatmapFirstQuery = (131072 - view.heatmapSeen) * 7 / 10;
        view.heatmapFirstKey = (131072 - view.heatmapSeen) * 3 / 10;
        steps.push_back(view);
    }
    return steps;
}

std::vector<ViewSettings> pans(ViewSettings view, std::int64_t seen) {
    std::vector<ViewSettings> steps;
    for (int i = 0; i < 12; ++i) {
        view.heatmapSeen = seen;
        const std::int64_t step = std::min<std::int64_t>(seen / 10, 3000);
        view.heatmapFirstQuery = 60000 - i * step;
        view.heatmapFirstKey = 20000 + i * step;
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
    state.view.view = "heatmap";
    state.view.heatmapLength = 131072;
    QElapsedTimer start;
    start.start();
    ExplorerStore store(state);
    PoolExecutor executor;
    Appearance appearance(ThemeChoice::Light);
    MainWindow window({store, executor, appearance, *presets});
    window.resize(1240, 960);
    PictureView* view = window.viewArea().pictureView("heatmap");
    if (view == nullptr) return 1;
    PaintWatch watch(*view);
    window.show();
    if (!waitFor([&] { return watch.painted() != nullptr && !window.isBusy(); })) return 1;
    std::printf("first whole map %.0f ms, card %d x %d\n", milliseconds(start), view->width(), view->height());
    Bench bench{store, window, watch};
    const std::vector<ViewSettings> in = zooms(state.view, 1.41421356, 16);
    bench.run("zoom in", in);
    bench.run("zoom out", {in.rbegin(), in.rend()});
    for (const std::int64_t seen : {65536, 16384, 4096, 1000})
        bench.run(("pan, " + std::to_string(seen) + " seen").c_str(), pans(state.view, seen));
    printMemory();
    return 0;
}
