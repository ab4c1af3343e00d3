#include "core/base/edit_distance.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

TEST(EditDistance, CountsInsertionsDeletionsAndSubstitutions) {
    EXPECT_EQ(editDistance("yarn", "yarn"), 0U);
    EXPECT_EQ(editDistance("yarn", "yarns"), 1U);
    EXPECT_EQ(editDistance("yarn", "arn"), 1U);
    EXPECT_EQ(editDistance("yarn", "barn"), 1U);
    EXPECT_EQ(editDistance("rope_theta", "rope_teta"), 1U);
    EXPECT_EQ(editDistance("kitten", "sitting"), 3U);
    EXPECT_EQ(editDistance("ab", "ba"), 2U) << "exchanged letters are two edits";
}

TEST(EditDistance, ToAnEmptyWord_IsTheLength) {
    EXPECT_EQ(editDistance("", ""), 0U);
    EXPECT_EQ(editDistance("linear", ""), 6U);
    EXPECT_EQ(editDistance("", "linear"), 6U);
}

TEST(EditDistance, IsSymmetric) {
    for (const auto* first : {"", "dynamic", "longrope"})
        for (const auto* second : {"yarn", "llama3", "long_rope"})
            EXPECT_EQ(editDistance(first, second), editDistance(second, first)) << first << ", " << second;
}

}   // namespace
}   // namespace rope
