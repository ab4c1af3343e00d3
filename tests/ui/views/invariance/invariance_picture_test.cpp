#include "ui/views/invariance/invariance_picture.h"

#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/views/invariance/invariance_settings.h"
#include "ui/views/invariance/invariance_view.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(10, 10, 560, 360), wide(0, 0, 1200, 640);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const InvariancePicture> built(const ExplorerState& state) {
    return pictureOf<InvariancePicture>(invarianceView, state);
}

ExplorerState aloneState() {
    ExplorerState state = fourMethods();
    state.view.front = "invariance";
    return state;
}

TEST(Invariance, RopeLine_IsFlatAndOnItsScore) {
    const auto picture = built(fourMethods());
    EXPECT_LT(picture->data().study.series.front().spread, 1e-9);
    const QImage image = paintedBody(*picture, body);
    const PlotFrame plot = picture->layout(body, light).scores.plot;
    for (const double shift : {100.0, 400.0, 700.0})
        EXPECT_TRUE(hasColourNear(image,
                                  plot.pixel(shift, picture->data().study.series.front().score.front()),
                                  light.accent, 1, 30))
            << shift;
    EXPECT_TRUE(picture->words().answer.startsWith(QStringLiteral("RoPE variation ")));
}

TEST(Invariance, AloneAndWide_ShowsTheTermsAndTheResidual) {
    const ExplorerState beside = fourMethods(), alone = aloneState();
    EXPECT_FALSE(built(beside)->layout(wide, light).terms) << "not beside other views";
    const auto picture = built(alone);
    const InvarianceLayout charts = picture->layout(wide, light);
    ASSERT_TRUE(charts.terms && charts.residual);
    EXPECT_FALSE(charts.scores.body.intersects(charts.terms->body) ||
                 charts.terms->body.intersects(charts.residual->body));
    EXPECT_FALSE(picture->layout(body, light).terms) << "too narrow";
    const QImage image = paintedBody(*picture, wide);
    const PlotFrame& plot = charts.terms->plot;
    const InvarianceTerm& term = picture->data().study.sinusoidalTerms[1];
    const std::size_t middle = term.score.size() / 2;
    const QPointF at =
        plot.pixel(static_cast<double>(picture->data().study.shifts[middle]), term.score[middle]);
    EXPECT_TRUE(hasColourNear(image, at, light.query, 2)) << at.x() << ", " << at.y();
    EXPECT_TRUE(picture->hitAt(at, wide, light).readout.contains(QStringLiteral("q·pₙ")));
    EXPECT_TRUE(picture->hitAt(charts.residual->plot.area.center(), wide, light)
                    .readout.contains(QStringLiteral("largest entry")));
}

TEST(InvarianceShifts, StartAtZero) {
    EXPECT_EQ(invarianceShifts(1), (std::vector<std::int64_t>{0, 1}));
    EXPECT_EQ(invarianceShifts(1000).front(), 0);
    EXPECT_EQ(invarianceShifts(1000).back(), 1000);
}

TEST(Invariance, Anchors_NameTheScores) {
    ExplorerState state = fourMethods();
    state.scenario.precision = {NumberFormat::Bfloat16};
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(checkedAnchorNames(*picture, body),
              namesOf({"scores", "x-axis", "y-axis", "curve/rope", "curve/rope/point", "curve/rope-float64",
                       "curve/rope-float64/point", "curve/sinusoidal", "curve/sinusoidal/point",
                       "curve/learned", "curve/learned/point"}));
    const QRectF sinusoidal = anchorNamed(*picture, "curve/sinusoidal/point", body);
    EXPECT_TRUE(hasColourNear(paintedBody(*picture, body), sinusoidal.center(), light.muted, 1, 60));
}

TEST(Invariance, Anchors_OfTheViewAloneNameAllCharts) {
    const auto picture = built(aloneState());
    ASSERT_NE(picture, nullptr);
    std::set<QString> names = checkedAnchorNames(*picture, wide);
    for (const QString& more : namesOf(
             {"terms", "terms/x-axis", "terms/y-axis", "terms/legend", "curve/q.k", "curve/q.k/point",
              "curve/q.p", "curve/q.p/point", "curve/p.k", "curve/p.k/point", "curve/p.p", "curve/p.p/point",
              "residual", "residual/x-axis", "residual/y-axis", "curve/residual", "curve/residual/point"}))
        EXPECT_EQ(names.erase(more), 1U) << more.toStdString();
    EXPECT_EQ(names, checkedAnchorNames(*built(fourMethods()), wide));
}

TEST(Invariance, Plots_MapPixelsToDataAndBack) {
    EXPECT_EQ(checkedPlotNames(*built(fourMethods()), wide), namesOf({"scores"}));
    EXPECT_EQ(checkedPlotNames(*built(aloneState()), wide), namesOf({"scores", "terms", "residual"}));
}

TEST(Invariance, Hit_IsAReadoutAlone) {
    const auto picture = built(aloneState());
    ASSERT_NE(picture, nullptr);
    const InvarianceLayout charts = picture->layout(wide, light);
    const Hit hit = picture->hitAt(charts.scores.plot.pixel(500, 0), wide, light);
    EXPECT_FALSE(hit.pair().has_value() || hit.click);
    const QPointF at = charts.scores.plot.area.center();
    const QString readout = picture->hitAt(at, wide, light).readout;
    EXPECT_TRUE(readout.startsWith(QStringLiteral("shift 500 · RoPE "))) << readout.toStdString();
    EXPECT_TRUE(readout.contains(QStringLiteral("sinusoidal (added)")));
    EXPECT_TRUE(picture->hitAt({1, 1}, wide, light).readout.isEmpty());
}

TEST(Invariance, Table_HasSeriesTermsAndResidual) {
    const ExplorerState relevant = relevantForInvariance(fourMethods());
    const Result<DataTable> table = invarianceTable(relevant, {});
    ASSERT_TRUE(table.ok());
    std::vector<std::string> titles;
    for (const DataColumn& column : table->columns) titles.push_back(column.title);
    EXPECT_EQ(titles, (std::vector<std::string>{
                          "shift [token]", "score, rope, float64", "deviation, rope, float64",
                          "score, sinusoidal, float64", "deviation, sinusoidal, float64",
                          "score, learned, float64", "deviation, learned, float64", "sinusoidal, q.k",
                          "sinusoidal, q.p", "sinusoidal, p.k", "sinusoidal, p.p", "rotation residual"}));
    EXPECT_EQ(table->columns[1].values, built(fourMethods())->data().study.series.front().score);
}

}   // namespace

}   // namespace rope::ui
