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

class KernelRotations : public testing::TestWithParam<const KernelSet*> {};

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

TEST_P(KernelRotations, RotateHalves_AnyShape_RotatesEachPair) {
    for (const RotationShape& shape : rotationShapes) expectRotation(GetParam()->rotateHalves, shape, true);
}

TEST_P(KernelRotations, RotateNeighbours_AnyShape_RotatesEachPair) {
    for (const RotationShape& shape : rotationShapes)
        expectRotation(GetParam()->rotateInterleaved, shape, false);
}

TEST_P(KernelRotations, PhaseTable_AnyPairCount_IsTheProductRoundedOnce) {
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

INSTANTIATE_TEST_SUITE_P(All, KernelRotations, testing::ValuesIn(testedSets()),
                         [](const auto& set) { return std::string(set.param->name); });

}   // namespace
