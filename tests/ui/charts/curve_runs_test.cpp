#include "ui/charts/curve_runs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

const PlotFrame square{QRectF(0, 0, 100, 100), {0, 100}, {0, 100}, VerticalSense::Up};
const double gap = std::numeric_limits<double>::quiet_NaN();

TEST(CurveRuns, EveryPoint_IsWhereThePlotPutsIt) {
    const std::vector<double> xs{0, 25, 50, 100}, ys{0, 10, 90, 40};
    const std::vector<QPolygonF> runs = curveRuns(square, xs, ys, 1);
    ASSERT_EQ(runs.size(), 1U);
    ASSERT_EQ(runs[0].size(), 4);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(runs[0][i], square.pixel(xs[static_cast<std::size_t>(i)], ys[static_cast<std::size_t>(i)]));
}

TEST(CurveRuns, NotANumber_IsAGap) {
    const std::vector<double> xs{0, 20, 40, 60, 80}, ys{10, 20, gap, 40, 50};
    const std::vector<QPolygonF> runs = curveRuns(square, xs, ys, 1);
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0].size(), 2);
    EXPECT_EQ(runs[1].first(), square.pixel(60, 40));
}

TEST(CurveRuns, LoneSample_StaysVisible) {
    const std::vector<double> xs{0, 20, 40}, ys{gap, 20, gap};
    const std::vector<QPolygonF> runs = curveRuns(square, xs, ys, 1);
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0], QPolygonF{square.pixel(20, 20)});
}

TEST(CurveRuns, LogarithmicAxis_DropsWhatHasNoPlace) {
    const PlotFrame plot{QRectF(0, 0, 100, 100),
                         {1, 1000, AxisScale::Logarithmic},
                         {1e-3, 1, AxisScale::Logarithmic},
                         VerticalSense::Up};
    const std::vector<double> xs{0, 1, 10, 100}, ys{1, 0.1, -1, 0.01};
    const std::vector<QPolygonF> runs = curveRuns(plot, xs, ys, 1);
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0].first(), plot.pixel(1, 0.1));
    EXPECT_EQ(runs[1].first(), plot.pixel(100, 0.01));
}

TEST(CurveRuns, Outside_IsCutByGeometry) {
    const std::vector<double> xs{0, 50, 100}, ys{-100, 300, -1e300};
    for (const QPolygonF& run : curveRuns(square, xs, ys, 1))
        for (const QPointF& point : run)
            EXPECT_TRUE(square.area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point))
                << point.x() << "," << point.y();
}

TEST(CurveRuns, CutPoints_LieOnTheLine) {
    const std::vector<double> xs{0, 100}, ys{-50, 150};
    const std::vector<QPolygonF> runs = curveRuns(square, xs, ys, 1);
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_NEAR(runs[0].first().x(), 25, 1e-9);
    EXPECT_NEAR(runs[0].last().x(), 75, 1e-9);
}

TEST(CurveRuns, DenseSamples_KeepEveryPeak) {
    std::vector<double> xs, ys;
    for (int i = 0; i < 100000; ++i) {
        xs.push_back(i / 1000.0);
        ys.push_back(50 + 10 * std::sin(i * 0.37));
    }
    ys[54321] = 97;   // one sample among a thousand in its column
    ys[54399] = 3;
    std::size_t points = 0;
    double highest = 100, lowest = 0;
    for (const QPolygonF& run : curveRuns(square, xs, ys, 1)) {
        points += static_cast<std::size_t>(run.size());
        for (const QPointF& point : run)
            highest = std::min(highest, point.y()), lowest = std::max(lowest, point.y());
    }
    EXPECT_LE(points, 404U);
    EXPECT_DOUBLE_EQ(highest, square.pixelY(97));
    EXPECT_DOUBLE_EQ(lowest, square.pixelY(3));
}

TEST(CurveRuns, Empty_IsNothing) { EXPECT_TRUE(curveRuns(square, {}, {}, 1).empty()); }

}   // namespace

}   // namespace rope::ui
