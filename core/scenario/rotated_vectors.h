#pragma once

#include "core/attention/mapped_scores.h"
#include "core/rotation/rotation_table.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <span>

namespace rope {

/// What the scenario's stage multiplies a dot product with: 1, or A^2 * softmaxFactor / sqrt(D). Softmax
/// starts from scaled scores.
double stageFactor(const Scenario& scenario, const FrequencySchedule& schedule);

/// What the scenario's scale on queries adds to that for a query at the position; 1 at the stage dot.
double queryFactor(const Scenario& scenario, std::int64_t position);

/// Multiplies each row of scores by the queryFactor() of its position.
void scaleRows(const Scenario& scenario, std::span<const std::int64_t> queryPositions,
               Eigen::Ref<RowMatrix> scores);

/// Vectors rotated to their positions in the scenario's layout and precision.
/// in:  N x headDim;  out: N x outputDim
RowMatrix rotatedVectors(const Scenario& scenario, const FrequencySchedule& schedule,
                         const Eigen::Ref<const RowMatrix>& vectors, std::span<const std::int64_t> positions,
                         Attention attention = Attention::Exclude);

/// How the method's queries meet keys, where it acts on positions (it must have a positionMap). The stage is
/// that of the scenario.
MappedRotation mappedRotation(const Scenario& scenario, const ResolvedMethod& method);

/// err: Impossible when the method acts on positions: each pair of tokens is then rotated by a distance of
/// its own, not each token by its position
Check checkHasTable(const ResolvedMethod& method);

/// err: OutOfRange naming `name` when a position is outside 0..2^53
Check checkPositions(std::span<const std::int64_t> positions, const char* name);

/// err: OutOfRange when rows x columns exceed maxResultCells
Check checkCells(std::size_t rows, std::size_t columns, const char* name);

}   // namespace rope
