// What the built program refuses: one line on stderr, nothing on stdout, no file made or touched, the
// contract's exit status.
#include "tests/app/program_run.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace rope::app {
namespace {

void expectRefused(const Words& words, int status, const std::string& names) {
    const Outcome outcome = runProgram(words);
    EXPECT_EQ(outcome.status, status) << testing::PrintToString(words) << outcome.errors;
    EXPECT_EQ(outcome.output, "") << testing::PrintToString(words);
    EXPECT_EQ(lineCount(outcome.errors), 1U) << outcome.errors;
    EXPECT_EQ(outcome.errors.rfind("ropescope: error: ", 0), 0U) << outcome.errors;
    EXPECT_NE(outcome.errors.find(names), std::string::npos) << outcome.errors << " does not name " << names;
}

struct Refusal {
    Words words;
    int status;
    const char* names;
};

class Refused : public testing::TestWithParam<Refusal> {};

TEST_P(Refused, OneLineNoOutputRightStatus) {
    expectRefused(GetParam().words, GetParam().status, GetParam().names);
}

Words compute(const Words& more, const char* quantity = "frequencies") {
    Words words{"compute", quantity};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

INSTANTIATE_TEST_SUITE_P(
    CommandLines, Refused,
    testing::Values(
        Refusal{{"compute"}, 2, "QUANTITY"}, Refusal{{"compute", "bound"}, 2, "bounds"},
        Refusal{{"frobnicate"}, 2, "frobnicate"}, Refusal{compute({"--hed-dim", "4"}), 2, "--head-dim"},
        Refusal{compute({"--head-dim"}), 2, "--head-dim"}, Refusal{compute({"--method", "yarm"}), 2, "yarn"},
        Refusal{compute({"--factor", "4"}), 2, "--factor"},
        Refusal{compute({"--method", "linear", "--beta-fast", "4", "--factor", "2"}), 2, "--beta-fast"},
        Refusal{compute({"--method", "rerope", "--factor", "2"}, "scores"), 2, "--factor"},
        Refusal{compute({"--compare", "rerope:windw=3"}, "scores"), 2, "--compare"},
        Refusal{compute({"--preset", "no-such-model"}), 2, "--preset"},
        Refusal{compute({"--preset", "llama-3.1-8b", "--layers", "upper"}), 2, "--layers"},
        Refusal{compute({"--rotary-dim", "4", "--partial-rotary-factor", "0.5"}), 2,
                "--partial-rotary-factor"},
        Refusal{compute({"line\nbreak"}), 2, "line break"},
        Refusal{compute({"--\xE5\xA4\xB4", "4"}), 2, "\xE5\xA4\xB4"},
        Refusal{{"list", "methods", "-o", "x"}, 2, "-o"},
        Refusal{{"render", "heatmap", "-o", "picture.bmp"}, 2, "-o"},
        Refusal{{"render", "heatmap", "-o", "-"}, 2, "-o"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--colormap", "jet2"}, 2, "--colormap"}),
    [](const auto& test) { return testNameOf(test.index, test.param.words); });

INSTANTIATE_TEST_SUITE_P(
    Values, Refused,
    testing::Values(
        Refusal{compute({"--head-dim", "0"}), 1, "--head-dim"},
        Refusal{compute({"--head-dim", "1000000000"}), 1, "--head-dim"},
        Refusal{compute({"--rope-theta", "-5"}), 1, "--rope-theta"},
        Refusal{compute({"--rope-theta", "nan"}), 1, "--rope-theta"},
        Refusal{compute({"--rotary-dim", "256"}), 1, "--head-dim"},
        Refusal{compute({"--partial-rotary-factor", "0.001"}), 1, "--partial-rotary-factor"},
        Refusal{compute({"--method", "linear"}), 1, "factor"},
        Refusal{compute({"--method", "linear", "--factor", "0"}), 1, "--factor"},
        Refusal{compute({"--method", "linear", "--factor", "-1"}), 1, "--factor"},
        Refusal{compute({"--method", "linear", "--factor", "inf"}), 1, "--factor"},
        Refusal{compute({"--method", "linear", "--factor", "nan"}), 1, "--factor"},
        Refusal{compute({"--method", "longrope"}), 1, "short_factor"},
        Refusal{compute({"--method", "clex"}), 1, "learned"},
        Refusal{compute({"--compare", "kerple"}), 1, "learned"},
        Refusal{compute({"--method", "rerope", "--window", "0"}, "scores"), 1, "--window"},
        Refusal{compute({"--method", "self-extend", "--group-size", "2.5"}, "scores"), 1, "--group-size"},
        Refusal{compute({"--method", "dual-chunk", "--chunk-size", "8", "--local-size", "8"}, "decay"), 1,
                "--local-size"},
        Refusal{compute({"--method", "rerope"}, "table"), 1, "--method"},
        Refusal{compute({"--method", "rerope"}, "rotate"), 1, "--method"},
        Refusal{compute({"--method", "longrope", "--short-factor", "1,2", "--long-factor", "1,2"}), 1,
                "-factor"},
        Refusal{compute({"--head-dim", "2", "--method", "ntk", "--factor", "2"}), 1, "rotary_dim"},
        Refusal{compute({"--compare", "linear:factor=-1"}), 1, "--compare"},
        Refusal{compute({"--compare", "linear"}), 1, "--compare"},
        Refusal{compute({"--inv-freq=-1,2"}), 1, "--inv-freq"},
        Refusal{compute({"--inv-freq", "1,nan"}), 1, "--inv-freq"},
        Refusal{compute({"--inv-freq", "1,2", "--head-dim", "3"}), 1, "--head-dim"},
        Refusal{compute({"--inv-freq", "1,2", "--rotary-dim", "6"}), 1, "--inv-freq"},
        Refusal{compute({"--inv-freq", "0:100000"}), 1, "--inv-freq"},
        Refusal{compute({"--positions", "0:1e18"}, "table"), 1, "--positions"},
        Refusal{compute({"--positions", "0:10:0"}, "table"), 1, "--positions"},
        Refusal{compute({"--positions", "9007199254740993"}, "table"), 1, "--positions"},
        Refusal{compute({"--positions", "-1"}, "table"), 1, "--positions"},
        Refusal{compute({"--positions", "0:10000000"}, "table"), 1, "--positions"},
        Refusal{compute({"--positions", "0:100000"}, "scores"), 1, "--positions"},
        Refusal{compute({"--distances", "9007199254740993"}, "decay"), 1, "--distances"},
        Refusal{compute({"--trained-context", "1e12"}, "decay"), 1, "--distances"},
        Refusal{compute({"--query-position", "9007199254740992"}, "invariance"), 1, "--shifts"},
        Refusal{compute({"--shifts=-1"}, "invariance"), 1, "--shifts"},
        Refusal{compute({"--q", "1,2,3"}, "rotate"), 1, "--head-dim"},
        Refusal{compute({"--head-dim", "2", "--q", "nan,1"}, "rotate"), 1, "--q"},
        Refusal{compute({"--head-dim", "2", "--k", "inf,1"}, "scores"), 1, "--k"},
        Refusal{{"inspect", "config.json", "--target-context", "0"}, 1, "--target-context"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--size", "1000000x1000000"}, 1, "--size"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--size", "0x10"}, 1, "--size"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--size", "20000x20000"}, 1, "--size"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--dpi", "1"}, 1, "--dpi"},
        Refusal{{"render", "heatmap", "-o", "x.png", "--dpi", "inf"}, 1, "--dpi"}),
    [](const auto& test) { return testNameOf(test.index, test.param.words); });

INSTANTIATE_TEST_SUITE_P(
    Files, Refused,
    testing::Values(Refusal{{"missing.json"}, 1, "missing.json"},
                    Refusal{{"inspect", "missing"}, 1, "missing"},
                    Refusal{compute({"--config", "missing.json"}), 1, "--config"},
                    Refusal{compute({"--config", "/"}), 1, "--config"},
                    Refusal{compute({"--config", "/dev/zero"}), 1, "--config"},
                    Refusal{compute({"--config", "/dev/null"}), 1, "/dev/null"},
                    Refusal{compute({"--session", "/dev/zero"}), 1, "--session"},
                    Refusal{compute({"--session", "missing"}), 1, "--session"},
                    Refusal{{"inspect", "/dev/zero"}, 1, "/dev/zero"}, Refusal{{"/dev/zero"}, 1, "/dev/zero"},
                    Refusal{compute({"--positions", "@missing"}, "table"), 1, "--positions"},
                    Refusal{compute({"--positions", "@/dev/zero"}, "table"), 1, "--positions"},
                    Refusal{compute({"--q", "missing.npy"}, "rotate"), 1, "--q"},
                    Refusal{compute({"--q", "missing.safetensors:q"}, "rotate"), 1, "--q"},
                    Refusal{compute({"-o", "/no/such/folder/x.json"}), 1, "-o"},
                    Refusal{compute({"-o", "/"}), 1, "-o"}, Refusal{{"./no-display"}, 1, "no-display"}),
    [](const auto& test) { return testNameOf(test.index, test.param.words); });

TEST(Refusals, FileWithoutHeadDim_NamesHeadDim) {
    const std::string config = emptyFolder("refusal") + "/config.json";
    writeText(config, R"({"rope_theta": 1000000, "rope_scaling": null, "max_position_embeddings": 40960})");
    expectRefused({"compute", "frequencies", "--config", config}, 1, "head_dim");
    EXPECT_EQ(runProgram({"compute", "frequencies", "--config", config, "--head-dim", "64"}).status, 0);
}

TEST(Refusals, WrongFiles_AreExitOne) {
    const std::string folder = emptyFolder("refusal");
    writeText(folder + "/cut.json", "{\"hidden_size\": 12");
    writeText(folder + "/list.json", "[1, 2]");
    writeText(folder + "/null.json", "null");
    writeText(folder + "/words", "1\ntwo\n");
    writeText(folder + "/bad.npy", "not an array");
    writeText(folder + "/bad.csv", "1,2\n3\n");
    writeText(folder + "/bad.safetensors", "xxxxxxxxxxxx");
    writeText(folder + "/session", R"({"ropescope": 1, "scenario": {"methods": [{"id": "magic"}]}})");
    writeText(folder + "/theta", R"({"ropescope": 1, "scenario": {"rope_theta": -1}})");
    for (const char* name : {"/cut.json", "/list.json", "/null.json"}) {
        expectRefused({"compute", "frequencies", "--config", folder + name}, 1, name + 1);
        expectRefused({"inspect", folder + name}, 1, name + 1);
    }
    expectRefused({"compute", "table", "--positions", "@" + folder + "/words"}, 1, "line 2");
    expectRefused(
        {"compute", "frequencies", "--method", "longrope", "--short-factor", "@" + folder + "/words"}, 1,
        "line 2");
    expectRefused({"compute", "frequencies", "--compare", "longrope:short_factor=@" + folder + "/words"}, 1,
                  "line 2");
    for (const char* name : {"/bad.npy", "/bad.csv", "/bad.safetensors:q"})
        expectRefused({"compute", "rotate", "--q", folder + name}, 1, "--q");
    expectRefused({"compute", "frequencies", "--session", folder + "/session"}, 1, "magic");
    expectRefused({"compute", "frequencies", "--session", folder + "/theta"}, 1, "rope_theta");
}

TEST(Refusals, UnknownTensor_IsAnUnknownName) {
    const std::string file = emptyFolder("refusal") + "/x.safetensors";
    const std::string header = R"({"q":{"dtype":"U8","shape":[2],"data_offsets":[0,2]}})";
    std::string length(8, '\0');
    length[0] = static_cast<char>(header.size());
    writeText(file, length + header + "\x01\x02");
    expectRefused({"compute", "rotate", "--head-dim", "2", "--q", file + ":k"}, 2, "allowed: q");
    EXPECT_EQ(runProgram({"compute", "rotate", "--head-dim", "2", "--q", file + ":q"}).status, 0);
}

TEST(Refusals, ExistingFile_IsLeftAsItWas) {
    const std::string folder = emptyFolder("refusal"), file = folder + "/result.json";
    writeText(file, "precious");
    for (const Words& words :
         {Words{"compute", "frequencies", "--head-dim", "0", "-o", file},
          Words{"compute", "frequencies", "--nonsense", "-o", file},
          Words{"compute", "table", "--positions", "0:10000000", "-o", file},
          Words{"compute", "frequencies", "--config", folder + "/missing", "-o", file}}) {
        EXPECT_NE(runProgram(words).status, 0);
        EXPECT_EQ(readText(file), "precious");
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1)
        << "something else was left in the folder";
}

TEST(Refusals, NewFile_IsNotMade) {
    const std::string folder = emptyFolder("refusal");
    EXPECT_EQ(runProgram({"compute", "rotate", "--q", "1,2", "-o", folder + "/a.json"}).status, 1);
    EXPECT_EQ(runProgram({"render", "heatmap", "--head-dim", "0", "-o", folder + "/a.png"}).status, 1);
    EXPECT_EQ(runProgram({"render", "heatmap", "--size", "1x0", "-o", folder + "/a.svg"}).status, 1);
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST(Refusals, WithoutADisplay_TheWindowSaysSo) {
    const Outcome outcome = runProgram({});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(lineCount(outcome.errors), 1U) << outcome.errors;
    EXPECT_NE(outcome.errors.find("display"), std::string::npos);
}

TEST(Refusals, WithADisplayThatIsNotThere_TheWindowSaysSo) {
    const Outcome outcome = runProgram({}, {{"DISPLAY", ":4711"}});
    EXPECT_EQ(outcome.status, 1) << outcome.errors;
    EXPECT_EQ(lineCount(outcome.errors), 1U) << outcome.errors;
    EXPECT_EQ(outcome.errors.rfind("ropescope: error: ", 0), 0U) << outcome.errors;
}

TEST(Warnings, GoToStandardErrorAndIntoJson) {
    const Outcome outcome = runProgram({"compute", "frequencies", "--method", "linear", "--factor", "0.5"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.errors.rfind("ropescope: warning: ", 0), 0U) << outcome.errors;
    EXPECT_EQ(lineCount(outcome.errors), 1U);
    EXPECT_NE(outcome.output.find("factor-below-one"), std::string::npos);
}

TEST(FullDevice, IsAnError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const Outcome outcome = runProgram({"compute", "frequencies", "-o", "/dev/full"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST(Devices, AreWrittenToAndNotReplaced) {
    EXPECT_EQ(runProgram({"compute", "frequencies", "-o", "/dev/null"}).status, 0);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    const Outcome outcome = runProgram({"compute", "frequencies", "-o", "/dev/stdout"});
    EXPECT_EQ(outcome.output, runProgram({"compute", "frequencies"}).output);
}

TEST(SymbolicLinks, StayLinks) {
    const std::string folder = emptyFolder("links");
    writeText(folder + "/real.json", "old");
    std::filesystem::create_symlink("real.json", folder + "/link.json");
    EXPECT_EQ(runProgram({"compute", "frequencies", "-o", folder + "/link.json"}).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder + "/link.json"));
    EXPECT_EQ(readText(folder + "/real.json"), runProgram({"compute", "frequencies"}).output);
}

}   // namespace
}   // namespace rope::app
