#pragma once

#include "core/base/job_context.h"
#include "core/encoding_study/invariance_study.h"
#include "core/frequency/frequency_schedule.h"
#include "core/numerics/number_format.h"
#include "core/scenario/valid_scenario.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// The number of positions 0 .. N-1 that are distinct from the previous one. Values that overflow are not
/// distinct.
struct DistinctPositions {
    std::vector<std::int64_t> counts;   ///< one for each requested length N
    std::int64_t distinctTo = 0;   ///< every position 0 .. this differs from the one before; the last one
                                   ///< counted where nothing is lost
};

/// One number format, applied at the rounding stages of the scenario's precision.
struct PrecisionSeries {
    NumberFormat format = NumberFormat::Float64;
    std::vector<double>
        score;   ///< at each shift, at the score stage; not-a-number where the format overflows
    std::vector<double> deviation;   ///< distance of the score from float64 at the same shift; of float64
                                     ///< from its own score at shift 0
    std::vector<double>
        largestDeviation;   ///< at this shift or any before it; not-a-number from the first overflow on
    double spread = 0;   ///< largest minus smallest score, all shifts without overflow
    DistinctPositions values;   ///< by the rounded position itself
    DistinctPositions rotations;   ///< by the rounded cos and sin of all pairs
};

struct PrecisionStudy {
    std::vector<std::int64_t> shifts;   ///< [token]
    std::vector<std::int64_t> lengths;   ///< N of the counts, ascending [token]
    std::vector<PrecisionSeries> series;   ///< in the order of studiedFormats
};

inline constexpr std::array studiedFormats{NumberFormat::Float64, NumberFormat::Float32,
                                           NumberFormat::Bfloat16, NumberFormat::Float16};

/// Positions are rounded and compared one after the other up to here, so that no length takes seconds.
inline constexpr std::int64_t maxCountedLength = std::int64_t{1} << 20;

/// The rounded positions 0 .. N-1 for each N in `lengths` (ascending, all >= 1), counted directly.
DistinctPositions distinctValues(const Precision& precision, std::span<const std::int64_t> lengths);

/// Positions whose table row differs from the row before in at least one pair. A stopped job leaves later
/// counts at what was found so far.
DistinctPositions distinctRotations(const Precision& precision, const FrequencySchedule& schedule,
                                    std::span<const std::int64_t> lengths, const JobContext& job = {});

/// The scenario's score at (m + s, n + s) and its positions in every format. The scenario's own format is not
/// looked at, only the places where a format applies.
/// err: as invarianceStudy(); OutOfRange when a length is not in 1..maxCountedLength or they do not
///      ascend
Result<PrecisionStudy> precisionStudy(const ValidScenario& scenario, std::span<const std::int64_t> shifts,
                                      std::span<const std::int64_t> lengths, const JobContext& job = {});

}   // namespace rope
