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
    8;   // their phases stay in the first-level cache from queries to keys
constexpr std::size_t rotatedPositionsOfPart =
    128;   // reading a part waits for all previous stores, which is slow
constexpr std::size_t tableRowsAtOnce =
    16;   // the phases of their places, 16 kB for 64 pairs, stay in the first-level cache

void fillSteadily(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table,
                  const ParallelExecutor* executor) {
    const PhaseSteps steps(schedule.inverseFrequencies, {positions.first, 1, positions.count},
                           {tableRowsAtOnce, PhaseSteps::Order::PositionByPair});
    const auto fillSeed = [&](std::size_t seed) {
        PhaseSteps::Start start(steps);
        const std::size_t end = std::min(positions.count, (seed + 1) * steps.seedLength());
        for (std::size_t row = seed * steps.seedLength(); row < end; row += tableRowsAtOnce) {
            start.moveTo(row);
            kernels().phaseTable({start.cosine(), start.sine(), steps.offsetCosine(), steps.offsetSine(),
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

/// The work of rotating all rows.
FloatRotation wholeOf(const RowsToRotate& rows, const FloatTable& table,
                      [[maybe_unused]] const PairLayout& layout) {
    const std::size_t dim = rows.vectors.columns(), pairs = table.cosine.columns(),
                      positions = table.cosine.rows();
    assert(dim == static_cast<std::size_t>(layout.outputDim()) && "vectors must be padded");
    assert(pairs == static_cast<std::size_t>(layout.pairCount()) && "one table column per pair");
    assert(rows.vectors.rows() % positions == 0 && "a table row for every position");
    return {rows.vectors.data(),
            table.cosine.data(),
            table.sine.data(),
            positions,
            rows.vectors.rows() / positions,
            pairs,
            dim,
            rows.rotated.data(),
            rows.rotated.exceedsCache()};
}

FloatRotation partOf(FloatRotation whole, std::size_t first, std::size_t count) {
    const std::size_t numbers = first * whole.heads * whole.stride, phases = first * whole.pairs;
    whole.vectors += numbers;
    whole.rotated += numbers;
    whole.cosine += phases;
    whole.sine += phases;
    whole.positions = count;
    return whole;
}

void rotatePositions(FloatRotation work, const PairLayout& layout) {
    if (work.vectors != work.rotated && work.stride > 2 * work.pairs)
        std::memcpy(work.rotated, work.vectors, work.positions * work.heads * work.stride * sizeof(float));
    work.vectors += layout.rotaryOffset;
    work.rotated += layout.rotaryOffset;
    (layout.pairing == Pairing::Half ? kernels().rotateHalves : kernels().rotateInterleaved)(work);
}

}   // namespace

void fillFloatTable(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table,
                    const ParallelExecutor* executor) {
    table.cosine.reshape(positions.count, schedule.pairCount());
    table.sine.reshape(positions.count, schedule.pairCount());
    if (PhaseSteps::suits(schedule.inverseFrequencies, {positions.first, 1, positions.count}) &&
        !schedule.axes)
        fillSteadily(schedule, positions, table, executor);
    else fillOneByOne(schedule, positions, table);
}

void rotateFloat(std::initializer_list<RowsToRotate> inputs, const FloatTable& table,
                 const PairLayout& layout, const ParallelExecutor* executor) {
    for (const RowsToRotate& rows : inputs) rows.rotated.reshape(rows.vectors.rows(), rows.vectors.columns());
    const std::size_t positions = table.cosine.rows();
    if (positions == 0) return;
    std::vector<FloatRotation> works;
    for (const RowsToRotate& rows : inputs) works.push_back(wholeOf(rows, table, layout));
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
