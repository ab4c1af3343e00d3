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

TEST(ComputeSetup, RepeatsTheCommandAsASession) {
    const Words words = with({"rotate"}, {"--positions", "3,4", "--method", "yarn", "--factor", "4", "--seed",
                                          "18446744073709551615"});
    Json setup = computed(words)["setup"];
    const std::string file = emptyFolder("session") + "/again.ropescope";
    EXPECT_EQ(setup["quantity"], "rotate");
    setup.erase("quantity");
    setup.erase("positions");
    writeText(file, Json{{"ropescope", 1}, {"scenario", setup}}.dump());
    EXPECT_EQ(computed({"rotate", "--session", file, "--positions", "3,4"})["rotated"],
              computed(words)["rotated"]);
}

TEST(ComputeOutput, IsTheSameTwiceAndInEveryLocale) {
    const Words words{"rotate", "--seed", "7", "--method", "linear", "--factor", "2.5", "--format", "csv"};
    const std::string first = outputOf(words);
    EXPECT_EQ(first, outputOf(words));
    for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8", "C", "C.UTF-8", "tr_TR.UTF-8"})
        EXPECT_EQ(first, outputOf(words, {{"LC_ALL", locale}, {"LANG", locale}}));
}

TEST(ComputeOutput, File_HoldsWhatStandardOutputWould) {
    const std::string file = emptyFolder("output") +
                             "/t\xC3\xA4"
                             "ble.json";
    writeText(file, "before");
    const Outcome outcome = runProgram({"compute", "table", "-o", file});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(readText(file), outputOf({"table"}));
    EXPECT_EQ(outputOf({"table", "-o", "-"}), outputOf({"table"}));
}

TEST(ComputeOutput, ManyComparedMethods_AreAllThere) {
    Words words{"frequencies", "--head-dim", "2"};
    for (int i = 1; i <= 2000; ++i)
        words.insert(words.end(), {"--compare", "linear:factor=" + std::to_string(i)});
    EXPECT_EQ(computed(words)["methods"].size(), 2001U);
}

TEST(ComputeCsv, HasSetupCommentsAndUnits) {
    const std::string text = outputOf({"decay", "--head-dim", "3", "--distances", "1,2", "--format", "csv"});
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "# ropescope compute decay");
    std::getline(lines, line);
    const Json setup = Json::parse(line.substr(std::string("# setup: ").size()), nullptr, false);
    ASSERT_TRUE(setup.is_object()) << line;
    EXPECT_EQ(setup["distances"], Json({1, 2}));
    std::getline(lines, line);
    EXPECT_EQ(line.substr(0, 11), "# warning: ");
    std::getline(lines, line);
    EXPECT_EQ(line, "distance [token],bound none [1],ones none [1],score none [1]");
}

}   // namespace
}   // namespace rope::app
