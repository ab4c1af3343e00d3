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

RowMatrix scoresOf(const char* id, const EncodingRequest& asked) {
    const Result<RowMatrix> scores = encodedScores(*findEncoding(id), asked);
    EXPECT_TRUE(scores.ok()) << (scores ? "" : describe(scores.error()));
    return scores ? *scores : RowMatrix();
}

TEST(Encodings, Registry_EightRowsWithUniqueIdsAndCitations) {
    std::set<std::string_view> ids;
    for (const Encoding& row : encodings()) {
        ids.insert(row.id);
        EXPECT_FALSE(row.citation.empty()) << row.id;
        EXPECT_FALSE(row.summary.empty()) << row.id;
        EXPECT_EQ(findEncoding(row.id), &row);
    }
    EXPECT_EQ(ids, (std::set<std::string_view>{"none", "sinusoidal", "learned", "transformer-xl", "t5",
                                               "alibi", "rope", "xpos"}));
    EXPECT_EQ(findEncoding("no-such"), nullptr);
}

TEST(Encodings, DotStage_IsScaledTimesRootOfHeadDim_ExceptForBiases) {
    EncodingRequest asked = request(5, 7);
    for (const char* id : {"none", "sinusoidal", "learned", "transformer-xl", "rope", "xpos"}) {
        asked.stage = ScoreStage::Scaled;
        const RowMatrix scaled = scoresOf(id, asked);
        asked.stage = ScoreStage::Dot;
        EXPECT_LE((scoresOf(id, asked) - 4 * scaled).cwiseAbs().maxCoeff(), 1e-13) << id;
    }
}

TEST(Encodings, AttentionFactor_ScalesRotatingEncodingsByItsSquareOnce) {
    EncodingRequest asked = request(3, 3);
    for (const char* id : {"rope", "xpos", "none"}) {
        asked.schedule.attentionFactor = 1;
        const RowMatrix plain = scoresOf(id, asked);
        asked.schedule.attentionFactor = 1.5;
        const double expected = std::string(id) == "none" ? 1 : 2.25;
        EXPECT_LE((scoresOf(id, asked) - expected * plain).cwiseAbs().maxCoeff(), 1e-13) << id;
    }
}

TEST(Encodings, AdditiveTerms_SumToTheScore) {
    const EncodingRequest asked = request(6, 4, 15);
    for (const char* id : {"sinusoidal", "learned", "transformer-xl"}) {
        const Result<std::vector<ScoreTerm>> terms = findEncoding(id)->terms(asked);
        ASSERT_TRUE(terms.ok()) << id;
        ASSERT_EQ(terms->size(), 4U) << id;
        RowMatrix sum = RowMatrix::Zero(6, 4);
        for (const ScoreTerm& term : *terms) sum += term.scores;
        EXPECT_LE((sum - scoresOf(id, asked)).cwiseAbs().maxCoeff(), 1e-13) << id;
        EXPECT_LE(((*terms)[0].scores - scoresOf("none", asked)).cwiseAbs().maxCoeff(), 1e-14) << id;
    }
}

TEST(Encodings, SinusoidalTerms_PositionTermIsTheSumOfCosines) {
    EncodingRequest asked = request(9, 9);
    asked.stage = ScoreStage::Dot;
    const RowMatrix positions = (*findEncoding("sinusoidal")->terms(asked))[3].scores;
    for (Eigen::Index m = 0; m < 9; ++m)
        for (Eigen::Index n = 0; n < 9; ++n) {
            double sum = 0;
            for (const double frequency : asked.schedule.inverseFrequencies)
                sum += std::cos(static_cast<double>(m - n) * frequency);
            EXPECT_NEAR(positions(m, n), sum, 1e-13);
        }
}

TEST(Encodings, TransformerXl_DistanceTermsFollowTheDefinition) {
    EncodingRequest asked = request(7, 5, 6);
    asked.stage = ScoreStage::Dot;
    const std::vector<ScoreTerm> terms = *findEncoding("transformer-xl")->terms(asked);
    // The global position bias v W R(m - n) depends on the distance alone; q W R(m - n) at a distance is
    // linear in q.
    for (Eigen::Index m = 1; m < 7; ++m)
        for (Eigen::Index n = 1; n < 5; ++n)
            EXPECT_NEAR(terms[3].scores(m, n), terms[3].scores(m - 1, n - 1), 1e-13);
    for (Eigen::Index m = 1; m < 7; ++m)
        EXPECT_NEAR(terms[2].scores(m, 0), terms[2].scores(0, 0), 1e-13) << "u.k does not see the query";
    EncodingRequest twice = asked;
    twice.queries *= 2;
    EXPECT_LE(((*findEncoding("transformer-xl")->terms(twice))[1].scores - 2 * terms[1].scores)
                  .cwiseAbs()
                  .maxCoeff(),
              1e-13);
    // With all of the query's weight on the distance, the term is R(m - n) seen through fixed weights:
    // distance 0 is a sum of cosines.
    EncodingRequest shifted = asked;
    for (std::int64_t& position : shifted.queryPositions) position += 1000;
    for (std::int64_t& position : shifted.keyPositions) position += 1000;
    EXPECT_LE(
        ((*findEncoding("transformer-xl")->terms(shifted))[1].scores - terms[1].scores).cwiseAbs().maxCoeff(),
        1e-12);
}

TEST(Encodings, TransformerXl_HeadTooLargeForItsWeights_IsRefused) {
    EncodingRequest asked = request(1, 1, 4098);
    const Result<RowMatrix> scores = encodedScores(*findEncoding("transformer-xl"), asked);
    ASSERT_FALSE(scores.ok());
    EXPECT_EQ(scores.error().where, "head_dim");
}

TEST(Encodings, Alibi_BiasIsMinusSlopeTimesDistance_BothWays) {
    EncodingRequest asked = request(6, 9);
    asked.parameters.set("num_heads", 12.0);
    asked.parameters.set("head", 10.0);
    const RowMatrix bias = scoresOf("alibi", asked) - scoresOf("none", [&] {
                               EncodingRequest q = asked;
                               q.parameters = {};
                               return q;
                           }());
    const double slope = alibiSlopes(12)[9];
    for (Eigen::Index m = 0; m < 6; ++m)
        for (Eigen::Index n = 0; n < 9; ++n)
            EXPECT_NEAR(bias(m, n), -slope * std::abs(static_cast<double>(m - n)), 1e-14);
}

TEST(Encodings, Alibi_BiasMaxSetsTheLastHeadsSlope) {
    for (const int heads : {1, 2, 16, 64})
        EXPECT_DOUBLE_EQ(alibiSlopes(heads, 16).back(), std::exp2(-16)) << heads;
    for (const int heads : {1, 3, 5, 7, 71, 1000})
        EXPECT_EQ(alibiSlopes(heads).size(), static_cast<std::size_t>(heads));
}

TEST(Encodings, Alibi_HeadBeyondTheLast_IsRefused) {
    EncodingRequest asked = request(2, 2);
    asked.parameters.set("num_heads", 4.0);
    asked.parameters.set("head", 5.0);
    const Result<RowMatrix> scores = encodedScores(*findEncoding("alibi"), asked);
    ASSERT_FALSE(scores.ok());
    EXPECT_EQ(scores.error().where, "head");
    asked.parameters.set("head", 1.5);
    EXPECT_FALSE(encodedScores(*findEncoding("alibi"), asked).ok());
}

TEST(Encodings, T5_BiasDependsOnTheBucketAlone) {
    EncodingRequest asked = request(40, 300);
    const RowMatrix bias = scoresOf("t5", asked) - scoresOf("none", asked);
    std::set<long> distinct;
    for (Eigen::Index m = 0; m < 40; ++m)
        for (Eigen::Index n = 0; n < 300; ++n) {
            distinct.insert(std::lround(bias(m, n) * 1e9));
            if (m > 0 && n > 0) {
                EXPECT_NEAR(bias(m, n), bias(m - 1, n - 1), 1e-13);
            }
        }
    EXPECT_LE(distinct.size(), 32U);
    EXPECT_GE(distinct.size(), 16U);
    asked.parameters.set("bidirectional", false);
    const RowMatrix causal = scoresOf("t5", asked) - scoresOf("none", request(40, 300));
    EXPECT_NEAR(causal(0, 1), causal(0, 299), 1e-13) << "keys after the query share bucket 0 in a decoder";
}

TEST(Encodings, T5_MaxDistanceWithinTheExactBuckets_IsRefused) {
    EncodingRequest asked = request(2, 2);
    asked.parameters.set("relative_attention_max_distance", 8.0);
    const Result<RowMatrix> scores = encodedScores(*findEncoding("t5"), asked);
    ASSERT_FALSE(scores.ok());
    EXPECT_EQ(scores.error().where, "relative_attention_max_distance");
}

TEST(Encodings, Learned_HasNoRowsFromTheTrainedLengthOn) {
    EncodingRequest asked = request(6, 6);
    asked.trainedTokens = 4;
    const RowMatrix scores = scoresOf("learned", asked);
    for (Eigen::Index m = 0; m < 6; ++m)
        for (Eigen::Index n = 0; n < 6; ++n)
            EXPECT_EQ(std::isnan(scores(m, n)), m >= 4 || n >= 4) << m << ", " << n;
}

TEST(Encodings, Xpos_PairsShrinkByTheirOwnFactor) {
    EncodingRequest asked = request(4, 3, 8);
    asked.layout.headDim = asked.layout.rotaryDim = 8;
    asked.parameters.set("scale_base", 2.0);
    const RowMatrix scores = scoresOf("xpos", asked);
    for (Eigen::Index m = 0; m < 4; ++m)
        for (Eigen::Index n = 0; n < 3; ++n) {
            double sum = 0;
            for (int i = 0; i < 4; ++i) {
                const double distance = static_cast<double>(m - n),
                             angle =
                                 distance * asked.schedule.inverseFrequencies[static_cast<std::size_t>(i)];
                const double qa = asked.queries(m, i), qc = asked.queries(m, i + 4), ka = asked.keys(n, i),
                             kc = asked.keys(n, i + 4);
                sum += std::pow((2 * i + 3.2) / 11.2, distance / 2) *
                       ((qa * ka + qc * kc) * std::cos(angle) + (qa * kc - qc * ka) * std::sin(angle));
            }
            EXPECT_NEAR(scores(m, n), sum / std::sqrt(8.0), 1e-12);
        }
}

TEST(Encodings, Xpos_FarApart_IsTheSameAsNearZero) {
    EncodingRequest near = request(5, 5, 16), far = near;
    const std::int64_t shift = 3'000'000'000;
    // One key stays at 0, so that the positions span more than zeta^(m/b) alone could hold.
    far.queryPositions = upTo(5, shift);
    far.keyPositions = upTo(5, shift);
    far.keyPositions[0] = 0;
    const RowMatrix a = scoresOf("xpos", near), b = scoresOf("xpos", far);
    EXPECT_TRUE(b.allFinite());
    EXPECT_LE((a - b).rightCols(4).cwiseAbs().maxCoeff(), 1e-6) << "angles of 3e9 rad are held to 4e-7";
    EXPECT_EQ(b.col(0).cwiseAbs().maxCoeff(), 0) << "zeta^(3e9/512) is 0";
}

TEST(Encodings, WrongShapes_AreRefusedByName) {
    EncodingRequest asked = request(3, 3);
    asked.queries = RowMatrix::Zero(3, 15);
    EXPECT_EQ(encodedScores(*findEncoding("none"), asked).error().where, "q");
    asked = request(3, 3);
    asked.keyPositions.pop_back();
    EXPECT_EQ(encodedScores(*findEncoding("alibi"), asked).error().where, "k");
    asked = request(3, 3);
    asked.schedule.inverseFrequencies.pop_back();
    EXPECT_EQ(encodedScores(*findEncoding("rope"), asked).error().where, "inv_freq");
    asked = request(3, 3);
    asked.keyPositions[1] = -1;
    EXPECT_EQ(encodedScores(*findEncoding("rope"), asked).error().where, "positions");
    asked = request(3, 3);
    asked.parameters.set("scale_base", 512.0);
    EXPECT_EQ(encodedScores(*findEncoding("rope"), asked).error().code, ErrorCode::WrongUsage);
    asked.parameters.set("scale_base", 0.0);
    EXPECT_EQ(encodedScores(*findEncoding("xpos"), asked).error().code, ErrorCode::OutOfRange);
}

}   // namespace
}   // namespace rope
