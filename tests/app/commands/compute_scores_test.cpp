// Every other quantity through the built program, against numbers that this file works out for itself from
// the formulas.
#include "tests/app/commands/compute_support.h"

#include "tests/app/computed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

namespace rope::app {
namespace {

using namespace compute_support;

TEST(ComputeScores, ReRope_TurnsByTheDistanceUpToItsWindow) {
    const Json result = computed({"scores", "--head-dim", "4", "--qk", "ones", "--stage", "dot", "--method",
                                  "rerope", "--window", "3", "--positions", "0:8"});
    const std::vector<double> theta = unscaled(4, 10000);
    for (std::size_t m = 0; m < 8; ++m)
        for (std::size_t n = 0; n < 8; ++n) {
            const double distance = std::min(static_cast<double>(m) - static_cast<double>(n), 3.0);
            EXPECT_NEAR(result["scores"][m][n].get<double>(),
                        2 * std::cos(distance * theta[0]) + 2 * std::cos(distance * theta[1]), 1e-12);
        }
    EXPECT_EQ(result["setup"]["methods"][0]["parameters"]["window"], 3);
}

TEST(ComputeDecay, ComparedPositionMethod_StopsWhereTheOtherGoesOn_AndUnseenKeysAreNull) {
    const Json methods = computed({"decay", "--distances", "0:2001:500", "--compare", "rerope:window=500",
                                   "--compare", "lm-infinite:global_size=0,local_size=1000"})["methods"];
    ASSERT_EQ(methods.size(), 3U);
    EXPECT_EQ(methods[1]["ones"][4], methods[1]["ones"][1]);
    EXPECT_NEAR(methods[1]["ones"][1].get<double>(), methods[0]["ones"][1].get<double>(), 1e-12);
    EXPECT_NE(methods[0]["ones"][4], methods[0]["ones"][1]);
    for (const char* measure : {"bound", "ones", "score"}) {
        EXPECT_TRUE(methods[2][measure][1].is_number()) << measure;
        EXPECT_TRUE(methods[2][measure][2].is_null()) << measure;
    }
}

/// Rotated q.k of one pair of vectors, interleaved pairs.
double rotatedDot(const std::vector<double>& q, const std::vector<double>& k,
                  const std::vector<double>& theta, double distance) {
    double sum = 0;
    for (std::size_t i = 0; i < theta.size(); ++i) {
        const double angle = distance * theta[i];
        sum += (q[2 * i] * k[2 * i] + q[2 * i + 1] * k[2 * i + 1]) * std::cos(angle) +
               (q[2 * i] * k[2 * i + 1] - q[2 * i + 1] * k[2 * i]) * std::sin(angle);
    }
    return sum;
}

TEST(ComputeScores, DotAndScaled_FollowTheDistance) {
    const std::vector<double> theta = unscaled(4, 10000);
    for (const auto& [stage, factor] : {std::pair("dot", 1.0), {"scaled", 1.5 * 1.5 / 2}}) {
        const Json scores =
            computed(with({"scores"}, {"--stage", stage, "--positions", "0,5,100", "--method", "yarn",
                                       "--factor", "1", "--attention-factor", "1.5"}))["scores"];
        const double positions[] = {0, 5, 100};
        for (std::size_t m = 0; m < 3; ++m)
            for (std::size_t n = 0; n < 3; ++n)
                EXPECT_NEAR(scores[m][n].get<double>(),
                            factor * rotatedDot(givenQ, givenK, theta, positions[m] - positions[n]), 1e-13);
    }
}

TEST(ComputeScores, CausalMask_IsNullAndZeroAfterSoftmax) {
    const Json scaled = computed(with({"scores"}, {"--mask", "causal", "--positions", "0:4"}))["scores"],
               softmax = computed(with(
                   {"scores"}, {"--mask", "causal", "--positions", "0:4", "--stage", "softmax"}))["scores"];
    for (std::size_t m = 0; m < 4; ++m) {
        double sum = 0, weight = 0;
        for (std::size_t n = 0; n <= m; ++n) weight += std::exp(scaled[m][n].get<double>());
        for (std::size_t n = 0; n < 4; ++n) {
            EXPECT_EQ(scaled[m][n].is_null(), n > m);
            const double expected = n > m ? 0 : std::exp(scaled[m][n].get<double>()) / weight;
            EXPECT_NEAR(softmax[m][n].get<double>(), expected, n > m ? 0 : 1e-14);
            sum += softmax[m][n].get<double>();
        }
        EXPECT_NEAR(sum, 1, 1e-14);
    }
}

TEST(ComputeScores, Positions_DefaultTo256OrOnePerRow) {
    EXPECT_EQ(computed({"scores", "--head-dim", "2"})["scores"].size(), 256U);
    const std::string folder = emptyFolder("scores");
    writeText(folder + "/q.csv", "1,2\n3,4\n5,6\n");
    writeText(folder + "/k.csv", "1,2\n3,4\n");
    const Json one = computed({"scores", "--head-dim", "2", "--q", folder + "/q.csv"}),
               both = computed(
                   {"scores", "--head-dim", "2", "--q", folder + "/q.csv", "--k", folder + "/k.csv"});
    EXPECT_EQ(one["scores"].size(), 3U);
    EXPECT_EQ(one["scores"][0].size(), 3U);
    EXPECT_EQ(both["scores"].size(), 3U);
    EXPECT_EQ(both["scores"][0].size(), 2U);
    EXPECT_EQ(both["setup"]["key_positions"], Json({0, 1}));
}

TEST(ComputeScores, Npy_HoldsNotANumberWhereMasked) {
    const std::string npy =
        outputOf(with({"scores"}, {"--mask", "causal", "--positions", "0:2", "--format", "npy"}));
    const double* numbers = npyNumbers(npy, "(2, 2)", 4);
    EXPECT_TRUE(std::isnan(numbers[1]));
    EXPECT_FALSE(std::isnan(numbers[2]));
    std::string header;
    const auto rows = csvRows(
        outputOf(with({"scores"}, {"--mask", "causal", "--positions", "0:2", "--format", "csv"})), header);
    EXPECT_EQ(rows[1][2], numbers[3]);
    EXPECT_EQ(rows[0].size(), 2U) << "an empty cell at the end of the masked row";
}

TEST(ComputeDecay, BoundOnesAndScore_FollowTheirFormulas) {
    const Json result = computed(with({"decay"}, {"--distances", "0,1,17,-9,100000"}));
    EXPECT_EQ(result["distance"], Json({0, 1, 17, -9, 100000}));
    const std::vector<double> theta = unscaled(4, 10000);
    const double distances[] = {0, 1, 17, -9, 100000};
    for (std::size_t d = 0; d < 5; ++d) {
        std::complex<double> partial = 0;
        double bound = 0, ones = 0;
        for (const double t : theta) {
            partial += std::polar(1.0, distances[d] * t);
            bound += std::abs(partial) / 2;
            ones += std::cos(distances[d] * t) / 2;
        }
        const Json& method = result["methods"][0];
        EXPECT_NEAR(method["bound"][d].get<double>(), bound, 1e-12);
        EXPECT_NEAR(method["ones"][d].get<double>(), ones, 1e-12);
        EXPECT_NEAR(method["score"][d].get<double>(), rotatedDot(givenQ, givenK, theta, distances[d]) / 2,
                    1e-12);
    }
}

TEST(ComputeDecay, Ones_FirstNegativeDistanceOf64) {
    const Json ones = computed({"decay", "--head-dim", "64", "--distances", "0:730"})["methods"][0]["ones"];
    for (std::size_t d = 0; d < 725; ++d) EXPECT_GE(ones[d].get<double>(), 0) << d;
    EXPECT_LT(ones[725].get<double>(), 0);
}

TEST(ComputeDecay, Distances_DefaultToL) {
    const Json result = computed({"decay", "--head-dim", "2", "--trained-context", "100"});
    EXPECT_EQ(result["distance"].size(), 100U);
    EXPECT_EQ(result["distance"].back(), 99);
    const std::string npy = outputOf(
        {"decay", "--head-dim", "2", "--trained-context", "100", "--compare", "none", "--format", "npy"});
    npyNumbers(npy, "(2, 3, 100)", 600);
}

TEST(ComputeDecay, MillionDistances_AreWritten) {
    const std::string file = emptyFolder("decay") + "/decay.npy";
    const Outcome outcome = runProgram(
        {"compute", "decay", "--head-dim", "8", "--distances", "0:1000000", "--format", "npy", "-o", file});
    ASSERT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    npyNumbers(readText(file), "(1, 3, 1000000)", 3000000);
}

TEST(ComputeInvariance, RopeIsFlat_OthersAreNot) {
    const Json result = computed(with({"invariance"}, {"--query-position", "24", "--key-position", "9"}));
    ASSERT_EQ(result["shift"].size(), 64U);
    EXPECT_EQ(result["shift"][0], 0);
    EXPECT_EQ(result["shift"][1], 64);
    const double expected = rotatedDot(givenQ, givenK, unscaled(4, 10000), 15) / 2;
    for (const Json& series : result["series"]) {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (std::size_t i = 0; i < 64; ++i) {
            if (series["score"][i].is_null()) continue;
            const auto score = series["score"][i].get<double>();
            low = std::min(low, score);
            high = std::max(high, score);
            EXPECT_NEAR(series["deviation"][i].get<double>(), score - series["score"][0].get<double>(),
                        1e-15);
            if (series["encoding"] == "rope") {
                EXPECT_NEAR(score, expected, 1e-11);
            }
        }
        EXPECT_NEAR(series["spread"].get<double>(), high - low, 1e-15);
        if (series["encoding"] != "rope") {
            EXPECT_GT(series["spread"].get<double>(), 0.1) << series["encoding"];
        }
    }
    EXPECT_EQ(result["series"][0]["encoding"], "rope");
    EXPECT_EQ(result["series"][0]["precision"], "float64");
}

TEST(ComputeInvariance, Bfloat16_DriftsBesideItsFloat64) {
    const Json series = computed(with({"invariance"}, {"--shifts", "0,10000", "--query-position", "15",
                                                       "--precision", "bfloat16"}))["series"];
    EXPECT_EQ(series[0]["precision"], "bfloat16");
    EXPECT_EQ(series[1]["precision"], "float64");
    EXPECT_GT(series[0]["spread"].get<double>(), 1e-3);
    EXPECT_LT(series[1]["spread"].get<double>(), 1e-10);
}

}   // namespace
}   // namespace rope::app
