#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

TEST(ComputeSchedule, TheSameRequest_GivesTheSameSchedule) {
    ScalingRequest request{.rotaryDim = 96, .ropeTheta = 12345.5};
    const MethodChoice choice{"yarn", {{"factor", 3.25}}};
    EXPECT_EQ(computeSchedule(request, choice).value(), computeSchedule(request, choice).value());
    EXPECT_NE(computeSchedule(request, choice).value(),
              computeSchedule(request, {"yarn", {{"factor", 3.5}}}).value());
}

TEST(ComputeSchedule, AnError_IsNotKept) {
    const ScalingRequest request{.rotaryDim = 96, .ropeTheta = 12345.5};
    EXPECT_FALSE(computeSchedule(request, {"linear", {{"factor", -1.0}}}).ok());
    EXPECT_FALSE(computeSchedule(request, {"linear", {{"factor", -1.0}}}).ok());
    EXPECT_TRUE(computeSchedule(request, {"linear", {{"factor", 1.0}}}).ok());
}

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
