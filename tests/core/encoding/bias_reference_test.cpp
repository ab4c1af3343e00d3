// ALiBi, T5, sinusoidal tables and xPos against the programs that were run for tests/reference/bias.json.
#include "core/attention/dot_products.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/alibi.h"
#include "core/encoding/t5_bias.h"
#include "core/encoding/xpos.h"
#include "core/methods/method_registry.h"
#include "core/rotation/rotate.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <string>

namespace rope {
namespace {

using testing::Json;

/// Runs `compare` on every case of a kind; returns how many there were.
template <class Compare>
int forEachCase(const char* kind, Compare compare) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("bias.json")) {
        if (testCase["kind"] != kind) continue;
        SCOPED_TRACE(testCase["id"].get<std::string>());
        compare(testCase["inputs"], testCase["expected"], testCase["tolerance"]);
        ++compared;
    }
    return compared;
}

RowMatrix matrixFrom(const Json& rows) { return *testing::rowsFrom(rows); }

void expectNear(const RowMatrix& actual, const RowMatrix& expected, double absolute) {
    ASSERT_EQ(actual.rows(), expected.rows());
    ASSERT_EQ(actual.cols(), expected.cols());
    for (Eigen::Index row = 0; row < actual.rows(); ++row)
        for (Eigen::Index column = 0; column < actual.cols(); ++column)
            EXPECT_NEAR(actual(row, column), expected(row, column), absolute)
                << "row " << row << ", column " << column;
}

TEST(BiasReference, AlibiSlopes_AnyHeadCount) {
    const int compared =
        forEachCase("alibi_slopes", [](const Json& in, const Json& expected, const Json& tolerance) {
            const auto slopes = expected["slopes"].get<std::vector<double>>();
            const std::vector<double> actual = alibiSlopes(in["num_heads"].get<int>());
            ASSERT_EQ(actual.size(), slopes.size());
            for (std::size_t i = 0; i < slopes.size(); ++i)
                EXPECT_NEAR(actual[i], slopes[i], tolerance["rel"].get<double>() * slopes[i])
                    << "head " << i + 1;
        });
    EXPECT_EQ(compared, 13);
}

TEST(BiasReference, AlibiRows_MptAndBloom) {
    const int compared =
        forEachCase("alibi_rows", [](const Json& in, const Json& expected, const Json& tolerance) {
            const int heads = in["num_heads"].get<int>(), length = in["seq_len"].get<int>();
            const std::vector<double> mpt = alibiSlopes(heads, in["alibi_bias_max"].get<double>()),
                                      bloom = alibiSlopes(heads);
            for (std::size_t head = 0; head < mpt.size(); ++head)
                for (int key = 0; key < length; ++key) {
                    const double mptBias =
                                     expected["mpt_row"][head][static_cast<std::size_t>(key)].get<double>(),
                                 bloomBias =
                                     expected["bloom_row"][head][static_cast<std::size_t>(key)].get<double>();
                    const double relative = tolerance["rel"].get<double>();
                    EXPECT_NEAR(mpt[head] * (key - (length - 1)), mptBias, relative * std::abs(mptBias))
                        << "head " << head << ", key " << key;
                    EXPECT_NEAR(bloom[head] * key, bloomBias, relative * std::abs(bloomBias))
                        << "head " << head << ", key " << key;
                }
        });
    EXPECT_EQ(compared, 2);
}

TEST(BiasReference, T5Buckets_BothDirectionsAndCausal) {
    const int compared = forEachCase("t5_bucket", [](const Json& in, const Json& expected, const Json&) {
        const T5Buckets buckets{in["num_buckets"].get<int>(), in["max_distance"].get<int>(),
                                in["bidirectional"].get<bool>()};
        const auto relative = in["relative_positions"].get<std::vector<std::int64_t>>();
        const auto bucket = expected["buckets_native_f32"].get<std::vector<int>>();
        ASSERT_EQ(relative.size(), bucket.size());
        for (std::size_t i = 0; i < relative.size(); ++i)
            EXPECT_EQ(t5Bucket(relative[i], buckets), bucket[i]) << "key minus query = " << relative[i];
    });
    EXPECT_EQ(compared, 5);
}

TEST(BiasReference, SinusoidalTables_ThreeLayouts) {
    const int compared =
        forEachCase("sinusoidal_table", [](const Json& in, const Json& expected, const Json& tolerance) {
            const bool isInterleaved = in["layout"] == "sin at even, cos at odd";
            const RowMatrix table = matrixFrom(expected["table"]);
            ASSERT_EQ(table.cols(), in["dim"].get<int>());
            // The layouts with halves differ in the spread of wavelengths, which the second pair of row 1
            // tells.
            const double halves = std::sin(std::pow(10000.0, -2.0 / static_cast<double>(table.cols())));
            const SinusoidalLayout layout = isInterleaved ? SinusoidalLayout::Interleaved
                                            : std::abs(table(1, 1) - halves) < 1e-9
                                                ? SinusoidalLayout::Halves
                                                : SinusoidalLayout::Fairseq;
            RowMatrix actual(table.rows(), table.cols());
            for (Eigen::Index row = 0; row < table.rows(); ++row)
                actual.row(row) = sinusoidalEncoding(row, static_cast<int>(table.cols()), layout).transpose();
            expectNear(actual, table, tolerance["abs"].get<double>());
        });
    EXPECT_EQ(compared, 6);
}

TEST(BiasReference, Xpos_VectorsAndDotProducts) {
    const int compared = forEachCase("xpos", [](const Json& in, const Json& expected, const Json& tolerance) {
        const int length = in["length"].get<int>(), offset = in["offset"].get<int>(),
                  dim = in["head_dim"].get<int>();
        const PairLayout layout{Pairing::Interleaved, dim, dim, 0};
        for (int pair = 0; pair < layout.pairCount(); ++pair)
            EXPECT_NEAR(xposZeta(pair, dim), expected["zeta"][static_cast<std::size_t>(pair)].get<double>(),
                        1e-15)
                << "pair " << pair;
        std::vector<std::int64_t> positions(static_cast<std::size_t>(length));
        std::iota(positions.begin(), positions.end(), offset);
        std::vector<double> forQueries, forKeys;
        for (const std::int64_t position : positions) {
            const double centred = std::floor(-(length + offset) / 2.0) + static_cast<double>(position);
            forQueries.push_back(centred / in["scale_base"].get<double>());
            forKeys.push_back(-forQueries.back());
        }
        const Result<FrequencySchedule> schedule =
            computeSchedule({.rotaryDim = dim, .ropeTheta = in["rope_theta"].get<double>()}, MethodChoice{});
        ASSERT_TRUE(schedule.ok());
        const RotationTable table = rotationTable(*schedule, positions);
        const RowMatrix queries = xposScaled(rotated(matrixFrom(in["q"]), table, layout), layout, forQueries);
        const RowMatrix keys = xposScaled(rotated(matrixFrom(in["k"]), table, layout), layout, forKeys);
        expectNear(queries, matrixFrom(expected["q_rot"]), tolerance["abs"].get<double>());
        expectNear(keys, matrixFrom(expected["k_rot"]), tolerance["abs"].get<double>());
        expectNear(dotProducts(queries, keys), matrixFrom(expected["dot_matrix"]),
                   tolerance["dot_abs"].get<double>());
    });
    EXPECT_EQ(compared, 3);
}

}   // namespace
}   // namespace rope
