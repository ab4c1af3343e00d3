#include "ui/position_bar/position_bar.h"

#include "tests/support/gestures.h"
#include "tests/support/scenario_builders.h"
#include "tests/support/wait_until.h"
#include "ui/position_bar/position_track.h"
#include "ui/value_widgets/value_field.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>

namespace rope::ui {
namespace {

class PositionBarTest : public ::testing::Test {
protected:
    PositionBarTest() {
        bar.resize(1200, 56);
        bar.show();
    }

    PositionTrack& track() { return *bar.findChild<PositionTrack*>(); }
    std::int64_t query() { return store.current().scenario.queryPosition; }
    std::int64_t key() { return store.current().scenario.keyPosition; }

    ExplorerStore store{smallState()};
    PositionBar bar{store};
};

TEST_F(PositionBarTest, DraggedThumb_MovesItsPositionInOneStep) {
    const double y = track().height() / 2.0;
    press(track(), {track().xOf(24), y});
    for (double position = 30; position < 300; position += 20) moveTo(track(), {track().xOf(position), y});
    release(track(), {track().xOf(290), y});
    EXPECT_GT(query(), 200);
    EXPECT_EQ(key(), 9);
    EXPECT_EQ(store.undoStack().count(), 1);
    press(track(), {track().xOf(9), y});
    moveTo(track(), {track().xOf(100), y});
    release(track(), {track().xOf(100), y});
    EXPECT_NEAR(static_cast<double>(key()), 100, 2);
    EXPECT_EQ(store.undoStack().count(), 2);
}

TEST_F(PositionBarTest, ArrowKeys_MoveByOneToken) {
    typeKey(track(), Qt::Key_Right);
    EXPECT_EQ(query(), 25);
    typeKey(track(), Qt::Key_Left, {}, Qt::ShiftModifier);
    EXPECT_EQ(query(), 9);
    typeKey(track(), Qt::Key_Down);   // the other thumb
    typeKey(track(), Qt::Key_Right);
    EXPECT_EQ(key(), 10);
}

TEST_F(PositionBarTest, Positions_NeverFallBelowZero) {
    for (int i = 0; i < 10; ++i) typeKey(track(), Qt::Key_PageDown);
    EXPECT_EQ(query(), 0);
}

TEST_F(PositionBarTest, TypedPosition_IsTakenOrExplained) {
    auto* field = bar.findChild<ValueField*>(QStringLiteral("query_position"));
    typeInto(*field->field(), QStringLiteral("1000000"));
    EXPECT_EQ(query(), 1000000);
    typeInto(*field->field(), QStringLiteral("-1"));
    EXPECT_FALSE(field->message().isEmpty());
    EXPECT_EQ(query(), 1000000);
}

TEST_F(PositionBarTest, Distance_IsShownWithItsSign) {
    ASSERT_FALSE(store.apply(changes::withPositions(store.current(), 5, 9)));
    EXPECT_TRUE(bar.findChild<QLabel*>(QStringLiteral("distance"))
                    ->text()
                    .contains(QString(QChar(0x2212)) + QLatin1Char('4')));
}

TEST_F(PositionBarTest, Play_MovesTheQueryAndIsOneStep) {
    bar.togglePlay();
    ASSERT_TRUE(bar.clock().isRunning());
    for (int i = 0; i < 8; ++i) bar.clock().advance(0.125);   // 8 tokens a second
    bar.togglePlay();
    EXPECT_FALSE(bar.clock().isRunning());
    EXPECT_GE(query(), 24 + 8);
    EXPECT_EQ(key(), 9);
    EXPECT_EQ(store.undoStack().count(), 1);
    store.undoStack().undo();
    EXPECT_EQ(query(), 24);
}

TEST_F(PositionBarTest, PlayOfBoth_KeepsTheDistance) {
    bar.findChild<QComboBox*>(QStringLiteral("play_mode"))->setCurrentIndex(1);
    bar.togglePlay();
    bar.clock().advance(0.25);
    bar.togglePlay();
    EXPECT_GE(query(), 26);
    EXPECT_EQ(query() - key(), 15);
}

TEST_F(PositionBarTest, Play_AdvancesByItself) {
    bar.togglePlay();
    EXPECT_TRUE(waitUntil([this] { return query() > 24; }));
    bar.togglePlay();
}

TEST_F(PositionBarTest, Play_EndsAtTheTargetLength) {
    ASSERT_FALSE(store.apply(changes::withPositions(store.current(), 2047, 9)));
    bar.togglePlay();
    bar.clock().advance(0.25);
    EXPECT_FALSE(bar.clock().isRunning());
}

TEST(PlayClock, FractionsOfTokens_AddUp) {
    PlayClock clock;
    std::int64_t sum = 0;
    QObject::connect(&clock, &PlayClock::advanced, &clock, [&sum](std::int64_t tokens) { sum += tokens; });
    clock.setSpeed(10);
    for (int i = 0; i < 100; ++i) clock.advance(0.016);
    EXPECT_EQ(sum, 16);
}

TEST(PlayClock, Stall_DoesNotJump) {
    PlayClock clock;
    std::int64_t sum = 0;
    QObject::connect(&clock, &PlayClock::advanced, &clock, [&sum](std::int64_t tokens) { sum += tokens; });
    clock.setSpeed(8);
    clock.advance(3600);
    EXPECT_LE(sum, 2);
}

}   // namespace
}   // namespace rope::ui
