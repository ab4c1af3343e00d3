// Every kernel set that this processor runs, and the widest loops in plain instructions, against plain sums.
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

class KernelSets : public testing::TestWithParam<const KernelSet*> {};

double unitsInLastPlace(double value, long double truth) {
    const double nearest = static_cast<double>(truth);
    const double unit = std::nextafter(std::abs(nearest), INFINITY) - std::abs(nearest);
    return static_cast<double>(std::abs(static_cast<long double>(value) - truth) /
                               static_cast<long double>(unit));
}

/// Uniform in [-1, 1).
double signedUnit(std::uint64_t index) {
    return static_cast<double>(mixedSeed(11, 12, index) >> 11U) * 0x1p-52 - 1;
}

FloatRows rowsOf(const std::vector<float>& numbers) {
    FloatRows rows(1, numbers.size());
    std::copy(numbers.begin(), numbers.end(), rows.data());
    return rows;
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

TEST_P(KernelSets, Products_OddShapes_EqualPlainSums) {
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

TEST_P(KernelSets, BlockSums_AnyColumnCount_EqualPlainSums) {
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

TEST_P(KernelSets, PhaseSums_EqualPlainSums) {
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

std::vector<float> floats(std::size_t count, std::uint64_t from) {
    std::vector<float> list(count);
    for (std::size_t i = 0; i < count; ++i) list[i] = static_cast<float>(signedUnit(from + i));
    return list;
}

struct RotationShape {
    std::size_t positions, heads, pairs, stride;
};

/// Every way through the rotation of some vectors: into other memory, past the cache, in place.
void expectRotation(void (*rotate)(const FloatRotation&), RotationShape shape, bool isHalves) {
    const std::size_t numbers = shape.positions * shape.heads * shape.stride;
    const FloatRows vectors = rowsOf(floats(numbers, 1)),
                    cosine = rowsOf(floats(shape.positions * shape.pairs, 5'000'000)),
                    sine = rowsOf(floats(shape.positions * shape.pairs, 6'000'000));
    for (const bool goesPastCache : {false, true})
        for (const bool isInPlace : {false, true}) {
            FloatRows output = rowsOf(isInPlace ? floats(numbers, 1) : std::vector<float>(numbers, 7.0F));
            rotate({isInPlace ? output.data() : vectors.data(), cosine.data(), sine.data(), shape.positions,
                    shape.heads, shape.pairs, shape.stride, output.data(), goesPastCache});
            for (std::size_t row = 0; row < shape.positions * shape.heads; ++row)
                for (std::size_t i = 0; i < shape.stride; ++i) {
                    const std::size_t pair = isHalves ? i % shape.pairs : i / 2;
                    const std::size_t at = row * shape.stride + i;
                    if (i >= 2 * shape.pairs) {
                        EXPECT_EQ(output.data()[at], isInPlace ? vectors.data()[at] : 7.0F)
                            << "not of a pair";
                        continue;
                    }
                    const bool isFirst = isHalves ? i < shape.pairs : i % 2 == 0;
                    const std::size_t other = isHalves ? (isFirst ? at + shape.pairs : at - shape.pairs)
                                                       : (isFirst ? at + 1 : at - 1);
                    const std::size_t angle = row / shape.heads * shape.pairs + pair;
                    const double own = vectors.data()[at], partner = vectors.data()[other];
                    const double expected =
                        own * static_cast<double>(cosine.data()[angle]) +
                        (isFirst ? -1 : 1) * partner * static_cast<double>(sine.data()[angle]);
                    EXPECT_NEAR(static_cast<double>(output.data()[at]), expected, 1.3e-7)
                        << i << " of row " << row;
                }
        }
}

constexpr RotationShape rotationShapes[] = {{1, 1, 1, 2},   {3, 2, 7, 14},  {5, 3, 64, 128},
                                            {4, 2, 19, 45}, {2, 5, 32, 96}, {2, 3, 64, 160}};

TEST_P(KernelSets, RotateHalves_AnyShape_RotatesEachPair) {
    for (const RotationShape& shape : rotationShapes) expectRotation(GetParam()->rotateHalves, shape, true);
}

TEST_P(KernelSets, RotateNeighbours_AnyShape_RotatesEachPair) {
    for (const RotationShape& shape : rotationShapes)
        expectRotation(GetParam()->rotateInterleaved, shape, false);
}

TEST_P(KernelSets, PhaseTable_AnyPairCount_IsTheProductRoundedOnce) {
    for (const std::size_t pairs : {1U, 7U, 16U, 67U}) {
        constexpr std::size_t rows = 5;
        const auto numbers = [](std::size_t count, std::uint64_t from) {
            std::vector<double> list(count);
            for (std::size_t i = 0; i < count; ++i) list[i] = signedUnit(from + i);
            return list;
        };
        const std::vector<double> startCosine = numbers(pairs, 1), startSine = numbers(pairs, 100),
                                  offsetCosine = numbers(rows * pairs, 1000),
                                  offsetSine = numbers(rows * pairs, 9000);
        std::vector<float> cosine(rows * pairs + 1, 7.0F), sine(cosine);
        GetParam()->phaseTable({startCosine.data(), startSine.data(), offsetCosine.data(), offsetSine.data(),
                                rows, pairs, cosine.data(), sine.data()});
        for (std::size_t i = 0; i < rows * pairs; ++i) {
            const double c = startCosine[i % pairs], s = startSine[i % pairs];
            EXPECT_NEAR(static_cast<double>(cosine[i]), c * offsetCosine[i] - s * offsetSine[i], 0x1p-24);
            EXPECT_NEAR(static_cast<double>(sine[i]), s * offsetCosine[i] + c * offsetSine[i], 0x1p-24);
        }
        EXPECT_EQ(cosine.back(), 7.0F) << "written behind the end";
        EXPECT_EQ(sine.back(), 7.0F) << "written behind the end";
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

TEST_P(KernelSets, Scores_OddShapes_EqualPlainSums) {
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

TEST_P(KernelSets, CausalWeights_OddShapes_AreSoftmaxOfTheSeenKeys) {
    const ProductShape shapes[] = {{1, 1, 4}, {5, 5, 7}, {24, 24, 16}, {24, 200, 32}, {30, 17, 8}};
    for (const ProductShape& shape : shapes)
        for (const bool goesPastCache : {false, true})
            for (const std::size_t firstUnmasked : {1U, 16U, 40U}) {
                ScoreSetUp setUp(*GetParam(), shape, 1);
                expectWeights(*GetParam(), setUp, firstUnmasked, goesPastCache);
            }
}

TEST_P(KernelSets, CausalWeights_ScoresFarApart_DoNotOverflow) {
    ScoreSetUp setUp(*GetParam(), {12, 70, 16}, 60);   // scores up to a few hundred
    expectWeights(*GetParam(), setUp, 3, false);
}

std::vector<const KernelSet*> testedSets() {
    std::vector<const KernelSet*> sets(runnableKernelSets().begin(), runnableKernelSets().end());
    sets.push_back(&wideKernels);
    return sets;
}

INSTANTIATE_TEST_SUITE_P(All, KernelSets, testing::ValuesIn(testedSets()),
                         [](const auto& set) { return std::string(set.param->name); });

}   // namespace
