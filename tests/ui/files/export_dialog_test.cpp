#include "ui/files/export_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

namespace rope::ui {
namespace {

class ExportDialogTest : public ::testing::Test {
protected:
    void chooseFormat(const char* format) {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("export_format"));
        box->setCurrentIndex(box->findData(QLatin1String(format)));
    }

    ExportDialog dialog{{{QStringLiteral("rotations"), QStringLiteral("Rotations")},
                         {QStringLiteral("decay"), QStringLiteral("Decay")}},
                        QStringLiteral("decay"),
                        ExportChoice{QStringLiteral("png"), {1000, 640}, 192, QStringLiteral("same"), true},
                        ThemeKind::Dark};
};

TEST_F(ExportDialogTest, Opens_WithTheRememberedChoices) {
    EXPECT_EQ(dialog.view(), QStringLiteral("decay"));
    EXPECT_EQ(dialog.format(), QStringLiteral("png"));
    EXPECT_EQ(dialog.options().size, QSize(1000, 640));
    EXPECT_EQ(dialog.options().dpi, 192);
    EXPECT_EQ(dialog.options().theme, ThemeKind::Dark);
    EXPECT_TRUE(dialog.options().isTransparent);
    EXPECT_TRUE(dialog.sizeText().contains(QStringLiteral("2000 × 1280"))) << dialog.sizeText().toStdString();
}

TEST_F(ExportDialogTest, TooLarge_IsSaidInWordsAndNotOffered) {
    dialog.findChild<QSpinBox*>(QStringLiteral("export_width"))->setValue(20000);
    dialog.findChild<QSpinBox*>(QStringLiteral("export_height"))->setValue(20000);
    dialog.findChild<QDoubleSpinBox*>(QStringLiteral("export_dpi"))->setValue(2400);
    EXPECT_FALSE(dialog.problem().isEmpty());
}

TEST_F(ExportDialogTest, Numbers_HaveNoSize) {
    chooseFormat("csv");
    EXPECT_FALSE(dialog.findChild<QSpinBox*>(QStringLiteral("export_width"))->isEnabled());
    EXPECT_TRUE(dialog.problem().isEmpty());
    chooseFormat("svg");
    EXPECT_TRUE(dialog.findChild<QSpinBox*>(QStringLiteral("export_width"))->isEnabled());
    EXPECT_FALSE(dialog.findChild<QDoubleSpinBox*>(QStringLiteral("export_dpi"))->isEnabled());
}

TEST_F(ExportDialogTest, Gif_HasNoTransparentGroundAndAShorterReach) {
    chooseFormat("gif");
    EXPECT_FALSE(dialog.options().isTransparent);
    EXPECT_TRUE(dialog.findChild<QDoubleSpinBox*>(QStringLiteral("export_dpi"))->isEnabled());
    EXPECT_TRUE(dialog.problem().isEmpty()) << dialog.problem().toStdString();
    dialog.findChild<QSpinBox*>(QStringLiteral("export_width"))->setValue(8000);
    EXPECT_FALSE(dialog.problem().isEmpty());
    chooseFormat("png");
    EXPECT_TRUE(dialog.problem().isEmpty());
    EXPECT_TRUE(dialog.options().isTransparent);
}

}   // namespace
}   // namespace rope::ui
