#include "core/json/json_writer.h"

#include "tests/core/json/parsed_json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace rope {
namespace {

using testing::arrayIn, testing::memberIn, testing::numberIn, testing::textIn;

JsonValue readBack(JsonWriter writer) { return testing::parsed(std::move(writer).take()); }

TEST(JsonWriter, Text_HasTheDocumentedForm) {
    JsonWriter writer;
    writer.beginObject().field("b", 1).key("a").beginArray().value(true).null().endArray();
    writer.field("list", std::vector<double>{0.1, -0.0}).key("none").beginObject().endObject().endObject();
    EXPECT_EQ(std::move(writer).take(),
              "{\n  \"b\": 1,\n  \"a\": [\n    true,\n    null\n  ],\n"
              "  \"list\": [0.1, -0.0],\n  \"none\": {}\n}\n");
}

TEST(JsonWriter, Numbers_ReadBackToTheSameBits) {
    const std::vector<double> numbers{0.1,
                                      1.0 / 3,
                                      5e-324,
                                      -0.0,
                                      1e22,
                                      1e23,
                                      123456789012345678.0,
                                      std::numeric_limits<double>::max(),
                                      2.2250738585072011e-308};
    JsonWriter writer;
    writer.value(numbers);
    const JsonValue::Array back = arrayIn(readBack(std::move(writer)));
    ASSERT_EQ(back.size(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        EXPECT_EQ(numberIn(back[i]).value, numbers[i]);
        EXPECT_EQ(std::signbit(numberIn(back[i]).value), std::signbit(numbers[i]));
    }
}

TEST(JsonWriter, Integers_ReadBackExactly) {
    JsonWriter writer;
    writer.value(std::vector<std::int64_t>{INT64_MIN, INT64_MAX, -9007199254740993});
    const JsonValue::Array back = arrayIn(readBack(std::move(writer)));
    ASSERT_EQ(back.size(), 3U);
    EXPECT_EQ(numberIn(back[0]).signedWhole(), INT64_MIN);
    EXPECT_EQ(numberIn(back[1]).signedWhole(), INT64_MAX);
    EXPECT_EQ(numberIn(back[2]).signedWhole(), -9007199254740993);
}

TEST(JsonWriter, Strings_ReadBackEqual) {
    std::string text = "\"\\/ \xCE\xB8 \xF0\x9F\x98\x80 \x7F";
    for (char c = 0; c < 0x20; ++c) text += c;
    JsonWriter writer;
    writer.beginObject().field(text, text).endObject();
    EXPECT_EQ(textIn(memberIn(readBack(std::move(writer)), text)), text);
}

TEST(JsonWriter, NonFiniteNumbers_AreNull) {
    JsonWriter writer;
    writer.value(std::vector<double>{std::numeric_limits<double>::infinity(), std::nan("")});
    EXPECT_EQ(std::move(writer).take(), "[null, null]\n");
}

}   // namespace
}   // namespace rope
