#pragma once

#include "core/base/matrix.h"
#include "core/frequency/frequency_schedule.h"
#include "core/rotation/pair_layout.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace rope {

/// Whether the values rotate with their positions too.
enum class ValueRotation {
    None,   ///< o_m = sum_n a_mn v_n, as everywhere
    Absolute,   ///< o_m = sum_n a_mn R_n v_n: the output carries the keys' absolute positions
    Relative,   ///< o_m = R_m^T sum_n a_mn R_n v_n = sum_n a_mn R_(n-m) v_n: rotated back by the query, so
                ///< that only distances are left
};

std::string_view valueRotationName(ValueRotation rotation);   ///< "none", "absolute", "relative"

/// Output of attention with RoPE applied to v as an option. The attention factor plays no part: it belongs to
/// q and k.
/// in:  weights N x M (rows of a softmax or of linear attention), values M x headDim, N and M positions
///      [token]
/// out: N x outputDim (padded where the rotary dimension is odd)
/// src: Su Jianlin 2025, blog post 10862 (rotary encoding of the second kind), for Relative
RowMatrix attentionOutput(const RowMatrix& weights, const RowMatrix& values,
                          std::span<const std::int64_t> queryPositions,
                          std::span<const std::int64_t> keyPositions, const PairLayout& layout,
                          const FrequencySchedule& schedule, ValueRotation rotation);

}   // namespace rope
