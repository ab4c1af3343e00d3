#include "core/encoding/absolute_encoding.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rope {
namespace {

TEST(Sinusoidal, PositionZero_IsZeroAndOne) {
    const Vector encoding = sinusoidalEncoding(0, 6);
    for (int j = 0; j < 6; ++j) EXPECT_EQ(encoding[j], j % 2);
}

TEST(Sinusoidal, EvenIsSineOddIsCosineOfTheSameAngle) {
    const Vector encoding = sinusoidalEncoding(100, 8);
    for (int pair = 0; pair < 4; ++pair) {
        const double angleRad = 100 / std::pow(10000.0, 2 * pair / 8.0);
        EXPECT_NEAR(encoding[2 * pair], std::sin(angleRad), 1e-13) << "pair " << pair;
        EXPECT_NEAR(encoding[2 * pair + 1], std::cos(angleRad), 1e-13) << "pair " << pair;
    }
    EXPECT_NEAR(encoding.squaredNorm(), 4, 1e-14);   // mean square 1/2
}

TEST(Sinusoidal, OddDimension_EndsWithASine) {
    const Vector encoding = sinusoidalEncoding(3, 3);
    EXPECT_NEAR(encoding[2], std::sin(3 / std::pow(10000.0, 2 / 3.0)), 1e-15);
}

TEST(Sinusoidal, DotOfTwo_DependsOnDistanceAlone) {
    const double near = sinusoidalEncoding(7, 64).dot(sinusoidalEncoding(2, 64));
    EXPECT_NEAR(near, sinusoidalEncoding(1007, 64).dot(sinusoidalEncoding(1002, 64)), 1e-11);
}

TEST(Learned, SameSeedAndPosition_SameRow) {
    EXPECT_EQ(learnedEncoding(5, 16, 1), learnedEncoding(5, 16, 1));
    EXPECT_NE(learnedEncoding(5, 16, 1), learnedEncoding(6, 16, 1));
    EXPECT_NE(learnedEncoding(5, 16, 1), learnedEncoding(5, 16, 2));
}

TEST(Learned, MeanSquare_IsThatOfTheSinusoidal) {
    double sum = 0;
    for (int position = 0; position < 1000; ++position) sum += learnedEncoding(position, 64, 3).squaredNorm();
    EXPECT_NEAR(sum / 64000, 0.5, 0.015);   // 5 standard deviations of the mean of 64000 squares
}

}   // namespace
}   // namespace rope
