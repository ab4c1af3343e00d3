#include "core/rotation/float_rotation.h"

#include "core/numerics/kernel_set.h"
#include "core/rotation/rotation_table.h"
#include "core/rotation/turn_steps.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <numeric>
#include <vector>

namespace rope {

namespace {

constexpr std::size_t rotatedPositionsAtOnce = 8;
constexpr std::size_t tableRowsAtOnce = 16;   // the turns of their places, 16 kB for 64 pairs, stay in the first-level cache

void fillSteadily(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table, std::size_t threads) {
    const TurnSteps steps(schedule.inverseFrequencies, {positions.first, 1, positions.count},
                          {tableRowsAtOnce, TurnSteps::Order::PlaceByPair});
    const auto fillSeed = [&](std::size_t seed) {
        TurnSteps::Start start(steps);
        const std::size_t end = std::min(positions.count, (seed + 1) * steps.seedLength());
        for (std::size_t row = seed * steps.seedLength(); row < end; row += tableRowsAtOnce) {
            start.moveTo(row);
            kernels().turnTable({start.cosine(), start.sine(), steps.placeCosine(), steps.placeSine(), std::min(tableRowsAtOnce, end - row),
                                 schedule.pairCount(), table.cosine.row(row), table.sine.row(row)});
        }
    };
    forEachIndex((positions.count + steps.seedLength() - 1) / steps.seedLength(), fillSeed, threads);
}

void fillOneByOne(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table) {
    std::vector<std::int64_t> list(positions.count);
    std::iota(list.begin(), list.end(), positions.first);
    const RotationTable exact = rotationTable(schedule, list, {}, Attention::Exclude);
    table.cosine.assign(exact.cosine);
    table.sine.assign(exact.sine);
}

/// in: rows of the table
void rotatePositions(const FloatTurn& turn, const FloatTable& table, const PairLayout& layout, PositionRange rows) {
    const std::size_t dim = turn.vectors.columns(), pairs = table.cosine.columns(), heads = turn.vectors.rows() / table.cosine.rows();
    assert(dim == static_cast<std::size_t>(layout.outputDim()) && "vectors must be padded");
    assert(pairs == static_cast<std::size_t>(layout.pairCount()) && "one table column per pair");
    assert(turn.vectors.rows() % table.cosine.rows() == 0 && "a table row for every position");
    const auto offset = static_cast<std::size_t>(layout.rotaryOffset), first = static_cast<std::size_t>(rows.first);
    const float* const from = turn.vectors.row(first * heads);
    float* const to = turn.turned.row(first * heads);
    if (from != to && dim > 2 * pairs) std::memcpy(to, from, rows.count * heads * dim * sizeof(float));
    const auto rotate = layout.pairing == Pairing::Half ? kernels().rotateHalves : kernels().rotateNeighbours;
    rotate({from + offset, table.cosine.row(first), table.sine.row(first), rows.count, heads, pairs, dim, to + offset,
            turn.turned.exceedsCache()});
}

}   // namespace

void fillFloatTable(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table, std::size_t threads) {
    table.cosine.reshape(positions.count, schedule.pairCount());
    table.sine.reshape(positions.count, schedule.pairCount());
    if (TurnSteps::suits(schedule.inverseFrequencies, {positions.first, 1, positions.count}) && !schedule.axes)
        fillSteadily(schedule, positions, table, threads);
    else fillOneByOne(schedule, positions, table);
}

void rotateFloat(std::initializer_list<FloatTurn> turns, const FloatTable& table, const PairLayout& layout, std::size_t threads) {
    for (const FloatTurn& turn : turns) turn.turned.reshape(turn.vectors.rows(), turn.vectors.columns());
    const std::size_t positions = table.cosine.rows();
    const auto rotatePart = [&](std::size_t part) {
        const std::size_t first = part * rotatedPositionsAtOnce, count = std::min(rotatedPositionsAtOnce, positions - first);
        for (const FloatTurn& turn : turns) rotatePositions(turn, table, layout, {static_cast<std::int64_t>(first), count});
        kernels().endStores();
    };
    forEachIndex((positions + rotatedPositionsAtOnce - 1) / rotatedPositionsAtOnce, rotatePart, threads);
}

}   // namespace rope
