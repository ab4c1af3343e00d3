#include "core/analysis/reading_divergence.h"
#include "core/methods/method_registry.h"

#include "tests/support/near.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rope {
namespace {

Scenario ones() {
    Scenario scenario;
    scenario.vectors.kind = VectorKind::Ones;
    return scenario;
}

FrequencySchedule scheduleOf(const std::string& id, ParameterValues parameters) {
    ScalingRequest request;
    request.lengths.trained = 32768;
    request.ropeTheta = 1e6;
    const Result<FrequencySchedule> schedule = computeSchedule(request, {id, std::move(parameters)});
    EXPECT_TRUE(schedule.ok());
    return schedule.ok() ? *schedule : FrequencySchedule{};
}

const FrequencySchedule plain = scheduleOf("none", {});
const FrequencySchedule yarn = scheduleOf("yarn", {{"factor", 4.0}});

TEST(ReadingDivergence, SameReading_NothingDiffers) {
    const Result<ReadingDivergence> divergence =
        readingDivergence(valid(ones()), yarn, yarn, std::vector<std::int64_t>{0, 1, 1000});
    ASSERT_TRUE(divergence.ok());
    testing::expectNear(divergence->largestAngleRad, {0, 0, 0}, 0, "rad");
    testing::expectNear(divergence->scoreDifference, {0, 0, 0}, 0, "1");
    EXPECT_FALSE(firstPositionBeyond(yarn, yarn, 0).has_value());
}

TEST(ReadingDivergence, EngineThatIgnoresYarn_AnglesPartLinearly) {
    const std::vector<std::int64_t> positions{0, 1, 100, 10000};
    const Result<ReadingDivergence> divergence = readingDivergence(valid(ones()), yarn, plain, positions);
    ASSERT_TRUE(divergence.ok());
    double gap = 0;
    for (std::size_t i = 0; i < 64; ++i)
        gap = std::max(gap, std::abs(yarn.inverseFrequencies[i] - plain.inverseFrequencies[i]));
    testing::expectNear(divergence->largestAngleRad, {0, gap, 100 * gap, 10000 * gap}, 1e-12, "rad");
    EXPECT_GE(divergence->farthestPair, 23U);   // the pairs before are left alone
    EXPECT_LE(divergence->farthestPair, 40U);
}

TEST(ReadingDivergence, TemperatureAlone_ScoresDifferByItsSquare) {
    FrequencySchedule cold = yarn;
    cold.attentionFactor = 1;
    const Result<ReadingDivergence> divergence =
        readingDivergence(valid(ones()), cold, yarn, std::vector<std::int64_t>{0, 7, 500});
    ASSERT_TRUE(divergence.ok());
    testing::expectNear(divergence->largestAngleRad, {0, 0, 0}, 0, "rad");
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(divergence->secondScore[i], 1.296477 * divergence->firstScore[i], 1e-5);
    EXPECT_NEAR(divergence->firstScore[0], 128 / std::sqrt(128.0), 1e-12);
}

TEST(ReadingDivergence, FirstPositionBeyond_IsTheSmallest) {
    for (const double angleRad : {0.0, 1e-6, 0.1, 1.0, 3.14159}) {
        const std::optional<std::int64_t> first = firstPositionBeyond(plain, yarn, angleRad);
        ASSERT_TRUE(first.has_value());
        const Result<ReadingDivergence> divergence =
            readingDivergence(valid(ones()), plain, yarn, std::vector<std::int64_t>{*first - 1, *first});
        ASSERT_TRUE(divergence.ok());
        EXPECT_LE(divergence->largestAngleRad[0], angleRad);
        EXPECT_GT(divergence->largestAngleRad[1], angleRad);
    }
}

TEST(ReadingDivergence, FirstPositionBeyond_NoneWhereUnreachable) {
    FrequencySchedule nearly = plain;
    nearly.inverseFrequencies[5] = std::nextafter(nearly.inverseFrequencies[5], 1);
    EXPECT_FALSE(firstPositionBeyond(plain, nearly, 1e3).has_value());
    EXPECT_FALSE(firstPositionBeyond(plain, FrequencySchedule{{1.0}}, 1).has_value());
    EXPECT_FALSE(firstPositionBeyond(plain, yarn, std::nan("")).has_value());
}

TEST(ReadingDivergence, OtherNumberOfPairs_OutOfRange) {
    const Result<ReadingDivergence> divergence =
        readingDivergence(valid(ones()), plain, FrequencySchedule{{1.0, 0.5}}, std::vector<std::int64_t>{0});
    ASSERT_FALSE(divergence.ok());
    EXPECT_EQ(divergence.error().where, "inv_freq");
}

}   // namespace
}   // namespace rope
