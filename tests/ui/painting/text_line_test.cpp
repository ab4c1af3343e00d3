#include "ui/painting/text_line.h"
#include "tests/support/application.h"
#include "ui/painting/text.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <thread>

namespace rope::ui {

namespace {

/// Every way in which a picture writes, at one and a half pixels a unit.
QImage written() {
    const Theme theme = themeOf(ThemeKind::Light);
    QImage image(600, 240, QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(1.5, 1.5);
    drawElided(painter, {10, 10, 300, 20}, Qt::AlignLeft, theme.titleFont(), theme.ink,
               QStringLiteral("Long-range decay · θ′ = 10⁻³"));
    drawElided(painter, {10, 40, 60, 20}, Qt::AlignRight, theme.tickFont(), theme.muted,
               QStringLiteral("a text that is far too long"));
    drawWithHalo(painter, {200, 80}, Qt::AlignHCenter, theme.secondaryFont(), theme.accent, theme.panel,
                 QStringLiteral("L′ = 131 072"));
    return image;
}

TEST(TextLine, KnownLines_LookLikeFreshOnes) {
    (void)written();
    const QImage warm = written();
    QImage fresh;
    std::thread([&fresh] { fresh = written(); }).join();   // a thread knows no lines when it starts
    EXPECT_EQ(warm, fresh);
    EXPECT_NE(warm.pixel(16, 30), warm.pixel(0, 0));   // something is written
}

TEST(TextLine, Width_IsWhatQtSays) {
    const QFont font = themeOf(ThemeKind::Light).secondaryFont();
    for (const char* text : {"score q·k / √d", "−1.2342", "131 072", ""})
        EXPECT_NEAR(textWidth(font, QString::fromUtf8(text)),
                    QFontMetricsF(font).horizontalAdvance(QString::fromUtf8(text)), 1e-9)
            << text;
}

TEST(TextLine, ManyTexts_AreForgottenAgain) {
    const QFont font = themeOf(ThemeKind::Light).tickFont();
    for (int i = 0; i < 5000; ++i) (void)textLine(font, QString::number(i));
    EXPECT_LE(cachedTextLines(), 1000);
    EXPECT_GT(cachedTextLines(), 100);
    const qsizetype before = cachedTextLines();
    EXPECT_GT(textLine(font, QString(100'000, QLatin1Char('x'))).width, 1e5);
    EXPECT_EQ(cachedTextLines(), before);   // a very long one is not kept
}

}   // namespace

}   // namespace rope::ui
