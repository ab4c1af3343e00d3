#pragma once

#include "core/base/matrix.h"
#include "core/rotation/pair_layout.h"
#include "core/rotation/rotation_table.h"

namespace rope {

/// Vectors with the padding zero of an odd rotary dimension put in.
/// in: N x headDim;  out: N x outputDim
RowMatrix padded(const Eigen::Ref<const RowMatrix>& vectors, const PairLayout& layout);

/// Each row rotated by its table row: (a cos - c sin, c cos + a sin) for the pair (a, c); other coordinates
/// pass through.
/// in:  N x outputDim (padded), table N x pairCount;  out: N x outputDim
RowMatrix rotated(const Eigen::Ref<const RowMatrix>& vectors, const RotationTable& table,
                  const PairLayout& layout, const Precision& precision = {});

/// The inverse rotation; it undoes rotated() only for tables without attention factor.
RowMatrix rotatedBack(const Eigen::Ref<const RowMatrix>& vectors, const RotationTable& table,
                      const PairLayout& layout);

}   // namespace rope
