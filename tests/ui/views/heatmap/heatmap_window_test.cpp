#include "ui/views/heatmap/heatmap_window.h"
#include "tests/support/application.h"
#include "tests/support/heatmaps.h"
#include "ui/state/state_check.h"

#include <array>

namespace rope::ui {

namespace {

using testing::builtHeatmap;
using testing::viewportState;

TEST(HeatmapWindow, Zoom_KeepsThePlaceUnderTheCursor) {
    const ScoreWindow whole{1000, 0, 0, 1000};
    const ScoreWindow near = zoomedWindow(whole, {0.25, 0.75}, 4);
    EXPECT_EQ(near.tokens, 250);
    EXPECT_NEAR(static_cast<double>(near.firstKey) + 0.25 * 250, 250, 1);
    EXPECT_NEAR(static_cast<double>(near.firstQuery) + 0.75 * 250, 750, 1);
    EXPECT_EQ(zoomedWindow(near, {0.25, 0.75}, 0.25), whole);
    EXPECT_EQ(zoomedWindow(near, {0.9, 0.9}, 1e-9), whole);
    EXPECT_EQ(zoomedWindow(whole, {0.5, 0.5}, 1e9).tokens, 4);
    EXPECT_EQ(zoomedWindow({5, 0, 0, 5}, {0, 0}, 1.01).tokens, 4);   // small numbers move as well
}

TEST(HeatmapWindow, Moves_StopAtTheEdges) {
    const ScoreWindow window{1000, 300, 400, 100};
    EXPECT_EQ(movedWindow(window, {0.5, -0.5}), (ScoreWindow{1000, 250, 450, 100}));
    EXPECT_EQ(movedWindow(window, {-100, 100}), (ScoreWindow{1000, 900, 0, 100}));
}

TEST(HeatmapWindow, Frames_AreSquareAndHoldTheBand) {
    const ScoreWindow window{1000, 300, 400, 100};
    const ScoreWindow framed = framedWindow(window, {0.9, 0.2}, {0.5, 0.3});
    EXPECT_EQ(framed.tokens, 40);
    EXPECT_EQ(framed.firstKey, 450);
    EXPECT_EQ(framed.firstQuery, 305);
    EXPECT_EQ(framedWindow(window, {-50, -50}, {50, 50}), (ScoreWindow{1000, 0, 0, 1000}));
}

TEST(HeatmapWindow, HostileSettings_AreFitted) {
    for (const auto& [query, key, seen] :
         {std::array<std::int64_t, 3>{131072, 131072, 131072}, {131072, 0, 10}, {0, 131072, 1}, {5, 5, 0}}) {
        const ExplorerState state = viewportState(100, query, key, seen);
        EXPECT_FALSE(checkState(state).has_value());
        const ScoreWindow window = heatmapWindow(state);
        EXPECT_GE(window.tokens, 1);
        EXPECT_LE(window.firstQuery + window.tokens, 100);
        EXPECT_LE(window.firstKey + window.tokens, 100);
        EXPECT_EQ(builtHeatmap(state)->data().window, window);
    }
    for (std::int64_t HeatmapSettings::*member :
         {&HeatmapSettings::firstQuery, &HeatmapSettings::firstKey, &HeatmapSettings::visibleTokens})
        for (const std::int64_t value : {std::int64_t{-1}, std::int64_t{131073}}) {
            ExplorerState state;
            state.view.edit<HeatmapSettings>().*member = value;
            EXPECT_TRUE(checkState(state).has_value());
        }
}

}   // namespace

}   // namespace rope::ui
