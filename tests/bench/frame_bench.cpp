// How long a slider event takes until the new overview is painted, in the real window: 1440x900, d = 128, four methods, 256 x 256 scores.
// Prints median, p95 and p99 in milliseconds, the share of computing and painting, and the time from start to the first painted overview.
#include "tests/bench/wait_for.h"
#include "ui/compute/pool_executor.h"
#include "ui/i18n/language.h"
#include "ui/shell/appearance.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preset_list.h"
#include "ui/shell/start_state.h"
#include "ui/shell/view_area.h"
#include "ui/state/explorer_store.h"
#include "ui/views/picture_view.h"
#include "ui/views/view_registry.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <utility>
#include <vector>

using namespace rope;
using namespace rope::ui;

namespace {

constexpr int eventCount = 200, warmUpCount = 20;
constexpr int longestFrameMs = 20000;

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// Sees every paint of the four cards and measures it.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(MainWindow& window) {
        for (const ViewRow& row : views())
            if (PictureView* view = row.isInOverview ? window.viewArea().pictureView(row.id) : nullptr) {
                view->installEventFilter(this);
                m_views.push_back(view);
            }
    }

    /// Every card shows a picture that it has painted.
    [[nodiscard]] bool isPainted() const {
        return std::all_of(m_views.begin(), m_views.end(), [this](PictureView* view) { return isUpToDate(view); });
    }
    [[nodiscard]] double takePaintMs() { return std::exchange(m_paintMs, 0); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        auto* view = static_cast<PictureView*>(watched);
        view->removeEventFilter(this);
        QElapsedTimer timer;
        timer.start();
        QCoreApplication::sendEvent(view, event);
        m_paintMs += milliseconds(timer);
        view->installEventFilter(this);
        m_painted[view] = view->picture();
        return true;
    }

private:
    [[nodiscard]] bool isUpToDate(PictureView* view) const {
        const auto found = m_painted.find(view);
        return view->picture() != nullptr && found != m_painted.end() && found->second == view->picture();
    }

    std::vector<PictureView*> m_views;
    std::map<PictureView*, PicturePtr> m_painted;
    double m_paintMs = 0;
};

bool waitFor(const std::function<bool()>& condition) { return bench::waitFor(condition, longestFrameMs); }

double quantile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
}

void print(const char* name, const std::vector<double>& values) {
    std::printf("%-22s median %6.2f  p95 %6.2f  p99 %6.2f  ms\n", name, quantile(values, 0.5), quantile(values, 0.95),
                quantile(values, 0.99));
}

ExplorerState fourMethods(const std::vector<Preset>& presets) {
    ExplorerState state = startState(presets);
    state.scenario.methods.resize(std::min<std::size_t>(4, state.scenario.methods.size()));
    state.view.heatmapLength = 256;
    return state;
}

struct Frames {
    std::vector<double> total, compute, paint;
};

/// One slider event after the other, each until its overview is painted.
Frames measure(const char* name, MainWindow& window, ExplorerStore& store, PaintWatch& watch,
               const std::function<StateChange(int)>& change) {
    Frames frames;
    double computeMs = 0;
    const QObject listener;   // its connection ends with this measurement
    QObject::connect(&window.service(), &PictureService::picturesReady, &listener,
                     [&computeMs](const std::shared_ptr<const PictureSet>& set) { computeMs = set->computeMs; });
    for (int i = 0; i < warmUpCount + eventCount; ++i) {
        (void)watch.takePaintMs();
        QElapsedTimer timer;
        timer.start();
        const Check problem = store.apply(change(i));
        if (problem || !waitFor([&] { return !window.isBusy() && watch.isPainted(); })) {
            std::fprintf(stderr, "frame %d did not come: %s\n", i, problem ? describe(*problem).c_str() : "deadline");
            break;
        }
        if (i < warmUpCount) continue;
        frames.total.push_back(milliseconds(timer));
        frames.compute.push_back(computeMs);
        frames.paint.push_back(watch.takePaintMs());
    }
    std::printf("%s\n", name);
    return frames;
}

void report(const Frames& frames) {
    if (frames.total.empty()) return;
    print("  event to painted", frames.total);
    print("  of this computing", frames.compute);
    print("  of this painting", frames.paint);
}

}   // namespace

int main(int argc, char** argv) {
    QElapsedTimer start;
    start.start();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    loadFonts();
    installLanguage(QStringLiteral("en"));
    const Result<std::vector<Preset>> presets = loadPresets();
    if (!presets) return 1;
    ExplorerStore store(fourMethods(*presets));
    PoolExecutor executor;
    Appearance appearance(ThemeChoice::Light);
    MainWindow window({store, executor, appearance, *presets});
    window.resize(1440, 900);
    PaintWatch watch(window);
    window.show();
    if (!waitFor([&] { return !window.isBusy() && watch.isPainted(); })) return 1;
    std::printf("start to first painted overview %.0f ms\n", milliseconds(start));
    report(measure("base slider (all four views change)", window, store, watch,
                   [&](int i) { return changes::withBase(store.current(), 10000 * std::pow(1.02, i)); }));
    report(measure("position slider (dials, scores, shifts change)", window, store, watch,
                   [&](int i) { return changes::withPositions(store.current(), 25 + i, 9); }));
    return 0;
}
