#include "ui/views/heatmap/heatmap_widget.h"
#include "tests/support/application.h"
#include "tests/support/card_under_test.h"
#include "tests/support/wait_until.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

using Card = testing::Card<HeatmapWidget>;
using WatchedCard = testing::WatchedCard<HeatmapWidget>;

ExplorerState zoomedIn(ExplorerState state) {
    state.view.edit<HeatmapSettings>().visibleTokens = 40;
    state.view.edit<HeatmapSettings>().firstQuery = 10;
    state.view.edit<HeatmapSettings>().firstKey = 5;
    return state;
}

TEST(HeatmapWidget, ZoomStep_PaintsTheMapFirstAndTheRestAfter) {
    WatchedCard card;
    card.view.setState(zoomedIn(card.state));
    const auto* map = dynamic_cast<const HeatmapPicture*>(card.view.picture().get());
    ASSERT_TRUE(map != nullptr && map->data().isCoarse);
    const QRect area = map->mapArea({}, card.view.bodyArea(), themeOf(ThemeKind::Light)).toRect();
    QImage first(area.size(), QImage::Format_RGB32);
    card.view.render(&first, {}, area, QWidget::RenderFlags());
    ASSERT_TRUE(waitUntil(
        [&] { return !card.painted.areas.empty() && card.painted.areas.back() == card.view.rect(); }));
    EXPECT_EQ(card.painted.areas.front(), area);
    const QImage whole = card.view.grab(area).toImage().convertToFormat(QImage::Format_RGB32);
    EXPECT_EQ(first, whole);
}

TEST(HeatmapWidget, FineCellsOfAStep_ArePaintedBeforeTheAxes) {
    WatchedCard card;
    const ExplorerState zoomed = zoomedIn(card.state);
    card.view.setState(zoomed);
    card.view.setPicture(*heatmapView.build(zoomed, {}));
    ASSERT_TRUE(waitUntil(
        [&] { return !card.painted.areas.empty() && card.painted.areas.back() == card.view.rect(); }));
    const auto& map = dynamic_cast<const HeatmapPicture&>(*card.view.picture());
    EXPECT_FALSE(map.data().isCoarse);
    EXPECT_EQ(card.painted.areas.front(),
              map.mapArea({}, card.view.bodyArea(), themeOf(ThemeKind::Light)).toRect());
    Card fresh;
    fresh.view.setState(zoomed);
    fresh.view.setPicture(*heatmapView.build(zoomed, {}));
    const QRect body = card.view.bodyArea().toRect();   // inside of the mark of the focus
    EXPECT_EQ(card.view.grab(body).toImage(), fresh.view.grab(body).toImage());
}

TEST(HeatmapWidget, APictureOutsideOfAStep_IsPaintedAtOnceAsAWhole) {
    WatchedCard card;
    ExplorerState other = card.state;
    other.scenario.ropeTheta *= 3;
    card.view.setState(other);
    card.view.setPicture(*heatmapView.build(other, {}));
    ASSERT_TRUE(waitUntil([&] { return !card.painted.areas.empty(); }));
    EXPECT_EQ(card.painted.areas.front(), card.view.rect());
}

TEST(HeatmapWidget, AfterAZoomStep_TheCardIsAsIfPaintedFresh) {
    Card card;
    (void)card.view.grab();
    card.view.setState(zoomedIn(card.state));
    Card fresh;
    fresh.view.setState(zoomedIn(fresh.state));
    EXPECT_EQ(card.view.grab().toImage(), fresh.view.grab().toImage());
}

TEST(HeatmapWidget, PictureThatLooksTheSame_IsNotPaintedAgain) {
    WatchedCard card;
    ExplorerState moved = card.state;
    moved.scenario.queryPosition = 33;
    card.view.setState(moved);   // the cross moves at once
    QApplication::processEvents();
    ASSERT_EQ(card.painted.areas.size(), 1U);
    card.view.setPicture(*heatmapView.build(moved, card.job));   // the same numbers, computed
    QApplication::processEvents();
    EXPECT_EQ(card.painted.areas.size(), 1U);
}

}   // namespace

}   // namespace rope::ui
