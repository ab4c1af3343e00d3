#pragma once

#include "core/base/float_rows.h"
#include "core/base/parallel_executor.h"
#include "core/frequency/frequency_schedule.h"
#include "core/rotation/pair_layout.h"

#include <cstdint>
#include <initializer_list>

namespace rope {

/// cos and sin of position * theta_i without attention factor, rounded to float32 from float64.
struct FloatTable {
    FloatRows cosine, sine;   ///< [position x pair]
};

/// Positions first, first + 1, ...
struct PositionRange {
    std::int64_t first = 0;   ///< [token]
    std::size_t count = 0;

    bool operator==(const PositionRange&) const = default;
};

/// Angles are those of the exact product position * theta_i: a row is the product of three phases that
/// accuratePhase() gave, so it is within 4e-15 of the true values before it is rounded, and within 3e-8
/// after. Beyond largestAccurateAngleRad, and where tokens have positions on several axes, each angle is
/// formed by itself, as in rotationTable(), and rounded.
/// out: table, count x P; its memory is used again
void fillFloatTable(const FrequencySchedule& schedule, PositionRange positions, FloatTable& table,
                    const ParallelExecutor* executor = nullptr);

/// Vectors of one role and where their rotations are written; the two may be the same.
struct RowsToRotate {
    const FloatRows& vectors;   ///< (N * heads) x outputDim, position by position
    FloatRows& rotated;   ///< the same shape
};

/// Every head of a position rotated by its row: (a cos - b sin, b cos + a sin) for the pair (a, b); other
/// coordinates pass through. Queries and keys of the same positions are best rotated together: the table is
/// then read once.
/// in:  table N x P
void rotateFloat(std::initializer_list<RowsToRotate> inputs, const FloatTable& table,
                 const PairLayout& layout, const ParallelExecutor* executor = nullptr);

}   // namespace rope
