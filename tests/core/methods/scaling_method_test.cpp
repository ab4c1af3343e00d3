#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

TEST(ComputeSchedule, TheSameQuestion_IsComputedOnce) {
    ScalingRequest request{.rotaryDim = 96, .ropeTheta = 12345.5};
    const MethodChoice choice{"yarn", {{"factor", 3.25}}};
    const std::size_t before = computedSchedules();
    const FrequencySchedule first = computeSchedule(request, choice).value(),
                            again = computeSchedule(request, choice).value();
    EXPECT_EQ(computedSchedules(), before + 1);
    EXPECT_EQ(first, again);
    request.lengths.sequence = 9000;
    (void)computeSchedule(request, choice);
    (void)computeSchedule(request, {"yarn", {{"factor", 3.5}}});
    (void)computeSchedule(request, {"linear", {{"factor", 3.25}}});
    EXPECT_EQ(computedSchedules(), before + 4);
}

TEST(ComputeSchedule, AnError_IsNotKept) {
    const ScalingRequest request{.rotaryDim = 96, .ropeTheta = 12345.5};
    EXPECT_FALSE(computeSchedule(request, {"linear", {{"factor", -1.0}}}).ok());
    EXPECT_FALSE(computeSchedule(request, {"linear", {{"factor", -1.0}}}).ok());
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
