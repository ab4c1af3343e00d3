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

TEST(ComputeTable, CosAndSin_IncludeTheAttentionFactor) {
    const Json result = computed({"table", "--head-dim", "4", "--method", "yarn", "--factor", "1",
                                  "--attention-factor", "1.5", "--positions", "0,3,1000000"});
    EXPECT_EQ(result["positions"], Json({0, 3, 1000000}));
    const std::vector<double> theta = unscaled(4, 10000);
    const double positions[] = {0, 3, 1e6};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t pair = 0; pair < 2; ++pair) {
            EXPECT_NEAR(result["cos"][row][pair].get<double>(), 1.5 * std::cos(positions[row] * theta[pair]),
                        1e-9);
            EXPECT_NEAR(result["sin"][row][pair].get<double>(), 1.5 * std::sin(positions[row] * theta[pair]),
                        1e-9);
        }
}

TEST(ComputeTable, Positions_DefaultToSixteen) {
    const Json result = computed({"table", "--head-dim", "2"});
    EXPECT_EQ(result["positions"].size(), 16U);
    EXPECT_EQ(result["setup"]["positions"], result["positions"]);
    const std::string npy = outputOf({"table", "--head-dim", "6", "--format", "npy"});
    npyNumbers(npy, "(2, 16, 3)", 96);
}

TEST(ComputeRotate, WorkedExample_HasItsNumbers) {
    const double expected[4][4] = {{1, 0.5, 0.8, -0.3},
                                   {0.119567, 1.111622, 0.802960, -0.291985},
                                   {-0.870796, 0.701224, 0.805840, -0.283941},
                                   {-1.060553, -0.353876, 0.808639, -0.275869}};
    const Json result = computed({"rotate", "--head-dim", "4", "--pairing", "interleaved",
                                  "--q=1,0.5,0.8,-0.3", "--positions", "0:4"});
    for (std::size_t m = 0; m < 4; ++m)
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_NEAR(result["rotated"][m][i].get<double>(), expected[m][i], 5e-7);
}

TEST(ComputeRotate, HalfPairs_AreInterleavedOnesPermuted) {
    const Json half = computed(
                   {"rotate", "--head-dim", "4", "--q", "1,0.8,0.5,-0.3", "--positions", "7"})["rotated"][0],
               interleaved = computed({"rotate", "--head-dim", "4", "--pairing", "interleaved", "--q",
                                       "1,0.5,0.8,-0.3", "--positions", "7"})["rotated"][0];
    EXPECT_EQ(half, Json({interleaved[0], interleaved[2], interleaved[1], interleaved[3]}));
}

TEST(ComputeRotate, OddDimension_PutsOutThePaddingZero) {
    const Json result = computed({"rotate", "--head-dim", "3", "--q", "1,2,3", "--positions", "0"});
    ASSERT_EQ(result["rotated"][0].size(), 4U);
    EXPECT_EQ(result["rotated"][0][3], 0);
    EXPECT_EQ(result["warnings"].size(), 1U);
}

TEST(ComputeRotate, RowsOfAFile_StandOnePerPosition) {
    const std::string file = emptyFolder("rows") + "/q.csv";
    writeText(file, "1,0\n2,0\n3,0\n");
    const Json result = computed({"rotate", "--head-dim", "2", "--q", file});
    ASSERT_EQ(result["positions"], Json({0, 1, 2}));
    for (std::size_t m = 0; m < 3; ++m) {
        const auto length = static_cast<double>(m + 1), angle = static_cast<double>(m);
        EXPECT_NEAR(result["rotated"][m][0].get<double>(), length * std::cos(angle), 1e-15);
        EXPECT_NEAR(result["rotated"][m][1].get<double>(), length * std::sin(angle), 1e-15);
    }
}

}   // namespace
}   // namespace rope::app
