#include "core/numerics/normal_numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

using namespace rope;

namespace {

std::vector<double> normals(std::uint64_t seed, std::size_t count) {
    std::vector<double> numbers(count);
    fillNormal(seed, numbers);
    return numbers;
}

/// Mean of the n-th powers.
double moment(const std::vector<double>& numbers, int n) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0,
                           [n](double sum, double x) { return sum + std::pow(x, n); }) /
           static_cast<double>(numbers.size());
}

TEST(NormalNumbers, Moments_AreThoseOfTheStandardNormalDistribution) {
    const std::vector<double> numbers =
        normals(1, 1'000'000);   // standard errors: 0.001, 0.0014, 0.004, 0.01
    EXPECT_NEAR(moment(numbers, 1), 0, 0.004);
    EXPECT_NEAR(moment(numbers, 2), 1, 0.006);
    EXPECT_NEAR(moment(numbers, 3), 0, 0.016);
    EXPECT_NEAR(moment(numbers, 4), 3, 0.04);
}

/// The largest distance to the normal distribution function, Kolmogorov's test at one in ten thousand.
TEST(NormalNumbers, TheirDistribution_IsTheNormalOne) {
    std::vector<double> numbers = normals(2, 100'000);
    std::sort(numbers.begin(), numbers.end());
    double worst = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double below = 0.5 * std::erfc(-numbers[i] / std::sqrt(2.0));
        worst = std::max(
            worst, std::abs(below - (static_cast<double>(i) + 0.5) / static_cast<double>(numbers.size())));
    }
    EXPECT_LT(worst, 2.23 / std::sqrt(1e5));
}

TEST(NormalNumbers, NeighboursAndPairsOfSeeds_AreUncorrelated) {
    const std::vector<double> a = normals(3, 100'000), b = normals(4, 100'000);
    for (const std::size_t lag : {1U, 2U, 8U, 16U, 128U})
        EXPECT_NEAR(
            std::inner_product(a.begin() + static_cast<std::ptrdiff_t>(lag), a.end(), a.begin(), 0.0) / 1e5,
            0, 0.016)
            << lag;
    EXPECT_NEAR(std::inner_product(a.begin(), a.end(), b.begin(), 0.0) / 1e5, 0, 0.016);
}

TEST(NormalNumbers, AnyCount_IsTheBeginningOfALongerRow) {
    const std::vector<double> whole = normals(5, 400);
    for (const std::size_t count : {0U, 1U, 7U, 8U, 9U, 16U, 17U, 127U, 128U, 129U, 300U}) {
        const std::vector<double> part = normals(5, count);
        EXPECT_TRUE(std::equal(part.begin(), part.end(), whole.begin())) << count;
    }
}

TEST(NormalNumbers, ASeed_GivesTheseNumbers) {   // a change here changes what --seed gives
    const std::vector<double> numbers = normals(0, 17);
    EXPECT_EQ(numbers[0], 0.013491883639158748);
    EXPECT_EQ(numbers[8], 0.49797014703402748);
    EXPECT_EQ(numbers[16], 0.7921051648524271);
}

}   // namespace
