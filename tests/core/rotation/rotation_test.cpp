// What must hold for any rotation: norms, angle addition, inverse, layouts, padding, rounding hooks.
#include "core/rotation/rotate.h"

#include "core/numerics/normal_numbers.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rope {
namespace {

constexpr double tolerance = 1e-12;   // positions to 10^4: an angle is off by at most 1e-12 rad

FrequencySchedule schedule(int rotaryDim, double base = 10000) {
    FrequencySchedule result;
    for (int pair = 0; pair < (rotaryDim + 1) / 2; ++pair)
        result.inverseFrequencies.push_back(std::pow(base, -2.0 * pair / rotaryDim));
    return result;
}

RowMatrix randomRows(int rows, int columns, std::uint64_t seed = 1) {
    RowMatrix matrix(rows, columns);
    fillNormal(seed, {matrix.data(), static_cast<std::size_t>(matrix.size())});
    return matrix;
}

RowMatrix rotatedTo(const RowMatrix& vectors, const PairLayout& layout, std::int64_t position,
                    const FrequencySchedule& frequencies) {
    const std::vector<std::int64_t> positions(static_cast<std::size_t>(vectors.rows()), position);
    return rotated(padded(vectors, layout), rotationTable(frequencies, positions), layout);
}

/// The matrix R_m (its transpose acts on rows).
RowMatrix rotationMatrix(const PairLayout& layout, std::int64_t position) {
    const RowMatrix unit = RowMatrix::Identity(layout.outputDim(), layout.outputDim());
    const std::vector<std::int64_t> positions(static_cast<std::size_t>(layout.outputDim()), position);
    return rotated(unit, rotationTable(schedule(layout.rotaryDim), positions), layout).transpose();
}

const PairLayout layouts[] = {
    {Pairing::Half, 8, 8, 0},         {Pairing::Interleaved, 8, 8, 0}, {Pairing::Half, 10, 4, 0},
    {Pairing::Interleaved, 10, 4, 3}, {Pairing::Half, 10, 4, 6},       {Pairing::Half, 7, 5, 0},
    {Pairing::Interleaved, 7, 5, 0},  {Pairing::Half, 9, 5, 2},        {Pairing::Interleaved, 9, 5, 2},
    {Pairing::Half, 1, 1, 0},         {Pairing::Interleaved, 3, 1, 2}, {Pairing::Half, 128, 128, 0},
};

std::string nameOf(const PairLayout& layout) {
    return std::string(layout.pairing == Pairing::Half ? "half" : "interleaved") +
           " D=" + std::to_string(layout.headDim) + " r=" + std::to_string(layout.rotaryDim) +
           " offset=" + std::to_string(layout.rotaryOffset);
}

TEST(Rotation, WorkedExample_TableOfFour) {
    const PairLayout layout{Pairing::Interleaved, 4, 4, 0};
    RowMatrix query(1, 4);
    query << 1, 0.5, 0.8, -0.3;
    const double expected[4][4] = {{1.000000, 0.500000, 0.800000, -0.300000},
                                   {0.119567, 1.111622, 0.802960, -0.291985},
                                   {-0.870796, 0.701224, 0.805840, -0.283941},
                                   {-1.060553, -0.353876, 0.808639, -0.275869}};
    const FrequencySchedule frequencies{{1, 0.01}};
    for (int m = 0; m < 4; ++m) {
        const RowMatrix output = rotatedTo(query, layout, m, frequencies);
        for (int d = 0; d < 4; ++d)
            EXPECT_NEAR(output(0, d), expected[m][d], 5e-7) << "position " << m << " coordinate " << d;
        EXPECT_NEAR(output.norm(), 1.407125, 5e-7) << "position " << m;
    }
}

TEST(Rotation, Table_PositionZeroIsIdentityAndBlockIsCosMinusSin) {
    const std::vector<std::int64_t> positions{0, 1};
    const RotationTable table = rotationTable(FrequencySchedule{{1, 0.01}}, positions);
    EXPECT_EQ(table.cosine(0, 0), 1);
    EXPECT_EQ(table.sine(0, 1), 0);
    RowMatrix unit(2, 4);
    unit << 1, 0, 0, 0, 1, 0, 0, 0;
    const RowMatrix output = rotated(unit, table, {Pairing::Interleaved, 4, 4, 0});
    EXPECT_EQ(output(1, 0), std::cos(1.0));
    EXPECT_EQ(output(1, 1), std::sin(1.0));
}

TEST(Rotation, AnyLayout_KeepsNormAndPassesOthersThrough) {
    for (const PairLayout& layout : layouts) {
        SCOPED_TRACE(nameOf(layout));
        const RowMatrix vectors = randomRows(3, layout.headDim);
        const RowMatrix output = rotatedTo(vectors, layout, 4711, schedule(layout.rotaryDim));
        ASSERT_EQ(output.cols(), layout.outputDim());
        for (int row = 0; row < 3; ++row)
            EXPECT_NEAR(output.row(row).norm(), vectors.row(row).norm(), tolerance);
        EXPECT_EQ(output.leftCols(layout.rotaryOffset), vectors.leftCols(layout.rotaryOffset));
        const int behind = layout.headDim - layout.rotaryOffset - layout.rotaryDim;
        EXPECT_EQ(output.rightCols(behind), vectors.rightCols(behind));
    }
}

TEST(Rotation, AnyLayout_TransposeTimesRotationIsRotationByDifference) {
    for (const PairLayout& layout : layouts) {
        SCOPED_TRACE(nameOf(layout));
        const RowMatrix product = rotationMatrix(layout, 1000).transpose() * rotationMatrix(layout, 1337);
        EXPECT_LE((product - rotationMatrix(layout, 337)).cwiseAbs().maxCoeff(), tolerance);
    }
}

TEST(Rotation, AnyLayout_DotProductDependsOnDistanceAlone) {
    for (const PairLayout& layout : layouts) {
        SCOPED_TRACE(nameOf(layout));
        const RowMatrix q = randomRows(1, layout.headDim, 2), k = randomRows(1, layout.headDim, 3);
        const FrequencySchedule frequencies = schedule(layout.rotaryDim);
        const double near =
            rotatedTo(q, layout, 40, frequencies).row(0).dot(rotatedTo(k, layout, 11, frequencies).row(0));
        const double far = rotatedTo(q, layout, 5040, frequencies)
                               .row(0)
                               .dot(rotatedTo(k, layout, 5011, frequencies).row(0));
        EXPECT_NEAR(near, far, 1e-10);
    }
}

TEST(Rotation, AnyLayout_BackUndoesForward) {
    for (const PairLayout& layout : layouts) {
        SCOPED_TRACE(nameOf(layout));
        const RowMatrix vectors = padded(randomRows(2, layout.headDim), layout);
        const std::vector<std::int64_t> positions{77, 9999};
        const RotationTable table = rotationTable(schedule(layout.rotaryDim), positions);
        const RowMatrix back = rotatedBack(rotated(vectors, table, layout), table, layout);
        EXPECT_LE((back - vectors).cwiseAbs().maxCoeff(), tolerance);
    }
}

TEST(Rotation, Layouts_EquivalentUpToPermutation) {
    const int r = 12;
    const PairLayout half{Pairing::Half, r, r, 0}, interleaved{Pairing::Interleaved, r, r, 0};
    const RowMatrix vectors = randomRows(1, r);
    RowMatrix permuted(1, r);
    for (int pair = 0; pair < r / 2; ++pair) {
        permuted(0, half.first(pair)) = vectors(0, interleaved.first(pair));
        permuted(0, half.second(pair)) = vectors(0, interleaved.second(pair));
    }
    const RowMatrix a = rotatedTo(vectors, interleaved, 123, schedule(r)),
                    b = rotatedTo(permuted, half, 123, schedule(r));
    for (int pair = 0; pair < r / 2; ++pair) {
        EXPECT_EQ(a(0, interleaved.first(pair)), b(0, half.first(pair))) << "pair " << pair;
        EXPECT_EQ(a(0, interleaved.second(pair)), b(0, half.second(pair))) << "pair " << pair;
    }
    EXPECT_GT((a - rotatedTo(vectors, half, 123, schedule(r))).cwiseAbs().maxCoeff(),
              0.1);   // without permuting they differ
}

TEST(Rotation, OddRotaryDim_PadsOneZeroBehindTheRotaryPart) {
    const PairLayout layout{Pairing::Half, 9, 5, 2};
    EXPECT_EQ(layout.pairCount(), 3);
    EXPECT_EQ(layout.outputDim(), 10);
    RowMatrix vector(1, 9);
    vector << 1, 2, 3, 4, 5, 6, 7, 8, 9;
    RowMatrix expected(1, 10);
    expected << 1, 2, 3, 4, 5, 6, 7, 0, 8, 9;
    EXPECT_EQ(padded(vector, layout), expected);
    // the last pair is (7, 0): its second coordinate is filled by the rotation
    const RowMatrix output = rotatedTo(vector, layout, 3, schedule(5));
    const double angleRad = 3 * std::pow(10000.0, -4.0 / 5);
    EXPECT_NEAR(output(0, 4), 5 * std::cos(angleRad), tolerance);
    EXPECT_NEAR(output(0, 7), 5 * std::sin(angleRad), tolerance);
}

TEST(Rotation, EvenRotaryDim_PaddedIsUnchanged) {
    const RowMatrix vectors = randomRows(2, 10);
    EXPECT_EQ(padded(vectors, {Pairing::Half, 10, 4, 3}), vectors);
}

TEST(Rotation, Table_CarriesAttentionFactorOnlyWhenIncluded) {
    const FrequencySchedule frequencies{{1, 0.5}, 1.25};
    const std::vector<std::int64_t> positions{3};
    const RotationTable with = rotationTable(frequencies, positions),
                        without = rotationTable(frequencies, positions, {}, Attention::Exclude);
    EXPECT_EQ(with.cosine(0, 1), 1.25 * std::cos(1.5));
    EXPECT_EQ(with.sine(0, 1), 1.25 * std::sin(1.5));
    EXPECT_EQ(without.cosine(0, 1), std::cos(1.5));
}

TEST(Rotation, Table_NoPositionsGivesNoRows) {
    const RotationTable table = rotationTable(FrequencySchedule{{1, 0.5}}, {});
    EXPECT_EQ(table.cosine.rows(), 0);
    EXPECT_EQ(table.cosine.cols(), 2);
}

TEST(Rotation, StillPair_StaysAtAnyPosition) {
    const std::vector<std::int64_t> positions{std::int64_t{1} << 53};
    const RotationTable table = rotationTable(FrequencySchedule{{0}}, positions);
    EXPECT_EQ(table.cosine(0, 0), 1);
    EXPECT_EQ(table.sine(0, 0), 0);
}

TEST(RotationPrecision, Positions_RoundedBeforeTheAngle) {
    const Precision precision{.format = NumberFormat::Bfloat16,
                              .positions = true,
                              .angles = false,
                              .tables = false,
                              .products = false};
    const std::vector<std::int64_t> positions{15962};
    EXPECT_EQ(rotationTable(FrequencySchedule{{0.3}}, positions, precision).cosine(0, 0),
              std::cos(15936 * 0.3));
}

TEST(RotationPrecision, Angles_RoundedAfterTheProduct) {
    const Precision precision{.format = NumberFormat::Float32,
                              .positions = false,
                              .angles = true,
                              .tables = false,
                              .products = false};
    const std::vector<std::int64_t> positions{131071};
    const double angleRad = static_cast<double>(static_cast<float>(131071 * 0.3));
    EXPECT_EQ(rotationTable(FrequencySchedule{{0.3}}, positions, precision).sine(0, 0), std::sin(angleRad));
}

TEST(RotationPrecision, Tables_RoundedWithTheAttentionFactorInside) {
    const Precision precision{.format = NumberFormat::Float16,
                              .positions = false,
                              .angles = false,
                              .tables = true,
                              .products = false};
    const std::vector<std::int64_t> positions{1};
    EXPECT_EQ(rotationTable(FrequencySchedule{{1}, 1.1}, positions, precision).cosine(0, 0),
              roundTo(NumberFormat::Float16, 1.1 * std::cos(1.0)));
}

TEST(RotationPrecision, Products_EachProductAndSumRounded) {
    const Precision precision{.format = NumberFormat::Bfloat16};
    const RotationTable table{RowMatrix::Constant(1, 1, 0.6), RowMatrix::Constant(1, 1, 0.8)};
    RowMatrix vector(1, 2);
    vector << 1.01, 0.37;
    const auto round = [](double value) { return roundTo(NumberFormat::Bfloat16, value); };
    const RowMatrix output = rotated(vector, table, {Pairing::Half, 2, 2, 0}, precision);
    EXPECT_EQ(output(0, 0), round(round(1.01 * 0.6) - round(0.37 * 0.8)));
    EXPECT_EQ(output(0, 1), round(round(0.37 * 0.6) + round(1.01 * 0.8)));
}

TEST(RotationPrecision, NoPlaceSwitchedOn_SameBitsAsFloat64) {
    const Precision nowhere{.format = NumberFormat::Float16,
                            .positions = false,
                            .angles = false,
                            .tables = false,
                            .products = false};
    const PairLayout layout{Pairing::Half, 8, 8, 0};
    const std::vector<std::int64_t> positions{12345};
    const RowMatrix vector = randomRows(1, 8);
    const RotationTable exact = rotationTable(schedule(8), positions),
                        table = rotationTable(schedule(8), positions, nowhere);
    EXPECT_EQ(exact.cosine, table.cosine);
    EXPECT_EQ(rotated(vector, exact, layout), rotated(vector, table, layout, nowhere));
}

}   // namespace
}   // namespace rope
