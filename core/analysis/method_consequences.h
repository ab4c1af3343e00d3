#pragma once

#include "core/analysis/frequency_spectrum.h"
#include "core/base/job_context.h"
#include "core/bounds/extension_bounds.h"

#include <cstdint>
#include <vector>

namespace rope {

/// Distances 1 .. shortRangeMaxDistance [token] are what "short range" means here.
inline constexpr std::int64_t shortRangeMaxDistance = 8;

/// What a method gives and what it costs.
struct MethodConsequences {
    MethodSpectrum spectrum;
    /// Angles outside the trained range per pair, without the first negative distance. An arc below one step
    /// counts as none: between two angles that training showed nothing is new.
    MethodCoverage coverage;
    int kept = 0, blended = 0, interpolated = 0, still = 0;   ///< pairs, as frequencyBands() counts them
    int outsidePairs = 0;   ///< pairs that reach angles at the context that training never showed
    double fastestRatio = 1;   ///< theta' / theta of the pair that is fastest unscaled
    double fastestAngleRad = 1;   ///< what that pair is rotated by from one token to the next [rad]
    /// The distance [token] at which a pair has first rotated by one radian: nearer tokens look nearly alike
    /// to every pair. Infinity where no pair gets so far within a million tokens.
    double shortestResolvedDistance = 1;
    /// Score of q = k = 1, the mean of cos(distance theta'_i), minus the unscaled one, at distances 1 ..
    /// shortRangeMaxDistance; without A.
    std::vector<double> shortRangeChange;

    [[nodiscard]] int changed() const { return blended + interpolated + still; }
    [[nodiscard]] double shortRangeChangeRms() const;
};

struct ConsequenceStudy {
    std::vector<double> unscaled;   ///< theta_i [rad/token]
    std::vector<double>
        trainedRevolutions;   ///< full revolutions of each unscaled pair within the trained length
    std::size_t fastestPair = 0;   ///< unscaled
    std::vector<double> shortRangeScores;   ///< unscaled, q = k = 1, distances 1 .. shortRangeMaxDistance
    std::vector<MethodConsequences> methods;   ///< in the scenario's order, hidden ones too
};

/// The scenario with plain RoPE as its only method; explicit inverse frequencies
/// stay.
Scenario withoutMethods(Scenario scenario);

/// err: Impossible when stopped
Result<ConsequenceStudy> methodConsequences(const ValidScenario& scenario, const JobContext& job = {});

}   // namespace rope
