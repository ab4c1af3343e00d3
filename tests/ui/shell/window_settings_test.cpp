#include "ui/shell/window_settings.h"

#include "tests/support/application.h"

#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

namespace rope::ui {

namespace {

/// An empty folder of settings for each test.
class WindowSettingsTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(folder.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    }
    QTemporaryDir folder;
};

TEST_F(WindowSettingsTest, RecentFiles_AreTheLastTen_NewestFirst_Once) {
    WindowSettings settings;
    for (int i = 0; i < 12; ++i) settings.addRecentFile(QStringLiteral("/models/%1.json").arg(i));
    settings.addRecentFile(QStringLiteral("/models/5.json"));
    const QStringList files = settings.recentFiles();
    ASSERT_EQ(files.size(), 10);
    EXPECT_EQ(files.front(), QStringLiteral("/models/5.json"));
    EXPECT_EQ(files.at(1), QStringLiteral("/models/11.json"));
    EXPECT_EQ(files.count(QStringLiteral("/models/5.json")), 1);
    settings.clearRecentFiles();
    EXPECT_TRUE(settings.recentFiles().isEmpty());
}

TEST_F(WindowSettingsTest, Choices_AreReadBackByTheNextStart) {
    {
        WindowSettings settings;
        settings.setTheme(ThemeChoice::Dark);
        settings.setLanguage(QStringLiteral("zh_CN"));
        settings.setWindow("geometry", "layout");
        settings.setExportChoice({.format = QStringLiteral("svg"), .size = {640, 480}, .dpi = 300});
    }
    const WindowSettings next;
    EXPECT_EQ(next.theme(), ThemeChoice::Dark);
    EXPECT_EQ(next.language(), QStringLiteral("zh_CN"));
    EXPECT_EQ(next.geometry(), QByteArray("geometry"));
    EXPECT_EQ(next.layout(), QByteArray("layout"));
    EXPECT_EQ(next.exportChoice().format, QStringLiteral("svg"));
    EXPECT_EQ(next.exportChoice().size, QSize(640, 480));
    EXPECT_EQ(next.exportChoice().dpi, 300);
}

TEST_F(WindowSettingsTest, InvalidEntries_GiveDefaults) {
    {
        QSettings file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("RopeScope"),
                       QStringLiteral("ropescope"));
        file.setValue(QStringLiteral("look/theme"), QStringLiteral("purple"));
        file.setValue(QStringLiteral("export/size"), QSize(-5, 1000000));
        file.setValue(QStringLiteral("export/dpi"), 1e9);
        file.setValue(QStringLiteral("window/layout"), QByteArray("old"));
        file.setValue(QStringLiteral("window/layoutVersion"), WindowSettings::layoutVersion - 1);
    }
    const WindowSettings settings;
    EXPECT_EQ(settings.theme(), ThemeChoice::System);
    EXPECT_EQ(settings.exportChoice().size, ExportChoice{}.size);
    EXPECT_EQ(settings.exportChoice().dpi, 2400);
    EXPECT_TRUE(settings.layout().isEmpty());
}

}   // namespace

}   // namespace rope::ui
