#include "ui/views/rotations/dial_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

TEST(DialLayout, EveryPair_HasItsOwnPlaceInsideTheArea) {
    for (const int pairs : {1, 2, 7, 32, 64, 128, 256, 512}) {
        const QRectF area(12, 34, 550, 330);
        const DialLayout layout = dialLayout(area, pairs, 14, 20);
        EXPECT_EQ(layout.every, 1) << pairs;
        for (int pair = 0; pair < pairs; ++pair) {
            const QPointF centre = layout.centre(pair);
            EXPECT_TRUE(area.contains(QRectF(centre.x() - layout.radius, centre.y() - layout.radius,
                                             2 * layout.radius, 2 * layout.radius)))
                << pair;
            EXPECT_EQ(layout.pairAt(centre), pair);
        }
        if (pairs > 1) {
            const QPointF apart = layout.centre(1) - layout.centre(0);
            EXPECT_GE(std::hypot(apart.x(), apart.y()), 2 * layout.radius) << pairs;
        }
    }
}

TEST(DialLayout, Columns_GiveTheLargestRadius) {
    const QRectF area(0, 0, 550, 330);
    const DialLayout layout = dialLayout(area, 64, 14, 20);
    for (int columns = 1; columns <= 64; ++columns) {
        const int rows = (64 + columns - 1) / columns;
        const double radius = std::min(550.0 / columns / 2, (330.0 / rows - 14) / 2) - 3;
        EXPECT_LE(radius, layout.radius + 1e-9) << columns;
    }
}

TEST(DialLayout, Labels_NeverOverlap_AndAreDroppedWhenTheyWould) {
    const DialLayout few = dialLayout(QRectF(0, 0, 550, 330), 64, 14, 20);
    EXPECT_GT(few.labelHeight, 0);
    EXPECT_FALSE(few.labelArea(0).intersects(few.labelArea(1)));
    EXPECT_GE(few.labelArea(0).top(), few.centre(0).y() + few.radius);
    EXPECT_EQ(dialLayout(QRectF(0, 0, 550, 330), 512, 14, 20).labelHeight, 0);
}

TEST(DialLayout, TooManyPairs_AreThinned) {
    const DialLayout layout = dialLayout(QRectF(0, 0, 550, 330), 32768, 14, 30);
    EXPECT_GT(layout.every, 1);
    EXPECT_GE(layout.radius, 4.5);
    EXPECT_EQ(layout.pairAt(layout.centre(layout.every)), layout.every);
}

TEST(DialLayout, TinyArea_DoesNotFail) {
    EXPECT_GE(dialLayout(QRectF(0, 0, 3, 3), 64, 14, 20).radius, 1);
    EXPECT_FALSE(dialLayout(QRectF(0, 0, 3, 3), 64, 14, 20).pairAt({100, 100}).has_value());
}

}   // namespace

}   // namespace rope::ui
