#pragma once

#include "core/base/float_rows.h"
#include "core/base/job_context.h"
#include "core/rotation/float_rotation.h"
#include "core/scenario/scenario.h"

#include <optional>

namespace rope {

/// Scores of neighbouring queries with neighbouring keys.
struct PreviewRequest {
    const Scenario& scenario;
    const ResolvedMethod& method;
    PositionRange queries, keys;
    std::int64_t length = 0;   ///< of the sequence that softmax sums over, from position 0 [token]
};

/// Scores for display, at the scenario's stage: vectors, tables of cosines and sines, and products in
/// float32, angles in float64. Softmax is over the keys 0 .. query with a causal mask, else over the whole
/// sequence; without softmax the mask leaves no trace. The job caches random vectors of tokens.
/// Thread-safe. in:  a valid scenario, given rows for every requested position out:
/// queries x keys; nullopt where float32 would not do (numbers so large or small that products would leave
/// it, rounded precision,
/// a
///      method that acts on positions, softmax over more than maxPreviewSoftmax keys) and when stopped
std::optional<FloatRows> previewScores(const PreviewRequest& request, const JobContext& job = {});

inline constexpr std::int64_t maxPreviewSoftmax = 8192;   ///< keys

}   // namespace rope
