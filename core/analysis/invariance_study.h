#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rope {

/// One encoding's score while both positions move by the same shift.
struct InvarianceSeries {
    std::string encoding;   ///< "rope", "sinusoidal", "learned"
    NumberFormat format = NumberFormat::Float64;
    std::vector<double> score;   ///< scaled by 1/sqrt(D), as the stage says; NaN where the encoding has no such position
    std::vector<double> deviation;   ///< from the score at shift 0
    double spread = 0;   ///< largest minus smallest score
};

struct InvarianceStudy {
    std::vector<std::int64_t> shifts;
    std::vector<InvarianceSeries> series;
};

/// Score at (m + s, n + s) for each shift s. RoPE (active method) first, in the scenario's precision and, if that is not float64, in
/// float64 too; then sinusoidal, added to q and k; then learned absolute (rows exist for positions below L only). err: OutOfRange when m +
/// s or n + s leaves 0..2^53
Result<InvarianceStudy> invarianceStudy(const Scenario& scenario, std::span<const std::int64_t> shifts);

/// RoPE alone (active method), one series for each precision, all of the same two vectors. err: as invarianceStudy()
Result<std::vector<InvarianceSeries>> ropeInvariance(const Scenario& scenario, std::span<const std::int64_t> shifts,
                                                     std::span<const Precision> precisions);

}   // namespace rope
