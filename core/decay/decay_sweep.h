#pragma once

#include "core/attention/score_parts.h"
#include "core/base/parallel_executor.h"
#include "core/numerics/kernel_set.h"
#include "core/rotation/phase_steps.h"

#include <cstdint>
#include <span>

namespace rope {

/// Where the results of all distances go, and what the first two are multiplied with.
struct DecayTarget {
    double *partialSums, *ones, *score;   ///< sum_j |S_j|, sum_i cos, q.k [distance]
    double mean = 1;
    double constant = 0;   ///< of the score: of the coordinates that do not rotate

    /// Sums of a block of distances, put at their places.
    /// in:  the first `count` of phaseSumLength distances count
    void put(const PhaseSumInput& phases, std::size_t first, std::size_t count) const;
};

/// Sums over pairs at evenly spaced distances, in float64, block by block and fast. Angles are those of the
/// exact product distance * theta, see PhaseSteps: each cosine is within 4e-15 of the true one, and means
/// over pairs and over partial sums within 3e-13. From those of the rounded product they differ by at most
/// 3e-10 up to a million radians, which is the rounding of the product.
class DecaySweep {
public:
    /// Whether the distances are evenly spaced, enough to pay for the tables, and not so far out that angles
    /// are noise.
    static bool suits(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances);

    /// in: one inverse frequency [rad/token] and one part for each pair
    DecaySweep(std::span<const double> inverseFrequencies, const ScoreParts& parts,
               const Progression& distances);

    /// Distances that are computed together on one thread.
    static constexpr std::size_t partLength = phaseSumLength * PhaseSteps::blocksPerSeed;

    [[nodiscard]] std::size_t partCount() const { return (m_count + partLength - 1) / partLength; }

    void fill(std::size_t firstPart, std::size_t parts, const DecayTarget& target,
              const ParallelExecutor* executor = nullptr) const;

private:
    void fillPart(std::size_t part, const DecayTarget& target) const;

    PhaseSteps m_steps;
    ScoreParts m_parts;
    std::size_t m_count;
};

}   // namespace rope
