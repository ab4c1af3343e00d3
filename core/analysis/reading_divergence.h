#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rope {

/// Two readings of one config (HF's, and an engine's that ignores or misreads a key), position by position.
struct ReadingDivergence {
    std::vector<std::int64_t> positions;   ///< also distances of the scores [token]
    std::vector<double>
        largestAngleRad;   ///< max over pairs of |position * (theta_i - theta'_i)|, full revolutions included
    std::size_t farthestPair = 0;   ///< the pair of that maximum: the same at every position
    /// q.k * A^2 * softmaxFactor / sqrt(D) at distance = position, of the scenario's q and k (row 0 of each).
    std::vector<double> firstScore, secondScore;
    std::vector<double> scoreDifference;   ///< second - first
};

/// The smallest position >= 0 at which the angles of some pair differ by more than `angleRad`, nothing where
/// they never do (equal frequencies, or beyond the largest position that float64 counts exactly). in:
/// schedules with the same number of pairs; angleRad >= 0
std::optional<std::int64_t> firstPositionBeyond(const FrequencySchedule& first,
                                                const FrequencySchedule& second, double angleRad);

/// The scenario gives q, k, layout and number format; its base and methods do not matter.
/// in:  positions within 2^53
/// err: OutOfRange naming inv_freq when a schedule does not have the layout's number of pairs; as decayCurves
Result<ReadingDivergence> readingDivergence(const ValidScenario& scenario, const FrequencySchedule& first,
                                            const FrequencySchedule& second,
                                            std::span<const std::int64_t> positions,
                                            const JobContext& job = {});

}   // namespace rope
