#include "ui/view_card/picture_view.h"
#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "tests/support/wait_until.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <gtest/gtest.h>

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>

namespace rope::ui {

namespace {

struct Card {
    ExplorerState state = rope::ui::testing::fourMethods();
    PicturePtr picture;
    PictureView view;
    QStringList readouts;
    std::vector<StateChange> changes;
    int enlarged = 0;

    Card() {
        state.view.scoreMap.length = 64;
        picture = *buildHeatmap(state, {});
        view.resize(560, 380);
        QObject::connect(&view, &PictureView::readoutChanged, &view,
                         [this](const QString& text) { readouts << text; });
        QObject::connect(&view, &PictureView::changeRequested, &view,
                         [this](const StateChange& change) { changes.push_back(change); });
        QObject::connect(&view, &PictureView::enlargeRequested, &view, [this] { ++enlarged; });
        view.setState(state);
        view.setPicture(picture);
    }
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    void press(int key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    [[nodiscard]] QPointF cell(int row, int column) const {
        const auto& heatmap = static_cast<const HeatmapPicture&>(*picture);
        const QRectF map = heatmap.mapArea(view.bodyArea(), themeOf(ThemeKind::Light));
        return {map.left() + (column + 0.5) * map.width() / 64, map.top() + (row + 0.5) * map.height() / 64};
    }
};

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
    EXPECT_EQ(card.view.accessibleName(), card.picture->title());
    EXPECT_TRUE(card.view.accessibleDescription().contains(card.picture->subtitle()));
}

/// Where a widget was painted.
class PaintedAreas : public QObject {
public:
    std::vector<QRect> areas;

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            areas.push_back(static_cast<QPaintEvent*>(event)->region().boundingRect());
        return false;
    }
};

/// A card on screen, and where it was painted since.
struct WatchedCard : Card {
    PaintedAreas painted;

    WatchedCard() {
        view.show();
        QApplication::processEvents();
        view.installEventFilter(&painted);
    }
};

ExplorerState zoomedIn(ExplorerState state) {
    state.view.edit<HeatmapSettings>().visibleTokens = 40;
    state.view.edit<HeatmapSettings>().firstQuery = 10;
    state.view.edit<HeatmapSettings>().firstKey = 5;
    return state;
}

TEST(PictureView, ZoomStep_PaintsTheMapFirstAndTheRestAfter) {
    WatchedCard card;
    card.view.setState(zoomedIn(card.state));
    const auto* map = dynamic_cast<const HeatmapPicture*>(card.view.picture().get());
    ASSERT_TRUE(map != nullptr && map->isCoarse());
    const QRect area = map->mapArea(card.view.bodyArea(), themeOf(ThemeKind::Light)).toRect();
    QImage first(area.size(), QImage::Format_RGB32);
    card.view.render(&first, {}, area, QWidget::RenderFlags());
    ASSERT_TRUE(waitUntil(
        [&] { return !card.painted.areas.empty() && card.painted.areas.back() == card.view.rect(); }));
    EXPECT_EQ(card.painted.areas.front(), area);
    const QImage whole = card.view.grab(area).toImage().convertToFormat(QImage::Format_RGB32);
    EXPECT_EQ(first, whole);
}

TEST(PictureView, FineCellsOfAStep_ArePaintedBeforeTheAxes) {
    WatchedCard card;
    const ExplorerState zoomed = zoomedIn(card.state);
    card.view.setState(zoomed);
    card.view.setPicture(*buildHeatmap(zoomed, {}));
    ASSERT_TRUE(waitUntil(
        [&] { return !card.painted.areas.empty() && card.painted.areas.back() == card.view.rect(); }));
    const auto& map = dynamic_cast<const HeatmapPicture&>(*card.view.picture());
    EXPECT_FALSE(map.isCoarse());
    EXPECT_EQ(card.painted.areas.front(),
              map.mapArea(card.view.bodyArea(), themeOf(ThemeKind::Light)).toRect());
    Card fresh;
    fresh.view.setState(zoomed);
    fresh.view.setPicture(*buildHeatmap(zoomed, {}));
    const QRect body = card.view.bodyArea().toRect();   // inside of the mark of the focus
    EXPECT_EQ(card.view.grab(body).toImage(), fresh.view.grab(body).toImage());
}

TEST(PictureView, APictureOutsideOfAStep_IsPaintedAtOnceAsAWhole) {
    WatchedCard card;
    ExplorerState other = card.state;
    other.scenario.ropeTheta *= 3;
    card.view.setState(other);
    card.view.setPicture(*buildHeatmap(other, {}));
    ASSERT_TRUE(waitUntil([&] { return !card.painted.areas.empty(); }));
    EXPECT_EQ(card.painted.areas.front(), card.view.rect());
}

TEST(PictureView, AfterAZoomStep_TheCardIsAsIfPaintedFresh) {
    Card card;
    (void)card.view.grab();
    card.view.setState(zoomedIn(card.state));
    Card fresh;
    fresh.view.setState(zoomedIn(fresh.state));
    EXPECT_EQ(card.view.grab().toImage(), fresh.view.grab().toImage());
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

TEST(PictureView, PictureThatLooksTheSame_IsNotPaintedAgain) {
    WatchedCard card;
    ExplorerState moved = card.state;
    moved.scenario.queryPosition = 33;
    card.view.setState(moved);   // the cross moves at once
    QApplication::processEvents();
    ASSERT_EQ(card.painted.areas.size(), 1U);
    card.view.setPicture(*buildHeatmap(moved, {}));   // the same numbers, computed
    QApplication::processEvents();
    EXPECT_EQ(card.painted.areas.size(), 1U);
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
