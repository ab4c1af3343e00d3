#include "ui/window/main_window.h"

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
#include "ui/view_card/picture_view.h"
#include "ui/views/view_registry.h"
#include "ui/widgets/line_label.h"
#include "ui/widgets/track_slider.h"
#include "ui/widgets/value_field.h"

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

class MainWindowTest : public WindowTest {
protected:
    MainWindowTest() { show(); }

    bool settle() {
        window.complete();
        return waitUntil(
            [this] { return !window.isBusy() && window.viewArea().picture("rotations") != nullptr; });
    }
    bool settleOn(std::string_view view) {
        return waitUntil(
            [this, view] { return !window.isBusy() && window.viewArea().picture(view) != nullptr; });
    }
    std::vector<PicturePtr> overview() {
        std::vector<PicturePtr> pictures;
        for (const ViewRow& row : views())
            if (row.isInOverview) pictures.push_back(window.viewArea().picture(row.id));
        return pictures;
    }
    ValueField& field(const char* name) {
        return *window.controls().findChild<ValueField*>(QLatin1String(name));
    }
    QString pathTo(const char* name) { return folder.filePath(QLatin1String(name)); }
    QString writeText(const char* name, const QByteArray& bytes) {
        QFile file(pathTo(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }

    QTemporaryDir folder;
};

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

TEST_F(MainWindowTest, EveryShortcut_IsUnambiguous) {
    std::map<QString, QString> owners;
    for (const QAction* action : window.actions().parent()->findChildren<QAction*>())
        for (const QKeySequence& sequence : action->shortcuts()) {
            const auto [place, isNew] = owners.emplace(sequence.toString(), action->objectName());
            EXPECT_TRUE(isNew) << sequence.toString().toStdString() << " belongs to "
                               << place->second.toStdString() << " and "
                               << action->objectName().toStdString();
        }
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

TEST_F(MainWindowTest, TabsWithoutRoom_AreInTheMenu) {
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

TEST_F(MainWindowTest, Preset_IsFoundByTypingAndOpened) {
    PresetPicker* picker = window.topBar().presetPicker();
    picker->openList();
    picker->searchField()->setText(QStringLiteral("llama 3.1 8b"));
    typeKey(*picker->searchField(), Qt::Key_Return);
    EXPECT_EQ(store.current().scenario.model, "llama-3.1-8b");
    EXPECT_EQ(store.current().scenario.ropeTheta, 500000);
    EXPECT_EQ(store.current().scenario.methods.front().choice.id, "llama3");
    EXPECT_EQ(store.current().scenario.lengths.trained, 8192);
    EXPECT_EQ(store.current().scenario.lengths.context, 131072);
    EXPECT_EQ(picker->text(), QStringLiteral("Llama-3.1-8B"));
    ASSERT_TRUE(settle());
}

TEST_F(MainWindowTest, EveryPreset_CanBeShown) {
    for (const Preset& preset : presets) {
        window.files().openPreset(QString::fromStdString(preset.name));
        EXPECT_EQ(store.current().scenario.model, preset.name) << window.notice().text().toStdString();
    }
}

TEST_F(MainWindowTest, DroppedConfig_IsOpened) {
    const QString file =
        writeText("config.json", R"({"model_type": "llama", "hidden_size": 512, "num_attention_heads": 8,
        "rope_theta": 250000.0, "max_position_embeddings": 2048})");
    drop(file);
    EXPECT_EQ(store.current().scenario.ropeTheta, 250000) << window.notice().text().toStdString();
    EXPECT_EQ(store.current().scenario.layout.headDim, 64);
    EXPECT_EQ(settings.recentFiles().value(0), file);
    ASSERT_TRUE(settle());
    window.actions()["undo"]->trigger();
    EXPECT_EQ(store.current(), smallState());
}

TEST_F(MainWindowTest, DroppedGguf_IsOpenedWhateverItsSize) {
    rope::testing::GgufBytes bytes;
    bytes.text("general.architecture", "qwen2")
        .u32("qwen2.context_length", 2048)
        .u32("qwen2.attention.key_length", 64);
    bytes.f32("qwen2.rope.freq_base", 250000);
    const QString file = writeText("model.gguf", QByteArray::fromStdString(bytes.bytes()));
    ASSERT_TRUE(QFile(file).resize(qint64{1} << 33));   // sparse
    drop(file);
    EXPECT_EQ(store.current().scenario.ropeTheta, 250000) << window.notice().text().toStdString();
    EXPECT_EQ(store.current().scenario.layout.headDim, 64);
    EXPECT_EQ(store.current().scenario.model, "model.gguf");
    EXPECT_FALSE(
        window.files().open(writeText("short.gguf", QByteArray::fromStdString(bytes.bytes().substr(0, 60)))));
    EXPECT_TRUE(window.notice().text().contains(QStringLiteral("short.gguf")))
        << window.notice().text().toStdString();
    EXPECT_EQ(store.current().scenario.ropeTheta, 250000);
}

TEST_F(MainWindowTest, BrokenFile_IsExplainedAndKeepsTheState) {
    ASSERT_TRUE(settle());
    const ExplorerState before = store.current();
    drop(writeText("config.json", "{\"rope_theta\": "));
    EXPECT_EQ(store.current(), before);
    EXPECT_TRUE(window.notice().text().contains(QStringLiteral("config.json")))
        << window.notice().text().toStdString();
    for (const char* bytes :
         {"", "null", "\x89PNG\r\n\x1a\n", "%PDF-1.4", "<svg xmlns='http://www.w3.org/2000/svg'/>",
          "{\"ropescope\": 7}", "{\"rope_theta\": -1, \"head_dim\": 64}"}) {
        EXPECT_FALSE(window.files().open(writeText("broken", bytes))) << bytes;
        EXPECT_EQ(store.current(), before) << bytes;
        EXPECT_FALSE(window.notice().text().isEmpty()) << bytes;
    }
    EXPECT_FALSE(window.files().open(pathTo("missing.json")));
    EXPECT_FALSE(window.files().open(folder.path()));
    EXPECT_EQ(store.current(), before);
}

TEST_F(MainWindowTest, Session_IsSavedAndOpenedAgain) {
    typeInto(*field("rope_theta").field(), QStringLiteral("4321"));
    const ExplorerState saved = store.current();
    ASSERT_TRUE(window.files().saveSession(pathTo("a.ropescope")));
    typeInto(*field("rope_theta").field(), QStringLiteral("9999"));
    ASSERT_TRUE(window.files().open(pathTo("a.ropescope"))) << window.notice().text().toStdString();
    EXPECT_EQ(store.current(), saved);
}

TEST_F(MainWindowTest, Export_WritesEveryFormatAndAPictureOpensItsSessionAgain) {
    ASSERT_TRUE(settle());
    PictureOptions options;
    options.size = {400, 300};
    int written = 0;
    QObject::connect(&window.files(), &FileCommands::written, &window,
                     [&written](const QString&) { ++written; });
    int expected = 0;
    for (const char* format : {"png", "svg", "pdf", "gif", "csv"}) {
        window.files().exportTo(pathTo("picture.") + QLatin1String(format), QStringLiteral("decay"),
                                QLatin1String(format), options);
        ++expected;
        ASSERT_TRUE(waitUntil([&] { return written == expected; }))
            << format << window.notice().text().toStdString();
        EXPECT_GT(QFile(pathTo("picture.") + QLatin1String(format)).size(), 100) << format;
    }
    const ExplorerState exported = store.current();
    for (const char* format : {"png", "svg", "pdf", "gif"}) {
        typeInto(*field("rope_theta").field(), QStringLiteral("9999"));
        ASSERT_TRUE(window.files().open(pathTo("picture.") + QLatin1String(format)))
            << window.notice().text().toStdString();
        EXPECT_EQ(store.current(), exported) << format;
    }
}

TEST_F(MainWindowTest, TwoExportsAtOnce_EachGetItsOwnPicture) {
    ASSERT_TRUE(settle());
    int written = 0;
    QObject::connect(&window.files(), &FileCommands::written, &window,
                     [&written](const QString&) { ++written; });
    const auto columnsOf = [&](const char* name) {
        QFile file(pathTo(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    for (const char* view : {"decay", "rotations"})
        window.files().exportTo(pathTo(view), QLatin1String(view), QStringLiteral("csv"), {});
    ASSERT_TRUE(waitUntil([&] { return written == 2; }));
    EXPECT_TRUE(columnsOf("decay").contains("distance [token]"));
    EXPECT_TRUE(columnsOf("rotations").contains("query angle [rad]"));
}

TEST_F(MainWindowTest, ExportIntoAMissingFolder_SaysSo) {
    ASSERT_TRUE(settle());
    window.files().exportTo(pathTo("no/such/folder/a.png"), QStringLiteral("decay"), QStringLiteral("png"),
                            {});
    EXPECT_TRUE(waitUntil([this] { return !window.notice().text().isEmpty(); }));
}

TEST_F(MainWindowTest, CopyNumbers_PutsATableOnTheClipboard) {
    ASSERT_TRUE(settle());
    QGuiApplication::clipboard()->clear();
    window.actions()["copy_numbers"]->trigger();
    ASSERT_TRUE(waitUntil([] { return !QGuiApplication::clipboard()->text().isEmpty(); }));
    EXPECT_GT(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 8);
    window.actions()["copy_picture"]->trigger();
    ASSERT_TRUE(waitUntil([] { return QGuiApplication::clipboard()->mimeData()->hasImage(); }));
    EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
}

TEST_F(MainWindowTest, Theme_SwitchesWholeWindowWhileRunning) {
    ASSERT_TRUE(settle());
    const QColor light = window.grab().toImage().pixelColor(5, window.height() - 5);
    window.actions()["toggle_theme"]->trigger();
    EXPECT_EQ(appearance.theme().kind, ThemeKind::Dark);
    const QColor dark = window.grab().toImage().pixelColor(5, window.height() - 5);
    EXPECT_GT(light.lightness(), 200);
    EXPECT_LT(dark.lightness(), 60);
    EXPECT_EQ(WindowSettings().theme(), ThemeChoice::Dark);
}

TEST_F(MainWindowTest, ThemeColoursAndChosenPair_ComputeNothing) {
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

TEST_F(MainWindowTest, Language_SwitchesWhileRunning) {
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

TEST_F(MainWindowTest, Explanation_HasTheCurrentNumbersAndFollows) {
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

TEST_F(MainWindowTest, ProjectorMode_EnlargesAndEscLeaves) {
    ASSERT_TRUE(settle());
    window.actions()["projector"]->trigger();
    EXPECT_GT(appearance.theme().scale, 1.2);
    EXPECT_FALSE(window.controls().isVisible());
    typeKey(window, Qt::Key_Escape);
    EXPECT_EQ(appearance.theme().scale, 1);
    EXPECT_TRUE(window.controls().isVisible());
}

TEST_F(MainWindowTest, Space_PlaysUnlessAButtonHasTheFocus) {
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

TEST_F(MainWindowTest, NarrowWindow_OffersTheViewsInAList) {
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
