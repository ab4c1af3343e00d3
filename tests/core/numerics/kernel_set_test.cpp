// Every kernel set that this processor runs, and the widest loops in plain instructions, against plain sums.
#include "tests/core/numerics/kernel_support.h"

#include "core/numerics/kernel_set.h"

#include "core/base/float_rows.h"
#include "core/base/random.h"
#include "tests/core/numerics/wide_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace rope;

namespace {

using namespace kernel_support;

class KernelSets : public testing::TestWithParam<const KernelSet*> {};

double unitsInLastPlace(double value, long double truth) {
    const double nearest = static_cast<double>(truth);
    const double unit = std::nextafter(std::abs(nearest), INFINITY) - std::abs(nearest);
    return static_cast<double>(std::abs(static_cast<long double>(value) - truth) /
                               static_cast<long double>(unit));
}

TEST_P(KernelSets, Phases_AnglesUpToABillionRadians_AreWithinOneUnit) {
    for (const double reach : {1e-6, 1.0, 700.0, 131072.0, 1e6, 1e9}) {
        std::vector<double> angle(1001), cosine(angle.size()), sine(angle.size());
        for (std::size_t i = 0; i < angle.size(); ++i) angle[i] = reach * signedUnit(i);
        GetParam()->phases(angle.data(), cosine.data(), sine.data(), angle.size());
        for (std::size_t i = 0; i < angle.size(); ++i) {
            EXPECT_LE(unitsInLastPlace(cosine[i], std::cos(static_cast<long double>(angle[i]))), 1.0)
                << angle[i];
            EXPECT_LE(unitsInLastPlace(sine[i], std::sin(static_cast<long double>(angle[i]))), 1.0)
                << angle[i];
        }
    }
}

TEST_P(KernelSets, Phases_LargestPositions_AgreeWithTheCLibrary) {
    std::vector<double> angle(64), cosine(angle.size()), sine(angle.size());
    for (std::size_t i = 0; i < angle.size(); ++i) angle[i] = 0x1p53 * signedUnit(i);
    GetParam()->phases(angle.data(), cosine.data(), sine.data(), angle.size());
    for (std::size_t i = 0; i < angle.size(); ++i) {
        EXPECT_NEAR(cosine[i], std::cos(angle[i]), 2.3e-16);
        EXPECT_NEAR(sine[i], std::sin(angle[i]), 2.3e-16);
    }
}

TEST_P(KernelSets, Phases_AnyCountInPlace_DoesNotDependOnThePlace) {
    for (std::size_t count = 0; count < 19; ++count) {
        std::vector<double> sine(count + 1, 7.0), cosine(count + 1, 7.0);
        for (std::size_t i = 0; i < count; ++i) sine[i] = 1000 * signedUnit(i);
        GetParam()->phases(sine.data(), cosine.data(), sine.data(), count);
        for (std::size_t i = 0; i < count; ++i) {
            double angle = 1000 * signedUnit(i), ownCosine = 0, ownSine = 0;
            GetParam()->phases(&angle, &ownCosine, &ownSine, 1);
            EXPECT_EQ(cosine[i], ownCosine);
            EXPECT_EQ(sine[i], ownSine);
        }
        EXPECT_EQ(sine[count], 7.0) << "written behind the end";
        EXPECT_EQ(cosine[count], 7.0) << "written behind the end";
    }
}

std::vector<std::uint64_t> randomWords(std::size_t count) {
    std::vector<std::uint64_t> words(count);
    for (std::size_t i = 0; i < count; ++i) words[i] = randomBits(17, i);
    return words;
}

std::vector<double> normalsOf(const KernelSet& set, const std::vector<std::uint64_t>& words) {
    std::vector<double> normals(words.size());
    set.normals(words.data(), normals.data(), words.size() / normalBlock);
    return normals;
}

TEST_P(KernelSets, Normals_AreTheSameBitsFromEverySet) {
    const std::vector<std::uint64_t> words = randomWords(4096 * normalBlock);
    EXPECT_EQ(normalsOf(*GetParam(), words), normalsOf(wideKernels, words));
}

TEST_P(KernelSets, Normals_AreBoxAndMullersPairs) {
    const std::vector<std::uint64_t> words = randomWords(64 * normalBlock);
    const std::vector<double> normals = normalsOf(*GetParam(), words);
    const auto uniform = [](std::uint64_t word) {
        return (static_cast<long double>(word >> 12U) + 0.5L) * 0x1p-52L;
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i % normalBlock >= normalBlock / 2) continue;
        const std::size_t other = i + normalBlock / 2;
        const long double radius = std::sqrt(-2 * std::log(uniform(words[i]))),
                          angle = 2 * std::numbers::pi_v<long double> * uniform(words[other]);
        EXPECT_NEAR(normals[i], static_cast<double>(radius * std::cos(angle)), 1e-14);
        EXPECT_NEAR(normals[other], static_cast<double>(radius * std::sin(angle)), 1e-14);
    }
}

TEST_P(KernelSets, Normals_OfTheLeastAndTheLargestWords_AreFinite) {
    std::vector<std::uint64_t> words(2 * normalBlock, 0);
    std::fill(words.begin() + normalBlock, words.end(), ~std::uint64_t{0});
    const std::vector<double> normals = normalsOf(*GetParam(), words);
    EXPECT_NEAR(normals.front(), 8.57, 0.01) << "sqrt(-2 log 2^-53)";
    EXPECT_NEAR(normals[normalBlock], 0, 2e-8);
    for (const double number : normals) EXPECT_TRUE(std::isfinite(number));
}

INSTANTIATE_TEST_SUITE_P(All, KernelSets, testing::ValuesIn(testedSets()),
                         [](const auto& set) { return std::string(set.param->name); });

}   // namespace
