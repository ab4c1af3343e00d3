#include "core/bounds/cosine_sum_scan.h"

#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace rope {
namespace {

using testing::Json;
using testing::referenceCases;

std::vector<double> geometric(int dim, double base) {
    std::vector<double> frequencies;
    for (int pair = 0; pair < (dim + 1) / 2; ++pair) frequencies.push_back(std::pow(base, -2.0 * pair / dim));
    return frequencies;
}

/// The angle is exact to 64 bits: 5e-13 at 10^7.
double exactSum(const std::vector<double>& frequencies, std::int64_t distance) {
    long double sum = 0;
    for (const double frequency : frequencies)
        sum += std::cos(static_cast<long double>(distance) * static_cast<long double>(frequency));
    return static_cast<double>(sum);
}

/// The plain loop that the scan must agree with.
std::int64_t plainFirstNegative(const std::vector<double>& frequencies, std::int64_t to) {
    for (std::int64_t distance = 1; distance <= to; ++distance)
        if (exactSum(frequencies, distance) < 0) return distance;
    return 0;
}

std::int64_t firstNegative(const std::vector<double>& frequencies, std::int64_t to = maxScannedDistance) {
    const std::optional<NegativeSum> first = CosineSumScan(frequencies).firstNegative(1, to);
    return first ? first->distance : 0;
}

TEST(CosineSumScan, EveryReferenceCase_ExactDistanceAndValue) {
    int checked = 0;
    for (const Json& testCase : referenceCases("base-bound.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        ASSERT_EQ(testCase.at("kind"), "first_negative_B");
        const Json& inputs = testCase.at("inputs");
        const Json& expected = testCase.at("expected");
        const std::vector<double> frequencies =
            geometric(inputs.at("dim").get<int>(), inputs.at("rope_theta").get<double>());
        const auto distance = expected.at("first_negative_distance").get<std::int64_t>();
        const double tolerance = testCase.at("tolerance").at("B_abs").get<double>();
        EXPECT_EQ(firstNegative(frequencies), distance);
        EXPECT_EQ(firstNegative(frequencies, distance - 1), 0);
        EXPECT_NEAR(cosineSum(frequencies, distance), expected.at("B_at_first_negative").get<double>(),
                    tolerance);
        EXPECT_NEAR(cosineSum(frequencies, expected.at("argmin_B_before").get<std::int64_t>()),
                    expected.at("min_B_before").get<double>(), tolerance);
        ++checked;
    }
    EXPECT_EQ(checked, 28);
}

TEST(CosineSumScan, ReferenceCurvesOfB_ExactDistanceAndValues) {
    int checked = 0;
    for (const Json& testCase : referenceCases("analysis.json")) {
        if (testCase.at("kind") != "similar_minus_random_B") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& inputs = testCase.at("inputs");
        const Json& expected = testCase.at("expected");
        const std::vector<double> frequencies =
            geometric(inputs.at("dim").get<int>(), inputs.at("rope_theta").get<double>());
        EXPECT_EQ(firstNegative(frequencies), expected.at("first_negative_distance").get<std::int64_t>());
        for (std::size_t i = 0; i < inputs.at("distances").size(); ++i)
            EXPECT_NEAR(cosineSum(frequencies, inputs.at("distances")[i].get<std::int64_t>()),
                        expected.at("B")[i].get<double>(),
                        testCase.at("tolerance").at("abs")[i].get<double>());
        ++checked;
    }
    EXPECT_EQ(checked, 9);
}

TEST(CosineSumScan, KnownBases_FirstNegativeDistance) {
    EXPECT_EQ(firstNegative(geometric(64, 1e4)), 725);
    EXPECT_EQ(firstNegative(geometric(128, 1e4)), 1707);
    EXPECT_EQ(firstNegative(geometric(128, 84000)), 8592);
    EXPECT_EQ(firstNegative(geometric(128, 100000)), 7757);   // a larger base that carries less far
    EXPECT_EQ(firstNegative(geometric(128, 11158840)), 123305);
    EXPECT_EQ(firstNegative(geometric(128, 1e13)), 0);   // none up to 10^7
}

TEST(CosineSumScan, RandomSchedules_AgreeWithPlainLoop) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> logBase(0, 16), dim(1, 300);
    for (int trial = 0; trial < 60; ++trial) {
        const int rotaryDim = static_cast<int>(dim(random));
        const double base = std::exp(logBase(random));
        SCOPED_TRACE("rotary_dim " + std::to_string(rotaryDim) + ", base " + std::to_string(base));
        const std::vector<double> frequencies = geometric(rotaryDim, base);
        EXPECT_EQ(firstNegative(frequencies, 3000), plainFirstNegative(frequencies, 3000));
    }
}

/// Screened values against 64-bit arithmetic, far out as well, where the carried rotation has to be set anew.
void expectWithinBound(const std::vector<double>& frequencies, std::int64_t from) {
    const CosineSumScan scan(frequencies);
    const std::vector<double> screened = scan.screenedSums(from, from + 3000);
    ASSERT_EQ(screened.size(), 3001U);
    double largest = 0;
    for (std::size_t i = 0; i < screened.size(); ++i)
        largest = std::max(
            largest, std::abs(screened[i] - exactSum(frequencies, from + static_cast<std::int64_t>(i))));
    EXPECT_LE(largest, scan.screeningError()) << "from " << from;
}

TEST(CosineSumScan, ScreenedValues_WithinProvenBound) {
    for (const int dim : {1, 3, 64, 129})
        for (const double base : {1.0, 1.5, 100.0, 1e4, 1e9, 1e15})
            for (const std::int64_t from : {std::int64_t{1}, std::int64_t{123456}, maxScannedDistance - 5000})
                expectWithinBound(geometric(dim, base), from);
}

TEST(CosineSumScan, ErrorBound_IsSmallAgainstWhatCounts) {
    EXPECT_LT(CosineSumScan(geometric(128, 1e4)).screeningError(), 5e-4);
    EXPECT_LT(CosineSumScan(geometric(512, 1e6)).screeningError(), 1e-2);
}

TEST(CosineSumScan, ValuesNearZero_DecidedByDirectEvaluation) {
    // cos(m theta) of one pair vanishes at m = 1000 up to rounding of theta: below the screening error on
    // either side.
    const double quarter = std::acos(0.0) / 1000;
    for (const double frequency : {quarter, std::nextafter(quarter, 0), std::nextafter(quarter, 1)}) {
        const std::vector<double> frequencies{frequency};
        EXPECT_EQ(firstNegative(frequencies, 2000), plainFirstNegative(frequencies, 2000));
    }
}

TEST(CosineSumScan, SubRange_FindsTheSmallestInside) {
    const std::vector<double> frequencies = geometric(128, 1e4);
    const CosineSumScan scan(frequencies);
    for (const std::int64_t from : {1, 1707, 1708, 5000}) {
        std::int64_t expected = from;
        while (exactSum(frequencies, expected) >= 0) ++expected;
        ASSERT_TRUE(scan.firstNegative(from, 100000).has_value());
        EXPECT_EQ(scan.firstNegative(from, 100000)->distance, expected) << from;
    }
    EXPECT_FALSE(scan.firstNegative(10, 9).has_value());
}

TEST(CosineSumScan, Survey_StrongestNegativeMaximisesValueOverSquaredDistance) {
    const std::vector<double> frequencies = geometric(64, 5000);
    double best = 0;
    std::int64_t expected = 0;
    for (std::int64_t distance = 1; distance <= 4000; ++distance) {
        const auto m = static_cast<double>(distance);
        if (const double strength = -exactSum(frequencies, distance) / (m * m); strength > best) {
            best = strength;
            expected = distance;
        }
    }
    const CosineSumSurvey survey = CosineSumScan(frequencies).survey(1, 4000);
    ASSERT_TRUE(survey.strongestNegative.has_value());
    EXPECT_EQ(survey.strongestNegative->distance, expected);
    EXPECT_EQ(survey.smallestRatio, 0);
}

TEST(CosineSumScan, Survey_SmallestRatioBoundsEveryValue) {
    const std::vector<double> frequencies = geometric(64, 5e5);   // negative from 9937 on
    constexpr std::int64_t context = 8000;
    const CosineSumSurvey survey = CosineSumScan(frequencies).survey(1, context);
    EXPECT_FALSE(survey.strongestNegative.has_value());
    EXPECT_GT(survey.smallestRatio, 0);
    for (std::int64_t distance = 1; distance <= context; ++distance)
        EXPECT_GE(exactSum(frequencies, distance), survey.smallestRatio * static_cast<double>(distance))
            << distance;
}

TEST(CosineSumScan, Survey_NothingBehindTheRangeCounts) {
    const std::vector<double> frequencies = geometric(128, 1e4);
    constexpr std::int64_t last = 1706;   // B is negative at 1707
    const CosineSumSurvey survey = CosineSumScan(frequencies).survey(1, last);
    EXPECT_FALSE(survey.strongestNegative.has_value());
    double smallest = std::numeric_limits<double>::max();
    for (std::int64_t distance = 1; distance <= last; ++distance)
        smallest = std::min(smallest, exactSum(frequencies, distance) / static_cast<double>(distance));
    EXPECT_LE(survey.smallestRatio, smallest);
    EXPECT_GT(survey.smallestRatio, 0.5 * smallest);
}

TEST(CosineSumScan, FrozenPairs_NeverNegative) { EXPECT_EQ(firstNegative({0, 0, 0}), 0); }

TEST(CosineSumScan, FrequenciesBeyondExactAngles_TakenModuloFullRevolutions) {
    const std::vector<double> fast{1000.0, 1e6, 12345.678};
    EXPECT_EQ(firstNegative(fast, 1000), plainFirstNegative(fast, 1000));
    EXPECT_LE(firstNegative({1e300, 1e-300}), maxScannedDistance);   // neither hangs nor crashes
}

TEST(CosineSumScan, Stopped_GivesNothing) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(CosineSumScan(geometric(128, 1e12))
                     .firstNegative(1, maxScannedDistance, {source.get_token(), {}})
                     .has_value());
}

}   // namespace
}   // namespace rope
