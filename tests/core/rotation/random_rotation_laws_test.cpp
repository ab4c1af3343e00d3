// What must hold for the rotation of any head by any method, tried on thousands of random ones: seeded, so
// that a failure can be repeated.
#include "core/attention/vector_source.h"
#include "core/methods/method_registry.h"
#include "core/numerics/normal_numbers.h"
#include "core/rotation/rotate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>

namespace rope {
namespace {

constexpr int trials = 3000;

int whole(std::mt19937_64& bits, int low, int high) {
    return low + static_cast<int>(bits() % static_cast<std::uint64_t>(high - low + 1));
}

PairLayout randomLayout(std::mt19937_64& bits) {
    PairLayout layout;
    layout.pairing = whole(bits, 0, 1) == 0 ? Pairing::Half : Pairing::Interleaved;
    layout.rotaryDim = whole(bits, 1, 128);
    layout.rotaryOffset = whole(bits, 0, 2) == 0 ? whole(bits, 0, 16) : 0;
    layout.headDim =
        layout.rotaryOffset + layout.rotaryDim + (whole(bits, 0, 1) == 0 ? 0 : whole(bits, 0, 64));
    return layout;
}

FrequencySchedule randomSchedule(std::mt19937_64& bits, int rotaryDim) {
    constexpr const char* ids[] = {"none", "linear", "yarn", "llama3", "ntk-by-parts"};
    const ScalingRequest request{.rotaryDim = rotaryDim, .ropeTheta = std::pow(10.0, whole(bits, 2, 7))};
    MethodChoice choice{ids[whole(bits, 0, 4)]};
    if (choice.id != "none") choice.parameters.set("factor", static_cast<double>(whole(bits, 1, 32)));
    if (choice.id == "llama3")
        choice.parameters.set("low_freq_factor", 1.0), choice.parameters.set("high_freq_factor", 4.0);
    return computeSchedule(request, choice).value();
}

RowMatrix randomVector(std::mt19937_64& bits, int dim) {
    RowMatrix vector(1, dim);
    fillNormal(bits(), {vector.data(), static_cast<std::size_t>(dim)});
    return vector;
}

double scoreOf(const RowMatrix& query, const RowMatrix& key, const FrequencySchedule& schedule,
               const PairLayout& layout, std::int64_t m, std::int64_t n) {
    const RowMatrix rotatedQuery =
        rotated(padded(query, layout), rotationTable(schedule, {&m, 1}, {}, Attention::Exclude), layout);
    const RowMatrix rotatedKey =
        rotated(padded(key, layout), rotationTable(schedule, {&n, 1}, {}, Attention::Exclude), layout);
    return rotatedQuery.row(0).dot(rotatedKey.row(0)) / std::sqrt(static_cast<double>(layout.headDim));
}

TEST(RandomRotationLaws, Scores_AreInvariantToACommonShift_UpToAMillion) {
    std::mt19937_64 bits(11);
    double worst = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const PairLayout layout = randomLayout(bits);
        const FrequencySchedule schedule = randomSchedule(bits, layout.rotaryDim);
        const RowMatrix query = randomVector(bits, layout.headDim), key = randomVector(bits, layout.headDim);
        const std::int64_t m = whole(bits, 0, 500'000), n = whole(bits, 0, 500'000),
                           shift = whole(bits, 0, 500'000);
        const double deviation = std::abs(scoreOf(query, key, schedule, layout, m + shift, n + shift) -
                                          scoreOf(query, key, schedule, layout, m, n));
        worst = std::max(worst, deviation);
        ASSERT_LE(deviation, 1e-9) << "trial " << trial << ": m " << m << ", n " << n << ", shift " << shift
                                   << ", D " << layout.headDim << ", r " << layout.rotaryDim;
    }
    EXPECT_GT(worst, 0) << "the shift was not applied";
}

/// The place in half order of each coordinate of the interleaved order: 0, 2, 4, ..., 1, 3, 5, ... behind the
/// coordinates in front.
RowMatrix reordered(const RowMatrix& vector, const PairLayout& from, const PairLayout& to) {
    RowMatrix result = vector;
    for (int pair = 0; pair < from.pairCount(); ++pair) {
        result(0, to.first(pair)) = vector(0, from.first(pair));
        result(0, to.second(pair)) = vector(0, from.second(pair));
    }
    return result;
}

TEST(RandomRotationLaws, HalfToInterleavedAndBack_IsTheIdentity_AndRotatesAlike) {
    std::mt19937_64 bits(12);
    for (int trial = 0; trial < trials; ++trial) {
        PairLayout half = randomLayout(bits), interleaved = half;
        half.pairing = Pairing::Half;
        interleaved.pairing = Pairing::Interleaved;
        const RowMatrix vector = padded(randomVector(bits, half.headDim), half);
        const RowMatrix permuted = reordered(vector, interleaved, half);
        ASSERT_EQ(reordered(permuted, half, interleaved), vector);
        const FrequencySchedule schedule = randomSchedule(bits, half.rotaryDim);
        const std::int64_t position = whole(bits, 0, 1'000'000);
        const RotationTable table = rotationTable(schedule, {&position, 1});
        ASSERT_EQ(reordered(rotated(permuted, table, half), half, interleaved),
                  rotated(vector, table, interleaved))
            << "trial " << trial;
    }
}

TEST(RandomRotationLaws, Norms_AreKept) {
    std::mt19937_64 bits(13);
    for (int trial = 0; trial < trials; ++trial) {
        const PairLayout layout = randomLayout(bits);
        const RowMatrix vector = padded(randomVector(bits, layout.headDim), layout);
        const std::int64_t position = whole(bits, 0, 1'000'000);
        const RotationTable table =
            rotationTable(randomSchedule(bits, layout.rotaryDim), {&position, 1}, {}, Attention::Exclude);
        ASSERT_NEAR(rotated(vector, table, layout).norm() / vector.norm(), 1, 1e-14);
    }
}

}   // namespace
}   // namespace rope
