// Laws of the encodings that RoPE is compared with, through the one signature of the registry.
#include "tests/core/encoding/encoding_support.h"

#include "core/attention/vector_source.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/alibi.h"
#include "core/encoding/encoding.h"
#include "core/encoding/linear_attention.h"
#include "core/encoding/value_rotation.h"
#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <set>
#include <string>

namespace rope {
namespace {

using namespace encoding_support;

TEST(LinearAttention, NumeratorOnly_FollowsRoFormersEquation) {
    const EncodingRequest asked = request(6, 6);
    for (const FeatureMap& map : featureMaps()) {
        const Result<LinearAttention> attention = linearAttention(asked, map, ScoreMask::Causal);
        ASSERT_TRUE(attention.ok());
        for (Eigen::Index m = 0; m < 6; ++m) {
            double denominator = 0, sum = 0;
            for (Eigen::Index n = 0; n <= m; ++n)
                for (Eigen::Index d = 0; d < 16; ++d)
                    denominator += map.apply(asked.queries(m, d)) * map.apply(asked.keys(n, d));
            for (Eigen::Index n = 0; n < 6; ++n) {
                double numerator = 0;
                for (Eigen::Index i = 0; i < 8 && n <= m; ++i) {
                    const double angle = static_cast<double>(m - n) *
                                         asked.schedule.inverseFrequencies[static_cast<std::size_t>(i)];
                    const double qa = map.apply(asked.queries(m, i)), qc = map.apply(asked.queries(m, i + 8)),
                                 ka = map.apply(asked.keys(n, i)), kc = map.apply(asked.keys(n, i + 8));
                    numerator +=
                        (qa * ka + qc * kc) * std::cos(angle) + (qa * kc - qc * ka) * std::sin(angle);
                }
                EXPECT_NEAR(attention->weights(m, n), numerator / denominator, 1e-13)
                    << map.id << " " << m << ", " << n;
                sum += numerator / denominator;
            }
            EXPECT_NEAR(attention->rowSums[static_cast<std::size_t>(m)], sum, 1e-13) << map.id;
        }
    }
}

TEST(LinearAttention, WithoutRotation_RowsSumToOneAndNothingIsNegative) {
    EncodingRequest asked = request(20, 20);
    for (double& frequency : asked.schedule.inverseFrequencies) frequency = 0;
    for (const FeatureMap& map : featureMaps()) {
        const LinearAttention attention = *linearAttention(asked, map, ScoreMask::None);
        for (const double sum : attention.rowSums) EXPECT_NEAR(sum, 1, 1e-12) << map.id;
        EXPECT_EQ(attention.negativeCount, 0) << map.id;
    }
}

TEST(LinearAttention, WithRotation_SomeWeightsAreNegativeAndCounted) {
    const EncodingRequest asked = request(64, 64);
    const LinearAttention attention = *linearAttention(asked, *findFeatureMap("relu"), ScoreMask::None);
    EXPECT_GT(attention.negativeCount, 0);
    EXPECT_EQ(attention.negativeCount, (attention.weights.array() < 0).count());
    EXPECT_DOUBLE_EQ(attention.smallestWeight, attention.weights.minCoeff());
    EXPECT_LT(attention.smallestWeight, 0);
}

TEST(LinearAttention, RowWithoutFeatures_IsNotANumber) {
    EncodingRequest asked = request(2, 2);
    asked.queries.row(1).setConstant(-1);
    const LinearAttention attention = *linearAttention(asked, *findFeatureMap("relu"), ScoreMask::None);
    EXPECT_TRUE(attention.weights.row(1).array().isNaN().all());
    EXPECT_TRUE(attention.weights.row(0).allFinite());
}

}   // namespace
}   // namespace rope
