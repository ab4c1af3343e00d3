#include "ui/picture/picture.h"

#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "ui/compute/build_picture.h"
#include "ui/picture/view_settings_row.h"
#include "ui/state/state_check.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace rope::ui {

namespace {

const QRectF body(0, 0, 900, 620);

TEST(Pictures, Anchors_AreUniqueAndInsideTheBody) {
    for (const ViewRow& row : views()) {
        const Result<PicturePtr> picture = buildPicture(row, testing::fourMethods(), {});
        ASSERT_TRUE(picture.ok()) << row.id;
        std::set<QString> names;
        for (const Anchor& anchor : (*picture)->anchors(body, themeOf(ThemeKind::Light))) {
            EXPECT_TRUE(names.insert(anchor.name).second) << row.id << " " << anchor.name.toStdString();
            EXPECT_TRUE(body.adjusted(-2, -2, 2, 2).contains(anchor.area))
                << row.id << " " << anchor.name.toStdString();
        }
    }
}

TEST(Pictures, Plots_MapPixelsToDataAndBack) {
    for (const ViewRow& row : views()) {
        const Result<PicturePtr> picture = buildPicture(row, testing::fourMethods(), {});
        ASSERT_TRUE(picture.ok()) << row.id;
        for (const Plot& plot : (*picture)->plots(body, themeOf(ThemeKind::Light))) {
            const QPointF centre = plot.frame.area.center();
            const QPointF back =
                plot.frame.pixel(plot.frame.valueX(centre.x()), plot.frame.valueY(centre.y()));
            EXPECT_NEAR(back.x(), centre.x(), 1e-6) << row.id;
            EXPECT_NEAR(back.y(), centre.y(), 1e-6) << row.id;
        }
    }
}

TEST(Pictures, OutsideOfTheBody_NothingIsHit) {
    for (const ViewRow& row : views()) {
        const Result<PicturePtr> picture = buildPicture(row, testing::fourMethods(), {});
        ASSERT_TRUE(picture.ok()) << row.id;
        for (const QPointF point : {QPointF(-50, -50), QPointF(2000, 2000)}) {
            const Hit hit = (*picture)->hitAt(point, body, themeOf(ThemeKind::Light));
            EXPECT_TRUE(readoutOf(hit).isEmpty()) << row.id;
            EXPECT_FALSE(hit.click) << row.id;
        }
    }
}

TEST(RangeOfLength, IsRoundedUpAndLimited) {
    EXPECT_EQ(viewRangeOfLength(4096), 4096);
    EXPECT_EQ(viewRangeOfLength(4096.5), 4097);
    EXPECT_EQ(viewRangeOfLength(1e18), maxViewRange);
}

}   // namespace

}   // namespace rope::ui
