#include "app/options/command_line.h"
#include "tests/app/program_run.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace rope::app {
namespace {

Result<Request> parsed(const Words& words) { return parseCommandLine(words); }

ErrorCode codeOf(const Words& words) {
    const Result<Request> request = parsed(words);
    EXPECT_FALSE(request.ok()) << testing::PrintToString(words);
    return request ? ErrorCode::Impossible : request.error().code;
}

TEST(CommandLine, NoArguments_OpenTheWindow) {
    const Result<Request> request = parsed({});
    ASSERT_TRUE(request.ok());
    EXPECT_EQ(request->subcommand, Subcommand::Window);
    EXPECT_EQ(request->target, "");
}

TEST(CommandLine, OneFile_IsOpened) {
    const Result<Request> request = parsed({"some.ropescope", "--lang", "zh_CN"});
    ASSERT_TRUE(request.ok());
    EXPECT_EQ(request->target, "some.ropescope");
    EXPECT_EQ(request->options.language, "zh_CN");
}

TEST(CommandLine, BothValueForms_MeanTheSame) {
    for (const Words& words :
         {Words{"compute", "table", "--head-dim", "64"}, Words{"compute", "table", "--head-dim=64"},
          Words{"compute", "--head-dim", "64", "table"}, Words{"--head-dim", "64", "compute", "table"}}) {
        const Result<Request> request = parsed(words);
        ASSERT_TRUE(request.ok()) << describe(request.error());
        EXPECT_EQ(request->subcommand, Subcommand::Compute);
        EXPECT_EQ(request->target, "table");
        EXPECT_EQ(request->options.headDim, 64);
    }
}

TEST(CommandLine, EmptyAttachedText_IsAValue) {
    const Result<Request> request = parsed({"render", "heatmap", "-o", "x.png", "--title="});
    ASSERT_TRUE(request.ok());
    EXPECT_EQ(request->options.title, "");
}

TEST(CommandLine, NegativeNumbers_AreValues) {
    const Result<Request> request = parsed({"compute", "decay", "--distances", "-5:5", "--q", "-.5,1"});
    ASSERT_TRUE(request.ok()) << describe(request.error());
    EXPECT_EQ(request->options.distances->numbers,
              (std::vector<std::int64_t>{-5, -4, -3, -2, -1, 0, 1, 2, 3, 4}));
    EXPECT_EQ(request->options.query->list.numbers, (std::vector<double>{-0.5, 1}));
}

TEST(CommandLine, EqualsSignInAValue_StaysInIt) {
    const Result<Request> request =
        parsed({"compute", "table", "--compare=linear:factor=2", "--compare", "yarn:factor=4"});
    ASSERT_TRUE(request.ok());
    ASSERT_EQ(request->options.compared.size(), 2U);
    EXPECT_EQ(*choiceOf(request->options.compared[0], ""), (MethodChoice{"linear", {{"factor", 2.0}}}));
    EXPECT_EQ(*choiceOf(request->options.compared[1], ""), (MethodChoice{"yarn", {{"factor", 4.0}}}));
}

TEST(CommandLine, HelpAnywhere_Wins) {
    for (const Words& words :
         {Words{"--help"}, Words{"compute", "--help"}, Words{"compute", "nonsense", "--nonsense", "--help"},
          Words{"--help", "compute"}, Words{"compute", "table", "--head-dim", "--help"}}) {
        const Result<Request> request = parsed(words);
        ASSERT_TRUE(request.ok());
        EXPECT_TRUE(request->options.isHelp);
    }
    EXPECT_EQ(parsed({"--help", "compute"})->subcommand, Subcommand::Compute);
}

TEST(CommandLine, Choices_AreValues) {
    const Result<Request> request = parsed(
        {"compute", "scores", "--pairing", "interleaved", "--stage=softmax", "--method", "yarn", "--qk",
         "tokens", "--precision-of", "tables,angles", "--query-scale", "none", "--format", "npy"});
    ASSERT_TRUE(request.ok()) << describe(request.error());
    const Options& options = request->options;
    EXPECT_EQ(options.pairing, Pairing::Interleaved);
    EXPECT_EQ(options.stage, ScoreStage::Softmax);
    ASSERT_TRUE(options.method.has_value());
    EXPECT_EQ((*options.method)->id, "yarn");
    EXPECT_EQ(options.vectorKind, VectorKind::Tokens);
    EXPECT_EQ(options.roundingStages, (std::vector{&Precision::tables, &Precision::angles}));
    ASSERT_TRUE(options.queryScale.has_value());
    EXPECT_FALSE(options.queryScale->has_value());
    EXPECT_EQ(options.format, ResultFormat::Npy);
    EXPECT_FALSE(options.mask.has_value());
}

TEST(CommandLine, ParameterOptions_KeepTheirOrder) {
    const Result<Request> request =
        parsed({"compute", "table", "--truncate", "false", "--partial-rotary-factor", "0.5", "--short-factor",
                "1,2", "--factor", "4"});
    ASSERT_TRUE(request.ok()) << describe(request.error());
    const std::vector<ParameterOption>& parameters = request->options.parameters;
    ASSERT_EQ(parameters.size(), 4U);
    EXPECT_EQ(std::get<bool>(parameters[0].value), false);
    EXPECT_EQ(parameters[1].key, "partial_rotary_factor");
    EXPECT_FALSE(parameters[1].isRequired);
    EXPECT_EQ(request->options.partialRotaryFactor, 0.5);
    EXPECT_EQ(std::get<NumberList>(parameters[2].value).numbers, (std::vector<double>{1, 2}));
    EXPECT_EQ(std::get<double>(parameters[3].value), 4);
    EXPECT_TRUE(parameters[3].isRequired);
}

TEST(CommandLine, WrongUsage_IsFoundBeforeRanges) {
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--nonsense"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--rope-theta", "x"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--preset", "a", "--config", "b"}),
              ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "--head-dim", "0"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--positions", "0:0", "--nonsense"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--method", "clex", "--nonsense"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--compare", "longrope:short_factor=[0:0],bogus=1"}),
              ErrorCode::WrongUsage);
}

class WrongCommandLine : public testing::TestWithParam<Words> {};

TEST_P(WrongCommandLine, IsWrongUsage) { EXPECT_EQ(codeOf(GetParam()), ErrorCode::WrongUsage); }

INSTANTIATE_TEST_SUITE_P(
    Lines, WrongCommandLine,
    testing::Values(
        Words{"frobnicate"}, Words{""}, Words{"a.json", "b.json"}, Words{"compute"}, Words{"compute", ""},
        Words{"compute", "tables"}, Words{"compute", "bound"}, Words{"compute", "table", "table"},
        Words{"render", "heatmap"}, Words{"render", "-o", "x.png"}, Words{"render", "nothing", "-o", "x.png"},
        Words{"list"}, Words{"list", "things"}, Words{"inspect"}, Words{"inspect", "a", "b"},
        Words{"inspect", "a", "--preset", "b"}, Words{"inspect", "a", "--head-dim", "4"},
        Words{"a.json", "--preset", "b"}, Words{"compute", "table", "--head-dim"},
        Words{"compute", "table", "--head-dim", "--seed", "1"}, Words{"compute", "table", "--head-dim="},
        Words{"compute", "table", "--head-dim", "x"},
        Words{"compute", "table", "--head-dim", "1", "--head-dim", "1"},
        Words{"compute", "table", "--head-dim", "12 "}, Words{"compute", "table", "--Head-Dim", "4"},
        Words{"compute", "table", "--head_dim", "4"}, Words{"compute", "table", "-head-dim", "4"},
        Words{"compute", "table", "--head", "4"}, Words{"compute", "table", "--", "--head-dim"},
        Words{"compute", "table", "--dpi", "96"}, Words{"compute", "table", "--json"},
        Words{"inspect", "a", "--json=1"}, Words{"inspect", "a", "--json", "--json"},
        Words{"compute", "table", "--pairing", "diagonal"}, Words{"compute", "table", "--pairing", "Half"},
        Words{"compute", "table", "--pairing="}, Words{"compute", "table", "--qk", "given"},
        Words{"compute", "table", "--format", "xml"}, Words{"list", "methods", "--format", "npy"},
        Words{"compute", "table", "--method", "Yarn"}, Words{"compute", "table", "--truncate", "1"},
        Words{"compute", "table", "--factor", "four"}, Words{"compute", "table", "--short-factor", "1,x"},
        Words{"compute", "table", "--positions", ""}, Words{"compute", "table", "--positions", "1,,2"},
        Words{"compute", "table", "--positions", "1,"}, Words{"compute", "table", "--positions", "1:2:3:4"},
        Words{"compute", "table", "--positions", ":5"}, Words{"compute", "table", "--positions", "5:"},
        Words{"compute", "table", "--positions", "@"}, Words{"compute", "table", "--positions", "1;2"},
        Words{"compute", "table", "--positions", "1, 2"}, Words{"compute", "table", "--q", "vector"},
        Words{"compute", "table", "--q", "vector.txt"}, Words{"compute", "table", "--compare", ""},
        Words{"compute", "table", "--compare", "yarn:"},
        Words{"compute", "table", "--compare", "yarn:factor"},
        Words{"compute", "table", "--compare", "yarn:factor=2,factor=3"},
        Words{"compute", "table", "--compare", "yarn:factor=two"},
        Words{"compute", "table", "--compare", "linear:beta_fast=2"},
        Words{"compute", "table", "--compare", "magic"},
        Words{"compute", "table", "--compare", "longrope:short_factor=[1,]"},
        Words{"compute", "table", "--compare", "yarn:truncate=2"},
        Words{"compute", "table", "--precision-of", ""},
        Words{"compute", "table", "--precision-of", "tables,"}, Words{"compute", "table", "--layers", "full"},
        Words{"compute", "table", "--preset", "a", "--session", "b"}, Words{"compute", "table", "-o"},
        Words{"compute", "table", "-o", ""}, Words{"render", "heatmap", "-o", "x.png", "--size", "640"},
        Words{"render", "heatmap", "-o", "x.png", "--size", "640x"},
        Words{"render", "heatmap", "-o", "x.png", "--size", "x480"},
        Words{"render", "heatmap", "-o", "x.png", "--size", "640X480"},
        Words{"render", "heatmap", "-o", "x.png", "--transparent=yes"},
        Words{"render", "heatmap", "-o", "x.png", "--theme", "blue"},
        Words{"render", "heatmap", "-o", "x.png", "--lang", "zh"}, Words{"--version", "--nonsense"},
        Words{"--theme"}),
    [](const auto& test) { return testNameOf(test.index, test.param); });

class OutOfRangeCommandLine : public testing::TestWithParam<Words> {};

TEST_P(OutOfRangeCommandLine, IsOutOfRangeAndNamesTheOption) {
    Words words{"compute", "table"};
    words.insert(words.end(), GetParam().begin(), GetParam().end());
    const Result<Request> request = parsed(words);
    ASSERT_FALSE(request.ok());
    EXPECT_EQ(request.error().code, ErrorCode::OutOfRange);
    EXPECT_EQ(request.error().where, GetParam().front());
    EXPECT_FALSE(request.error().allowed.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Values, OutOfRangeCommandLine,
    testing::Values(Words{"--head-dim", "0"}, Words{"--head-dim", "-2"}, Words{"--head-dim", "1e9"},
                    Words{"--head-dim", "nan"}, Words{"--head-dim", "inf"}, Words{"--head-dim", "-inf"},
                    Words{"--head-dim", "2.5"}, Words{"--head-dim", "65537"},
                    Words{"--head-dim", "99999999999999999999"}, Words{"--rotary-dim", "0"},
                    Words{"--partial-rotary-factor", "0"}, Words{"--partial-rotary-factor", "1.01"},
                    Words{"--partial-rotary-factor", "nan"}, Words{"--rope-theta", "0"},
                    Words{"--rope-theta", "-5"}, Words{"--rope-theta", "nan"}, Words{"--rope-theta", "inf"},
                    Words{"--rope-theta", "1e999"}, Words{"--rope-theta", "-0"},
                    Words{"--rope-theta", "1e-999"}, Words{"--trained-context", "0"},
                    Words{"--context", "-1"}, Words{"--context", "9007199254740993"},
                    Words{"--seq-len", "0.5"}, Words{"--query-position", "-1"},
                    Words{"--key-position", "9007199254740993"}, Words{"--seed", "-1"},
                    Words{"--seed", "18446744073709551616"}, Words{"--seed", "0.5"}, Words{"--seed", "nan"},
                    Words{"--seed", "inf"}),
    [](const auto& test) { return testNameOf(test.index, test.param); });

TEST(CommandLine, LargestValues_AreAccepted) {
    for (const Words& words :
         {Words{"--head-dim", "65536"}, Words{"--seed", "18446744073709551615"},
          Words{"--key-position", "9007199254740992"}, Words{"--context", "9007199254740992"},
          Words{"--rope-theta", "1.7976931348623157e308"}, Words{"--rope-theta", "5e-324"},
          Words{"--partial-rotary-factor", "1"}, Words{"--head-dim", "+128"},
          Words{"--head-dim", "1.28e2"}}) {
        const Result<Request> request = parsed({"compute", "table", words[0], words[1]});
        EXPECT_TRUE(request.ok()) << describe(request.error());
    }
}

TEST(CommandLine, UnknownOption_SuggestsTheNearOne) {
    EXPECT_NE(parsed({"compute", "table", "--hed-dim", "4"}).error().message.find("--head-dim"),
              std::string::npos);
    EXPECT_NE(parsed({"compute", "table", "--beta_fast", "4"}).error().message.find("--beta-fast"),
              std::string::npos);
    EXPECT_NE(parsed({"comptue", "table"}).error().message.find("compute"), std::string::npos);
    EXPECT_NE(parsed({"compute", "frequences"}).error().message.find("frequencies"), std::string::npos);
}

TEST(CommandLine, LongUnknownWords_AreRefusedFast) {
    EXPECT_EQ(codeOf({"compute", "table", "--" + std::string(100000, 'x')}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", std::string(100000, 'x')}), ErrorCode::WrongUsage);
}

}   // namespace
}   // namespace rope::app
