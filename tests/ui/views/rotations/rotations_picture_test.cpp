// The dials of all pairs.
#include "ui/views/rotations/rotations_picture.h"

#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/views/rotations/rotations_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(10, 10, 560, 360), wide(0, 0, 1240, 700);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const RotationsPicture> built(const ExplorerState& state) {
    return pictureOf<RotationsPicture>(rotationsView, state);
}

TEST(Rotations, ArrowHeads_AreDrawnWhereTheVectorsPoint) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const QImage image = paintedBody(*picture, body);
    const DialLayout layout = picture->layout(body, light).dials;
    for (const int pair : {0, 3, 13, 25, 47, 63}) {
        const PairSnapshot& snapshot = picture->data().snapshot.pairs[static_cast<std::size_t>(pair)];
        const QPointF head = arrowHead(layout.centre(pair), snapshot.rotatedQueryX, snapshot.rotatedQueryY,
                                       picture->layout(body, light).pixelsPerUnit);
        const double drawn =
            std::atan2(layout.centre(pair).y() - head.y(), head.x() - layout.centre(pair).x());
        EXPECT_NEAR(drawn, std::atan2(snapshot.rotatedQueryY, snapshot.rotatedQueryX), 1e-9) << pair;
        EXPECT_TRUE(hasColourNear(image, head, light.query)) << "pair " << pair;
    }
}

TEST(Rotations, LongestArrow_EndsOnTheUnitCircle) {
    const auto picture = built(fourMethods());
    const DialLayout layout = picture->layout(body, light).dials;
    const double circle = dialMeasures(layout.radius).circle;
    double longest = 0;
    for (const PairSnapshot& pair : picture->data().snapshot.pairs)
        longest = std::max({longest, std::hypot(pair.queryX, pair.queryY), std::hypot(pair.keyX, pair.keyY)});
    EXPECT_NEAR(picture->layout(body, light).pixelsPerUnit * longest, circle, 1e-9);
}

TEST(Rotations, UntrainedAngles_AreDrawnOnlyWhereTheTargetReachesThem) {
    ExplorerState state = fourMethods();
    state.scenario.activeMethod = 0;   // none: slow pairs meet new angles at L'
    const auto picture = built(state);
    const QImage image = paintedBody(*picture, body);
    const DialLayout layout = picture->layout(body, light).dials;
    const DialMeasures measures = dialMeasures(layout.radius);
    const auto untrainedOnRing = [&](int pair) {
        int count = 0;
        for (int step = 0; step < 360; ++step) {
            const double angle = step * std::acos(-1.0) / 180;
            const QPointF at =
                layout.centre(pair) + measures.ringRadius() * QPointF(std::cos(angle), -std::sin(angle));
            if (isNear(image.pixel(qRound(at.x()), qRound(at.y())), light.outside, 60)) ++count;
        }
        return count;
    };
    EXPECT_EQ(untrainedOnRing(5), 0);   // every angle was met in training
    EXPECT_GT(untrainedOnRing(40), 30);
    EXPECT_EQ(untrainedOnRing(63), 0);   // even at L' it hardly moves
}

TEST(Rotations, Click_FocusesThePairUnderIt) {
    const auto picture = built(fourMethods());
    const QPointF at = picture->layout(body, light).dials.centre(42);
    const Hit hit = picture->hitAt(at, body, light);
    ASSERT_TRUE(hit.click);
    const std::optional<StateChange> change = hit.click(fourMethods());
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.view.selectedPair, 42);
    EXPECT_EQ(hit.pair(), 42);
    EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("pair 42 · θ = ")));
    const Hit none = picture->hitAt({-5, -5}, body, light);
    EXPECT_FALSE(none.click || none.pair());
    EXPECT_TRUE(none.readout.isEmpty());
}

TEST(Rotations, Anchors_NameEveryDial) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    std::set<QString> names = checkedAnchorNames(*picture, body);
    for (int pair = 0; pair < 64; ++pair) {
        const QString name = QStringLiteral("dial/%1").arg(pair);
        EXPECT_EQ(names.erase(name), 1U) << pair;
        const QRectF dial = anchorNamed(*picture, name.toUtf8().constData(), body);
        EXPECT_EQ(picture->hitAt(dial.center(), body, light).pair(), pair);
    }
    EXPECT_EQ(names, namesOf({"dials"}));
}

TEST(Rotations, Anchors_OfALargeBodyNameTheFocusedPairsParts) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    std::set<QString> names = checkedAnchorNames(*picture, wide);
    std::erase_if(names, [](const QString& name) { return name.startsWith(QStringLiteral("dial/")); });
    EXPECT_EQ(names, namesOf({"dials", "focus", "focus/dial", "handle/query", "handle/rotated-query",
                              "handle/rotated-key", "row/frequency", "row/wavelength", "row/query-angle",
                              "row/key-angle", "row/rotation", "row/query", "row/rotated-query",
                              "row/rotated-key", "row/untrained-angles", "row/score-part"}));
    for (const char* handle : {"handle/query", "handle/rotated-query", "handle/rotated-key"}) {
        const QPointF head = anchorNamed(*picture, handle, wide).center();
        EXPECT_NE(picture->hitAt(head, wide, light).as<DragHandle>(), nullptr) << handle;
    }
    const QPointF row = anchorNamed(*picture, "row/frequency", wide).center();
    EXPECT_EQ(picture->hitAt(row, wide, light).pair(), 17) << "the focused pair";
}

TEST(Rotations, Anchors_OfThinnedDialsAreThoseDrawn) {
    ExplorerState state = fourMethods();
    state.scenario.layout = {.headDim = 16384, .rotaryDim = 16384};
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const DialLayout dials = picture->layout(body, light).dials;
    ASSERT_GT(dials.every, 1);
    const std::set<QString> names = checkedAnchorNames(*picture, body);
    EXPECT_EQ(names.size(), 1U + static_cast<std::size_t>(dials.shownCount()));
    EXPECT_TRUE(names.contains(QStringLiteral("dial/%1").arg(dials.every)));
    EXPECT_FALSE(names.contains(QStringLiteral("dial/1")));
}

TEST(Rotations, Plot_IsThePlaneOfTheLargeDial) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    EXPECT_TRUE(checkedPlotNames(*picture, body).empty()) << "no room for it";
    EXPECT_EQ(checkedPlotNames(*picture, wide), namesOf({"focus"}));
    const PairSnapshot& pair = picture->data().snapshot.pairs[17];
    const QPointF head = picture->plots(wide, light)[0].frame.pixel(pair.rotatedQueryX, pair.rotatedQueryY);
    const QPointF handle = anchorNamed(*picture, "handle/rotated-query", wide).center();
    EXPECT_NEAR(head.x(), handle.x(), 1e-9);
    EXPECT_NEAR(head.y(), handle.y(), 1e-9);
}

TEST(Rotations, AnotherPairInFocus_IsTheSamePictureOfAnotherState) {
    ExplorerState state = fourMethods();
    const auto before = built(state);
    ASSERT_NE(before, nullptr);
    state.view.selectedPair = 3;
    const std::shared_ptr<const Picture> look = before->withLook(state.view);
    ASSERT_NE(look, nullptr);
    EXPECT_EQ(paintedBody(*look, wide), paintedBody(*built(state), wide));
    EXPECT_NE(paintedBody(*look, wide), paintedBody(*before, wide));
}

TEST(Rotations, Numbers_AreThoseOfTheSnapshot) {
    ExplorerState state = fourMethods();
    state.scenario.activeMethod = 0;
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const RotationsData& data = picture->data();
    ASSERT_EQ(data.numbers.size(), data.snapshot.pairs.size());
    for (std::size_t pair = 0; pair < data.numbers.size(); ++pair) {
        const PairSnapshot& snapshot = data.snapshot.pairs[pair];
        const PairNumbers& numbers = data.numbers[pair];
        EXPECT_NEAR(std::atan2(numbers.querySine, numbers.queryCosine),
                    std::remainder(snapshot.queryAngleRad, 2 * std::acos(-1.0)), 1e-12);
        const double untrained =
            std::min(snapshot.targetReachRad, 2 * std::acos(-1.0)) - snapshot.trainedReachRad;
        EXPECT_EQ(numbers.untrainedRad, std::max(untrained, 0.0)) << pair;
    }
    EXPECT_EQ(data.numbers[5].untrainedRad, 0) << "every angle was met in training";
    EXPECT_GT(data.numbers[40].untrainedRad, 0);
    EXPECT_EQ(data.trail, 24);
}

TEST(Rotations, Table_HasARowPerPair) {
    const Result<DataTable> table = rotationsTable(relevantForRotations(fourMethods()), {});
    ASSERT_TRUE(table.ok());
    ASSERT_EQ(table->columns.size(), 15U);
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const RotationSnapshot& snapshot = picture->data().snapshot;
    for (const DataColumn& column : table->columns) EXPECT_EQ(column.values.size(), 64U) << column.title;
    EXPECT_EQ(table->columns[7].title, "rotated query x");
    EXPECT_EQ(table->columns[7].values[9], snapshot.pairs[9].rotatedQueryX);
    EXPECT_EQ(table->columns[14].values[63], snapshot.pairs[63].scorePart);
}

}   // namespace

}   // namespace rope::ui
