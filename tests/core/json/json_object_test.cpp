#include "core/json/json_object.h"

#include "core/json/json_writer.h"
#include "tests/core/json/parsed_json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace rope {
namespace {

TEST(JsonObject, OneLine_HasTheOrderOfAddition) {
    JsonObject inner;
    inner.add("rope_type", "yarn").add("truncate", false);
    JsonObject object;
    object.add("z", 1e6).add("a", std::vector<double>{1, 0.5}).add("block", inner).add("none", JsonValue());
    EXPECT_EQ(object.oneLine(), R"({"z": 1000000, "a": [1, 0.5], "block": {"rope_type": "yarn", )"
                                R"("truncate": false}, "none": null})");
}

TEST(JsonObject, NoMembers_IsEmpty) {
    EXPECT_TRUE(JsonObject().isEmpty());
    EXPECT_EQ(JsonObject().oneLine(), "{}");
    EXPECT_FALSE(JsonObject().add("a", true).isEmpty());
}

TEST(JsonObject, EqualKey_ReplacesTheValue) {
    JsonObject object;
    object.add("a", 1.0).add("b", 2.0).add("a", 3.0);
    EXPECT_EQ(object.oneLine(), R"({"a": 3, "b": 2})");
}

TEST(JsonObject, KeysAndTexts_AreEscaped) {
    JsonObject object;
    object.add("a\"b", "c\\d\n");
    EXPECT_EQ(object.oneLine(), R"({"a\"b": "c\\d\n"})");
}

TEST(JsonWriter, ParsedValue_IsWrittenInTheOrderOfTheText) {
    const std::string text =
        R"({"z": 18446744073709551615, "a": [-9223372036854775808, 0.1, {}, []], "m": "x"})";
    JsonWriter writer(JsonLayout::OneLine);
    writer.value(testing::parsed(text));
    EXPECT_EQ(std::move(writer).take(), text);
}

}   // namespace
}   // namespace rope
