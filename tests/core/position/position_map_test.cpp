// Position maps: laws, borders, and scores through them.
#include "core/position/position_map.h"

#include "core/attention/mapped_scores.h"
#include "core/attention/vector_source.h"
#include "core/methods/method_registry.h"
#include "core/position/query_scale.h"
#include "core/rotation/rotate.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace rope {
namespace {

using testing::Json;

double distanceOf(const PositionMapChoice& choice, std::int64_t query, std::int64_t key) {
    const Check problem = checkPositionMap(choice);
    EXPECT_FALSE(problem.has_value()) << (problem ? describe(*problem) : "");
    return effectiveDistance(choice, query, key);
}

PositionMapChoice choiceOf(const Json& testCase) {
    static const std::map<std::string, const char*> ids{{"rerope", "rerope"},
                                                        {"leaky_rerope", "leaky-rerope"},
                                                        {"self_extend", "self-extend"},
                                                        {"dual_chunk_attention", "dual-chunk"}};
    PositionMapChoice choice{ids.at(testCase.at("variant").get<std::string>())};
    const Json& in = testCase.at("inputs");
    for (const ParameterSpec& spec : findPositionMap(choice.id)->parameters)
        choice.parameters.set(spec.key, in.at(std::string(spec.key)).get<double>());
    return choice;
}

/// The log-n factors that ReRoPE's code and Self-Extend's option put on queries; empty where there are none.
std::vector<double> queryScalesOf(const Json& in, std::int64_t length) {
    const double training = testing::numberOr(in, "training_length", testing::numberOr(in, "scale_base", -1));
    std::vector<double> scales;
    for (std::int64_t m = 0; m < length && training > 0; ++m)
        scales.push_back(
            *queryScale(*findQueryScale("log-n"), static_cast<double>(m), {{"training_length", training}}));
    return scales;
}

TEST(PositionMapReference, DistancesAndScores_OfFourMethods) {
    const Json cases = testing::referenceCases("position-maps.json");
    ASSERT_EQ(cases.size(), 12U);
    for (const Json& testCase : cases) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json &in = testCase.at("inputs"), &expected = testCase.at("expected");
        const int dim = in.at("head_dim").get<int>();
        const auto length = in.at("length").get<std::int64_t>();
        std::vector<std::int64_t> positions(static_cast<std::size_t>(length));
        std::iota(positions.begin(), positions.end(), 0);
        const FrequencySchedule schedule =
            *computeSchedule({.rotaryDim = dim, .ropeTheta = in.at("rope_theta").get<double>()}, {});
        const std::vector<double> scales = queryScalesOf(in, length);
        const auto queries = testing::rowsFrom(in.at("q")), keys = testing::rowsFrom(in.at("k"));
        const Result<MappedScores> mapped =
            mappedScores({choiceOf(testCase), schedule, {Pairing::Half, dim, dim, 0}, ScoreStage::Scaled},
                         {*queries, positions}, {*keys, positions}, scales);
        ASSERT_TRUE(mapped.ok()) << describe(mapped.error());
        if (expected.contains("query_logn_scale"))
            testing::expectNear(scales, testing::numbers(expected.at("query_logn_scale")), 1e-14,
                                "query scale");
        const double tolerance = testCase.at("tolerance").at("abs").get<double>();
        for (std::size_t m = 0; m < positions.size(); ++m)
            for (std::size_t n = 0; n <= m; ++n) {
                const auto row = static_cast<Eigen::Index>(m), column = static_cast<Eigen::Index>(n);
                EXPECT_NEAR(mapped->distances(row, column),
                            expected.at("relative_position_lower_triangle")[m][n].get<double>(), 1e-12)
                    << "distance of query " << m << " and key " << n << " [token]";
                EXPECT_NEAR(mapped->scores(row, column),
                            expected.at("logits_lower_triangle")[m][n].get<double>(), tolerance)
                    << "score of query " << m << " and key " << n;
            }
    }
}

TEST(PositionMaps, Registry_UniqueIdsCitationsAndUsableDefaults) {
    std::set<std::string_view> ids;
    for (const PositionMap& row : positionMaps()) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        EXPECT_FALSE(row.citation.empty()) << row.id;
        EXPECT_FALSE(checkPositionMap({std::string(row.id)}).has_value()) << row.id << " with its defaults";
        EXPECT_EQ(distanceOf({std::string(row.id)}, 7, 7), 0) << row.id;
    }
    EXPECT_EQ(positionMaps().front().id, "identity");
    EXPECT_EQ(ids.size(), 10U);
}

TEST(PositionMaps, NearKeys_KeepTheirDistance) {
    for (const char* id : {"identity", "offset", "rerope", "leaky-rerope", "self-extend", "dual-chunk",
                           "string", "lm-infinite", "streaming-llm"})
        for (std::int64_t distance = 0; distance < 300; ++distance)
            EXPECT_EQ(distanceOf({id}, 100'000, 100'000 - distance), static_cast<double>(distance)) << id;
}

TEST(PositionMaps, KeyAfterTheQuery_KeepsItsDistance) {
    for (const PositionMap& row : positionMaps()) {
        if (row.movesLaterKeys) continue;
        EXPECT_EQ(distanceOf({std::string(row.id)}, 3, 10), -7) << row.id;
    }
    EXPECT_EQ(distanceOf({"offset", {{"query_offset", 50.0}}}, 3, 10), 43)
        << "a moved cache moves every distance";
    EXPECT_EQ(distanceOf({"interpolated", {{"factor", 8.0}}}, 10, 90), -10);
}

/// Every distance that a context of so many tokens rotates by, the largest of them.
double largestMet(const PositionMapChoice& choice, std::int64_t tokens) {
    double largest = 0;
    for (std::int64_t query = 0; query < tokens; ++query)
        for (std::int64_t key = 0; key < tokens; ++key) {
            const double distance = std::abs(effectiveDistance(choice, query, key));
            if (key <= query || findPositionMap(choice.id)->movesLaterKeys)
                largest = std::fmax(largest, distance);
        }
    return largest;
}

TEST(PositionMaps, LargestDistance_IsTheLargestThatIsMet) {
    const std::vector<PositionMapChoice> choices{
        {"identity"},
        {"offset", {{"query_offset", 5.0}, {"key_offset", 20.0}}},
        {"interpolated", {{"factor", 8.0}}},
        {"rerope", {{"window", 30.5}}},
        {"leaky-rerope", {{"window", 30.0}, {"leaky_scale", 4.0}}},
        {"self-extend", {{"window", 32.0}, {"group_size", 4.0}}},
        {"self-extend", {{"window", 50.0}, {"group_size", 64.0}}},
        {"dual-chunk", {{"chunk_size", 40.0}, {"local_size", 10.0}}},
        {"dual-chunk", {{"chunk_size", 40.0}, {"local_size", 39.0}}},
        {"dual-chunk", {{"chunk_size", 40.0}, {"local_size", 0.0}}},
        {"string", {{"shifted_offset", 60.0}, {"small_local_value", 10.0}}},
        {"lm-infinite", {{"global_size", 4.0}, {"local_size", 30.0}}},
        {"lm-infinite", {{"global_size", 0.0}, {"local_size", 30.0}}},
        {"streaming-llm", {{"sink_size", 4.0}, {"window_size", 30.0}}}};
    for (const PositionMapChoice& choice : choices)
        for (const std::int64_t tokens : {1, 2, 30, 31, 32, 33, 40, 60, 61, 62, 79, 80, 150}) {
            const double largest = largestDistance(choice, static_cast<double>(tokens));
            EXPECT_DOUBLE_EQ(largest, largestMet(choice, tokens))
                << choice.id << " within " << tokens << " tokens";
        }
}

TEST(PositionMaps, ReRope_StopsGrowing_LeakyGrowsSlower) {
    const PositionMapChoice rerope{"rerope", {{"window", 100.0}}},
        leaky{"leaky-rerope", {{"window", 100.0}, {"leaky_scale", 8.0}}};
    EXPECT_EQ(distanceOf(rerope, 1'000'000, 0), 100);
    EXPECT_EQ(distanceOf(leaky, 100, 0), 100);
    EXPECT_EQ(distanceOf(leaky, 180, 0), 110);
    EXPECT_EQ(distanceOf(leaky, 181, 0), 110.125);
    const PositionMapChoice notLeaky{"leaky-rerope", {{"window", 100.0}, {"leaky_scale", 1.0}}};
    EXPECT_EQ(distanceOf(notLeaky, 4321, 0), 4321);
}

TEST(PositionMaps, SelfExtend_IsContinuousAtTheWindowUpToOneGroup) {
    const PositionMapChoice choice{"self-extend", {{"window", 64.0}, {"group_size", 8.0}}};
    EXPECT_EQ(distanceOf(choice, 640, 640 - 63), 63);
    EXPECT_EQ(distanceOf(choice, 640, 640 - 64), 64);
    EXPECT_EQ(distanceOf(choice, 6400, 0), 800 + 56);
    const PositionMapChoice one{"self-extend", {{"window", 64.0}, {"group_size", 1.0}}};
    EXPECT_EQ(distanceOf(one, 6400, 17), 6383);
}

TEST(PositionMaps, DualChunk_NeverExceedsTheChunkSize) {
    const PositionMapChoice choice{"dual-chunk", {{"chunk_size", 100.0}, {"local_size", 20.0}}};
    for (std::int64_t query = 0; query < 700; query += 7)
        for (std::int64_t key = 0; key <= query; ++key) {
            const double distance = distanceOf(choice, query, key);
            EXPECT_GE(distance, 0);
            EXPECT_LE(distance, 100);
            if (query - key <= 20) {
                EXPECT_EQ(distance, static_cast<double>(query - key)) << query << ", " << key;
            }
        }
}

TEST(PositionMaps, String_ReusesShortDistances) {
    const PositionMapChoice choice{"string", {{"shifted_offset", 1000.0}, {"small_local_value", 128.0}}};
    EXPECT_EQ(distanceOf(choice, 5000, 4001), 999);
    EXPECT_EQ(distanceOf(choice, 5000, 4000), 128);
    EXPECT_EQ(distanceOf(choice, 5000, 0), 4128);
}

TEST(PositionMaps, LmInfinite_MasksTheMiddleAndCapsTheFirstKeys) {
    const PositionMapChoice choice{"lm-infinite", {{"global_size", 4.0}, {"local_size", 100.0}}};
    EXPECT_EQ(distanceOf(choice, 1000, 3), 100);
    EXPECT_TRUE(std::isnan(distanceOf(choice, 1000, 4)));
    EXPECT_TRUE(std::isnan(distanceOf(choice, 1000, 900)));
    EXPECT_EQ(distanceOf(choice, 1000, 901), 99);
}

TEST(PositionMaps, StreamingLlm_CountsPlacesInTheCache) {
    const PositionMapChoice choice{"streaming-llm", {{"sink_size", 4.0}, {"window_size", 6.0}}};
    // The cache of the query at 8 holds 0 1 2 3 | 3 4 5 6 7 8: nothing is evicted before position 10.
    EXPECT_EQ(distanceOf(choice, 8, 0), 8);
    EXPECT_EQ(distanceOf(choice, 9, 0), 9);
    EXPECT_EQ(distanceOf(choice, 10, 0), 9) << "place 9 of ten";
    EXPECT_EQ(distanceOf(choice, 100, 3), 6) << "the window's six follow the last sink";
    EXPECT_EQ(distanceOf(choice, 100, 95), 5);
    EXPECT_TRUE(std::isnan(distanceOf(choice, 100, 94)));
    EXPECT_TRUE(std::isnan(distanceOf(choice, 100, 4)));
}

TEST(PositionMaps, OffsetAndInterpolated_MoveAndStretch) {
    EXPECT_EQ(distanceOf({"offset", {{"query_offset", 50.0}, {"key_offset", 50.0}}}, 90, 10), 80);
    EXPECT_EQ(distanceOf({"offset", {{"query_offset", 50.0}}}, 90, 10), 130);
    EXPECT_EQ(distanceOf({"interpolated", {{"factor", 8.0}}}, 90, 10), 10);
}

TEST(PositionMaps, WrongChoices_AreRefusedByName) {
    EXPECT_EQ(checkPositionMap({"clex"})->code, ErrorCode::WrongUsage);
    EXPECT_EQ(checkPositionMap({"rerope", {{"leaky_scale", 2.0}}})->code, ErrorCode::WrongUsage);
    EXPECT_EQ(checkPositionMap({"rerope", {{"window", 0.0}}})->where, "window");
    EXPECT_EQ(checkPositionMap({"rerope", {{"window", std::nan("")}}})->where, "window");
    EXPECT_EQ(checkPositionMap({"self-extend", {{"group_size", 2.5}}})->where, "group_size");
    EXPECT_EQ(checkPositionMap({"dual-chunk", {{"chunk_size", 8.0}, {"local_size", 8.0}}})->where,
              "local_size");
    EXPECT_EQ(checkPositionMap({"string", {{"shifted_offset", 8.0}, {"small_local_value", 9.0}}})->where,
              "small_local_value");
}

TEST(MappedScores, Identity_IsPlainRope_WithPassThroughPaddingAndTemperature) {
    const PairLayout layout{Pairing::Interleaved, 11, 7, 2};
    FrequencySchedule schedule = *computeSchedule({.rotaryDim = 7}, {});
    schedule.attentionFactor = 1.25;
    const std::vector<std::int64_t> queryPositions{0, 5, 900}, keyPositions{3, 901};
    const RowMatrix queries = *vectorsFor({VectorKind::Tokens}, VectorRole::Query, queryPositions, 11),
                    keys = *vectorsFor({VectorKind::Tokens}, VectorRole::Key, keyPositions, 11);
    const Result<MappedScores> mapped = mappedScores({{}, schedule, layout, ScoreStage::Scaled},
                                                     {queries, queryPositions}, {keys, keyPositions});
    ASSERT_TRUE(mapped.ok());
    const RowMatrix rotatedQueries = rotated(
        padded(queries, layout), rotationTable(schedule, queryPositions, {}, Attention::Exclude), layout);
    const RowMatrix rotatedKeys =
        rotated(padded(keys, layout), rotationTable(schedule, keyPositions, {}, Attention::Exclude), layout);
    for (Eigen::Index m = 0; m < 3; ++m)
        for (Eigen::Index n = 0; n < 2; ++n)
            EXPECT_NEAR(mapped->scores(m, n),
                        1.25 * 1.25 / std::sqrt(11.0) * rotatedQueries.row(m).dot(rotatedKeys.row(n)), 1e-12);
}

TEST(MappedScores, UnseenKeys_HaveNoScore) {
    const std::vector<std::int64_t> queries{1000}, keys{0, 500, 999};
    const FrequencySchedule schedule = *computeSchedule({.rotaryDim = 4}, {});
    const RowMatrix q = RowMatrix::Ones(1, 4), k = RowMatrix::Ones(3, 4);
    const MappedRotation rotation{
        {"lm-infinite", {{"local_size", 100.0}}}, schedule, {Pairing::Half, 4, 4, 0}};
    const Result<MappedScores> mapped = mappedScores(rotation, {q, queries}, {k, keys});
    ASSERT_TRUE(mapped.ok());
    const RowMatrix& scores = mapped->scores;
    ASSERT_EQ(scores.size(), 3);
    EXPECT_FALSE(std::isnan(scores(0, 0)));
    EXPECT_TRUE(std::isnan(scores(0, 1)));
    EXPECT_FALSE(std::isnan(scores(0, 2)));
}

TEST(MappedScores, ShapesThatDoNotFit_AreRefused) {
    const std::vector<std::int64_t> one{0};
    const FrequencySchedule schedule = *computeSchedule({.rotaryDim = 4}, {});
    const RowMatrix good = RowMatrix::Ones(1, 4), wide = RowMatrix::Ones(1, 5);
    const MappedRotation rotation{{}, schedule, {Pairing::Half, 4, 4, 0}};
    EXPECT_EQ(mappedScores(rotation, {wide, one}, {good, one}).error().where, "q");
    EXPECT_EQ(mappedScores(rotation, {good, one}, {wide, one}).error().where, "k");
    EXPECT_EQ(mappedScores(rotation, {good, one}, {good, one}, std::vector<double>{1, 2}).error().where,
              "query_scales");
}

}   // namespace
}   // namespace rope
