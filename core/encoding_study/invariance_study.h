#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rope {

/// One encoding's score while both positions move by the same shift.
struct InvarianceSeries {
    std::string encoding;   ///< "rope", "sinusoidal", "learned"
    NumberFormat format = NumberFormat::Float64;
    std::vector<double>
        score;   ///< scaled by 1/sqrt(D) according to the stage; NaN where the encoding has no such position
    std::vector<double> deviation;   ///< from the score at shift 0
    double spread = 0;   ///< largest minus smallest score
};

/// One summand of a score against the shift.
struct InvarianceTerm {
    std::string id;   ///< "q.k", "q.p", "p.k", "p.p"
    std::vector<double> score;   ///< scaled as the whole
};

struct InvarianceStudy {
    std::vector<std::int64_t> shifts;
    std::vector<InvarianceSeries> series;
    std::vector<InvarianceTerm>
        sinusoidalTerms;   ///< the sinusoidal score (q + p_m).(k + p_n) taken apart; their sum is its series
    /// Largest entry of |R_(m+s)^T R_(n+s) - R_(n-m)| in the scenario's number format; empty where the method
    /// gives distances to pairs of tokens, or a position on several axes, so that there is no such law.
    std::vector<double> rotationResidual;
};

/// Score at (m + s, n + s) for each shift s. RoPE (active method) first, in the scenario's precision and, if
/// that is not float64, in float64 too; then sinusoidal, added to q and k; then learned absolute (rows exist
/// for positions below L only).
/// err: OutOfRange when m + s or n + s leaves 0..2^53
Result<InvarianceStudy> invarianceStudy(const ValidScenario& scenario, std::span<const std::int64_t> shifts,
                                        const JobContext& job = {});

/// RoPE alone (active method), one series for each precision, all of the same two vectors.
/// err: as invarianceStudy()
Result<std::vector<InvarianceSeries>> ropeInvariance(const ValidScenario& scenario,
                                                     std::span<const std::int64_t> shifts,
                                                     std::span<const Precision> precisions);

}   // namespace rope
