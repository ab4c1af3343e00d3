// Float32 tables and rotations against float64, and the error bound of PhaseSteps.
#include "core/rotation/float_rotation.h"

#include "core/base/random.h"
#include "core/rotation/phase_steps.h"
#include "core/rotation/rotate.h"
#include "core/rotation/rotation_table.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

using namespace rope;

namespace {

FrequencySchedule scheduleOf(double base, std::size_t pairs) {
    FrequencySchedule schedule;
    for (std::size_t pair = 0; pair < pairs; ++pair)
        schedule.inverseFrequencies.push_back(
            std::pow(base, -static_cast<double>(pair) / static_cast<double>(pairs)));
    return schedule;
}

struct TruePhase {
    long double cosine, sine;
};

/// Of the exact product: what rounding cut off is at most 2^-26 up to 2^28 rad, so its square does not count
/// in long double.
TruePhase truePhase(double position, double frequency) {
    const double angle = position * frequency;
    const long double lost = std::fma(position, frequency, -angle);
    const long double cosine = std::cos(static_cast<long double>(angle)),
                      sine = std::sin(static_cast<long double>(angle));
    return {cosine - lost * sine, sine + lost * cosine};
}

double signedUnit(std::uint64_t index) {
    return static_cast<double>(mixedSeed(5, 6, index) >> 11U) * 0x1p-52 - 1;
}

RowMatrix randomRows(Eigen::Index rows, Eigen::Index columns) {
    RowMatrix numbers(rows, columns);
    for (Eigen::Index i = 0; i < numbers.size(); ++i)
        numbers.data()[i] = signedUnit(static_cast<std::uint64_t>(i));
    return numbers;
}

TEST(PhaseSteps, AnyBlockUpToTenMillionTokens_IsWithinItsErrorBound) {
    const std::vector<double> frequencies = scheduleOf(10000, 16).inverseFrequencies;
    for (const auto order : {PhaseSteps::Order::PairByPosition, PhaseSteps::Order::PositionByPair})
        for (const Progression& positions :
             {Progression{0, 1, 40000}, Progression{9'900'000, 1, 9000}, Progression{-70'000, 37, 5000}}) {
            const PhaseSteps steps(frequencies, positions, {16, order});
            PhaseSteps::Start start(steps);
            for (std::size_t index = 0; index < positions.count; index += 16 * 7) {
                start.moveTo(index);
                for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
                    const std::size_t place = (index / 16 + pair) % 16;
                    const std::size_t at = order == PhaseSteps::Order::PairByPosition
                                               ? pair * 16 + place
                                               : place * frequencies.size() + pair;
                    const auto position = static_cast<double>(
                        positions.first + static_cast<std::int64_t>(index + place) * positions.step);
                    const TruePhase expected = truePhase(position, frequencies[pair]);
                    const double c = start.cosine()[pair], s = start.sine()[pair];
                    const double cosine = c * steps.offsetCosine()[at] - s * steps.offsetSine()[at];
                    const double sine = s * steps.offsetCosine()[at] + c * steps.offsetSine()[at];
                    EXPECT_LE(std::abs(static_cast<double>(cosine - expected.cosine)), 4e-15)
                        << position << ", pair " << pair;
                    EXPECT_LE(std::abs(static_cast<double>(sine - expected.sine)), 4e-15)
                        << position << ", pair " << pair;
                }
            }
        }
}

TEST(FloatTable, Positions131072_AreRoundedOnceFromTheTrueValues) {
    const FrequencySchedule schedule = scheduleOf(10000, 64);
    FloatTable table;
    fillFloatTable(schedule, {0, 131072}, table, &ui::threadExecutor());
    ASSERT_EQ(table.cosine.rows(), 131072U);
    ASSERT_EQ(table.sine.columns(), 64U);
    double largest = 0;
    std::size_t notNearest = 0, looked = 0;
    for (std::size_t position = 0; position < 131072; position += 17)
        for (std::size_t pair = 0; pair < 64; ++pair, looked += 2) {
            const TruePhase expected =
                truePhase(static_cast<double>(position), schedule.inverseFrequencies[pair]);
            const float cosine = table.cosine.row(position)[pair], sine = table.sine.row(position)[pair];
            largest = std::max({largest, static_cast<double>(std::abs(cosine - expected.cosine)),
                                static_cast<double>(std::abs(sine - expected.sine))});
            if (cosine != static_cast<float>(expected.cosine)) ++notNearest;
            if (sine != static_cast<float>(expected.sine)) ++notNearest;
        }
    EXPECT_LE(largest, 3e-8) << "half a unit in the last place below 1";
    EXPECT_LE(static_cast<double>(notNearest), 1e-5 * static_cast<double>(looked));
}

TEST(FloatTable, AnyRange_EqualsTheTableInFloat64) {
    for (const std::size_t pairs : {1U, 5U, 48U})
        for (const PositionRange& range :
             {PositionRange{0, 1}, PositionRange{1000, 1500}, PositionRange{std::int64_t{1} << 50, 40}}) {
            const FrequencySchedule schedule = scheduleOf(500000, pairs);
            std::vector<std::int64_t> positions(range.count);
            std::iota(positions.begin(), positions.end(), range.first);
            const RotationTable exact = rotationTable(schedule, positions);
            FloatTable table;
            fillFloatTable(schedule, range, table, &ui::threadExecutor());
            for (std::size_t row = 0; row < range.count; ++row)
                for (std::size_t pair = 0; pair < pairs; ++pair) {
                    const auto i = static_cast<Eigen::Index>(row), j = static_cast<Eigen::Index>(pair);
                    EXPECT_NEAR(static_cast<double>(table.cosine.row(row)[pair]), exact.cosine(i, j), 3.1e-8);
                    EXPECT_NEAR(static_cast<double>(table.sine.row(row)[pair]), exact.sine(i, j), 3.1e-8);
                }
        }
}

TEST(FloatTable, AnyNumberOfThreads_GivesTheSameBits) {
    const FrequencySchedule schedule = scheduleOf(10000, 24);
    const ui::ThreadExecutor fourThreads(4);
    FloatTable one, four;
    fillFloatTable(schedule, {5, 7000}, one);
    fillFloatTable(schedule, {5, 7000}, four, &fourThreads);
    for (std::size_t i = 0; i < one.cosine.size(); ++i) {
        ASSERT_EQ(one.cosine.data()[i], four.cosine.data()[i]);
        ASSERT_EQ(one.sine.data()[i], four.sine.data()[i]);
    }
}

TEST(FloatRotation, EveryLayout_EqualsTheRotationInFloat64) {
    const PairLayout layouts[] = {{Pairing::Half, 128, 128, 0}, {Pairing::Interleaved, 128, 128, 0},
                                  {Pairing::Half, 96, 32, 0},   {Pairing::Interleaved, 24, 8, 16},
                                  {Pairing::Half, 20, 10, 4},   {Pairing::Half, 6, 5, 1}};
    constexpr std::size_t heads = 3;
    constexpr Eigen::Index positions = 300;   // of which 128 are a part
    for (const PairLayout& layout : layouts) {
        const FrequencySchedule schedule = scheduleOf(10000, static_cast<std::size_t>(layout.pairCount()));
        const RowMatrix numbers =
            randomRows(positions * static_cast<Eigen::Index>(heads), layout.outputDim());
        FloatTable table;
        fillFloatTable(schedule, {100, static_cast<std::size_t>(positions)}, table);
        FloatRows vectors, output, inPlace;
        vectors.assign(numbers);
        inPlace.assign(numbers);
        rotateFloat({{vectors, output}, {inPlace, inPlace}}, table, layout, &ui::threadExecutor());

        std::vector<std::int64_t> ofRows;
        for (std::int64_t position = 0; position < positions; ++position)
            ofRows.insert(ofRows.end(), heads, 100 + position);
        const RowMatrix expected = rotated(numbers, rotationTable(schedule, ofRows), layout);
        for (std::size_t i = 0; i < output.size(); ++i) {
            EXPECT_NEAR(static_cast<double>(output.data()[i]), expected.data()[i], 2.5e-7);
            EXPECT_EQ(output.data()[i], inPlace.data()[i]);
        }
    }
}

}   // namespace
