#include "core/numerics/number_format.h"

#include <gtest/gtest.h>

#include <Eigen/Core>

#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace rope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr NumberFormat narrowFormats[] = {NumberFormat::Float32, NumberFormat::Bfloat16,
                                          NumberFormat::Float16};

double bfloat16(double value) { return roundTo(NumberFormat::Bfloat16, value); }
double float16(double value) { return roundTo(NumberFormat::Float16, value); }

/// All finite values >= 0 of a format in order, from its definition: subnormals, then a full set of fractions
/// for each exponent.
std::vector<double> allValues(int fractionBits, int smallestExponent, int largestExponent) {
    std::vector<double> values;
    const int steps = 1 << fractionBits;
    for (int step = 0; step < steps; ++step)
        values.push_back(std::ldexp(step, smallestExponent - fractionBits));
    for (int exponent = smallestExponent; exponent <= largestExponent; ++exponent)
        for (int step = 0; step < steps; ++step)
            values.push_back(std::ldexp(steps + step, exponent - fractionBits));
    return values;
}

void expectNearestEven(NumberFormat format, const std::vector<double>& values) {
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        const double low = values[i], high = values[i + 1], middle = low + (high - low) / 2,
                     even = i % 2 == 0 ? low : high;
        ASSERT_EQ(roundTo(format, low), low);
        ASSERT_EQ(roundTo(format, -low), -low);
        ASSERT_EQ(roundTo(format, middle), even) << "tie above " << low;
        ASSERT_EQ(roundTo(format, -middle), -even) << "tie below " << -low;
        ASSERT_EQ(roundTo(format, std::nextafter(middle, 0)), low) << "just below the middle above " << low;
        ASSERT_EQ(roundTo(format, std::nextafter(middle, infinity)), high)
            << "just above the middle above " << low;
    }
}

TEST(NumberFormat, Bfloat16_EveryValueAndEveryMiddle_NearestEven) {
    expectNearestEven(NumberFormat::Bfloat16, allValues(7, -126, 127));
}

TEST(NumberFormat, Float16_EveryValueAndEveryMiddle_NearestEven) {
    expectNearestEven(NumberFormat::Float16, allValues(10, -14, 15));
}

TEST(NumberFormat, Bfloat16_BitsBelowFloat32_RoundOnce) {
    EXPECT_EQ(bfloat16(1 + 0x1p-8 + 0x1p-40), 1.0078125);   // by way of float32 it would be 1
    EXPECT_EQ(bfloat16(1 + 0x1p-8), 1.0);
    EXPECT_EQ(bfloat16(1 + 3 * 0x1p-8), 1.015625);
    EXPECT_EQ(bfloat16(-1 - 0x1p-8 - 0x1p-40), -1.0078125);
}

TEST(NumberFormat, Float16_BitsBelowFloat32_RoundOnce) {
    EXPECT_EQ(float16(1 + 0x1p-11 + 0x1p-40), 1 + 0x1p-10);
}

TEST(NumberFormat, Overflow_BecomesInfinityFromHalfAUnitAboveTheLargest) {
    EXPECT_EQ(float16(std::nextafter(65520.0, 0)), 65504);
    EXPECT_EQ(float16(65520), infinity);
    EXPECT_EQ(float16(-65520), -infinity);
    EXPECT_EQ(bfloat16(std::nextafter(0x1.FFp127, 0)), 0x1.FEp127);
    EXPECT_EQ(bfloat16(0x1.FFp127), infinity);
    EXPECT_EQ(roundTo(NumberFormat::Float32, 0x1.FFFFFFp127), infinity);
    for (const NumberFormat format : narrowFormats) {
        EXPECT_EQ(roundTo(format, std::numeric_limits<double>::max()), infinity) << formatName(format);
        EXPECT_EQ(roundTo(format, -infinity), -infinity) << formatName(format);
    }
}

TEST(NumberFormat, Subnormals_KeepQuantumAndSign) {
    EXPECT_EQ(float16(0x1p-24), 0x1p-24);
    EXPECT_EQ(float16(0x1p-25), 0);   // tie, 0 is even
    EXPECT_EQ(float16(std::nextafter(0x1p-25, 1)), 0x1p-24);
    EXPECT_EQ(float16(1.5 * 0x1p-24), 0x1p-23);
    EXPECT_EQ(bfloat16(0x1p-133), 0x1p-133);
    EXPECT_EQ(bfloat16(0x1p-134), 0);
    for (const NumberFormat format : narrowFormats) {
        EXPECT_TRUE(std::signbit(roundTo(format, -0.0))) << formatName(format);
        EXPECT_TRUE(std::signbit(roundTo(format, -1e-300))) << formatName(format);
        EXPECT_EQ(roundTo(format, -1e-300), 0) << formatName(format);
        EXPECT_EQ(roundTo(format, std::numeric_limits<double>::denorm_min()), 0) << formatName(format);
    }
}

TEST(NumberFormat, NotANumber_StaysSo) {
    for (const NumberFormat format : narrowFormats) {
        EXPECT_TRUE(std::isnan(roundTo(format, std::numeric_limits<double>::quiet_NaN())))
            << formatName(format);
        EXPECT_TRUE(std::isnan(roundTo(format, -std::numeric_limits<double>::quiet_NaN())))
            << formatName(format);
    }
}

TEST(NumberFormat, Float64_ReturnsTheValueItself) {
    EXPECT_EQ(roundTo(NumberFormat::Float64, 0.1), 0.1);
    EXPECT_EQ(roundTo(NumberFormat::Float64, 1e308), 1e308);
}

TEST(NumberFormat, FromFloat32_SameAsEigensConversions) {
    std::mt19937 random(7);
    for (int i = 0; i < 200000; ++i) {
        const float value = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
        if (std::isnan(value)) continue;
        ASSERT_EQ(static_cast<float>(bfloat16(static_cast<double>(value))),
                  static_cast<float>(Eigen::bfloat16(value)))
            << value;
        ASSERT_EQ(static_cast<float>(float16(static_cast<double>(value))),
                  static_cast<float>(Eigen::half(value)))
            << value;
        ASSERT_EQ(roundTo(NumberFormat::Float32, static_cast<double>(value)), static_cast<double>(value));
    }
}

std::size_t distinctPositions(int count) {
    std::set<double> distinct;
    for (int position = 0; position < count; ++position) distinct.insert(bfloat16(position));
    return distinct.size();
}

TEST(NumberFormat, Bfloat16Positions_ExactTo256AndFewBeyond) {
    for (int position = 0; position <= 256; ++position) EXPECT_EQ(bfloat16(position), position);
    EXPECT_EQ(bfloat16(257), 256);
    EXPECT_EQ(bfloat16(15962), 15936);
    EXPECT_EQ(distinctPositions(4096), 769U);
    EXPECT_EQ(distinctPositions(131072), 1409U);
}

TEST(NumberFormat, Names_AsOnTheCommandLine) {
    EXPECT_EQ(formatName(NumberFormat::Float64), "float64");
    EXPECT_EQ(formatName(NumberFormat::Float32), "float32");
    EXPECT_EQ(formatName(NumberFormat::Bfloat16), "bfloat16");
    EXPECT_EQ(formatName(NumberFormat::Float16), "float16");
}

TEST(Precision, IsExact_ForFloat64AndForNoPlaceToApply) {
    EXPECT_TRUE(Precision{}.isExact());
    EXPECT_FALSE((Precision{.format = NumberFormat::Float32}.isExact()));
    EXPECT_TRUE((Precision{.format = NumberFormat::Float16,
                           .positions = false,
                           .angles = false,
                           .tables = false,
                           .products = false}
                     .isExact()));
}

TEST(Precision, EachPlace_RoundsOnlyWhereSwitchedOn) {
    const Precision precision{.format = NumberFormat::Bfloat16,
                              .positions = true,
                              .angles = false,
                              .tables = true,
                              .products = false};
    EXPECT_EQ(precision.position(257), 256);
    EXPECT_EQ(precision.angle(257), 257);
    EXPECT_EQ(precision.table(257), 256);
    EXPECT_EQ(precision.product(257), 257);
}

}   // namespace
}   // namespace rope
