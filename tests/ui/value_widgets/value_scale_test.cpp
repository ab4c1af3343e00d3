#include "ui/value_widgets/value_scale.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace rope::ui {
namespace {

const std::array scales{ValueScale{4, 256, false, true, 4}, ValueScale{100, 1e8, true},
                        ValueScale{1, 1048576, true, true}, ValueScale{0, 2},
                        ValueScale{0, 100, false, true, 1}, ValueScale{1.0 / 64, 1, false, false, 1.0 / 64}};

TEST(ValueScale, Ends_AreExact) {
    for (const ValueScale& scale : scales) {
        EXPECT_EQ(scale.valueOf(0), scale.low);
        EXPECT_EQ(scale.valueOf(scale.stepCount()), scale.high);
        EXPECT_EQ(scale.stepOf(scale.low - 1), 0);
        EXPECT_EQ(scale.stepOf(scale.high * 2), scale.stepCount());
    }
}

TEST(ValueScale, ValueOfAStep_ComesBackToTheStep) {
    for (const ValueScale& scale : scales)
        for (int step = 0; step <= scale.stepCount(); step += 7) {
            if (scale.isInteger && scale.isLogarithmic && scale.valueOf(step) < 100)
                continue;   // several steps share a small integer
            EXPECT_EQ(scale.stepOf(scale.valueOf(step)), step) << scale.low << " to " << scale.high;
        }
}

TEST(ValueScale, Values_NeverFall) {
    for (const ValueScale& scale : scales)
        for (int step = 1; step <= scale.stepCount(); ++step)
            EXPECT_GE(scale.valueOf(step), scale.valueOf(step - 1))
                << "step " << step << " of " << scale.low << " to " << scale.high;
}

TEST(ValueScale, IntegerScale_GivesWholeMultiples) {
    const ValueScale dimensions{4, 256, false, true, 4};
    for (int step = 0; step <= dimensions.stepCount(); ++step)
        EXPECT_EQ(std::fmod(dimensions.valueOf(step), 4), 0) << step;
    const ValueScale tokens{1, 1048576, true, true};
    for (int step = 0; step <= tokens.stepCount(); ++step)
        EXPECT_EQ(tokens.valueOf(step), std::floor(tokens.valueOf(step))) << step;
}

TEST(ValueScale, LogarithmicMiddle_IsTheGeometricMean) {
    const ValueScale scale{1, 10000, true};
    EXPECT_NEAR(scale.valueOf(scale.stepCount() / 2), 100, 2);
}

TEST(ValueScale, NotANumber_IsTheLowEnd) { EXPECT_EQ((ValueScale{1, 10, true}.stepOf(std::nan(""))), 0); }

}   // namespace
}   // namespace rope::ui
