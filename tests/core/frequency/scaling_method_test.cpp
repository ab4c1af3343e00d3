#include "core/frequency/scaling_method.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

TEST(ScalingRegistry, EveryRow_HasIdTitleCitationAndCompute) {
    ASSERT_FALSE(scalingMethods().empty());
    EXPECT_EQ(scalingMethods().front().id, "none");
    for (const ScalingMethod& row : scalingMethods()) {
        EXPECT_FALSE(row.id.empty());
        EXPECT_FALSE(row.title.empty()) << row.id;
        EXPECT_FALSE(row.citation.empty()) << row.id;
        EXPECT_FALSE(row.summary.empty()) << row.id;
        EXPECT_NE(row.compute, nullptr) << row.id;
        EXPECT_EQ(findScalingMethod(row.id)->title, row.title);
    }
}

}   // namespace
}   // namespace rope
