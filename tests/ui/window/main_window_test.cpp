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

TEST_F(MainWindowTest, FirstScreen_ShowsFourPicturesWithoutAClick) {
    ASSERT_TRUE(settle());
    EXPECT_EQ(overview().size(), 4u);
    for (const PicturePtr& picture : overview()) {
        ASSERT_NE(picture, nullptr);
        EXPECT_FALSE(picture->words().title.isEmpty());
    }
    EXPECT_TRUE(
        window.findChild<LineLabel*>(QStringLiteral("timing"))->text().contains(QStringLiteral("ms")));
}

TEST_F(MainWindowTest, DraggedSlider_ChangesEveryPictureThatDependsOnIt) {
    ASSERT_TRUE(settle());
    const std::vector<PicturePtr> before = overview();
    TrackSlider& slider = *field("rope_theta").slider();
    const double y = slider.height() / 2.0;
    press(slider, {slider.thumbCentre(slider.value()), y});
    for (double x = slider.thumbCentre(slider.value()); x < slider.width() - 10; x += 6)
        moveTo(slider, {x, y});
    release(slider, {slider.width() - 10.0, y});
    EXPECT_GT(store.current().scenario.ropeTheta, 10000);
    ASSERT_TRUE(waitUntil([&] { return !window.isBusy() && overview()[0] != before[0]; }));
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_NE(overview()[i], before[i]) << before[i]->words().title.toStdString();
}

TEST_F(MainWindowTest, MovedPosition_LeavesTheDecayCurveAlone) {
    ASSERT_TRUE(settle());
    const PicturePtr decay = window.viewArea().picture("decay"),
                     rotations = window.viewArea().picture("rotations");
    ASSERT_FALSE(store.apply(changes::withPositions(store.current(), 30, 9)));
    ASSERT_TRUE(
        waitUntil([&] { return !window.isBusy() && window.viewArea().picture("rotations") != rotations; }));
    EXPECT_EQ(window.viewArea().picture("decay"), decay);
}

TEST_F(MainWindowTest, UndoAndRedo_GoByTheirKeysAndBringThePicturesBack) {
    ASSERT_TRUE(settle());
    const ExplorerState before = store.current();
    EXPECT_FALSE(window.actions()["undo"]->isEnabled());
    typeInto(*field("rope_theta").field(), QStringLiteral("123456"));
    EXPECT_TRUE(window.actions()["undo"]->isEnabled());
    window.actions()["undo"]->trigger();
    EXPECT_EQ(store.current(), before);
    window.actions()["redo"]->trigger();
    EXPECT_EQ(store.current().scenario.ropeTheta, 123456);
    EXPECT_EQ(window.actions()["redo"]->shortcuts().size(), 2) << "Ctrl+Shift+Z and Ctrl+Y";
}

TEST_F(MainWindowTest, Tabs_PutOneViewInFrontAndHiddenOnesCostNothing) {
    ASSERT_TRUE(settle());
    for (const ViewRow& row : views()) {
        window.topBar().tab(row.id)->click();
        EXPECT_EQ(window.viewArea().front(), row.id);
        ASSERT_TRUE(settleOn(row.id)) << row.id;
        EXPECT_EQ(window.viewArea().visibleRows(), std::vector<const ViewRow*>{&row});
    }
    window.topBar().tab("overview")->click();
    EXPECT_EQ(window.viewArea().visibleRows().size(), 4u);
}

TEST_F(MainWindowTest, DoubleClick_PutsAPictureAloneAndBack) {
    ASSERT_TRUE(settle());
    PictureView* decay = window.viewArea().pictureView("decay");
    doubleClick(*decay, QRectF(decay->rect()).center());
    EXPECT_EQ(window.viewArea().front(), "decay");
    ASSERT_TRUE(settleOn("decay"));
    typeKey(*window.viewArea().pictureView("decay"), Qt::Key_Return);
    EXPECT_EQ(window.viewArea().front(), "overview");
}

TEST_F(MainWindowTest, Hover_ShowsTheValueInTheStatusBar) {
    ASSERT_TRUE(settle());
    PictureView* heatmap = window.viewArea().pictureView("heatmap");
    const QPointF inside = heatmap->bodyArea().topLeft() +
                           QPointF(heatmap->bodyArea().width() * 0.25, heatmap->bodyArea().height() * 0.6);
    sendMouse(*heatmap, QEvent::MouseMove, inside, Qt::NoButton);
    EXPECT_EQ(window.findChild<LineLabel*>(QStringLiteral("readout"))->text(), heatmap->readout());
    EXPECT_FALSE(heatmap->readout().isEmpty());
}

}   // namespace
}   // namespace rope::ui
