#include "core/encoding/value_rotation.h"

#include "core/rotation/rotate.h"

#include <cassert>

namespace rope {

std::string_view valueRotationName(ValueRotation rotation) {
    switch (rotation) {
        case ValueRotation::None:
            return "none";
        case ValueRotation::Absolute:
            return "absolute";
        case ValueRotation::Relative:
            return "relative";
    }
    return "none";
}

RowMatrix attentionOutput(const RowMatrix& weights, const RowMatrix& values,
                          std::span<const std::int64_t> queryPositions,
                          std::span<const std::int64_t> keyPositions, const PairLayout& layout,
                          const FrequencySchedule& schedule, ValueRotation rotation) {
    assert(weights.cols() == values.rows() && values.cols() == layout.headDim);
    const RowMatrix plain = layout.isPadded() ? padded(values, layout) : values;
    if (rotation == ValueRotation::None) return weights * plain;
    const RotationTable keyTable = rotationTable(schedule, keyPositions, {}, Attention::Exclude);
    const RowMatrix sum = weights * rotated(plain, keyTable, layout);
    if (rotation == ValueRotation::Absolute) return sum;
    return rotatedBack(sum, rotationTable(schedule, queryPositions, {}, Attention::Exclude), layout);
}

}   // namespace rope
