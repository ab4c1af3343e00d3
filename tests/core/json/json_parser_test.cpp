#include "core/json/json_parser.h"

#include "tests/core/json/parsed_json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace rope {
namespace {

using testing::memberIn, testing::numberIn, testing::parsed, testing::textIn;

constexpr JsonRules smallRules{.content = "a test", .maxBytes = 64, .maxValues = 5, .maxMembers = 3};

Error errorOf(const std::string& text, const JsonRules& rules = sessionRules) {
    const Result<ParsedJson> result = parseJson(text, "f", rules);
    if (!result) return result.error();
    ADD_FAILURE() << text << " is accepted";
    return {};
}

JsonNumber numberOf(const std::string& text, const JsonRules& rules = sessionRules) {
    return numberIn(parsed(text, rules));
}

std::string nested(int levels) {
    const auto count = static_cast<std::size_t>(levels);
    return std::string(count, '[') + std::string(count, ']');
}

TEST(JsonParser, Integers_AreExactFromMinus2To63To2To64) {
    EXPECT_EQ(numberOf("18446744073709551615").unsignedWhole(), UINT64_MAX);
    EXPECT_EQ(numberOf("9223372036854775807").signedWhole(), INT64_MAX);
    EXPECT_EQ(numberOf("-9223372036854775808").signedWhole(), INT64_MIN);
    for (const std::int64_t whole : {std::int64_t{9007199254740993}, std::int64_t{-9007199254740993},
                                     std::int64_t{0}, std::int64_t{-1}, std::int64_t{1234567890123456789}})
        EXPECT_EQ(numberOf(std::to_string(whole)).signedWhole(), whole);
}

TEST(JsonParser, IntegersOutOfRange_AreNoIntegers) {
    EXPECT_FALSE(numberOf("18446744073709551616").unsignedWhole());
    EXPECT_FALSE(numberOf("9223372036854775808").signedWhole());
    EXPECT_FALSE(numberOf("-9223372036854775809").signedWhole());
    EXPECT_FALSE(numberOf("-1").unsignedWhole());
    EXPECT_EQ(numberOf("18446744073709551616").value, 18446744073709551616.0);
}

TEST(JsonParser, WholeNumbersWithFractionOrExponent_AreIntegersUpTo2To53) {
    EXPECT_EQ(numberOf("4096.0").signedWhole(), 4096);
    EXPECT_EQ(numberOf("1e6").unsignedWhole(), 1'000'000U);
    EXPECT_EQ(numberOf("-9007199254740992.0").signedWhole(), -9007199254740992);
    EXPECT_FALSE(numberOf("9007199254740994.0").signedWhole());
    EXPECT_FALSE(numberOf("0.5").signedWhole());
}

TEST(JsonParser, Numbers_AreTheNearestFloat64) {
    EXPECT_EQ(numberOf("0.1").value, 0.1);
    EXPECT_EQ(numberOf("5e-324").value, 5e-324);
    EXPECT_EQ(numberOf("1.7976931348623157E+308").value, 1.7976931348623157e308);
    EXPECT_EQ(numberOf("1e-999").value, 0);
    EXPECT_TRUE(std::signbit(numberOf("-0.0").value));
}

TEST(JsonParser, Members_AreFoundByKeyAndListedInTheOrderOfTheText) {
    const JsonValue root = parsed(R"({"truncate": false, "factor": 4, "a": null})");
    ASSERT_NE(root.object(), nullptr);
    std::string order;
    for (const JsonMember* member : membersInOrder(*root.object())) order += member->key + " ";
    EXPECT_EQ(order, "truncate factor a ");
    EXPECT_EQ(numberIn(memberIn(root, "factor")).value, 4);
    EXPECT_EQ(findMember(*root.object(), "b"), nullptr);
}

TEST(JsonParser, EqualKeys_AreAnErrorAtTheSecond) {
    const Error error = errorOf("{\"seed\": 1,\n \"a\": {},\n \"seed\": 2}");
    EXPECT_EQ(error.code, ErrorCode::Malformed);
    EXPECT_EQ(error.message, "the key 'seed' occurs twice");
    EXPECT_EQ(error.where, "f: line 3, column 2 (byte 23)");
    EXPECT_EQ(errorOf("{\"\\u0061\": 1, \"a\": 2}").where, "f: line 1, column 15 (byte 14)");
    EXPECT_FALSE(parseJson(R"([{"x": {"a": 1, "b": 2, "a": 3}}])", "f", sessionRules));
}

TEST(JsonParser, EqualKeysInDifferentObjects_AreAllowed) {
    EXPECT_TRUE(parseJson(R"({"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]})", "f", sessionRules));
}

TEST(JsonParser, EqualKeysOfAConfig_AreAWarningAndTheLastIsUsed) {
    const Result<ParsedJson> config = parseJson(R"({"a": 1, "b": 2, "a": 3})", "f", configRules);
    ASSERT_TRUE(config.ok());
    EXPECT_EQ(numberIn(memberIn(config->root, "a")).value, 3);
    ASSERT_EQ(config->warnings.size(), 1U);
    EXPECT_EQ(config->warnings[0].where, "a");
}

TEST(JsonParser, Columns_AreCharacters) {
    EXPECT_EQ(errorOf("[\"\xCE\xB8\xE4\xBD\x8D\", x]").where, "f: line 1, column 8 (byte 10)");
    EXPECT_EQ(errorOf("[1,\r\n  x]").where, "f: line 2, column 3 (byte 7)");
    EXPECT_EQ(errorOf("\xEF\xBB\xBF{x}").where, "f: line 1, column 2 (byte 4)");
}

TEST(JsonParser, WithoutAFileName_ThePlaceIsThePosition) {
    EXPECT_EQ(parseJson("[", "", sessionRules).error().where, "line 1, column 2 (byte 1)");
}

TEST(JsonParser, TextAfterTheDocument_IsAnError) {
    for (const char* text : {"{} {}", "1 2", "[1]]", "{}\n//", "null,", "{}\xC2\xA0"})
        EXPECT_EQ(errorOf(text).message, "something follows the end of the JSON document") << text;
    EXPECT_TRUE(parseJson(" {} \r\n\t", "f", sessionRules));
    EXPECT_FALSE(parseJson(std::string("{}\0", 3), "f", sessionRules));
}

TEST(JsonParser, NanAndInfinity_AreNumbersOfConfigsOnly) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(numberOf("Infinity", configRules).value, infinity);
    EXPECT_EQ(numberOf("-Infinity", configRules).value, -infinity);
    EXPECT_EQ(numberOf("1e999", configRules).value, infinity);
    EXPECT_TRUE(std::isnan(numberOf("NaN", configRules).value));
    EXPECT_FALSE(numberOf("Infinity", configRules).signedWhole());
    EXPECT_FALSE(numberOf("NaN", configRules).signedWhole());
    for (const char* text : {"[0, Infinity]", "[0, -Infinity]", "[0, NaN]", "[0, 1e999]", "[0, -1e999]"})
        EXPECT_EQ(errorOf(text).where, "f: line 1, column 5 (byte 4)") << text;
}

TEST(JsonParser, SyntaxOutsideJson_IsAnError) {
    for (const char* text : {"01",   "+1",        ".5",     "1.",          "1e",    "1e+",     "-",
                             "0x10", "inf",       "nan",    "-NaN",        "True",  "'a'",     "[1,]",
                             "[,1]", "{\"a\" 1}", "{a: 1}", "{\"a\": 1,}", "[1 2]", "// c\n1", "tru"}) {
        EXPECT_FALSE(parseJson(text, "f", sessionRules)) << text;
        EXPECT_FALSE(parseJson(text, "f", configRules)) << text;
    }
}

TEST(JsonParser, Strings_AreUnescaped) {
    EXPECT_EQ(textIn(parsed(R"("\"\\\/\b\f\n\r\t\u03b8\uD83D\uDE00")")),
              "\"\\/\b\f\n\r\t\xCE\xB8\xF0\x9F\x98\x80");
    EXPECT_EQ(textIn(parsed("\"\\u0000\"")), std::string(1, '\0'));
    EXPECT_EQ(textIn(parsed("\"\xF0\x9F\x98\x80\x7F\"")), "\xF0\x9F\x98\x80\x7F");
}

TEST(JsonParser, BytesThatAreNotUtf8_AreAnError) {
    for (const char* bytes : {"\x80", "\xC0\x80", "\xC3(", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
                              "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE2\x82"}) {
        const std::string text = std::string("[\"") + bytes + "\"]";
        EXPECT_EQ(errorOf(text).message, "bytes that are not UTF-8");
        EXPECT_EQ(errorOf(text, configRules).where, "f: line 1, column 3 (byte 2)");
        EXPECT_FALSE(parseJson("{\"" + std::string(bytes) + "\": 1}", "f", sessionRules));
    }
    EXPECT_EQ(errorOf(std::string("\xFF\xFE[\0", 4)).message, "the text is UTF-16");
}

TEST(JsonParser, HalfOfASurrogatePair_IsReplacedInConfigsOnly) {
    for (const char* text : {R"("\ud800")", R"("\udc00")", R"("\ud800\u0041")", R"("\ud800x")"}) {
        EXPECT_EQ(errorOf(text).where, "f: line 1, column 2 (byte 1)") << text;
        EXPECT_EQ(textIn(parsed(text, configRules)).substr(0, 3), "\xEF\xBF\xBD") << text;
    }
}

TEST(JsonParser, ControlCharacters_AreAnErrorInsideStrings) {
    EXPECT_FALSE(parseJson("\"a\nb\"", "f", sessionRules));
    EXPECT_FALSE(parseJson(std::string("\"a\0b\"", 5), "f", sessionRules));
}

TEST(JsonParser, Depth_IsLimitedTo64Levels) {
    EXPECT_TRUE(parseJson(nested(maxJsonDepth), "f", sessionRules));
    const Error error = errorOf(nested(maxJsonDepth + 1));
    EXPECT_EQ(error.message, "nested deeper than 64 levels");
    EXPECT_EQ(error.where, "f: line 1, column 65 (byte 64)");
    EXPECT_FALSE(parseJson(std::string(2'000'000, '['), "f", sessionRules));
}

TEST(JsonParser, Limits_AreInclusive) {
    EXPECT_TRUE(parseJson("[1,2,3,4]", "f", smallRules));
    EXPECT_EQ(errorOf("[1,2,3,4,5]", smallRules).message, "more than 5 values");
    EXPECT_TRUE(parseJson(R"({"a":1,"b":2,"c":3})", "f", smallRules));
    EXPECT_EQ(errorOf(R"({"a":1,"b":2,"c":3,"d":4})", smallRules).message,
              "more than 3 members in one object");
    EXPECT_TRUE(parseJson(std::string(63, ' ') + "1", "f", smallRules));
    const Error error = errorOf(std::string(64, ' ') + "1", smallRules);
    EXPECT_EQ(error.message, "the file has 65 bytes, too many for a test");
    EXPECT_EQ(error.allowed, "up to 64 bytes");
}

TEST(JsonParser, EveryTruncation_IsAnError) {
    const std::string text = R"({"a": [1.5e3, -2, true, null, "x\u00e9\n"], "b": {"c": false}})";
    for (std::size_t length = 0; length < text.size(); ++length)
        EXPECT_FALSE(parseJson(text.substr(0, length), "f", sessionRules)) << length;
    EXPECT_TRUE(parseJson(text, "f", sessionRules));
}

}   // namespace
}   // namespace rope
