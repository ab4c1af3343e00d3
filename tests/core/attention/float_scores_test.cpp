// Scores and causal softmax in float32 against float64.
#include "core/attention/float_scores.h"

#include "core/attention/dot_products.h"
#include "core/attention/score_stage.h"
#include "core/base/random.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <limits>

using namespace rope;

namespace {

RowMatrix randomRows(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed) {
    RowMatrix numbers(rows, columns);
    for (Eigen::Index i = 0; i < numbers.size(); ++i)
        numbers.data()[i] =
            static_cast<double>(mixedSeed(seed, 0, static_cast<std::uint64_t>(i)) >> 11U) * 0x1p-52 - 1;
    return numbers;
}

FloatRows floatsOf(const RowMatrix& numbers) {
    FloatRows rows;
    rows.assign(numbers);
    return rows;
}

struct Shape {
    Eigen::Index queries, keys, dim;
};

constexpr Shape shapes[] = {{1, 1, 2}, {97, 41, 64}, {200, 300, 128}, {25, 1000, 16}};

TEST(FloatScores, AnyShapeAndThreads_EqualFloat64) {
    for (const Shape& shape : shapes)
        for (const std::size_t threads : {1U, 3U}) {
            const ui::ThreadExecutor executor(threads);
            const RowMatrix queries = randomRows(shape.queries, shape.dim, 1),
                            keys = randomRows(shape.keys, shape.dim, 2);
            FloatRows scores;
            FloatKeys(floatsOf(keys)).scores(floatsOf(queries), 0.5F, scores, &executor);
            const RowMatrix expected = 0.5 * dotProducts(queries, keys);
            ASSERT_EQ(scores.rows(), static_cast<std::size_t>(shape.queries));
            ASSERT_EQ(scores.columns(), static_cast<std::size_t>(shape.keys));
            for (std::size_t i = 0; i < scores.size(); ++i)
                EXPECT_NEAR(static_cast<double>(scores.data()[i]), expected.data()[i],
                            1e-7 * static_cast<double>(shape.dim));
        }
}

TEST(FloatScores, CausalWeights_EqualSoftmaxInFloat64) {
    for (const Shape& shape : shapes)
        for (const std::size_t threads : {1U, 3U}) {
            const ui::ThreadExecutor executor(threads);
            const RowMatrix queries = randomRows(shape.queries, shape.dim, 1),
                            keys = randomRows(shape.keys, shape.dim, 2);
            FloatRows weights;
            FloatKeys(floatsOf(keys)).causalWeights(floatsOf(queries), 1, weights, {1, &executor});
            RowMatrix expected = dotProducts(queries, keys);
            for (Eigen::Index row = 0; row < shape.queries; ++row)
                for (Eigen::Index key = row + 1; key < shape.keys; ++key)
                    expected(row, key) = std::numeric_limits<double>::quiet_NaN();
            softmaxRows(expected);
            for (std::size_t i = 0; i < weights.size(); ++i)
                EXPECT_NEAR(static_cast<double>(weights.data()[i]), expected.data()[i],
                            1e-5 * expected.data()[i]);
        }
}

TEST(FloatScores, OtherKeysInTheSameMemory_AreTheNewOnes) {
    FloatKeys packed(floatsOf(randomRows(70, 32, 3)));
    const RowMatrix keys = randomRows(20, 8, 4), queries = randomRows(5, 8, 5);
    packed.assign(floatsOf(keys));
    FloatRows scores;
    packed.scores(floatsOf(queries), 1, scores);
    const RowMatrix expected = dotProducts(queries, keys);
    ASSERT_EQ(scores.columns(), 20U);
    for (std::size_t i = 0; i < scores.size(); ++i)
        EXPECT_NEAR(static_cast<double>(scores.data()[i]), expected.data()[i], 1e-6);
}

}   // namespace
