// Values of options: lists of numbers, methods with parameters, vectors.
#include "app/values/method_text.h"
#include "app/values/number_list.h"
#include "app/values/vector_input.h"
#include "core/base/limits.h"
#include "tests/app/program_run.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace rope::app {
namespace {

Result<std::vector<double>> readNumbers(const std::string& text) {
    Result<NumberList> list = parseNumberList(text, "--x");
    if (!list) return list.error();
    return numbersOf(std::move(*list), "--x");
}

Result<std::vector<std::int64_t>> readWholes(const std::string& text, std::int64_t low = 0) {
    Result<WholeList> list = parseWholeList(text, "--x", {low, maxPosition});
    if (!list) return list.error();
    return numbersOf(std::move(*list), "--x");
}

std::vector<double> numbers(const std::string& text) {
    const Result<std::vector<double>> list = readNumbers(text);
    EXPECT_TRUE(list.ok()) << text << ": " << describe(list ? Error{} : list.error());
    return list ? *list : std::vector<double>{};
}

std::vector<std::int64_t> wholes(const std::string& text) {
    const Result<std::vector<std::int64_t>> list = readWholes(text, -maxPosition);
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
    const Result<std::vector<std::int64_t>> list = readWholes(GetParam());
    ASSERT_FALSE(list.ok());
    EXPECT_EQ(list.error().code, ErrorCode::OutOfRange) << describe(list.error());
}

INSTANTIATE_TEST_SUITE_P(Texts, ListOutOfRange,
                         testing::Values("-1", "9007199254740993", "1e300", "nan", "inf", "0.5", "0:1e18",
                                         "0:inf", "nan:5", "0:10:0", "0:10:0.5", "0:0", "5:0", "0:5:-1",
                                         "-1:3", "0:20000001", "0:9007199254740992", "0:15000000,0:15000000",
                                         "99999999999999999999999", "9007199254740990:9007199254740995"),
                         [](const auto& test) { return rope::test::testName(test.index, test.param); });

TEST(List, FloatRangesWithoutEnd_AreRefused) {
    for (const char* text : {"0:inf", "0:1e308:1e-308", "nan:1", "0:1:nan", "0:1:0", "0:1e9:1", "-inf:0"}) {
        const Result<std::vector<double>> list = readNumbers(text);
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
        const auto list = readWholes(text);
        return list ? ErrorCode::WrongUsage : list.error().code;
    };
    EXPECT_EQ(codeFor("@" + folder + "/words"), ErrorCode::Malformed);
    EXPECT_NE(readNumbers("@" + folder + "/words").error().message.find("line 2"), std::string::npos);
    EXPECT_EQ(codeFor("@" + folder + "/empty"), ErrorCode::OutOfRange);
    EXPECT_EQ(codeFor("@" + folder + "/range"), ErrorCode::OutOfRange);
    EXPECT_EQ(codeFor("@" + folder + "/missing"), ErrorCode::Unreadable);
    EXPECT_EQ(codeFor("@" + folder), ErrorCode::Unreadable);
    EXPECT_EQ(codeFor("@/dev/zero"), ErrorCode::Malformed);
}

TEST(Comparison, ListsFlagsAndNumbers_AreRead) {
    const Result<MethodInput> comparison =
        parseMethod("longrope:short-factor=[1,2:4],long_factor=[0.5],attention_factor=1.25", "--compare");
    ASSERT_TRUE(comparison.ok()) << describe(comparison.error());
    const Result<MethodChoice> choice = choiceOf(*comparison, "--compare");
    ASSERT_TRUE(choice.ok());
    EXPECT_EQ(*choice->parameters.list("short_factor"), (std::vector<double>{1, 2, 3}));
    EXPECT_EQ(*choice->parameters.list("long_factor"), (std::vector<double>{0.5}));
    EXPECT_EQ(choice->parameters.number("attention_factor"), 1.25);
    EXPECT_EQ(
        choiceOf(*parseMethod("yarn:truncate=false", "--compare"), "--compare")->parameters.flag("truncate"),
        false);
}

TEST(Comparison, ListFromFile_IsRead) {
    const std::string file = emptyFolder("comparison") + "/factors";
    writeText(file, "1\n2\n");
    const Result<MethodInput> comparison = parseMethod("longrope:short_factor=@" + file, "--compare");
    ASSERT_TRUE(comparison.ok());
    EXPECT_EQ(*choiceOf(*comparison, "--compare")->parameters.list("short_factor"),
              (std::vector<double>{1, 2}));
}

TEST(Vectors, CsvFile_IsRows) {
    const std::string file = emptyFolder("vectors") + "/q.csv";
    writeText(file, "a,b\n1,2\n3,4\n");
    const Result<RowMatrix> rows = rowsOf(*parseVectors(file, "--q"), "--q");
    ASSERT_TRUE(rows.ok()) << describe(rows.error());
    EXPECT_EQ(rows->rows(), 2);
    EXPECT_EQ((*rows)(1, 0), 3);
}

TEST(Vectors, TensorName_FollowsTheLastColon) {
    const Result<VectorInput> input = parseVectors("C:/a:b.SafeTensors:layers.0.q", "--q");
    ASSERT_TRUE(input.ok()) << describe(input.error());
    EXPECT_EQ(input->kind, VectorFileKind::Safetensors);
    EXPECT_EQ(input->file, "C:/a:b.SafeTensors");
    EXPECT_EQ(input->tensor, "layers.0.q");
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
