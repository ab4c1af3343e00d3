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

class WindowFiles : public MainWindowTest {};

TEST_F(WindowFiles, Preset_IsFoundByTypingAndOpened) {
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

TEST_F(WindowFiles, EveryPreset_CanBeShown) {
    for (const Preset& preset : presets) {
        window.files().openPreset(QString::fromStdString(preset.name));
        EXPECT_EQ(store.current().scenario.model, preset.name) << window.notice().text().toStdString();
    }
}

TEST_F(WindowFiles, DroppedConfig_IsOpened) {
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

TEST_F(WindowFiles, DroppedGguf_IsOpenedWhateverItsSize) {
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

TEST_F(WindowFiles, BrokenFile_IsExplainedAndKeepsTheState) {
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

TEST_F(WindowFiles, Session_IsSavedAndOpenedAgain) {
    typeInto(*field("rope_theta").field(), QStringLiteral("4321"));
    const ExplorerState saved = store.current();
    ASSERT_TRUE(window.files().saveSession(pathTo("a.ropescope")));
    typeInto(*field("rope_theta").field(), QStringLiteral("9999"));
    ASSERT_TRUE(window.files().open(pathTo("a.ropescope"))) << window.notice().text().toStdString();
    EXPECT_EQ(store.current(), saved);
}

TEST_F(WindowFiles, Export_WritesEveryFormatAndAPictureOpensItsSessionAgain) {
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

TEST_F(WindowFiles, TwoExportsAtOnce_EachGetItsOwnPicture) {
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

TEST_F(WindowFiles, ExportIntoAMissingFolder_SaysSo) {
    ASSERT_TRUE(settle());
    window.files().exportTo(pathTo("no/such/folder/a.png"), QStringLiteral("decay"), QStringLiteral("png"),
                            {});
    EXPECT_TRUE(waitUntil([this] { return !window.notice().text().isEmpty(); }));
}

TEST_F(WindowFiles, CopyNumbers_PutsATableOnTheClipboard) {
    ASSERT_TRUE(settle());
    QGuiApplication::clipboard()->clear();
    window.actions()["copy_numbers"]->trigger();
    ASSERT_TRUE(waitUntil([] { return !QGuiApplication::clipboard()->text().isEmpty(); }));
    EXPECT_GT(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 8);
    window.actions()["copy_picture"]->trigger();
    ASSERT_TRUE(waitUntil([] { return QGuiApplication::clipboard()->mimeData()->hasImage(); }));
    EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
}

}   // namespace
}   // namespace rope::ui
