#include "ui/view_card/cursor_readout.h"

#include "tests/support/manual_executor.h"

#include <gtest/gtest.h>

namespace rope::ui {
namespace {

struct EmptyPicture : Picture {
    [[nodiscard]] PictureWords words() const override { return {}; }
    [[nodiscard]] Hit hitAt(QPointF /*point*/, const QRectF& /*body*/,
                            const Theme& /*theme*/) const override {
        return {};
    }
    void paint(QPainter& /*painter*/, const QRectF& /*body*/,
               const PaintContext& /*context*/) const override {}
};

Hit computedHit(const QString& place, const QString& text) {
    return {.readout = place, .computed = [text] { return text; }};
}

class CursorReadoutTest : public ::testing::Test {
protected:
    void show(const Hit& hit) { readout.show(hit, picture); }

    ManualExecutor executor;
    PicturePtr picture = std::make_shared<EmptyPicture>();
    QStringList texts;
    CursorReadout readout{&executor, [this](const QString& text) { texts << text; }};
};

TEST_F(CursorReadoutTest, KnownText_IsShownAtOnce) {
    show({.readout = QStringLiteral("pair 3")});
    EXPECT_EQ(texts, QStringList{QStringLiteral("pair 3")});
    show({.readout = QStringLiteral("pair 3")});
    EXPECT_EQ(texts.size(), 1) << "the same text is not announced again";
}

TEST_F(CursorReadoutTest, ComputedText_FollowsThePlace) {
    show(computedHit(QStringLiteral("m = 1"), QStringLiteral("m = 1 → 0.5")));
    EXPECT_EQ(readout.text(), QStringLiteral("m = 1"));
    executor.runAll();
    EXPECT_EQ(readout.text(), QStringLiteral("m = 1 → 0.5"));
}

TEST_F(CursorReadoutTest, WhileTheMouseMoves_TheLastValueStays) {
    show(computedHit(QStringLiteral("m = 1"), QStringLiteral("m = 1 → 0.5")));
    executor.runAll();
    show(computedHit(QStringLiteral("m = 2"), QStringLiteral("m = 2 → 0.7")));
    EXPECT_EQ(readout.text(), QStringLiteral("m = 1 → 0.5"));
    executor.runAll();
    EXPECT_EQ(readout.text(), QStringLiteral("m = 2 → 0.7"));
}

TEST_F(CursorReadoutTest, ComputedText_OfAPlaceThatWasLeft_IsNotShown) {
    show(computedHit(QStringLiteral("m = 1"), QStringLiteral("m = 1 → 0.5")));
    show({});
    executor.runAll();
    EXPECT_EQ(readout.text(), QString());
}

TEST_F(CursorReadoutTest, PictureOfARunningJob_StaysAlive) {
    const std::weak_ptr<const Picture> watched = picture;
    show(computedHit(QStringLiteral("m = 1"), QStringLiteral("m = 1 → 0.5")));
    picture.reset();
    EXPECT_FALSE(watched.expired());
    executor.runAll();
    EXPECT_EQ(readout.text(), QStringLiteral("m = 1 → 0.5"));
}

TEST(CursorReadout, WithoutExecutor_IsComputedAtOnce) {
    QStringList texts;
    CursorReadout readout{nullptr, [&](const QString& text) { texts << text; }};
    readout.show(computedHit(QStringLiteral("m = 1"), QStringLiteral("m = 1 → 0.5")), nullptr);
    EXPECT_EQ(texts, QStringList{QStringLiteral("m = 1 → 0.5")});
}

}   // namespace
}   // namespace rope::ui
