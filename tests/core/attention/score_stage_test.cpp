#include "core/attention/score_stage.h"
#include "core/attention/dot_products.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double masked = std::numeric_limits<double>::quiet_NaN();

RowMatrix softmaxOf(std::initializer_list<double> row) {
    RowMatrix scores(1, static_cast<Eigen::Index>(row.size()));
    std::copy(row.begin(), row.end(), scores.data());
    softmaxRows(scores);
    return scores;
}

TEST(Softmax, Row_IsExpOverSum) {
    const RowMatrix weights = softmaxOf({1, 2, 3});
    EXPECT_NEAR(weights(0, 0), 0.09003057317038046, 1e-16);
    EXPECT_NEAR(weights(0, 2), 0.6652409557748219, 1e-15);
    EXPECT_NEAR(weights.sum(), 1, 1e-15);
}

TEST(Softmax, HugeScores_StayFinite) {
    const RowMatrix weights = softmaxOf({1e308, 1e308, -1e308});
    EXPECT_EQ(weights(0, 0), 0.5);
    EXPECT_EQ(weights(0, 2), 0);
}

TEST(Softmax, MaskedCells_BecomeZeroAndTakeNoWeight) {
    const RowMatrix weights = softmaxOf({0, masked, 0, masked});
    EXPECT_EQ(weights(0, 0), 0.5);
    EXPECT_EQ(weights(0, 1), 0);
}

TEST(Softmax, WholeRowMasked_IsAllZero) { EXPECT_EQ(softmaxOf({masked, masked}), RowMatrix::Zero(1, 2)); }

TEST(Softmax, InfiniteScore_TakesAllTheWeight) {
    EXPECT_EQ(softmaxOf({infinity, 3, infinity})(0, 0), 0.5);
    EXPECT_EQ(softmaxOf({-infinity, 3})(0, 0), 0);
}

TEST(Softmax, ShiftedRow_SameWeights) {
    const RowMatrix a = softmaxOf({0.25, -3, 7}), b = softmaxOf({1000.25, 997, 1007});
    EXPECT_LE((a - b).cwiseAbs().maxCoeff(), 1e-13);
}

TEST(DotProducts, Float64_IsTheMatrixProduct) {
    RowMatrix q(2, 3), k(1, 3);
    q << 1, 2, 3, 4, 5, 6;
    k << 1, -1, 2;
    const RowMatrix scores = dotProducts(q, k);
    EXPECT_EQ(scores(0, 0), 5);
    EXPECT_EQ(scores(1, 0), 11);
}

TEST(DotProducts, NarrowProducts_RoundedAtEveryStepInOrder) {
    RowMatrix q(1, 3), k(2, 3);
    q << 1.01, 2.03, -0.77;
    k << 0.33, 1.7, 0.9, 1e3, 1, 1e-3;
    for (const NumberFormat format : {NumberFormat::Float32, NumberFormat::Bfloat16, NumberFormat::Float16}) {
        const RowMatrix scores = dotProducts(q, k, {.format = format});
        for (int key = 0; key < 2; ++key) {
            double sum = roundTo(format, q(0, 0) * k(key, 0));
            for (int d = 1; d < 3; ++d) sum = roundTo(format, sum + roundTo(format, q(0, d) * k(key, d)));
            EXPECT_EQ(scores(0, key), sum) << formatName(format) << " key " << key;
        }
    }
}

TEST(DotProducts, NarrowElsewhere_SumsStayFloat64) {
    RowMatrix q(1, 2), k(1, 2);
    q << 1.01, 2.03;
    k << 0.33, 1.7;
    EXPECT_EQ(dotProducts(q, k, {.format = NumberFormat::Bfloat16, .products = false}), dotProducts(q, k));
}

}   // namespace
}   // namespace rope
