#pragma once

#include "core/decay/decay_curve.h"

namespace rope {

/// The smallest, the largest and the mean value in each column; NaN where it has none.
struct ValueRange {
    std::vector<double> low, high, mean;
};

struct MethodEnvelope {
    MethodChoice choice;
    ValueRange bound, ones, score;   ///< the measures of MethodDecay
};

/// Decay at every whole distance, drawn together column by column.
struct DecayEnvelopes {
    std::vector<std::int64_t> edges;   ///< column c holds the distances edges[c] .. edges[c+1] - 1 [token]
    std::vector<MethodEnvelope> methods;   ///< in the scenario's order, hidden ones too
};

/// Whether every distance up to a million can be computed interactively: in float64, no method acting
/// on positions.
bool hasFastDecay(const ValidScenario& scenario);

/// in:  at least two ascending edges
/// err: as decayCurves()
Result<DecayEnvelopes> decayEnvelopes(const ValidScenario& scenario, std::span<const std::int64_t> edges,
                                      const JobContext& job = {});

}   // namespace rope
