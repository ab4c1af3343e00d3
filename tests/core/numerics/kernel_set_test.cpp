// Every kernel set that this processor runs, against plain loops in long double.
#include "core/numerics/kernel_set.h"

#include "core/base/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

using namespace rope;

namespace {

class KernelSets : public testing::TestWithParam<const KernelSet*> {};

double unitsInLastPlace(double value, long double truth) {
    const double nearest = static_cast<double>(truth);
    const double unit = std::nextafter(std::abs(nearest), INFINITY) - std::abs(nearest);
    return static_cast<double>(std::abs(static_cast<long double>(value) - truth) / static_cast<long double>(unit));
}

/// Uniform in [-1, 1).
double signedUnit(std::uint64_t index) { return static_cast<double>(mixedSeed(11, 12, index) >> 11U) * 0x1p-52 - 1; }

TEST_P(KernelSets, Turns_AnglesUpToABillionRadians_AreWithinOneUnit) {
    for (const double reach : {1e-6, 1.0, 700.0, 131072.0, 1e6, 1e9}) {
        std::vector<double> angle(1001), cosine(angle.size()), sine(angle.size());
        for (std::size_t i = 0; i < angle.size(); ++i) angle[i] = reach * signedUnit(i);
        GetParam()->turns(angle.data(), cosine.data(), sine.data(), angle.size());
        for (std::size_t i = 0; i < angle.size(); ++i) {
            EXPECT_LE(unitsInLastPlace(cosine[i], std::cos(static_cast<long double>(angle[i]))), 1.0) << angle[i];
            EXPECT_LE(unitsInLastPlace(sine[i], std::sin(static_cast<long double>(angle[i]))), 1.0) << angle[i];
        }
    }
}

TEST_P(KernelSets, Turns_LargestPositions_AgreeWithTheCLibrary) {
    std::vector<double> angle(64), cosine(angle.size()), sine(angle.size());
    for (std::size_t i = 0; i < angle.size(); ++i) angle[i] = 0x1p53 * signedUnit(i);
    GetParam()->turns(angle.data(), cosine.data(), sine.data(), angle.size());
    for (std::size_t i = 0; i < angle.size(); ++i) {
        EXPECT_NEAR(cosine[i], std::cos(angle[i]), 2.3e-16);
        EXPECT_NEAR(sine[i], std::sin(angle[i]), 2.3e-16);
    }
}

TEST_P(KernelSets, Turns_AnyCountInPlace_DoesNotDependOnThePlace) {
    for (std::size_t count = 0; count < 19; ++count) {
        std::vector<double> sine(count + 1, 7.0), cosine(count + 1, 7.0);
        for (std::size_t i = 0; i < count; ++i) sine[i] = 1000 * signedUnit(i);
        GetParam()->turns(sine.data(), cosine.data(), sine.data(), count);
        for (std::size_t i = 0; i < count; ++i) {
            double angle = 1000 * signedUnit(i), ownCosine = 0, ownSine = 0;
            GetParam()->turns(&angle, &ownCosine, &ownSine, 1);
            EXPECT_EQ(cosine[i], ownCosine);
            EXPECT_EQ(sine[i], ownSine);
        }
        EXPECT_EQ(sine[count], 7.0) << "written behind the end";
        EXPECT_EQ(cosine[count], 7.0) << "written behind the end";
    }
}

TEST_P(KernelSets, Products_OddShapes_EqualPlainSums) {
    const ProductShape shapes[] = {{1, 1, 1}, {3, 5, 7}, {4, 12, 128}, {5, 13, 64}, {9, 25, 1024}, {2, 3, 1025}, {6, 14, 2500}};
    for (const ProductShape& shape : shapes) {
        std::vector<double> queries(shape.queries * shape.dim), keys(shape.keys * shape.dim), products(shape.queries * shape.keys + 1, 7.0);
        for (std::size_t i = 0; i < queries.size(); ++i) queries[i] = signedUnit(i);
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = signedUnit(1'000'000 + i);
        GetParam()->products(queries.data(), keys.data(), shape, 0.25, products.data());
        for (std::size_t row = 0; row < shape.queries; ++row)
            for (std::size_t column = 0; column < shape.keys; ++column) {
                long double sum = 0;
                for (std::size_t d = 0; d < shape.dim; ++d)
                    sum += static_cast<long double>(queries[row * shape.dim + d]) * keys[column * shape.dim + d];
                EXPECT_NEAR(products[row * shape.keys + column], static_cast<double>(sum / 4), 1e-13);
            }
        EXPECT_EQ(products.back(), 7.0) << "written behind the end";
    }
}

TEST_P(KernelSets, BlockSums_AnyColumnCount_EqualPlainSums) {
    for (const std::size_t columns : {0U, 1U, 7U, 70U}) {
        std::vector<float> seeds(columns * blockSumBlocks), table(columns * blockSumOffsets), sums(blockSumBlocks * blockSumOffsets, 7.0F);
        for (std::size_t i = 0; i < seeds.size(); ++i) seeds[i] = static_cast<float>(signedUnit(i));
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<float>(signedUnit(1'000'000 + i));
        GetParam()->blockSums(seeds.data(), table.data(), columns, sums.data());
        for (std::size_t block = 0; block < blockSumBlocks; ++block)
            for (std::size_t offset = 0; offset < blockSumOffsets; ++offset) {
                double sum = 0;
                for (std::size_t column = 0; column < columns; ++column)
                    sum += static_cast<double>(seeds[column * blockSumBlocks + block]) *
                           static_cast<double>(table[column * blockSumOffsets + offset]);
                EXPECT_NEAR(static_cast<double>(sums[block * blockSumOffsets + offset]), sum, 1e-5);
            }
    }
}

TEST_P(KernelSets, TurnSums_EqualPlainSums) {
    for (const std::size_t pairs : {1U, 2U, 7U, 64U}) {
        const auto numbers = [](std::size_t count, std::uint64_t from) {
            std::vector<double> list(count);
            for (std::size_t i = 0; i < count; ++i) list[i] = signedUnit(from + i);
            return list;
        };
        const std::vector<double> startCosine = numbers(pairs, 1), startSine = numbers(pairs, 100), inPhase = numbers(pairs, 200),
                                  quadrature = numbers(pairs, 300), placeCosine = numbers(pairs * turnSumLength, 1000),
                                  placeSine = numbers(pairs * turnSumLength, 9000);
        std::vector<double> partial(turnSumLength + 1, 7.0), ones(partial), score(partial);
        GetParam()->turnSums(
            {startCosine.data(), startSine.data(), placeCosine.data(), placeSine.data(), inPhase.data(), quadrature.data(), pairs},
            {partial.data(), ones.data(), score.data()});
        for (std::size_t place = 0; place < turnSumLength; ++place) {
            long double real = 0, imaginary = 0, sum = 0, expected = 0;
            for (std::size_t pair = 0; pair < pairs; ++pair) {
                const long double c = placeCosine[pair * turnSumLength + place], s = placeSine[pair * turnSumLength + place];
                const long double cosine = startCosine[pair] * c - startSine[pair] * s, sine = startSine[pair] * c + startCosine[pair] * s;
                real += cosine;
                imaginary += sine;
                sum += std::sqrt(real * real + imaginary * imaginary);
                expected += inPhase[pair] * cosine + quadrature[pair] * sine;
            }
            EXPECT_NEAR(partial[place], static_cast<double>(sum), 1e-12);
            EXPECT_NEAR(ones[place], static_cast<double>(real), 1e-13);
            EXPECT_NEAR(score[place], static_cast<double>(expected), 1e-13);
        }
        EXPECT_EQ(partial.back(), 7.0) << "written behind the end";
        EXPECT_EQ(ones.back(), 7.0) << "written behind the end";
        EXPECT_EQ(score.back(), 7.0) << "written behind the end";
    }
}

INSTANTIATE_TEST_SUITE_P(Runnable, KernelSets, testing::ValuesIn(runnableKernelSets().begin(), runnableKernelSets().end()),
                         [](const auto& set) { return std::string(set.param->name); });

}   // namespace
