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

class KernelProducts : public testing::TestWithParam<const KernelSet*> {};

TEST_P(KernelProducts, Products_OddShapes_EqualPlainSums) {
    const ProductShape shapes[] = {{1, 1, 1},     {3, 5, 7},    {4, 12, 128}, {5, 13, 64},
                                   {9, 25, 1024}, {2, 3, 1025}, {6, 14, 2500}};
    for (const ProductShape& shape : shapes) {
        std::vector<double> queries(shape.queries * shape.dim), keys(shape.keys * shape.dim),
            products(shape.queries * shape.keys + 1, 7.0);
        for (std::size_t i = 0; i < queries.size(); ++i) queries[i] = signedUnit(i);
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = signedUnit(1'000'000 + i);
        GetParam()->products(queries.data(), keys.data(), shape, 0.25, products.data());
        for (std::size_t row = 0; row < shape.queries; ++row)
            for (std::size_t column = 0; column < shape.keys; ++column) {
                long double sum = 0;
                for (std::size_t d = 0; d < shape.dim; ++d)
                    sum +=
                        static_cast<long double>(queries[row * shape.dim + d]) * keys[column * shape.dim + d];
                EXPECT_NEAR(products[row * shape.keys + column], static_cast<double>(sum / 4), 1e-13);
            }
        EXPECT_EQ(products.back(), 7.0) << "written behind the end";
    }
}

TEST_P(KernelProducts, BlockSums_AnyColumnCount_EqualPlainSums) {
    for (const std::size_t columns : {0U, 1U, 7U, 70U}) {
        std::vector<float> seeds(columns * blockSumBlocks), table(columns * blockSumOffsets),
            sums(blockSumBlocks * blockSumOffsets, 7.0F);
        for (std::size_t i = 0; i < seeds.size(); ++i) seeds[i] = static_cast<float>(signedUnit(i));
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<float>(signedUnit(1'000'000 + i));
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

TEST_P(KernelProducts, PhaseSums_EqualPlainSums) {
    for (const std::size_t pairs : {1U, 2U, 7U, 64U}) {
        const auto numbers = [](std::size_t count, std::uint64_t from) {
            std::vector<double> list(count);
            for (std::size_t i = 0; i < count; ++i) list[i] = signedUnit(from + i);
            return list;
        };
        const std::vector<double> startCosine = numbers(pairs, 1), startSine = numbers(pairs, 100),
                                  inPhase = numbers(pairs, 200), quadrature = numbers(pairs, 300),
                                  offsetCosine = numbers(pairs * phaseSumLength, 1000),
                                  offsetSine = numbers(pairs * phaseSumLength, 9000);
        std::vector<double> partial(phaseSumLength + 1, 7.0), ones(partial), score(partial);
        GetParam()->phaseSums({startCosine.data(), startSine.data(), offsetCosine.data(), offsetSine.data(),
                               inPhase.data(), quadrature.data(), pairs},
                              {partial.data(), ones.data(), score.data()});
        for (std::size_t place = 0; place < phaseSumLength; ++place) {
            long double real = 0, imaginary = 0, sum = 0, expected = 0;
            for (std::size_t pair = 0; pair < pairs; ++pair) {
                const long double c = offsetCosine[pair * phaseSumLength + place],
                                  s = offsetSine[pair * phaseSumLength + place];
                const long double cosine = startCosine[pair] * c - startSine[pair] * s,
                                  sine = startSine[pair] * c + startCosine[pair] * s;
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

/// Queries and keys, the latter packed for a kernel set, and room for its work.
struct ScoreSetUp {
    ScoreSetUp(const KernelSet& set, ProductShape wanted, double reach)
        : shape(wanted),
          queries(rowsOf(floats(shape.queries * shape.dim, 1))),
          keys(rowsOf(floats(shape.keys * shape.dim, 1'000'000))) {
        for (std::size_t i = 0; i < queries.size(); ++i) queries.data()[i] *= static_cast<float>(reach);
        packed.reshape(1, inWholePanels(shape.keys) * shape.dim);
        room.reshape(1, inWholeTiles(shape.queries) * shape.dim);
        set.packKeys(keys.data(), shape.keys, shape.dim, packed.data());
    }

    [[nodiscard]] double score(std::size_t query, std::size_t key) const {
        double sum = 0;
        for (std::size_t d = 0; d < shape.dim; ++d)
            sum += static_cast<double>(queries.data()[query * shape.dim + d]) *
                   static_cast<double>(keys.data()[key * shape.dim + d]);
        return sum;
    }
    FloatScoreWork work(FloatRows& scores, std::size_t stride, float factor, bool goesPastCache) {
        return {queries.data(), packed.data(), shape,       factor,
                scores.data(),  stride,        room.data(), goesPastCache};
    }

    ProductShape shape;
    FloatRows queries, keys, packed, room;
};

TEST_P(KernelProducts, Scores_OddShapes_EqualPlainSums) {
    const ProductShape shapes[] = {{1, 1, 1},    {3, 5, 7},    {6, 64, 128},  {13, 129, 64},
                                   {7, 100, 33}, {24, 192, 8}, {61, 336, 24}, {49, 160, 3}};
    for (const ProductShape& shape : shapes)
        for (const bool goesPastCache : {false, true}) {
            ScoreSetUp setUp(*GetParam(), shape, 1);
            const std::size_t stride = goesPastCache ? inWholePanels(shape.keys) : shape.keys;
            FloatRows scores = rowsOf(std::vector<float>(shape.queries * stride + 1, 7.0F));
            GetParam()->scores(setUp.work(scores, stride, 0.25F, goesPastCache));
            GetParam()->endStores();
            for (std::size_t query = 0; query < shape.queries; ++query)
                for (std::size_t key = 0; key < stride; ++key) {
                    const auto score = static_cast<double>(scores.data()[query * stride + key]);
                    if (key < shape.keys)
                        EXPECT_NEAR(score, setUp.score(query, key) / 4, 3e-6) << query << ", " << key;
                    else EXPECT_EQ(score, 7.0) << "written behind the last key";
                }
            EXPECT_EQ(scores.data()[scores.size() - 1], 7.0F) << "written behind the end";
        }
}

/// Row i sees the first firstUnmasked + i keys.
void expectWeights(const KernelSet& set, ScoreSetUp& setUp, std::size_t firstUnmasked, bool goesPastCache) {
    const ProductShape& shape = setUp.shape;
    const std::size_t stride = goesPastCache ? inWholePanels(shape.keys) : shape.keys;
    FloatRows weights = rowsOf(std::vector<float>(shape.queries * stride + 1, 7.0F));
    FloatRows scratch(shape.queries, causalScratchStride(shape.keys));
    set.causalWeights({setUp.work(weights, stride, 1, goesPastCache), firstUnmasked, scratch.data()});
    set.endStores();
    for (std::size_t query = 0; query < shape.queries; ++query) {
        const std::size_t seen = std::min(shape.keys, firstUnmasked + query);
        double largest = -INFINITY, sum = 0;
        for (std::size_t key = 0; key < seen; ++key) largest = std::max(largest, setUp.score(query, key));
        for (std::size_t key = 0; key < seen; ++key) sum += std::exp(setUp.score(query, key) - largest);
        for (std::size_t key = 0; key < shape.keys; ++key) {
            const auto weight = static_cast<double>(weights.data()[query * stride + key]);
            if (key >= seen) {
                EXPECT_EQ(weight, 0) << query << ", " << key;
                continue;
            }
            const double expected = std::exp(setUp.score(query, key) - largest) / sum;
            const double scoreError =
                3e-7 * (1 + std::abs(largest));   // float32 sums; the exponential makes it relative
            EXPECT_NEAR(weight, expected, expected * (4e-6 + 8 * scoreError) + 2e-38) << query << ", " << key;
        }
    }
    EXPECT_EQ(weights.data()[weights.size() - 1], 7.0F) << "written behind the end";
}

TEST_P(KernelProducts, CausalWeights_OddShapes_AreSoftmaxOfTheSeenKeys) {
    const ProductShape shapes[] = {{1, 1, 4}, {5, 5, 7}, {24, 24, 16}, {24, 200, 32}, {30, 17, 8}};
    for (const ProductShape& shape : shapes)
        for (const bool goesPastCache : {false, true})
            for (const std::size_t firstUnmasked : {1U, 16U, 40U}) {
                ScoreSetUp setUp(*GetParam(), shape, 1);
                expectWeights(*GetParam(), setUp, firstUnmasked, goesPastCache);
            }
}

TEST_P(KernelProducts, CausalWeights_ScoresFarApart_DoNotOverflow) {
    ScoreSetUp setUp(*GetParam(), {12, 70, 16}, 60);   // scores up to a few hundred
    expectWeights(*GetParam(), setUp, 3, false);
}

INSTANTIATE_TEST_SUITE_P(All, KernelProducts, testing::ValuesIn(testedSets()),
                         [](const auto& set) { return std::string(set.param->name); });

}   // namespace
