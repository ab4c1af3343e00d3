#include "ui/views/phasors/phasors_picture.h"

#include "core/analysis/phasor_study.h"
#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/valid.h"
#include "tests/support/view_states.h"
#include "ui/views/phasors/phasors_view.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(10, 10, 900, 520);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const PhasorsPicture> built(const ExplorerState& state) {
    return pictureOf<PhasorsPicture>(phasorsView, state);
}

bool isLike(QRgb pixel, const QColor& colour) {
    return std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
               std::abs(qBlue(pixel) - colour.blue()) <
           60;
}

TEST(Phasors, ChainEnds_AreDrawnWhereTheSumsAre) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const Result<PhasorStudy> study = phasorStudy(valid(state.scenario));
    ASSERT_TRUE(study.ok());
    const QImage image = paintedBody(*picture, body);
    const PlotFrame plot = picture->layout(body, light).chain.chart.plot;
    const Phasor& last = study->pairs.back();
    EXPECT_TRUE(isLike(image.pixel(plot.pixel(last.endReal, last.endImaginary).toPoint()), light.accent));
    const QPointF middle = plot.pixel(last.endReal / 2, 0);
    EXPECT_TRUE(isLike(image.pixel(middle.toPoint()), light.accent) ||
                isLike(image.pixel(middle.toPoint()), light.query))
        << "the score lies on the real axis";
    EXPECT_NEAR(plot.pixelX(1) - plot.pixelX(0), plot.pixelY(0) - plot.pixelY(1), 1e-9)
        << "angles look like angles";
}

TEST(Phasors, Bars_ReachTheirPart) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const Result<PhasorStudy> study = phasorStudy(valid(state.scenario));
    ASSERT_TRUE(study.ok());
    const QImage image = paintedBody(*picture, body);
    const PlotFrame plot = picture->layout(body, light).parts.chart.plot;
    int seen = 0;
    for (std::size_t pair = 0; pair < study->pairs.size(); ++pair) {
        const double value = study->pairs[pair].real;
        const double height = plot.pixelY(0) - plot.pixelY(value);
        if (std::abs(height) < 8 || static_cast<int>(pair) == state.view.selectedPair) continue;
        const QColor& colour = value < 0 ? light.outside : light.query;
        const QPoint inside(qRound(plot.pixelX(static_cast<double>(pair)) - 0.5),
                            qRound(plot.pixelY(value) + (height > 0 ? 3 : -3)));
        const QPoint beyond(inside.x(), qRound(plot.pixelY(value) - (height > 0 ? 4 : -4)));
        EXPECT_TRUE(isLike(image.pixel(inside), colour)) << pair;
        EXPECT_FALSE(isLike(image.pixel(beyond), colour)) << pair;
        ++seen;
    }
    EXPECT_GT(seen, 10);
}

TEST(Phasors, AnotherDistance_LeavesTheAxisOfTheParts) {
    ExplorerState state = fourMethods();
    const auto near = built(state);
    state.scenario.queryPosition += 7;
    const auto far = built(state);
    ASSERT_TRUE(near && far);
    EXPECT_NE(near->words().answer, far->words().answer) << "they are different pictures";
    EXPECT_EQ(near->layout(body, light).parts.chart.plot.pixelY(1),
              far->layout(body, light).parts.chart.plot.pixelY(1));
    EXPECT_EQ(near->layout(body, light).parts.chart.plot.pixelY(0),
              far->layout(body, light).parts.chart.plot.pixelY(0));
}

TEST(Phasors, Click_FocusesThePair) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const PlotFrame plot = picture->layout(body, light).sums.chart.plot;
    const QPointF at(plot.pixelX(40), plot.area.center().y());
    const Hit hit = picture->hitAt(at, body, light);
    ASSERT_TRUE(hit.click);
    const std::optional<StateChange> change = hit.click(state);
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.view.selectedPair, 40);
    EXPECT_EQ(hit.pair(), 40);
    EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("pair 40 · contribution ")));
    const Hit none = picture->hitAt(QPointF(12, 12), body, light);
    EXPECT_FALSE(none.click || none.pair());
    EXPECT_TRUE(none.readout.isEmpty());
}

TEST(Phasors, HitNearAJoint_IsItsPair) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const PhasorsLayout panels = picture->layout(body, light);
    const QPolygonF joints = chainPoints(picture->data(), panels.chain.chart.plot);
    const Hit hit = picture->hitAt(joints[1] + QPointF(0.5, 0.5), body, light);
    EXPECT_EQ(hit.pair(), 0);
    EXPECT_FALSE(picture->hitAt(panels.chain.chart.plot.area.topLeft() + QPointF(1, 1), body, light).pair());
}

TEST(Phasors, Anchors_NameEveryPairInChainAndParts) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    for (const QRectF& area : {body, QRectF(0, 0, 400, 700)}) {
        std::set<QString> names = checkedAnchorNames(*picture, area);
        for (int pair = 0; pair < 64; ++pair) {
            EXPECT_EQ(names.erase(QStringLiteral("phasor/%1").arg(pair)), 1U) << pair;
            EXPECT_EQ(names.erase(QStringLiteral("bar/%1").arg(pair)), 1U) << pair;
        }
        EXPECT_EQ(names, namesOf({"chain", "chain/x-axis", "chain/y-axis", "chain/end", "score", "parts",
                                  "parts/x-axis", "parts/y-axis", "sums", "sums/x-axis", "sums/y-axis",
                                  "curve/partial-sums", "curve/partial-sums/point"}));
    }
    EXPECT_EQ(picture->hitAt(anchorNamed(*picture, "bar/12", body).center(), body, light).pair(), 12);
    const QImage image = paintedBody(*picture, body);
    EXPECT_TRUE(
        isLike(image.pixel(anchorNamed(*picture, "chain/end", body).center().toPoint()), light.accent));
    EXPECT_TRUE(
        hasColourNear(image, anchorNamed(*picture, "curve/partial-sums/point", body).center(), light.accent));
}

TEST(Phasors, Plots_MapPixelsToDataAndBack) {
    EXPECT_EQ(checkedPlotNames(*built(fourMethods()), body), namesOf({"chain", "parts", "sums"}));
}

TEST(Phasors, AnotherPairInFocus_IsTheSamePictureOfAnotherState) {
    ExplorerState state = fourMethods();
    const auto before = built(state);
    ASSERT_NE(before, nullptr);
    state.view.selectedPair = 3;
    const std::shared_ptr<const Picture> look = before->withLook(state.view);
    ASSERT_NE(look, nullptr);
    EXPECT_EQ(paintedBody(*look, body), paintedBody(*built(state), body));
    EXPECT_NE(paintedBody(*look, body), paintedBody(*before, body));
}

TEST(Phasors, Table_HasARowPerPair) {
    const Result<DataTable> table = phasorsTable(relevantForPhasors(fourMethods()), {});
    const Result<PhasorStudy> study = phasorStudy(valid(fourMethods().scenario));
    ASSERT_TRUE(table.ok() && study.ok());
    ASSERT_EQ(table->columns.size(), 6U);
    for (const DataColumn& column : table->columns) EXPECT_EQ(column.values.size(), 64U) << column.title;
    EXPECT_EQ(table->columns[3].values.back(), study->pairs.back().endReal);
    EXPECT_EQ(table->columns[5].values[20], study->pairs[20].partialSum);
}

}   // namespace

}   // namespace rope::ui
