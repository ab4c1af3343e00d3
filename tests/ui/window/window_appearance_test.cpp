#include "tests/ui/window/main_window_fixture.h"

#include "tests/support/gestures.h"
#include "tests/support/gguf_bytes.h"
#include "tests/support/wait_until.h"
#include "tests/support/window_test.h"
#include "ui/files/file_commands.h"
#include "ui/files/preset_picker.h"
#include "ui/i18n/language.h"
#include "ui/menus/top_bar.h"
#include "ui/menus/window_actions.h"
#include "ui/panels/control_panel.h"
#include "ui/panels/explanation_panel.h"
#include "ui/panels/method_list.h"
#include "ui/panels/method_row.h"
#include "ui/position_bar/position_bar.h"
#include "ui/session/session_json.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/view_area.h"
#include "ui/value_widgets/track_slider.h"
#include "ui/value_widgets/value_field.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/view_registry.h"
#include "ui/widgets/line_label.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>

#include <map>

namespace rope::ui {
namespace {

class WindowAppearance : public MainWindowTest {};

TEST_F(WindowAppearance, EveryShortcut_IsUnambiguous) {
    std::map<QString, QString> owners;
    for (const QAction* action : window.actions().parent()->findChildren<QAction*>())
        for (const QKeySequence& sequence : action->shortcuts()) {
            const auto [place, isNew] = owners.emplace(sequence.toString(), action->objectName());
            EXPECT_TRUE(isNew) << sequence.toString().toStdString() << " belongs to "
                               << place->second.toStdString() << " and "
                               << action->objectName().toStdString();
        }
}

TEST_F(WindowAppearance, TabsWithoutRoom_AreInTheMenu) {
    ASSERT_TRUE(settle());
    auto* more = window.topBar().findChild<QPushButton*>(QStringLiteral("more_views"));
    ASSERT_NE(more, nullptr);
    TopBar& bar = window.topBar();
    window.resize(3000, 900);
    ASSERT_TRUE(waitUntil([&] { return more->isHidden(); }));
    EXPECT_FALSE(bar.tab("compare")->isHidden());
    window.resize(window.minimumSize());
    ASSERT_TRUE(waitUntil([&] { return !more->isHidden() && bar.tab("compare")->isHidden(); }));
    bar.setFront("compare");
    EXPECT_TRUE(more->isChecked());   // the button says that the view in front is in its menu
    EXPECT_TRUE(more->text().startsWith(bar.tab("compare")->text()));
    Q_EMIT more->menu()->aboutToShow();
    const QList<QAction*> actions = more->menu()->actions();
    ASSERT_FALSE(actions.isEmpty());
    actions.back()->trigger();
    EXPECT_EQ(window.viewArea().front(), views().back().id);
}

TEST_F(WindowAppearance, Theme_SwitchesWholeWindowWhileRunning) {
    ASSERT_TRUE(settle());
    const QColor light = window.grab().toImage().pixelColor(5, window.height() - 5);
    window.actions()["toggle_theme"]->trigger();
    EXPECT_EQ(appearance.theme().kind, ThemeKind::Dark);
    const QColor dark = window.grab().toImage().pixelColor(5, window.height() - 5);
    EXPECT_GT(light.lightness(), 200);
    EXPECT_LT(dark.lightness(), 60);
    EXPECT_EQ(WindowSettings().theme(), ThemeChoice::Dark);
}

TEST_F(WindowAppearance, ThemeColoursAndChosenPair_ComputeNothing) {
    ASSERT_TRUE(settle());
    const std::vector<PicturePtr> before = overview();
    window.actions()["toggle_theme"]->trigger();
    EXPECT_FALSE(window.isBusy());
    EXPECT_EQ(overview(), before);
    ViewSettings view = store.current().view;
    view.colormap = "viridis";
    ASSERT_FALSE(store.apply(changes::withViewSettings(store.current(), view, {})));
    EXPECT_FALSE(window.isBusy());
    ASSERT_FALSE(store.apply(changes::withSelectedPair(store.current(), 3)));
    EXPECT_FALSE(window.isBusy());
    EXPECT_NE(overview()[0], before[0]) << "the dial of another pair is marked";
    EXPECT_EQ(overview()[3], before[3]);
}

TEST_F(WindowAppearance, Language_SwitchesWhileRunning) {
    ASSERT_TRUE(settle());
    installLanguage(QStringLiteral("zh_CN"));
    QCoreApplication::processEvents();
    EXPECT_EQ(QLocale().language(), QLocale::Chinese);
    EXPECT_FALSE(window.actions()["open"]->text().isEmpty());
    installLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    EXPECT_EQ(window.actions()["open"]->text(), QStringLiteral("&Open…"));
    EXPECT_EQ(window.topBar().tab("overview")->text(), QStringLiteral("Overview"));
}

TEST_F(WindowAppearance, Explanation_HasTheCurrentNumbersAndFollows) {
    ASSERT_TRUE(settle());
    window.setExplanationVisible(true);
    window.showView("rotations");
    const QString before = window.explanation().text();
    EXPECT_TRUE(before.contains(QStringLiteral("512"))) << before.toStdString();
    ASSERT_FALSE(store.apply(changes::withSelectedPair(store.current(), 3)));
    EXPECT_NE(window.explanation().text(), before);
    for (const ViewRow& row : views()) {
        window.showView(row.id);
        EXPECT_GT(window.explanation().text().size(), 100) << row.id;
        EXPECT_FALSE(window.explanation().text().contains(QRegularExpression(QStringLiteral("%[1-9]"))))
            << row.id;
    }
}

TEST_F(WindowAppearance, ProjectorMode_EnlargesAndEscLeaves) {
    ASSERT_TRUE(settle());
    window.actions()["projector"]->trigger();
    EXPECT_GT(appearance.theme().scale, 1.2);
    EXPECT_FALSE(window.controls().isVisible());
    typeKey(window, Qt::Key_Escape);
    EXPECT_EQ(appearance.theme().scale, 1);
    EXPECT_TRUE(window.controls().isVisible());
}

TEST_F(WindowAppearance, Space_PlaysUnlessAButtonHasTheFocus) {
    ASSERT_TRUE(settle());
    typeKey(*field("rope_theta").slider(), Qt::Key_Space);
    EXPECT_TRUE(window.positionBar().clock().isRunning());
    const std::int64_t start = store.current().scenario.queryPosition;
    ASSERT_TRUE(waitUntil([&] { return store.current().scenario.queryPosition > start + 1; }));
    typeKey(*field("rope_theta").slider(), Qt::Key_Space);
    EXPECT_FALSE(window.positionBar().clock().isRunning());
    MethodRow& row = *window.controls().findChild<MethodList*>()->rows()[1];
    typeKey(row, Qt::Key_Space);
    EXPECT_FALSE(window.positionBar().clock().isRunning());
    EXPECT_EQ(store.current().scenario.activeMethod, 1u);
}

TEST_F(WindowAppearance, NarrowWindow_OffersTheViewsInAList) {
    appearance.setProjecting(true);   // the same tabs, half as wide again
    window.resize(900, 600);
    QCoreApplication::processEvents();
    EXPECT_FALSE(window.topBar().tab("decay")->isVisible());
    window.resize(1900, 1000);
    QCoreApplication::processEvents();
    EXPECT_TRUE(window.topBar().tab("decay")->isVisible());
}

}   // namespace
}   // namespace rope::ui
