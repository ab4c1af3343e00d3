// What is not computed again: these tests count jobs, whatever the machine.
#include "tests/support/application.h"
#include "tests/support/manual_executor.h"
#include "tests/support/view_states.h"
#include "ui/charts/chart_frame.h"
#include "ui/compute/build_picture.h"
#include "ui/compute/picture_service.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <map>
#include <string>

namespace rope::ui {

namespace {

const Theme& light = themeOf(ThemeKind::Light);
const QRectF body(10, 10, 960, 560);

QImage painted(const Picture& picture, QColor ground, ChartFrameCache& frames) {
    QImage image(980, 580, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, body, {light, &frames});
    return image;
}

QImage painted(const Picture& picture) {
    ChartFrameCache frames;
    return painted(picture, light.panel, frames);
}

ExplorerState smallMaps() {
    ExplorerState state = rope::ui::testing::fourMethods();
    state.view.scoreMap.length = 24;
    return state;
}

ExplorerState nextKey() {
    ExplorerState state = smallMaps();
    ++state.scenario.keyPosition;
    return state;
}

class LookTest : public ::testing::Test {
protected:
    LookTest() {
        QObject::connect(&service, &PictureService::pictureReady, &service,
                         [this](std::string_view id, const Result<PicturePtr>& picture) {
                             shown.insert_or_assign(std::string(id), picture);
                         });
        std::vector<const ViewRow*> all;
        for (const ViewRow& row : views()) all.push_back(&row);
        service.setVisibleRows(all);
        service.setState(smallMaps());
        executor.runAll();
    }

    /// Every view shows the state, has asked for nothing, and looks as if it had been computed for it.
    void expectNothingComputed(const ExplorerState& state) {
        service.setState(state);
        EXPECT_EQ(executor.jobCount(), 0U);
        for (const ViewRow& row : views()) {
            const auto found = shown.find(std::string(row.id));
            ASSERT_TRUE(found != shown.end() && found->second.ok()) << row.id;
            const Picture& picture = **found->second;
            const Result<PicturePtr> fresh = buildPicture(row, state, {});
            ASSERT_TRUE(fresh.ok()) << row.id;
            EXPECT_EQ(painted(picture), painted(**fresh)) << row.id;
            EXPECT_EQ(picture.words().answer, (*fresh)->words().answer) << row.id;
        }
    }

    ManualExecutor executor;
    PictureService service{executor};
    std::map<std::string, Result<PicturePtr>> shown;
};

TEST_F(LookTest, AnotherColormap_ComputesNothing) {
    ExplorerState state = smallMaps();
    state.view.colormap = "viridis";
    expectNothingComputed(state);
}

TEST_F(LookTest, AnotherPair_ComputesNothing) {
    for (const int pair : {0, 63}) {
        ExplorerState state = smallMaps();
        state.view.selectedPair = pair;
        expectNothingComputed(state);
    }
}

TEST_F(LookTest, BothAtOnce_AndBack) {
    ExplorerState state = smallMaps();
    state.view.selectedPair = 5;
    state.view.colormap = "viridis";
    expectNothingComputed(state);
    expectNothingComputed(smallMaps());
}

TEST_F(LookTest, AnotherBase_IsComputedByEveryView) {
    ExplorerState state = smallMaps();
    state.scenario.ropeTheta *= 2;
    state.view.selectedPair = 5;
    service.setState(state);
    EXPECT_EQ(executor.jobCount(), views().size());
}

TEST_F(LookTest, AnotherPosition_IsComputedOnlyWhereItIsLookedAt) {
    service.setState(nextKey());
    const auto concerned = std::count_if(views().begin(), views().end(), [](const ViewRow& row) {
        return row.relevant(smallMaps()) != row.relevant(nextKey());
    });
    EXPECT_EQ(executor.jobCount(), static_cast<std::size_t>(concerned));
    EXPECT_LT(executor.jobCount(), views().size());
}

TEST(KeptFrames, PaintTheSameAsNewOnes) {
    for (const ViewRow& row : views()) {
        const PicturePtr picture = buildPicture(row, smallMaps(), {}).value();
        ChartFrameCache kept;
        const QImage first = painted(*picture, light.panel, kept);
        EXPECT_EQ(painted(*picture, light.panel, kept), first) << row.id;
        EXPECT_EQ(painted(*picture), first) << row.id;
    }
}

}   // namespace

}   // namespace rope::ui
