#include "core/rotation/float_rotation.h"

#include "core/numerics/kernel_set.h"
#include "core/rotation/phase_steps.h"
#include "core/rotation/rotation_table.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <numeric>
#include <vector>

namespace rope {

namespace {

constexpr std::size_t rotatedPositionsAtOnce =
    8;   // their turns stay in the first-level cache from queries to keys
constexpr std::size_t rotatedPositionsOfPart =
    128;   // taking a part waits for all stores before, which is dear
constexpr std::size_t tableRowsAtOnce =
    16;   // the turns of their places, 16 kB for 64 pairs, stay in the first-level cache

void fillSteadily(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table,
                  const ParallelExecutor* executor) {
    const TurnSteps steps(schedule.inverseFrequencies, {positions.first, 1, positions.count},
                          {tableRowsAtOnce, TurnSteps::Order::PlaceByPair});
    const auto fillSeed = [&](std::size_t seed) {
        TurnSteps::Start start(steps);
        const std::size_t end = std::min(positions.count, (seed + 1) * steps.seedLength());
        for (std::size_t row = seed * steps.seedLength(); row < end; row += tableRowsAtOnce) {
            start.moveTo(row);
            kernels().turnTable({start.cosine(), start.sine(), steps.placeCosine(), steps.placeSine(),
                                 std::min(tableRowsAtOnce, end - row), schedule.pairCount(),
                                 table.cosine.row(row), table.sine.row(row)});
        }
    };
    parallelFor(executor, (positions.count + steps.seedLength() - 1) / steps.seedLength(), fillSeed);
}

void fillOneByOne(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table) {
    std::vector<std::int64_t> list(positions.count);
    std::iota(list.begin(), list.end(), positions.first);
    const RotationTable exact = rotationTable(schedule, list, {}, Attention::Exclude);
    table.cosine.assign(exact.cosine);
    table.sine.assign(exact.sine);
}

/// Every position of a turn.
FloatRotation wholeOf(const FloatTurn& turn, const FloatTable& table,
                      [[maybe_unused]] const PairLayout& layout) {
    const std::size_t dim = turn.vectors.columns(), pairs = table.cosine.columns(),
                      positions = table.cosine.rows();
    assert(dim == static_cast<std::size_t>(layout.outputDim()) && "vectors must be padded");
    assert(pairs == static_cast<std::size_t>(layout.pairCount()) && "one table column per pair");
    assert(turn.vectors.rows() % positions == 0 && "a table row for every position");
    return {turn.vectors.data(),
            table.cosine.data(),
            table.sine.data(),
            positions,
            turn.vectors.rows() / positions,
            pairs,
            dim,
            turn.turned.data(),
            turn.turned.exceedsCache()};
}

FloatRotation partOf(FloatRotation whole, std::size_t first, std::size_t count) {
    const std::size_t numbers = first * whole.heads * whole.stride, turns = first * whole.pairs;
    whole.vectors += numbers;
    whole.turned += numbers;
    whole.cosine += turns;
    whole.sine += turns;
    whole.positions = count;
    return whole;
}

void rotatePositions(FloatRotation work, const PairLayout& layout) {
    if (work.vectors != work.turned && work.stride > 2 * work.pairs)
        std::memcpy(work.turned, work.vectors, work.positions * work.heads * work.stride * sizeof(float));
    work.vectors += layout.rotaryOffset;
    work.turned += layout.rotaryOffset;
    (layout.pairing == Pairing::Half ? kernels().rotateHalves : kernels().rotateNeighbours)(work);
}

}   // namespace

void fillFloatTable(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table,
                    const ParallelExecutor* executor) {
    table.cosine.reshape(positions.count, schedule.pairCount());
    table.sine.reshape(positions.count, schedule.pairCount());
    if (TurnSteps::suits(schedule.inverseFrequencies, {positions.first, 1, positions.count}) &&
        !schedule.axes)
        fillSteadily(schedule, positions, table, executor);
    else fillOneByOne(schedule, positions, table);
}

void rotateFloat(std::initializer_list<FloatTurn> turns, const FloatTable& table, const PairLayout& layout,
                 const ParallelExecutor* executor) {
    for (const FloatTurn& turn : turns) turn.turned.reshape(turn.vectors.rows(), turn.vectors.columns());
    const std::size_t positions = table.cosine.rows();
    if (positions == 0) return;
    std::vector<FloatRotation> works;
    for (const FloatTurn& turn : turns) works.push_back(wholeOf(turn, table, layout));
    const auto rotatePart = [&](std::size_t part) {
        const std::size_t end = std::min(positions, (part + 1) * rotatedPositionsOfPart);
        for (std::size_t first = part * rotatedPositionsOfPart; first < end;
             first += rotatedPositionsAtOnce) {
            const std::size_t count = std::min(rotatedPositionsAtOnce, end - first);
            for (const FloatRotation& work : works) rotatePositions(partOf(work, first, count), layout);
        }
        kernels().endStores();
    };
    parallelFor(executor, (positions + rotatedPositionsOfPart - 1) / rotatedPositionsOfPart, rotatePart);
}

}   // namespace rope
