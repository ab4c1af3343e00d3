// FoPE with given coefficients, against vLLM's class.
#include "tests/support/engines/fope.h"

#include "core/methods/method_registry.h"
#include "core/rotation/rotate.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <string>

namespace rope {
namespace {

using testing::Json;

/// The class lists each pair's number twice, once per half of the head.
std::vector<double> firstHalf(const Json& list) {
    std::vector<double> numbers = testing::numbers(list);
    numbers.resize(numbers.size() / 2);
    return numbers;
}

void expectHead(const Json& testCase, std::size_t head, const std::vector<double>& kept) {
    const Json &in = testCase.at("inputs"), &expected = testCase.at("expected");
    const int headDim = in.at("head_size").get<int>();
    const double tolerance = testCase.at("tolerance").at("abs").get<double>();
    const auto positions = in.at("positions").get<std::vector<std::int64_t>>();
    const FopeCoefficients coefficients{*testing::rowsFrom(in.at("cos_coef")[head]),
                                        *testing::rowsFrom(in.at("sin_coef")[head])};
    const Result<RotationTable> table = fopeTable(kept, coefficients, positions, headDim / 2);
    ASSERT_TRUE(table.ok()) << describe(table.error());
    const PairLayout layout{Pairing::Half, headDim, headDim, 0};
    const RowMatrix query = testing::rowsFrom(Json::array({in.at("q_per_head")[head]}))
                                ->replicate(static_cast<Eigen::Index>(positions.size()), 1);
    const RowMatrix output = rotated(query, *table, layout);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const auto rowOf = [row](const RowMatrix& matrix) {
            return std::vector<double>(matrix.row(row).data(), matrix.row(row).data() + matrix.cols());
        };
        testing::expectNear(rowOf(table->cosine), firstHalf(expected.at("cos")[i][head]), tolerance, "cos");
        testing::expectNear(rowOf(table->sine), firstHalf(expected.at("sin")[i][head]), tolerance, "sin");
        testing::expectNear(rowOf(output), testing::numbers(expected.at("q_rot")[i][head]), tolerance,
                            "rotated q");
    }
}

TEST(FopeReference, Vllm_SameFrequenciesTablesAndVectors) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("vllm.json")) {
        if (testCase.at("kind") != "fope") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        const Result<FrequencySchedule> schedule = computeSchedule(
            {.rotaryDim = in.at("head_size").get<int>(), .ropeTheta = in.at("rope_theta").get<double>()}, {});
        ASSERT_TRUE(schedule.ok());
        const auto count =
            in.at("num_inv_freq").is_null() ? std::nullopt : std::optional(in.at("num_inv_freq").get<int>());
        const Result<std::vector<double>> kept = fopeFrequencies(
            schedule->inverseFrequencies, in.at("max_position_embeddings").get<double>(), count);
        ASSERT_TRUE(kept.ok());
        testing::expectNear(*kept, testing::numbers(testCase.at("expected").at("inv_freq_kept")), 1e-12,
                            "rad/token");
        for (std::size_t head = 0; head < in.at("cos_coef").size(); ++head) expectHead(testCase, head, *kept);
        ++compared;
    }
    EXPECT_EQ(compared, 2);
}

TEST(Fope, IdentityCoefficientsOnAllFrequencies_IsPlainRope) {
    const FrequencySchedule schedule = *computeSchedule({.rotaryDim = 8}, {});
    const std::vector<std::int64_t> positions{0, 3, 500};
    const Result<RotationTable> table = fopeTable(
        schedule.inverseFrequencies, {RowMatrix::Identity(4, 4), RowMatrix::Identity(4, 4)}, positions, 4);
    ASSERT_TRUE(table.ok());
    const RotationTable plain = rotationTable(schedule, positions);
    EXPECT_LE((table->cosine - plain.cosine).cwiseAbs().maxCoeff(), 1e-15);
    EXPECT_LE((table->sine - plain.sine).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(Fope, PairsWithoutFrequency_AreMappedNotLeftAlone) {
    const std::vector<std::int64_t> positions{9};
    const Result<RotationTable> table = fopeTable({}, {RowMatrix(0, 0), RowMatrix(0, 0)}, positions, 1);
    ASSERT_TRUE(table.ok());
    RowMatrix vector(1, 2);
    vector << 3, 5;
    const RowMatrix output = rotated(vector, *table, {Pairing::Half, 2, 2, 0});
    EXPECT_EQ(output(0, 0), -2);
    EXPECT_EQ(output(0, 1), 8);
}

TEST(Fope, ShapesThatDoNotFit_AreRefused) {
    const std::vector<std::int64_t> positions{0};
    const std::vector<double> kept{1, 0.1};
    EXPECT_EQ(fopeTable(kept, {RowMatrix::Ones(3, 2), RowMatrix::Ones(2, 2)}, positions, 4).error().where,
              "coefficients");
    EXPECT_EQ(fopeTable(kept, {RowMatrix::Ones(2, 2), RowMatrix::Ones(2, 5)}, positions, 4).error().where,
              "coefficients");
    EXPECT_EQ(fopeFrequencies(kept, 64, 3).error().where, "num_inv_freq");
    EXPECT_EQ(fopeFrequencies(kept, 64, -1).error().where, "num_inv_freq");
}

}   // namespace
}   // namespace rope
