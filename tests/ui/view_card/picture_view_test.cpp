#include "ui/view_card/picture_view.h"
#include "tests/support/application.h"
#include "tests/support/card_under_test.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

using Card = testing::Card<PictureView>;

TEST(PictureView, Hover_SaysTheValueOnce) {
    Card card;
    card.send(QEvent::MouseMove, card.cell(40, 10), Qt::NoButton, Qt::NoButton);
    card.send(QEvent::MouseMove, card.cell(40, 10) + QPointF(0.2, 0), Qt::NoButton, Qt::NoButton);
    ASSERT_EQ(card.readouts.size(), 1);
    EXPECT_TRUE(card.readouts.first().startsWith(QStringLiteral("m = 40, n = 10 → ")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&card.view, &leave);
    EXPECT_EQ(card.readouts.last(), QString());
    EXPECT_TRUE(card.changes.empty());
}

TEST(PictureView, ClickAndDrag_AskForChanges) {
    Card card;
    card.send(QEvent::MouseButtonPress, card.cell(40, 10), Qt::LeftButton, Qt::LeftButton);
    card.send(QEvent::MouseMove, card.cell(42, 12), Qt::NoButton, Qt::LeftButton);
    ASSERT_EQ(card.changes.size(), 2U);
    EXPECT_EQ(card.changes[0].next.scenario.queryPosition, 40);
    EXPECT_EQ(card.changes[1].next.scenario.keyPosition, 12);
}

TEST(PictureView, Keys_ReachEveryValue) {
    Card card;
    card.press(Qt::Key_Right);   // the cursor appears in the middle
    ASSERT_FALSE(card.view.readout().isEmpty());
    const QString middle = card.view.readout();
    for (int i = 0; i < 3; ++i) card.press(Qt::Key_Up);
    EXPECT_NE(card.view.readout(), middle);
    card.press(Qt::Key_Space);
    EXPECT_EQ(card.changes.size(), 1U);
    card.press(Qt::Key_Return);
    EXPECT_EQ(card.enlarged, 1);
}

TEST(PictureView, DoubleClick_Enlarges) {
    Card card;
    card.send(QEvent::MouseButtonDblClick, {100, 100}, Qt::LeftButton, Qt::LeftButton);
    EXPECT_EQ(card.enlarged, 1);
}

TEST(PictureView, Error_ReplacesThePictureInWords) {
    Card card;
    const QImage before = card.view.grab().toImage();
    card.view.setError(QStringLiteral("rope_theta = 0 is out of range"));
    EXPECT_EQ(card.view.picture(), nullptr);
    EXPECT_NE(card.view.grab().toImage(), before);
    EXPECT_TRUE(card.view.accessibleDescription().contains(QStringLiteral("rope_theta")));
    card.view.setPicture(card.picture);
    EXPECT_TRUE(card.view.error().isEmpty());
    EXPECT_EQ(card.view.grab().toImage(), before);
}

TEST(PictureView, AccessibleWords_AreThePictures) {
    Card card;
    EXPECT_EQ(card.view.accessibleName(), card.picture->words().title);
    EXPECT_TRUE(card.view.accessibleDescription().contains(card.picture->words().subtitle));
}

TEST(PictureView, EveryPixel_IsPaintedAtEveryScale) {
    Card card;
    for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0}) {
        const auto painted = [&](Qt::GlobalColor before) {
            QImage image((QSizeF(card.view.size()) * scale).toSize(), QImage::Format_RGB32);
            image.setDevicePixelRatio(scale);
            image.fill(before);
            card.view.render(&image, {}, {}, QWidget::RenderFlags());
            const QRect inner =
                image.rect().adjusted(2, 2, -2, -2);   // at the edge a widget may have parts of pixels
            return image.copy(inner);
        };
        EXPECT_EQ(painted(Qt::black), painted(Qt::green)) << scale;
    }
}

TEST(PictureView, Ground_IsOnePieceWithRoundCornersAtEverySize) {
    const Theme theme = themeOf(ThemeKind::Light);
    for (const QSize& size : {QSize(560, 380), QSize(561, 381), QSize(483, 300)}) {
        PictureView view;   // without a picture: a name, and a sentence in the middle
        view.resize(size);
        const QImage image = view.grab().toImage();
        EXPECT_EQ(image.pixel(0, 0), theme.window.rgb());
        EXPECT_EQ(image.pixel(size.width() - 1, size.height() - 1), theme.window.rgb());
        EXPECT_EQ(image.pixel(size.width() / 2, 0), theme.line.rgb());
        EXPECT_EQ(image.pixel(0, size.height() / 2), theme.line.rgb());
        for (int x = 1; x < size.width() - 1; ++x)
            ASSERT_EQ(image.pixel(x, size.height() - 14), theme.panel.rgb()) << x;
        for (int y = 12; y < size.height() / 3; ++y)
            ASSERT_EQ(image.pixel(size.width() / 2, y), theme.panel.rgb()) << y;
    }
}

TEST(PictureView, Theme_ChangesEveryGround) {
    Card card;
    card.view.setTheme(themeOf(ThemeKind::Dark));
    const QImage image = card.view.grab().toImage();
    EXPECT_EQ(image.pixel(0, 0), themeOf(ThemeKind::Dark).window.rgb());
    EXPECT_EQ(image.pixel(280, 376), themeOf(ThemeKind::Dark).panel.rgb());
}

}   // namespace

}   // namespace rope::ui
