#include "ui/window/render_window.h"

#include "tests/support/scenario_builders.h"

#include <gtest/gtest.h>

#include <QImage>

namespace rope::ui {
namespace {

PictureOptions sized(int width, int height, ThemeKind theme = ThemeKind::Light) {
    PictureOptions options;
    options.size = {width, height};
    options.theme = theme;
    return options;
}

TEST(RenderWindow, SameState_GivesTheSameBytes) {
    const auto first = renderWindow(smallState(), PictureFormat::Png, sized(900, 600));
    const auto second = renderWindow(smallState(), PictureFormat::Png, sized(900, 600));
    ASSERT_TRUE(first) << describe(first.error());
    ASSERT_TRUE(second) << describe(second.error());
    // The compute time in the status bar is the one thing that differs; it is painted over before comparing.
    QImage a = QImage::fromData(*first), b = QImage::fromData(*second);
    EXPECT_EQ(a.copy(0, 0, 900, 570), b.copy(0, 0, 900, 570));
}

TEST(RenderWindow, Sizes_AreExact) {
    for (const QSize size : {QSize(900, 600), QSize(1440, 900), QSize(3840, 2160)}) {
        const auto bytes = renderWindow(smallState(), PictureFormat::Png, sized(size.width(), size.height()));
        ASSERT_TRUE(bytes) << describe(bytes.error());
        EXPECT_EQ(QImage::fromData(*bytes).size(), size);
    }
    PictureOptions fine = sized(900, 600);
    fine.dpi = 192;
    const auto bytes = renderWindow(smallState(), PictureFormat::Png, fine);
    ASSERT_TRUE(bytes) << describe(bytes.error());
    EXPECT_EQ(QImage::fromData(*bytes).size(), QSize(1800, 1200));
}

TEST(RenderWindow, Session_IsInside) {
    const auto bytes = renderWindow(smallState(), PictureFormat::Png, sized(900, 600, ThemeKind::Dark));
    ASSERT_TRUE(bytes) << describe(bytes.error());
    const Result<ExplorerState> state = embeddedSession(*bytes);
    ASSERT_TRUE(state) << describe(state.error());
    EXPECT_EQ(*state, smallState());
    EXPECT_LT(QImage::fromData(*bytes).pixelColor(3, 300).lightness(), 80);
}

TEST(RenderWindow, VectorFiles_HoldTheWindowAndItsSession) {
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Pdf}) {
        const Result<QByteArray> bytes = renderWindow(smallState(), format, sized(900, 600));
        ASSERT_TRUE(bytes.ok()) << describe(bytes.error());
        const Result<ExplorerState> session = embeddedSession(*bytes);
        ASSERT_TRUE(session.ok()) << describe(session.error());
        EXPECT_EQ(*session, smallState());
    }
}

TEST(RenderWindow, ImpossibleWishes_AreRefused) {
    EXPECT_FALSE(renderWindow(smallState(), PictureFormat::Png, sized(0, 600)));
    EXPECT_FALSE(renderWindow(smallState(), PictureFormat::Png, sized(1000000, 1000000)));
    ExplorerState wrong = smallState();
    wrong.scenario.ropeTheta = -1;
    EXPECT_FALSE(renderWindow(wrong, PictureFormat::Png, sized(900, 600)));
}

}   // namespace
}   // namespace rope::ui
