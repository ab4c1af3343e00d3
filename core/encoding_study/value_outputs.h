#pragma once

#include "core/base/job_context.h"
#include "core/encoding/value_rotation.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// What attention puts out with RoPE applied to v or not.
struct ValueOutput {
    ValueRotation rotation = ValueRotation::None;
    RowMatrix output;   ///< query x coordinate (padded where the rotary dimension is odd)
};

/// Rows of the softmax of the active method's scores, whatever the scenario's stage, times v: plain, with v
/// rotated, and rotated back by the query. A method that gives distances to pairs of tokens has the plain one
/// alone.
/// err: as scoreHeatmap(); OutOfRange naming v when given rows do not fit the keys
Result<std::vector<ValueOutput>> valueOutputs(const ValidScenario& scenario,
                                              std::span<const std::int64_t> queryPositions,
                                              std::span<const std::int64_t> keyPositions,
                                              const JobContext& job = {});

}   // namespace rope
