#pragma once

#include "core/decay/decay_curve.h"

#include <span>

namespace rope {

/// Decay curves of a method that acts on positions: everything at the distance that it gives, pair by pair
/// where positions have several axes, to a query at the distance and a key at 0 (for negative ones: a query
/// at 0). For masked keys all three are NaN.
/// in:  method with a positionMap or axes; query and key 1 x headDim; distances within +-2^53 [token]
/// out: bound, ones and score (with its stage's factor, before any scale on queries and softmax)
/// err: Impossible when stopped
Result<MethodDecay> mappedDecay(const Scenario& scenario, const ResolvedMethod& method,
                                const RowMatrix& query, const RowMatrix& key,
                                std::span<const std::int64_t> distances, const JobContext& job);

}   // namespace rope
