// The real window with everything that it stands on, offscreen, and what can be seen of it from outside.
#pragma once

#include "tests/bench/measured.h"
#include "ui/compute/pool_executor.h"
#include "ui/files/preset_list.h"
#include "ui/i18n/language.h"
#include "ui/panels/control_panel.h"
#include "ui/shell/appearance.h"
#include "ui/shell/view_area.h"
#include "ui/state/explorer_store.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/view_registry.h"
#include "ui/window/main_window.h"
#include "ui/window/start_state.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QPaintEvent>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <utility>
#include <vector>

namespace rope::bench {

/// Knows how long the longest event took that the event loop delivered, with all that it sent on.
class MeasuredApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0) return QApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        ++m_depth;
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        m_longestMs = std::max(m_longestMs, milliseconds(timer));
        return result;
    }
    [[nodiscard]] double takeLongestMs() { return std::exchange(m_longestMs, 0); }

private:
    int m_depth = 0;
    double m_longestMs = 0;
};

/// What this thread has worked, in milliseconds: the rest of a frame it waited.
inline double threadWorkMs() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The time of a clock that only goes forward.
inline double clockMs() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Sees every paint of the cards on screen and measures it.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(ui::MainWindow& window) {
        for (const ui::ViewRow* row : window.viewArea().visibleRows()) {
            m_views.push_back(window.viewArea().pictureView(row->id));
            m_views.back()->installEventFilter(this);
        }
    }

    /// Every card shows a picture that it has painted.
    [[nodiscard]] bool isPainted() const {
        return std::all_of(m_views.begin(), m_views.end(),
                           [this](ui::PictureView* view) { return isUpToDate(view); });
    }
    /// What the first card painted last; null before.
    [[nodiscard]] ui::PicturePtr painted() const {
        const auto found = m_painted.find(m_views.front());
        return found == m_painted.end() ? nullptr : found->second;
    }
    /// When painted() had been painted for the first time: other events may have come since, before the loop
    /// came round.
    [[nodiscard]] double firstPaintedMs() const { return m_firstMs; }
    /// The last paint was of a whole card, not of a part that follows a step.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    [[nodiscard]] double takePaintMs() { return std::exchange(m_paintMs, 0); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        auto* view = static_cast<ui::PictureView*>(watched);
        view->removeEventFilter(this);
        QElapsedTimer timer;
        timer.start();
        QCoreApplication::sendEvent(view, event);
        m_paintMs += milliseconds(timer);
        view->installEventFilter(this);
        if (std::exchange(m_painted[view], view->picture()) != view->picture() && view == m_views.front())
            m_firstMs = clockMs();
        m_isWhole = static_cast<QPaintEvent*>(event)->region().boundingRect() == view->rect();
        return true;
    }

private:
    [[nodiscard]] bool isUpToDate(ui::PictureView* view) const {
        const auto found = m_painted.find(view);
        return view->picture() != nullptr && found != m_painted.end() && found->second == view->picture();
    }

    std::vector<ui::PictureView*> m_views;
    std::map<ui::PictureView*, ui::PicturePtr> m_painted;
    double m_paintMs = 0, m_firstMs = 0;
    bool m_isWhole = false;
};

/// Whether a widget was painted since this was made.
class WidgetWatch : public QObject {
public:
    explicit WidgetWatch(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] bool isPainted() const { return m_isPainted; }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        m_isPainted |= event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_isPainted = false;
};

/// A window of this state and size; its members stand in the order in which they need each other.
struct WindowUnderTest {
    WindowUnderTest(const std::vector<Preset>& presets, const ui::ExplorerState& state, QSize size)
        : store(state), appearance(ui::ThemeChoice::Light), window({store, executor, appearance, presets}) {
        window.resize(size);
    }

    ui::ExplorerStore store;
    ui::PoolExecutor executor;
    ui::Appearance appearance;
    ui::MainWindow window;
};

/// Four methods, 256 x 256 scores.
inline ui::ExplorerState fourMethods(const std::vector<Preset>& presets) {
    ui::ExplorerState state = ui::startState(presets);
    state.scenario.methods.resize(std::min<std::size_t>(4, state.scenario.methods.size()));
    state.view.scoreMap.length = 256;
    return state;
}

}   // namespace rope::bench
