#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/rotation/pair_layout.h"
#include "core/rotation/rotation_table.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>

namespace rope {

/// The rotation of one vector in full: the table, and the three steps in which Llama's code applies it.
struct RotationSteps {
    PairLayout
        layout;   ///< of the matrix and of every row below; with an odd rotary dimension padded by one zero
    std::int64_t position = 0;   ///< m [token]
    RotationTable table;   ///< 1 x pairs, A included
    RowMatrix query;   ///< 1 x outputDim, padded
    RowMatrix partner;   ///< rotate_half(q): each pair (a, c) as (-c, a); 0 where nothing rotates
    RowMatrix cosine,
        sine;   ///< 1 x outputDim: every coordinate's own cos and sin; 1 and 0 where nothing rotates
    RowMatrix rotated;   ///< q * cos + rotate_half(q) * sin, as the core's rotation gives it
};

/// The scenario's query at its position under the active method.
/// err: as rotationTables()
Result<RotationSteps> rotationSteps(const ValidScenario& scenario);

/// One number of R_m.
/// in:  coordinates of the padded vector, from 0; the table's first row
double matrixEntry(const PairLayout& layout, const RotationTable& table, int row, int column);

/// The pair that a coordinate belongs to, -1 where nothing rotates.
int pairOf(const PairLayout& layout, int coordinate);

}   // namespace rope
