#include "ui/painting/ticks.h"

#include <gtest/gtest.h>

#include <QStringList>

#include <cmath>

namespace rope::ui {

namespace {

std::vector<double> valuesOf(const Ticks& ticks) {
    std::vector<double> values;
    for (const Tick& tick : ticks) values.push_back(tick.value);
    return values;
}

QStringList labelsOf(const Ticks& ticks) {
    QStringList labels;
    for (const Tick& tick : ticks) labels << tick.label;
    return labels;
}

TEST(Ticks, NiceStep_IsOneTwoOrFive) {
    EXPECT_DOUBLE_EQ(niceStep(10, 5), 2);
    EXPECT_DOUBLE_EQ(niceStep(100, 3), 50);
    EXPECT_DOUBLE_EQ(niceStep(0.07, 10), 0.01);
    EXPECT_DOUBLE_EQ(niceStep(1000, 1), 1000);
}

TEST(Ticks, NiceRange_CoversTheData) {
    for (const double low : {-3.7, 0.0, 0.001, 123.4, -1e9}) {
        for (const double span : {1e-3, 1.0, 17.3, 4e6}) {
            const AxisRange range = niceLinearRange(low, low + span, 5);
            EXPECT_LE(range.low, low + 1e-9 * span) << low << " " << span;
            EXPECT_GE(range.high, low + span - 1e-9 * span) << low << " " << span;
            EXPECT_LE(linearTicks(range, 5).size(), 8U) << low << " " << span;
        }
    }
}

TEST(Ticks, NiceRange_FlatCurve_IsNotBlownUp) {
    const AxisRange range = niceLinearRange(4.6, 4.6 + 4e-15, 5);
    EXPECT_GT(range.high - range.low, 1);
    EXPECT_LT(range.low, 4.6);
    EXPECT_GT(range.high, 4.6);
}

TEST(Ticks, NiceRange_NotFinite_IsStillARange) {
    const AxisRange range = niceLinearRange(std::nan(""), 1, 5);
    EXPECT_LT(range.low, range.high);
}

TEST(Ticks, Linear_EndsAreTicks) {
    EXPECT_EQ(valuesOf(linearTicks({-4, 8}, 6)), (std::vector<double>{-4, -2, 0, 2, 4, 6, 8}));
    EXPECT_EQ(labelsOf(linearTicks({-4, 8}, 3)), (QStringList{QStringLiteral("0"), QStringLiteral("5")}));
    EXPECT_EQ(labelsOf(linearTicks({0, 1}, 5)).at(1), QStringLiteral("0.2"));
    EXPECT_EQ(labelsOf(linearTicks({-1, 1}, 4)).first(), QStringLiteral("−1.0"));
}

TEST(Ticks, Tokens_PowerOfTwo_IsQuartered) {
    EXPECT_EQ(valuesOf(tokenTicks(256, 5)), (std::vector<double>{0, 64, 128, 192, 256}));
    EXPECT_EQ(valuesOf(tokenTicks(100, 5)), (std::vector<double>{0, 20, 40, 60, 80, 100}));
    EXPECT_FALSE(tokenTicks(1, 5).empty());
}

TEST(Ticks, Logarithmic_DecadesInTheSketchesForm) {
    const Ticks ticks = logarithmicTicks({1, 131072, AxisScale::Logarithmic}, 8, LogLabels::Compact);
    EXPECT_EQ(labelsOf(ticks),
              (QStringList{QStringLiteral("1"), QStringLiteral("10"), QStringLiteral("100"),
                           QStringLiteral("1k"), QStringLiteral("10k"), QStringLiteral("100k")}));
}

TEST(Ticks, Logarithmic_ManyDecades_AreThinned) {
    const Ticks ticks = logarithmicTicks({1e-19, 1, AxisScale::Logarithmic}, 6, LogLabels::PowersOfTen);
    EXPECT_GE(ticks.size(), 3U);
    EXPECT_LE(ticks.size(), 7U);
}

TEST(Ticks, Logarithmic_WithinOneDecade_StillHasTicks) {
    EXPECT_GE(logarithmicTicks({2, 7, AxisScale::Logarithmic}, 6, LogLabels::Compact).size(), 2U);
    EXPECT_GE(logarithmicTicks({3.1, 3.4, AxisScale::Logarithmic}, 6, LogLabels::Compact).size(), 2U);
}

TEST(PlotFrame, PixelAndValue_AreInverse) {
    for (const AxisScale scale : {AxisScale::Linear, AxisScale::Logarithmic}) {
        for (const VerticalSense sense : {VerticalSense::Up, VerticalSense::Down}) {
            const PlotFrame plot{QRectF(40, 8, 500, 300), {1, 1000, scale}, {0.5, 64, scale}, sense};
            for (const double x : {1.0, 7.0, 999.0}) EXPECT_NEAR(plot.valueX(plot.pixelX(x)), x, 1e-9 * x);
            for (const double y : {0.5, 3.0, 64.0}) EXPECT_NEAR(plot.valueY(plot.pixelY(y)), y, 1e-9 * y);
        }
    }
}

TEST(PlotFrame, UpAndDown_PutTheLowEndApart) {
    PlotFrame plot{QRectF(0, 0, 100, 100), {0, 1}, {0, 1}, VerticalSense::Up};
    EXPECT_DOUBLE_EQ(plot.pixelY(0), 100);
    plot.vertical = VerticalSense::Down;
    EXPECT_DOUBLE_EQ(plot.pixelY(0), 0);
}

TEST(PlotFrame, LogarithmicAxis_HasNoPlaceForZero) {
    const AxisRange range{1, 10, AxisScale::Logarithmic};
    EXPECT_TRUE(std::isnan(range.fractionOf(0)));
    EXPECT_TRUE(std::isnan(range.fractionOf(-5)));
}

}   // namespace

}   // namespace rope::ui
