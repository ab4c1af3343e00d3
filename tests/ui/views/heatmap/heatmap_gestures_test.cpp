#include "tests/support/application.h"
#include "tests/support/heatmaps.h"
#include "ui/views/heatmap/heatmap_widget.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace rope::ui {

namespace {

using testing::viewportState;

const Theme& light = themeOf(ThemeKind::Light);

/// The heatmap's card under a user.
struct Gestures {
    ExplorerState state = viewportState(1000, 0, 0, 0);
    HeatmapWidget view;
    int finished = 0;

    Gestures() {
        view.resize(560, 480);
        QObject::connect(&view, &PictureView::changeRequested, &view, [this](const StateChange& change) {
            state = change.next;
            view.setState(state);
        });
        QObject::connect(&view, &PictureView::changeFinished, &view, [this] { ++finished; });
        view.setState(state);
        view.setPicture(*heatmapView.build(state, {}));
    }
    [[nodiscard]] QRectF map() const {
        return static_cast<const HeatmapPicture&>(*view.picture()).mapArea({}, view.bodyArea(), light);
    }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button,
               Qt::KeyboardModifiers held = Qt::NoModifier) {
        const Qt::MouseButtons buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        QMouseEvent event(type, at, view.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : button,
                          buttons, held);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(QPointF from, QPointF to, Qt::MouseButton button, Qt::KeyboardModifiers held = Qt::NoModifier) {
        mouse(QEvent::MouseButtonPress, from, button, held);
        mouse(QEvent::MouseMove, (from + to) / 2, button, held);
        mouse(QEvent::MouseMove, to, button, held);
        mouse(QEvent::MouseButtonRelease, to, button, held);
    }
    bool wheel(QPointF at, int eighths) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }
    void key(int code, Qt::KeyboardModifiers held = Qt::NoModifier) {
        QKeyEvent event(QEvent::KeyPress, code, held);
        QCoreApplication::sendEvent(&view, &event);
    }
};

TEST(HeatmapGestures, Wheel_ZoomsAboutTheCursor) {
    Gestures user;
    const QPointF at = user.map().topLeft() + QPointF(0.25 * user.map().width(), 0.5 * user.map().height());
    EXPECT_TRUE(user.wheel(at, 240));
    EXPECT_EQ(user.state.view.get<HeatmapSettings>().visibleTokens, 500);
    EXPECT_NEAR(static_cast<double>(user.state.view.get<HeatmapSettings>().firstKey), 125, 2);
    EXPECT_NEAR(static_cast<double>(user.state.view.get<HeatmapSettings>().firstQuery), 250, 2);
    EXPECT_TRUE(static_cast<const HeatmapPicture&>(*user.view.picture())
                    .data()
                    .isCoarse);   // on screen before anything is computed
    EXPECT_TRUE(user.wheel(at, -480));
    EXPECT_EQ(user.state.view.get<HeatmapSettings>().visibleTokens, 0);
    EXPECT_FALSE(user.wheel({2, 2}, 120));   // beside the map the wheel is not ours
}

TEST(HeatmapGestures, Drags_MoveOrFrame_AndPlainOnesStillChoosePositions) {
    Gestures user;
    user.drag(user.map().topLeft() + QPointF(20, 20), user.map().center(), Qt::LeftButton,
              Qt::ControlModifier);
    const std::int64_t seen = user.state.view.get<HeatmapSettings>().visibleTokens;
    EXPECT_GT(seen, 300);
    EXPECT_LT(seen, 600);
    const std::int64_t query = user.state.scenario.queryPosition,
                       firstKey = user.state.view.get<HeatmapSettings>().firstKey;
    user.drag(user.map().center(), user.map().center() - QPointF(user.map().width() / 4, 0), Qt::LeftButton,
              Qt::ShiftModifier);
    EXPECT_NEAR(static_cast<double>(user.state.view.get<HeatmapSettings>().firstKey - firstKey),
                static_cast<double>(seen) / 4, 2);
    EXPECT_EQ(user.state.scenario.queryPosition, query);
    const std::int64_t movedKey = user.state.view.get<HeatmapSettings>().firstKey;
    user.drag(user.map().center(), user.map().center() + QPointF(user.map().width() / 4, 0),
              Qt::MiddleButton);
    EXPECT_LT(user.state.view.get<HeatmapSettings>().firstKey, movedKey);
    EXPECT_EQ(user.finished, 3);
    user.drag(user.map().center(), user.map().center() + QPointF(5, 5), Qt::LeftButton);
    EXPECT_NE(user.state.scenario.queryPosition, query);
    EXPECT_EQ(user.state.view.get<HeatmapSettings>().visibleTokens, seen);
}

TEST(HeatmapGestures, Keys_ZoomMoveAndGoHome) {
    Gestures user;
    user.key(Qt::Key_Plus);
    const ViewSettings zoomed = user.state.view;
    EXPECT_EQ(zoomed.get<HeatmapSettings>().visibleTokens, 667);
    user.key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_GT(user.state.view.get<HeatmapSettings>().firstKey, zoomed.get<HeatmapSettings>().firstKey);
    user.key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_LT(user.state.view.get<HeatmapSettings>().firstQuery, zoomed.get<HeatmapSettings>().firstQuery);
    user.key(Qt::Key_Home);
    EXPECT_EQ(user.state.view.get<HeatmapSettings>().visibleTokens, 0);
}

TEST(HeatmapGestures, LatePicture_DoesNotThrowTheWindowBack) {
    Gestures user;
    const PicturePtr whole = user.view.picture();
    user.wheel(user.map().center(), 240);
    user.view.setPicture(whole);   // computed for the window before
    EXPECT_EQ(static_cast<const HeatmapPicture&>(*user.view.picture()).data().window.tokens, 500);
    user.view.setPicture(*heatmapView.build(user.state, {}));
    EXPECT_FALSE(static_cast<const HeatmapPicture&>(*user.view.picture()).data().isCoarse);
}

}   // namespace

}   // namespace rope::ui
