#include "ui/painting/number_label.h"

#include <gtest/gtest.h>

#include <limits>

namespace rope::ui {

namespace {

TEST(NumberLabel, Fixed_Negative_HasMathematicalMinus) {
    EXPECT_EQ(fixedLabel(-1.4127, 4), QStringLiteral("−1.4127"));
}

TEST(NumberLabel, Fixed_FromTenThousand_GroupedByThinSpaces) {
    EXPECT_EQ(fixedLabel(8192, 0), QStringLiteral("8192"));
    EXPECT_EQ(fixedLabel(10000, 0), QStringLiteral("10\u2009000"));
    EXPECT_EQ(fixedLabel(2044495, 0), QStringLiteral("2\u2009044\u2009495"));
    EXPECT_EQ(fixedLabel(-131072.5, 1), QStringLiteral("−131\u2009072.5"));
}

TEST(NumberLabel, Fixed_RoundsToZero_HasNoSign) { EXPECT_EQ(fixedLabel(-0.0001, 2), QStringLiteral("0.00")); }

TEST(NumberLabel, Significant_Tiny_IsScientificWithMinus) {
    EXPECT_EQ(significantLabel(4.44e-15, 2), QStringLiteral("4.4e−15"));
}

TEST(NumberLabel, Significant_TrailingZerosAreDropped) {
    EXPECT_EQ(significantLabel(4, 5), QStringLiteral("4"));
    EXPECT_EQ(significantLabel(0.0306, 4), QStringLiteral("0.0306"));
    EXPECT_EQ(significantLabel(0, 4), QStringLiteral("0"));
}

TEST(NumberLabel, Significant_NotFinite_HasASign) {
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(significantLabel(infinity, 3), QStringLiteral("∞"));
    EXPECT_EQ(significantLabel(-infinity, 3), QStringLiteral("−∞"));
    EXPECT_EQ(significantLabel(std::numeric_limits<double>::quiet_NaN(), 3), QStringLiteral("–"));
}

TEST(NumberLabel, Compact_ThousandsAndMillions) {
    EXPECT_EQ(compactLabel(100), QStringLiteral("100"));
    EXPECT_EQ(compactLabel(1000), QStringLiteral("1k"));
    EXPECT_EQ(compactLabel(2500), QStringLiteral("2.5k"));
    EXPECT_EQ(compactLabel(1e6), QStringLiteral("1M"));
}

TEST(NumberLabel, PowerOfTen_UsesSuperscripts) {
    EXPECT_EQ(powerOfTenLabel(-14), QStringLiteral("10⁻¹⁴"));
    EXPECT_EQ(powerOfTenLabel(0), QStringLiteral("10⁰"));
}

}   // namespace

}   // namespace rope::ui
