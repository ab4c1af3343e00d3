#include "ui/views/decay/decay_picture.h"

#include "core/decay/decay_curve.h"
#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/valid.h"
#include "tests/support/view_states.h"
#include "ui/views/decay/decay_samples.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/decay/decay_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(10, 10, 560, 360);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const DecayPicture> built(const ExplorerState& state) {
    return pictureOf<DecayPicture>(decayView, state);
}

/// Every distance up to 50000, on a linear axis.
ExplorerState everyDistance() {
    ExplorerState state = fourMethods();
    state.view.front = "decay";
    state.view.edit<DecaySettings>().isLogarithmic = false;
    state.view.edit<DecaySettings>().maxDistance = 50000;
    state.view.edit<DecaySettings>().measure = DecayMeasure::Ones;
    return state;
}

TEST(Decay, Curves_AreDrawnThroughTheirSamples) {
    ExplorerState state = fourMethods();
    for (ComparedMethod& method : state.scenario.methods) method.isVisible = false;   // the active one alone
    const auto picture = built(state);
    const QImage image = paintedBody(*picture, body);
    const PlotFrame plot = picture->layout(body, light).plot;
    const QColor colour = methodStyle(light, "ntk", 0).colour;
    for (std::size_t i = 0; i < 60; i += 7) {
        const QPointF at =
            plot.pixel(picture->data().distances[i], picture->data().methods.front().samples[i]);
        EXPECT_TRUE(hasColourNear(image, at, colour, 1, 60)) << "distance " << picture->data().distances[i];
    }
}

TEST(Decay, Alone_ShowsTheSmallestAndLargestOfEveryDistance) {
    const ExplorerState state = everyDistance();
    const auto picture = built(state);
    std::vector<std::int64_t> all(50001);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::int64_t>(i);
    const Result<DecayCurves> every = decayCurves(valid(state.scenario), all);
    ASSERT_TRUE(every.ok());
    const std::vector<std::int64_t> edges = decayEdges(50000, AxisScale::Linear);
    EXPECT_EQ(edges.back(), 50001);
    for (std::size_t method = 0; method < every->methods.size(); ++method) {
        const std::vector<double>& outline = picture->data().methods[method].outline;
        const std::vector<double>& ones = every->methods[method].ones;
        std::size_t point = 0;
        for (std::size_t c = 0; c + 1 < edges.size(); ++c) {
            const auto begin = ones.begin() + edges[c], end = ones.begin() + edges[c + 1];
            EXPECT_NEAR(outline[point++], *std::min_element(begin, end), 1e-14);
            if (edges[c + 1] - edges[c] > 1) {
                EXPECT_NEAR(outline[point++], *std::max_element(begin, end), 1e-14);
            }
        }
        EXPECT_EQ(point, outline.size());
    }
    ASSERT_TRUE(picture->data().firstNegative);
    const std::vector<double>& active = every->methods[state.scenario.activeMethod].ones;
    const auto negative = std::find_if(active.begin(), active.end(), [](double value) { return value < 0; });
    EXPECT_EQ(*picture->data().firstNegative, negative - active.begin());
    const PlotFrame plot = picture->layout(body, light).plot;
    const QString readout = picture->hitAt(plot.pixel(20000, 0), body, light).readout;
    EXPECT_TRUE(readout.contains(QStringLiteral(" to "))) << readout.toStdString();
}

TEST(Decay, Marks_StandAtTrainedAndTargetLength) {
    const auto picture = built(fourMethods());
    const QImage image = paintedBody(*picture, body);
    const PlotFrame plot = picture->layout(body, light).plot;
    for (const double length : {8192.0, 32768.0}) {
        int marked = 0;
        const int x = static_cast<int>(std::floor(plot.pixelX(length)));
        for (int y = static_cast<int>(plot.area.top()); y < static_cast<int>(plot.area.top()) + 60; ++y)
            if (isNear(image.pixel(x, y), light.muted, 10)) ++marked;
        EXPECT_GT(marked, 20) << length;
    }
}

TEST(Decay, Readout_NamesEveryVisibleMethod) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1].isVisible = false;
    const auto picture = built(state);
    const QString words =
        picture->hitAt(picture->layout(body, light).plot.area.center(), body, light).readout;
    EXPECT_TRUE(words.contains(QStringLiteral("YaRN ×4")));
    EXPECT_FALSE(words.contains(QStringLiteral("linear")));
    EXPECT_TRUE(picture->hitAt({0, 0}, body, light).readout.isEmpty());
}

TEST(Decay, LinearAxisAndOtherMeasures_ArePainted) {
    ExplorerState state = fourMethods();
    state.view.edit<DecaySettings>().isLogarithmic = false;
    for (const DecayMeasure measure : {DecayMeasure::Bound, DecayMeasure::Ones, DecayMeasure::Score}) {
        state.view.edit<DecaySettings>().measure = measure;
        const auto picture = built(state);
        EXPECT_EQ(picture->data().distances.front(), 0);
        const DecaySeries& active = picture->data().methods[2];
        const QPointF at =
            picture->layout(body, light).plot.pixel(picture->data().distances[200], active.samples[200]);
        EXPECT_TRUE(
            hasColourNear(paintedBody(*picture, body), at, methodStyle(light, "ntk", 0).colour, 1, 60));
    }
}

TEST(DecaySamples, Distances_AreWholeDistinctAndReachBothEnds) {
    for (const AxisScale scale : {AxisScale::Linear, AxisScale::Logarithmic}) {
        for (const std::int64_t reach :
             {std::int64_t{1}, std::int64_t{5}, std::int64_t{1000}, std::int64_t{1000000}}) {
            const std::vector<std::int64_t> distances = decayDistances(reach, scale);
            EXPECT_EQ(distances.front(), scale == AxisScale::Linear ? 0 : 1);
            EXPECT_EQ(distances.back(), std::max<std::int64_t>(reach, scale == AxisScale::Linear ? 1 : 2));
            for (std::size_t i = 1; i < distances.size(); ++i) EXPECT_LT(distances[i - 1], distances[i]);
            EXPECT_LE(distances.size(), 513U);
        }
    }
}

TEST(Decay, Anchors_NameEveryVisiblePart) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1].isVisible = false;
    state.scenario.methods.push_back({{"yarn", {{"factor", 8.0}}}});
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(checkedAnchorNames(*picture, body),
              namesOf({"x-axis", "y-axis", "curve/none", "curve/none/point", "curve/ntk", "curve/ntk/point",
                       "curve/yarn", "curve/yarn/point", "curve/yarn-2", "curve/yarn-2/point", "mark/trained",
                       "mark/target", "legend"}));
    const QImage image = paintedBody(*picture, body);
    EXPECT_TRUE(hasColourNear(image, anchorNamed(*picture, "curve/ntk/point", body).center(),
                              methodStyle(light, "ntk", 0).colour, 1, 60));
    const PlotFrame plot = picture->layout(body, light).plot;
    EXPECT_NEAR(anchorNamed(*picture, "mark/target", body).center().x(), plot.pixelX(32768), 1e-9);
    EXPECT_LE(anchorNamed(*picture, "x-axis", body).top(), plot.area.bottom());
}

TEST(Decay, Anchors_OfEveryDistanceHaveTheFirstNegativeOne) {
    const auto picture = built(everyDistance());
    ASSERT_NE(picture, nullptr);
    const std::set<QString> names = checkedAnchorNames(*picture, body);
    EXPECT_TRUE(names.contains(QStringLiteral("mark/first-negative")));
    EXPECT_TRUE(names.contains(QStringLiteral("curve/ntk/point")));
    const auto distance = static_cast<double>(picture->data().firstNegative.value());
    EXPECT_NEAR(anchorNamed(*picture, "mark/first-negative", body).center().x(),
                picture->layout(body, light).plot.pixelX(distance), 1e-9);
}

TEST(Decay, Plots_MapPixelsToDataAndBack) {
    for (const ExplorerState& state : {fourMethods(), everyDistance()})
        EXPECT_EQ(checkedPlotNames(*built(state), body), namesOf({""}));
}

TEST(Decay, Hit_IsAReadoutAlone) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const Hit inside = picture->hitAt(picture->layout(body, light).plot.area.center(), body, light);
    EXPECT_TRUE(inside.readout.startsWith(QStringLiteral("distance ")));
    EXPECT_FALSE(inside.pair().has_value() || inside.click);
    const Hit axis =
        picture->hitAt(anchorNamed(*picture, "x-axis", body).center() + QPointF(0, 5), body, light);
    EXPECT_TRUE(axis.readout.isEmpty());
}

TEST(Decay, Answer_IsTheActiveMethodsValueAtTheTargetLength) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const DecayData& data = picture->data();
    ASSERT_TRUE(data.targetValue.has_value());
    const DecaySeries& active = data.methods[2];
    ASSERT_TRUE(active.method.isActive);
    const auto nearest =
        std::min_element(data.distances.begin(), data.distances.end(),
                         [](double a, double b) { return std::abs(a - 32768) < std::abs(b - 32768); });
    EXPECT_EQ(*data.targetValue, active.samples[static_cast<std::size_t>(nearest - data.distances.begin())]);
    EXPECT_TRUE(picture->words().answer.startsWith(active.method.name()));
    ExplorerState near = state;
    near.view.edit<DecaySettings>().maxDistance = 1000;
    EXPECT_TRUE(built(near)->words().answer.isEmpty()) << "L' is outside the chart";
}

TEST(Decay, Table_HasAllMeasuresOfTheVisibleMethods) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1].isVisible = false;
    const ExplorerState relevant = relevantForDecay(state);
    const Result<DataTable> table = decayTable(relevant, {});
    ASSERT_TRUE(table.ok());
    ASSERT_EQ(table->columns.size(), 1U + 3 * 3);
    EXPECT_EQ(table->columns[0].title, "distance [token]");
    EXPECT_EQ(table->columns[4].title, "bound, NTK-aware ×4");
    const std::vector<std::int64_t> distances = decayDistances(131072, AxisScale::Logarithmic);
    const Result<DecayCurves> curves = decayCurves(valid(relevant.scenario), distances);
    ASSERT_TRUE(curves.ok());
    EXPECT_EQ(table->columns[4].values, curves->methods[2].bound);
    EXPECT_EQ(table->columns[9].values, curves->methods[3].score);
}

}   // namespace

}   // namespace rope::ui
