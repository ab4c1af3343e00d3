#include "core/base/text_list.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace rope {
namespace {

TEST(Joined, Texts_AreSeparatedByCommas) {
    EXPECT_EQ(joined(std::vector<std::string>{}), "");
    EXPECT_EQ(joined(std::vector<std::string>{"a"}), "a");
    EXPECT_EQ(joined(std::array<std::string_view, 3>{"a", "b", "c"}), "a, b, c");
}

TEST(Joined, AnEmptyItem_KeepsItsPlace) { EXPECT_EQ(joined(std::vector<std::string>{"", "b", ""}), ", b, "); }

TEST(Joined, OtherItems_BecomeTextsFirst) {
    struct Row {
        std::string_view id;
    };
    EXPECT_EQ(joined(std::array{Row{"x"}, Row{"y"}}, &Row::id), "x, y");
    EXPECT_EQ(joined(
                  std::vector<int>{1, 2}, [](int number) { return std::to_string(number); }, "; "),
              "1; 2");
}

}   // namespace
}   // namespace rope
