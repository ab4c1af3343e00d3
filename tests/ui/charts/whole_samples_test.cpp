#include "ui/charts/whole_samples.h"

#include <gtest/gtest.h>

namespace rope::ui {

namespace {

TEST(WholeSamples, AreDistinctAndReachBothEnds) {
    for (const AxisScale scale : {AxisScale::Linear, AxisScale::Logarithmic})
        for (const double last : {2.0, 5.0, 1000.0, 1000000.0}) {
            const std::vector<std::int64_t> samples = wholeSamples({1, last, scale}, 64);
            EXPECT_EQ(samples.front(), 1);
            EXPECT_EQ(samples.back(), static_cast<std::int64_t>(last));
            EXPECT_LE(samples.size(), 65U);
            for (std::size_t i = 1; i < samples.size(); ++i) EXPECT_LT(samples[i - 1], samples[i]);
        }
}

TEST(WholeSamples, FewNumbers_AreAll) {
    EXPECT_EQ(wholeSamples({0, 4, AxisScale::Linear}, 64), (std::vector<std::int64_t>{0, 1, 2, 3, 4}));
}

}   // namespace

}   // namespace rope::ui
