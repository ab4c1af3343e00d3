#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

struct MethodDecay {
    MethodChoice choice;
    std::vector<double> bound;   ///< (2/r) sum_j |S_j|, S_j the partial sums of exp(i distance theta_j),
                                 ///< without A; src: RoFormer, section 3.4.3
    std::vector<double> ones;   ///< (2/r) sum_i cos(distance theta_i): q = k = 1
    std::vector<double> score;   ///< stage of the scenario's q and k (row 0 of each) at this distance;
                                 ///< softmax runs over the listed distances
};

struct DecayCurves {
    std::vector<std::int64_t> distances;   ///< query minus key [token]
    std::vector<MethodDecay> methods;   ///< in the scenario's order, hidden ones too
};

/// err: OutOfRange when |distance| > 2^53 or methods x distances exceed maxResultCells; Impossible when
/// stopped
Result<DecayCurves> decayCurves(const ValidScenario& scenario, std::span<const std::int64_t> distances,
                                const JobContext& job = {});

/// The curves of one method, which need not be one of the scenario's.
/// err: as decayCurves()
Result<MethodDecay> methodDecay(const ValidScenario& scenario, const ResolvedMethod& method,
                                std::span<const std::int64_t> distances, const JobContext& job = {});

}   // namespace rope
