#include "core/analysis/frequency_bands.h"

#include <gtest/gtest.h>

#include <array>

namespace rope {

namespace {

TEST(FrequencyBands, YarnLikeRatios_GiveThreeBands) {
    const std::array<double, 6> ratio{1, 1, 0.6, 0.4, 0.25, 0.25};
    const std::vector<FrequencyBand> bands = frequencyBands(ratio, 4);
    const std::vector<FrequencyBand> expected{
        {BandKind::Kept, 0, 1}, {BandKind::Blended, 2, 3}, {BandKind::Interpolated, 4, 5}};
    EXPECT_EQ(bands, expected);
    EXPECT_EQ(pairsOf(bands, BandKind::Kept), 2);
}

TEST(FrequencyBands, PairsThatDoNotTurn_AreStillWhateverTheFactor) {
    const std::array<double, 3> ratio{1, 0, 0};
    for (const double factor : {1.0, 8.0})
        EXPECT_EQ(frequencyBands(ratio, factor),
                  (std::vector<FrequencyBand>{{BandKind::Kept, 0, 0}, {BandKind::Unrotated, 1, 2}}));
}

TEST(FrequencyBands, FactorOne_KeepsAll) {
    const std::array<double, 3> ratio{1, 1, 1};
    EXPECT_EQ(frequencyBands(ratio, 1), (std::vector<FrequencyBand>{{BandKind::Kept, 0, 2}}));
    EXPECT_TRUE(frequencyBands({}, 4).empty());
}

}   // namespace

}   // namespace rope
