// Where Tab goes in the real window.
#include "ui/menus/tab_order.h"

#include "tests/support/gestures.h"
#include "tests/support/scenario_builders.h"
#include "tests/support/wait_until.h"
#include "ui/compute/pool_executor.h"
#include "ui/files/preset_list.h"
#include "ui/menus/top_bar.h"
#include "ui/panels/control_panel.h"
#include "ui/panels/explanation_panel.h"
#include "ui/position_bar/position_bar.h"
#include "ui/shell/appearance.h"
#include "ui/shell/view_area.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace rope::ui {
namespace {

class TabOrder : public ::testing::Test {
protected:
    TabOrder() {
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        EXPECT_TRUE(waitUntil([this] { return window.isComplete() && !window.isBusy(); }));
    }

    /// All stops, by pressing the key from the first button of the top bar until it comes round.
    std::vector<QWidget*> stops(int key) {
        QWidget* start = window.topBar().findChild<QPushButton*>(QStringLiteral("presets"));
        start->setFocus();
        std::vector<QWidget*> found{start};
        for (int i = 0; i < 300; ++i) {
            typeKey(*window.focusWidget(), key);
            if (window.focusWidget() == start) return found;
            found.push_back(window.focusWidget());
        }
        ADD_FAILURE() << "Tab never comes round";
        return found;
    }
    static std::size_t firstIn(const std::vector<QWidget*>& stops, const QWidget& group) {
        return static_cast<std::size_t>(
            std::find_if(stops.begin(), stops.end(), [&](QWidget* one) { return group.isAncestorOf(one); }) -
            stops.begin());
    }

    std::vector<Preset> presets = loadPresets().value();
    ExplorerStore store{smallState()};
    PoolExecutor executor;
    Appearance appearance{ThemeChoice::Light};
    MainWindow window{{store, executor, appearance, presets, nullptr}};
};

TEST_F(TabOrder, GoesFromTheTopBarToControlsViewsAndPositions) {
    window.setExplanationVisible(true);
    const std::vector<QWidget*> order = stops(Qt::Key_Tab);
    const std::size_t places[] = {firstIn(order, window.topBar()), firstIn(order, window.controls()),
                                  firstIn(order, window.viewArea()),
                                  firstIn(order, *window.findChild<PositionBar*>()),
                                  firstIn(order, *window.findChild<ExplanationPanel*>())};
    EXPECT_TRUE(std::is_sorted(std::begin(places), std::end(places)));
    EXPECT_LT(places[4], order.size());
}

TEST_F(TabOrder, InTheControls_GoesDownRowByRow_AlsoWhereAMethodMadeItsFieldsLate) {
    ExplorerState state = store.current();
    state.scenario.methods = {{{"none", {}}}, {{"yarn", {{"factor", 4.0}}}}};
    state.scenario.activeMethod = 1;
    ASSERT_FALSE(store.apply({QStringLiteral("method"), state}));
    ASSERT_TRUE(waitUntil([this] { return !window.isBusy(); }));
    const QWidget& content = *window.controls().widget();
    int bottom = 0, count = 0;
    for (QWidget* stop : stops(Qt::Key_Tab)) {
        if (!content.isAncestorOf(stop)) continue;
        const QRect place(stop->mapTo(&content, QPoint()), stop->size());
        EXPECT_GE(place.center().y(), bottom) << stop->accessibleName().toStdString();
        bottom = std::max(bottom, place.top());
        ++count;
    }
    EXPECT_GT(count, 20);
}

TEST_F(TabOrder, ShiftTab_GoesBackTheSameWay) {
    std::vector<QWidget*> forwards = stops(Qt::Key_Tab), backwards = stops(Qt::Key_Backtab);
    std::reverse(backwards.begin() + 1, backwards.end());
    EXPECT_EQ(forwards, backwards);
}

TEST_F(TabOrder, WhatHasTheFocus_IsScrolledIntoView) {
    window.resize(1280, 600);
    for (QWidget* stop : stops(Qt::Key_Tab)) {
        if (!window.controls().isAncestorOf(stop)) continue;
        stop->setFocus();
        typeKey(*stop, Qt::Key_Tab);
        QWidget* next = window.focusWidget();
        if (!window.controls().isAncestorOf(next)) continue;
        const QRect seen(next->mapTo(window.controls().viewport(), QPoint()), next->size());
        EXPECT_TRUE(window.controls().viewport()->rect().intersects(seen))
            << next->accessibleName().toStdString();
    }
}

}   // namespace
}   // namespace rope::ui
