#include "core/parameters/parameter.h"
#include "core/parameters/parameter_list.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace rope {
namespace {

constexpr ParameterSpec factor{
    .key = "factor", .minimum = 0, .minimumIsOpen = true, .maximum = 1e6, .isRequired = true};
constexpr ParameterSpec window{.key = "window", .minimum = 1, .maximum = 64, .defaultValue = 8};
constexpr ParameterSpec truncate{.key = "truncate", .kind = ParameterKind::Flag};
constexpr ParameterSpec divisors{.key = "short_factor",
                                 .kind = ParameterKind::NumberPerPair,
                                 .minimum = 0,
                                 .minimumIsOpen = true,
                                 .maximum = 100};
constexpr std::array specs{factor, window, truncate, divisors};

TEST(ParameterValues, AreInTheOrderGiven_AndReplacedInPlace) {
    ParameterValues values{{"b", 1.0}, {"a", true}};
    values.set("c", std::vector<double>{1, 2});
    values.set("b", 2.0);
    ASSERT_EQ(values.entries().size(), 3U);
    EXPECT_EQ(values.entries()[0].first, "b");
    EXPECT_EQ(values.number("b"), 2.0);
    EXPECT_EQ(values.flag("a"), true);
    EXPECT_EQ(values.list("c")->size(), 2U);
    values.remove("a");
    EXPECT_EQ(values.find("a"), nullptr);
}

TEST(ParameterValues, AnotherKind_IsNotFound) {
    const ParameterValues values{{"factor", true}};
    EXPECT_FALSE(values.number("factor").has_value());
    EXPECT_EQ(values.list("factor"), nullptr);
    EXPECT_TRUE(values.flag("factor").has_value());
}

TEST(CheckParameter, Bounds_AreOpenOrClosedAsTheRowHasThem) {
    EXPECT_TRUE(checkParameter(factor, 0.0).has_value());
    EXPECT_FALSE(checkParameter(factor, std::numeric_limits<double>::min()).has_value());
    EXPECT_FALSE(checkParameter(factor, 1e6).has_value());
    EXPECT_FALSE(checkParameter(window, 1.0).has_value());
    for (const double value : {0.999, 64.001, std::nan(""), HUGE_VAL}) {
        const Check problem = checkParameter(window, value);
        ASSERT_TRUE(problem.has_value()) << value;
        EXPECT_EQ(problem->code, ErrorCode::OutOfRange);
        EXPECT_EQ(problem->where, "window");
    }
}

TEST(CheckParameter, AWrongEntryOfAList_IsNamedByItsIndex) {
    const Check problem = checkParameter(divisors, std::vector<double>{1, 2, -3});
    ASSERT_TRUE(problem.has_value());
    EXPECT_NE(describe(*problem).find("short_factor[2] = -3"), std::string::npos) << describe(*problem);
}

TEST(CheckParameter, WrongKinds_AreWrongUsage) {
    EXPECT_EQ(checkParameter(factor, true)->code, ErrorCode::WrongUsage);
    EXPECT_EQ(checkParameter(truncate, 1.0)->code, ErrorCode::WrongUsage);
    EXPECT_EQ(checkParameter(divisors, 1.0)->code, ErrorCode::WrongUsage);
    EXPECT_EQ(checkParameter(factor, std::vector<double>{4})->code, ErrorCode::WrongUsage);
}

TEST(AllowedRange, IsTextForMessages) {
    EXPECT_EQ(allowedRange(factor), "> 0, <= 1e+06");
    EXPECT_EQ(allowedRange(window), ">= 1, <= 64");
    EXPECT_EQ(allowedRange(truncate), "true or false");
    EXPECT_EQ(allowedRange(divisors), "one number per pair, each > 0, <= 100");
    EXPECT_EQ(allowedRange({.key = "x", .maximum = HUGE_VAL}), ">= 0, finite");
}

TEST(CheckParameterList, UnknownAndMissingKeys_AreNamed) {
    const Check unknown = checkParameterList("yarn", specs, {{"factor", 4.0}, {"fcator", 4.0}});
    ASSERT_TRUE(unknown.has_value());
    EXPECT_EQ(unknown->where, "fcator");
    EXPECT_NE(describe(*unknown).find("factor, window, truncate, short_factor"), std::string::npos);
    const Check missing = checkParameterList("yarn", specs, {{"window", 4.0}});
    ASSERT_TRUE(missing.has_value());
    EXPECT_EQ(missing->where, "factor");
    EXPECT_FALSE(checkParameterList("yarn", specs, {{"factor", 4.0}}).has_value());
}

TEST(ValueOf, AnAbsentValue_IsTheDefault) {
    EXPECT_EQ(valueOf({}, window), 8);
    EXPECT_EQ(valueOf({{"window", 3.0}}, window), 3);
    EXPECT_EQ(valueOf({}, factor), 0);
    EXPECT_FALSE(checkWhole({{"window", 3.0}}, window).has_value());
    EXPECT_EQ(checkWhole({{"window", 3.5}}, window)->code, ErrorCode::OutOfRange);
}

}   // namespace
}   // namespace rope
