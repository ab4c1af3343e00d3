#include "app/options/command_line.h"
#include "app/options/help_text.h"
#include "app/options/list_parser.h"
#include "app/options/suggestion.h"
#include "app/setup/comparison.h"
#include "app/setup/vector_reader.h"
#include "core/base/limits.h"
#include "core/methods/method_registry.h"
#include "core/report/quantity.h"
#include "tests/app/program_run.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <string>
#include <vector>

namespace rope::app {
namespace {

using Words = std::vector<std::string>;

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
    EXPECT_EQ(request->options.text("--lang"), "zh_CN");
}

TEST(CommandLine, BothValueForms_MeanTheSame) {
    for (const Words& words :
         {Words{"compute", "table", "--head-dim", "64"}, Words{"compute", "table", "--head-dim=64"},
          Words{"compute", "--head-dim", "64", "table"}, Words{"--head-dim", "64", "compute", "table"}}) {
        const Result<Request> request = parsed(words);
        ASSERT_TRUE(request.ok()) << describe(request.error());
        EXPECT_EQ(request->subcommand, Subcommand::Compute);
        EXPECT_EQ(request->target, "table");
        EXPECT_EQ(request->options.whole("--head-dim"), 64);
    }
}

TEST(CommandLine, EmptyAttachedText_IsAValue) {
    const Result<Request> request = parsed({"render", "heatmap", "-o", "x.png", "--title="});
    ASSERT_TRUE(request.ok());
    EXPECT_EQ(request->options.text("--title"), "");
}

TEST(CommandLine, NegativeNumbers_AreValues) {
    const Result<Request> request = parsed({"compute", "decay", "--distances", "-5:5", "--q", "-.5,1"});
    ASSERT_TRUE(request.ok()) << describe(request.error());
    EXPECT_EQ(request->options.text("--distances"), "-5:5");
    EXPECT_EQ(request->options.text("--q"), "-.5,1");
}

TEST(CommandLine, EqualsSignInAValue_StaysInIt) {
    const Result<Request> request =
        parsed({"compute", "table", "--compare=linear:factor=2", "--compare", "yarn:factor=4"});
    ASSERT_TRUE(request.ok());
    EXPECT_EQ(request->options.texts("--compare"), (Words{"linear:factor=2", "yarn:factor=4"}));
}

TEST(CommandLine, HelpAnywhere_Wins) {
    for (const Words& words :
         {Words{"--help"}, Words{"compute", "--help"}, Words{"compute", "nonsense", "--nonsense", "--help"},
          Words{"--help", "compute"}, Words{"compute", "table", "--head-dim", "--help"}}) {
        const Result<Request> request = parsed(words);
        ASSERT_TRUE(request.ok());
        EXPECT_TRUE(request->isHelp);
    }
    EXPECT_EQ(parsed({"--help", "compute"})->subcommand, Subcommand::Compute);
}

TEST(CommandLine, WrongUsage_IsFoundBeforeRanges) {
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--nonsense"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--rope-theta", "x"}), ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "table", "--head-dim", "0", "--preset", "a", "--config", "b"}),
              ErrorCode::WrongUsage);
    EXPECT_EQ(codeOf({"compute", "--head-dim", "0"}), ErrorCode::WrongUsage);
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
        Words{"--theme"}));

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
                    Words{"--seed", "inf"}));

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

TEST(Suggestion, FarWords_AreNotSuggested) {
    const Words names{"--head-dim", "--seed"};
    EXPECT_EQ(closestTo("--colour-of-the-sky", names), "");
    EXPECT_EQ(closestTo("--sed", names), "--seed");
}

TEST(OptionTable, Names_AreUniqueWithinASubcommand) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute,
                                        Subcommand::Render, Subcommand::List}) {
        std::set<std::string> names;
        for (const std::string& name : optionNames(subcommand))
            EXPECT_TRUE(names.insert(name).second) << name;
    }
}

TEST(OptionTable, EveryParameterOfEveryMethod_IsAnOption) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            const OptionSpec* option = findOption(Subcommand::Compute, optionNameOf(spec.key));
            ASSERT_NE(option, nullptr) << spec.key;
            EXPECT_EQ(option->kind == ValueKind::List, isList(spec.kind)) << spec.key;
            EXPECT_EQ(option->kind == ValueKind::Boolean, spec.kind == ParameterKind::Flag) << spec.key;
            EXPECT_EQ(keyOfOption(option->name), spec.key);
        }
}

TEST(Help, NamesEveryOptionAndTarget) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute,
                                        Subcommand::Render, Subcommand::List}) {
        const std::string help = helpText(subcommand);
        for (const std::string& name : optionNames(subcommand))
            EXPECT_NE(help.find("  " + name), std::string::npos) << name;
        for (const std::string& name : targetOf(subcommand).names)
            EXPECT_NE(help.find(name), std::string::npos) << name;
    }
    for (const std::string& id : quantityIds())
        EXPECT_NE(helpText(Subcommand::Window).find(id), std::string::npos) << id;
    for (const ScalingMethod& method : scalingMethods())
        EXPECT_NE(helpText(Subcommand::Compute).find(method.id), std::string::npos) << method.id;
}

TEST(Help, LinesFitAndHaveNoBlanksAtTheEnd) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Compute, Subcommand::Render}) {
        std::istringstream lines(helpText(subcommand));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 125U) << line;
            EXPECT_TRUE(line.empty() || line.back() != ' ') << line;
        }
    }
}

std::vector<double> numbers(const std::string& text) {
    const Result<std::vector<double>> list = parseNumberList(text, "--x");
    EXPECT_TRUE(list.ok()) << text << ": " << describe(list ? Error{} : list.error());
    return list ? *list : std::vector<double>{};
}

std::vector<std::int64_t> wholes(const std::string& text) {
    const Result<std::vector<std::int64_t>> list =
        parseWholeList(text, "--x", -largestPosition, largestPosition);
    EXPECT_TRUE(list.ok()) << text << ": " << describe(list ? Error{} : list.error());
    return list ? *list : std::vector<std::int64_t>{};
}

TEST(List, NumbersRangesAndSteps) {
    EXPECT_EQ(wholes("0,1,5"), (std::vector<std::int64_t>{0, 1, 5}));
    EXPECT_EQ(wholes("2:5"), (std::vector<std::int64_t>{2, 3, 4}));
    EXPECT_EQ(wholes("0:10:5"), (std::vector<std::int64_t>{0, 5}));
    EXPECT_EQ(wholes("0:11:5"), (std::vector<std::int64_t>{0, 5, 10}));
    EXPECT_EQ(wholes("3:0:-1"), (std::vector<std::int64_t>{3, 2, 1}));
    EXPECT_EQ(wholes("-2:1"), (std::vector<std::int64_t>{-2, -1, 0}));
    EXPECT_EQ(wholes("7,0:2,1e3"), (std::vector<std::int64_t>{7, 0, 1, 1000}));
    EXPECT_EQ(numbers("0:1:0.25"), (std::vector<double>{0, 0.25, 0.5, 0.75}));
    EXPECT_EQ(numbers("1e-3,-inf"), (std::vector<double>{0.001, -std::numeric_limits<double>::infinity()}));
}

TEST(List, EndIsExcluded_AlsoWhereRoundingReachesIt) {
    EXPECT_EQ(numbers("1:1.3:0.1").size(), 3U);
    for (const double number : numbers("0:0.3:0.1")) EXPECT_LT(number, 0.3);
}

TEST(List, LargestPositions_AreExact) {
    EXPECT_EQ(wholes("9007199254740990:9007199254740993"),
              (std::vector<std::int64_t>{9007199254740990, 9007199254740991, 9007199254740992}));
    EXPECT_EQ(wholes("9007199254740991"), (std::vector<std::int64_t>{9007199254740991}));
}

class ListOutOfRange : public testing::TestWithParam<const char*> {};

TEST_P(ListOutOfRange, IsRefusedAtOnce) {
    const Result<std::vector<std::int64_t>> list = parseWholeList(GetParam(), "--x", 0, largestPosition);
    ASSERT_FALSE(list.ok());
    EXPECT_EQ(list.error().code, ErrorCode::OutOfRange) << describe(list.error());
}

INSTANTIATE_TEST_SUITE_P(Texts, ListOutOfRange,
                         testing::Values("-1", "9007199254740993", "1e300", "nan", "inf", "0.5", "0:1e18",
                                         "0:inf", "nan:5", "0:10:0", "0:10:0.5", "0:0", "5:0", "0:5:-1",
                                         "-1:3", "0:20000001", "0:9007199254740992", "0:15000000,0:15000000",
                                         "99999999999999999999999", "9007199254740990:9007199254740995"));

TEST(List, FloatRangesWithoutEnd_AreRefused) {
    for (const char* text : {"0:inf", "0:1e308:1e-308", "nan:1", "0:1:nan", "0:1:0", "0:1e9:1", "-inf:0"}) {
        const Result<std::vector<double>> list = parseNumberList(text, "--x");
        ASSERT_FALSE(list.ok()) << text;
        EXPECT_EQ(list.error().code, ErrorCode::OutOfRange);
    }
}

TEST(List, File_IsOneNumberALine) {
    const std::string file = emptyFolder("list") + "/numbers";
    writeText(file, "# chosen\n 1 \r\n\n-2\n3e0");
    EXPECT_EQ(wholes("@" + file), (std::vector<std::int64_t>{1, -2, 3}));
}

TEST(List, WrongFiles_AreTheFilesFault) {
    const std::string folder = emptyFolder("list");
    writeText(folder + "/words", "1\ntwo\n");
    writeText(folder + "/empty", "");
    writeText(folder + "/range", "1\n-1\n");
    const auto codeFor = [](const std::string& text) {
        const auto list = parseWholeList(text, "--x", 0, largestPosition);
        return list ? ErrorCode::WrongUsage : list.error().code;
    };
    EXPECT_EQ(codeFor("@" + folder + "/words"), ErrorCode::Malformed);
    EXPECT_NE(parseNumberList("@" + folder + "/words", "--x").error().message.find("line 2"),
              std::string::npos);
    EXPECT_EQ(codeFor("@" + folder + "/empty"), ErrorCode::OutOfRange);
    EXPECT_EQ(codeFor("@" + folder + "/range"), ErrorCode::OutOfRange);
    EXPECT_EQ(codeFor("@" + folder + "/missing"), ErrorCode::Unreadable);
    EXPECT_EQ(codeFor("@" + folder), ErrorCode::Unreadable);
    EXPECT_EQ(codeFor("@/dev/zero"), ErrorCode::Malformed);
}

TEST(Comparison, ListsFlagsAndNumbers_AreRead) {
    const Result<Comparison> comparison =
        parseComparison("longrope:short-factor=[1,2:4],long_factor=[0.5],attention_factor=1.25", "--compare");
    ASSERT_TRUE(comparison.ok()) << describe(comparison.error());
    const Result<MethodChoice> choice = choiceOf(*comparison, "--compare");
    ASSERT_TRUE(choice.ok());
    EXPECT_EQ(*choice->parameters.list("short_factor"), (std::vector<double>{1, 2, 3}));
    EXPECT_EQ(*choice->parameters.list("long_factor"), (std::vector<double>{0.5}));
    EXPECT_EQ(choice->parameters.number("attention_factor"), 1.25);
    EXPECT_EQ(choiceOf(*parseComparison("yarn:truncate=false", "--compare"), "--compare")
                  ->parameters.flag("truncate"),
              false);
}

TEST(Comparison, ListFromFile_IsRead) {
    const std::string file = emptyFolder("comparison") + "/factors";
    writeText(file, "1\n2\n");
    const Result<Comparison> comparison = parseComparison("longrope:short_factor=@" + file, "--compare");
    ASSERT_TRUE(comparison.ok());
    EXPECT_EQ(*choiceOf(*comparison, "--compare")->parameters.list("short_factor"),
              (std::vector<double>{1, 2}));
}

TEST(Vectors, CsvFile_IsRows) {
    const std::string file = emptyFolder("vectors") + "/q.csv";
    writeText(file, "a,b\n1,2\n3,4\n");
    const Result<RowMatrix> rows = readVectors(file, "--q");
    ASSERT_TRUE(rows.ok()) << describe(rows.error());
    EXPECT_EQ(rows->rows(), 2);
    EXPECT_EQ((*rows)(1, 0), 3);
}

TEST(QueryScaleOption, NamesAScaleAndItsNumbers_OrNone) {
    const auto scale = parseQueryScale("llama4-temperature:floor-scale=4096,attn_scale=0.5", "--query-scale");
    ASSERT_TRUE(scale.ok());
    EXPECT_EQ(*scale,
              (QueryScaleChoice{"llama4-temperature", {{"floor_scale", 4096.0}, {"attn_scale", 0.5}}}));
    EXPECT_FALSE(parseQueryScale("none", "--query-scale")->has_value());
    for (const char* text : {"deepseek-softmax", "magic", "log-n:", "log-n:beta=1", "log-n:training_length=x",
                             "log-n:training_length"}) {
        const auto wrong = parseQueryScale(text, "--query-scale");
        ASSERT_FALSE(wrong.ok()) << text;
        EXPECT_EQ(wrong.error().code, ErrorCode::WrongUsage) << text;
        EXPECT_EQ(wrong.error().where, "--query-scale") << text;
    }
}

}   // namespace
}   // namespace rope::app
