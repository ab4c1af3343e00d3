// What the window shows in its first frame, and what comes after it.
#include "core/scenario/valid_scenario.h"
#include "tests/support/wait_until.h"
#include "tests/support/window_test.h"
#include "ui/files/preset_picker.h"
#include "ui/i18n/language.h"
#include "ui/menus/top_bar.h"
#include "ui/menus/window_actions.h"
#include "ui/panels/control_panel.h"
#include "ui/panels/explanation_panel.h"
#include "ui/position_bar/position_bar.h"
#include "ui/shell/view_area.h"
#include "ui/view_card/picture_view.h"
#include "ui/widgets/line_label.h"
#include "ui/window/start_state.h"

#include <gtest/gtest.h>

#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>

namespace rope::ui {
namespace {

class WindowStartTest : public WindowTest {
protected:
    bool completesItself() {
        return waitUntil([this] { return window.isComplete(); });
    }
    std::vector<QRect> placesOfViews() {
        std::vector<QRect> places;
        for (const ViewRow* row : window.viewArea().visibleRows()) {
            const PictureView* view = window.viewArea().pictureView(row->id);
            places.emplace_back(view->mapTo(&window, QPoint()), view->size());
        }
        return places;
    }
};

class InLanguage : public WindowStartTest, public ::testing::WithParamInterface<const char*> {
protected:
    InLanguage() { installLanguage(QString::fromLatin1(GetParam())); }
    ~InLanguage() override { installLanguage(QStringLiteral("en")); }
};

TEST_P(InLanguage, BarsAndPanels_ComeIntoTheirPlaces) {
    show();
    QCoreApplication::processEvents();
    ASSERT_FALSE(window.isComplete());
    const std::vector<QRect> first = placesOfViews();
    const auto staysStill = [&] {   // not even for a moment do they move
        EXPECT_EQ(placesOfViews(), first);
        return window.isComplete();
    };
    ASSERT_TRUE(waitUntil(staysStill));
    (void)waitUntil([&] { return !staysStill() || placesOfViews() != first; }, 200);
    const QWidget* parts[] = {window.menuBar(), &window.topBar(), &window.controls(), &window.positionBar(),
                              window.statusBar()};
    for (const QWidget* part : parts)
        EXPECT_TRUE(waitUntil([part] { return part->isVisible(); })) << part->metaObject()->className();
    const QString timing = window.findChild<LineLabel*>(QStringLiteral("timing"))->text();
    EXPECT_EQ(timing.contains(QStringLiteral("ms")), GetParam() == std::string_view("en"))
        << timing.toStdString();
}

INSTANTIATE_TEST_SUITE_P(WindowStart, InLanguage, ::testing::Values("en", "zh_CN"),
                         [](const auto& language) { return std::string(language.param); });

TEST_F(WindowStartTest, WhatChangedBeforeTheBarsCame_IsInThem) {
    show();
    ExplorerState state = startState(presets);
    state.view.front = "decay";
    ASSERT_FALSE(store.apply({QStringLiteral("model"), state}));
    ASSERT_FALSE(window.isComplete());
    ASSERT_TRUE(completesItself());
    EXPECT_TRUE(window.topBar().tab("decay")->isChecked());
    EXPECT_EQ(window.topBar().presetPicker()->text(), QStringLiteral("Llama-3.1-8B"));
    EXPECT_TRUE(window.actions()["undo"]->isEnabled());
    ASSERT_TRUE(waitUntil([this] { return !window.isBusy(); }));
    EXPECT_TRUE(
        window.findChild<LineLabel*>(QStringLiteral("timing"))->text().contains(QStringLiteral("ms")));
    EXPECT_FALSE(window.findChild<LineLabel*>(QStringLiteral("readout"))->text().isEmpty());
}

/// Takes jobs and never does them.
class IdleExecutor : public Executor {
public:
    void run(std::function<void()> /*job*/) override {}
    void deliver(std::function<void()> /*function*/) override {}
};

TEST_F(WindowStartTest, PicturesThatTakeLong_DoNotKeepTheBarsWaiting) {
    IdleExecutor idle;
    MainWindow waiting({store, idle, appearance, presets});
    waiting.show();
    EXPECT_TRUE(waitUntil([&] { return waiting.isComplete(); }, 3000));
    EXPECT_TRUE(waiting.isBusy());
}

TEST_F(WindowStartTest, AskedForEarly_BarsAreThereAtOnce) {
    EXPECT_EQ(window.controls().parentWidget()->objectName(), QStringLiteral("controls_dock"));
    EXPECT_TRUE(window.isComplete());
    show();
    EXPECT_TRUE(window.controls().isVisible());
    EXPECT_TRUE(window.topBar().isVisible());
    EXPECT_TRUE(window.positionBar().isVisible());
}

TEST_F(WindowStartTest, ClosedWindow_RemembersItsLayout) {
    show();
    window.setExplanationVisible(true);
    window.close();
    EXPECT_FALSE(settings.geometry().isEmpty());
    MainWindow next({store, executor, appearance, presets, &settings});
    next.show();
    EXPECT_FALSE(next.isComplete());
    EXPECT_TRUE(next.explanation().isVisible());
    EXPECT_TRUE(next.actions()["explanation"]->isChecked());
}

TEST(StartState, IsLlamaWithFiveMethods) {
    const ExplorerState state = startState(loadPresets().value());
    EXPECT_EQ(state.scenario.model, "llama-3.1-8b");
    EXPECT_EQ(state.scenario.methods.size(), 5u);
    EXPECT_EQ(state.scenario.queryPosition, 24);
    EXPECT_TRUE(validated(state.scenario).ok());
}

}   // namespace
}   // namespace rope::ui
