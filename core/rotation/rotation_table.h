#pragma once

#include "core/base/matrix.h"
#include "core/frequency/frequency_schedule.h"
#include "core/numerics/number_format.h"

#include <cstdint>
#include <span>

namespace rope {

/// Whether cos and sin carry the attention factor A: `table` and `rotated` do, the stage `dot` does not.
enum class Attention { Include, Exclude };

/// cos and sin of position * theta_i, [position x pair].
struct RotationTable {
    RowMatrix cosine, sine;
};

/// in:  schedule (pair count P), positions [token], N of them
/// out: N x P tables. Angles are computed in float64 and rounded according to `precision`.
RotationTable rotationTable(const FrequencySchedule& schedule, std::span<const std::int64_t> positions,
                            const Precision& precision = {}, Attention attention = Attention::Include);

}   // namespace rope
