#include "core/json/json_members.h"

#include "core/json/json_parser.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <string>

namespace rope {
namespace {

JsonReading readingOf(const std::string& text, const std::function<void(JsonMembers&)>& read,
                      std::string_view member = {}) {
    JsonReading reading;
    const Result<ParsedJson> document = parseJson(text, "f", sessionRules);
    if (document) readMembers(document->root, member, reading, read);
    else ADD_FAILURE() << describe(document.error());
    return reading;
}

TEST(JsonMembers, AbsentAndNull_LeaveTheTargetUnchanged) {
    int whole = 7;
    std::string text = "old";
    const JsonReading reading = readingOf(R"({"whole": null})", [&](JsonMembers& members) {
        EXPECT_FALSE(members.integer("whole", whole));
        EXPECT_FALSE(members.text("text", text));
    });
    EXPECT_FALSE(reading.problem);
    EXPECT_EQ(whole, 7);
    EXPECT_EQ(text, "old");
}

TEST(JsonMembers, Integers_AreExact) {
    std::uint64_t seed = 0;
    std::int64_t position = 0;
    readingOf(R"({"seed": 18446744073709551615, "position": -9007199254740993})", [&](JsonMembers& members) {
        EXPECT_TRUE(members.unsignedInteger("seed", seed));
        EXPECT_TRUE(members.integer("position", position));
    });
    EXPECT_EQ(seed, 18446744073709551615U);
    EXPECT_EQ(position, -9007199254740993);
}

TEST(JsonMembers, FirstProblem_IsStoredWithItsMemberPath) {
    double number = 1;
    const JsonReading reading =
        readingOf(R"({"view": {"items": [{}, {"size": "x"}], "after": 5}})",
                  [&](JsonMembers& members) {
                      members.objects("items", [&](JsonMembers& item) { item.number("size", number); });
                      EXPECT_FALSE(members.number("after", number));
                  },
                  "view");
    ASSERT_TRUE(reading.problem);
    EXPECT_EQ(reading.problem->where, "view.items[1].size");
    EXPECT_EQ(reading.problem->message, "view.items[1].size: not a number");
    EXPECT_EQ(number, 1);
}

TEST(JsonMembers, IntegerBeyondInt_IsAnErrorWithItsValue) {
    int whole = 7;
    for (const char* value : {"2147483648", "-2147483648", "-9223372036854775808"}) {
        const JsonReading reading = readingOf(std::string("{\"n\": ") + value + "}",
                                              [&](JsonMembers& members) { members.integer("n", whole); });
        ASSERT_TRUE(reading.problem);
        EXPECT_NE(reading.problem->message.find(value), std::string::npos);
    }
    EXPECT_EQ(whole, 7);
}

TEST(JsonMembers, UnreadMembers_AreWarningsInTheOrderOfTheText) {
    const JsonReading reading =
        readingOf(R"({"z": 1, "known": true, "a": {"b": 2}})", [](JsonMembers& members) {
            bool isKnown = false;
            members.flag("known", isKnown);
        });
    ASSERT_EQ(reading.warnings.size(), 2U);
    EXPECT_EQ(reading.warnings[0].where, "z");
    EXPECT_EQ(reading.warnings[1].where, "a");
}

TEST(JsonMembers, All_ListsMembersInTheOrderOfTheTextWithoutWarnings) {
    std::string order;
    const JsonReading reading = readingOf(R"({"z": 1, "a": null, "m": 2})", [&](JsonMembers& members) {
        for (const JsonMember* member : members.all()) order += member->key;
    });
    EXPECT_EQ(order, "zam");
    EXPECT_TRUE(reading.warnings.empty());
}

TEST(JsonMembers, AbsentMemberOfTheDocument_IsAnEmptyObject) {
    bool isCalled = false;
    EXPECT_FALSE(readingOf(
                     "{}", [&](JsonMembers&) { isCalled = true; }, "view")
                     .problem);
    EXPECT_TRUE(isCalled);
}

TEST(JsonMembers, DocumentOrMemberThatIsNoObject_IsAnError) {
    const auto none = [](JsonMembers&) { FAIL(); };
    EXPECT_TRUE(readingOf("[1]", none).problem);
    EXPECT_EQ(readingOf(R"({"view": 3})", none, "view").problem->where, "view");
    EXPECT_EQ(readingOf(R"({"view": null})", none, "view").problem->where, "view");
}

}   // namespace
}   // namespace rope
