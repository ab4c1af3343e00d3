#pragma once

#include "core/bounds/base_windows.h"
#include "core/scenario/valid_scenario.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace rope {

/// Coordinates that complete a period in training: d_extra = 2 * ceil(d/2 * log_base(L / 2 pi)), 0 where L <
/// 2 pi. May exceed d.
/// in:  rotary dimension d, base, trained length L [token]
/// out: nothing where base <= 1 or L <= 0, which have no such number
/// src: Liu et al. 2024, Scaling Laws of RoPE-based Extrapolation, arXiv:2310.05209
std::optional<std::int64_t> criticalDimension(int rotaryDim, double base, double trainedLength);

/// The base at which tuning on T tokens changes from covering all angles of the critical dimension to not:
/// base^(log_{L/2pi}(T / 2pi)).
/// in:  base > 1, trained length L > 2 pi, tuning length T > 0 [token];  out: nothing elsewhere
/// src: as criticalDimension; Gradient's rule for a base is the same number
std::optional<double> criticalBase(double base, double trainedLength, double tuningLength);

/// How far a base above the critical one carries: 2 pi * beta^(d_extra / d) [token], d_extra the critical
/// dimension before the change.
double reachOfLargerBase(int rotaryDim, std::int64_t criticalDimension, double newBase);

/// The other remedy of the paper, a smaller base: where the slowest angle, about T/base, comes to a quarter,
/// a half, a full revolution: 2T/pi, T/pi, T/(2 pi).
std::array<double, 3> smallBases(double tuningLength);

/// What a method lets the pairs meet.
struct MethodCoverage {
    MethodChoice choice;
    std::vector<double>
        revolutions;   ///< full revolutions within the trained length per pair: L * theta'_i / 2 pi
    /// Arc per pair [rad] that positions below the context L' reach under the method and training, with
    /// unscaled frequencies, did not: from (L-1) theta_i to (L'-1) theta'_i, none of it beyond one full
    /// revolution. Where the method acts on positions, L'-1 is the largest distance that it rotates by.
    std::vector<double> outsideAngleRad;
    std::size_t largestOutsidePair = 0;   ///< where the arc is largest
    /// Of sum_i cos(distance * theta'_i); none up to maxScannedDistance. Where the method acts on
    /// positions it is a distance that pairs are rotated by, and none where the method never rotates them so
    /// far.
    std::optional<std::int64_t> firstNegativeDistance = {};

    [[nodiscard]] double largestOutsideAngleRad() const { return outsideAngleRad[largestOutsidePair]; }
};

/// What length, base and method allow.
struct ExtensionBounds {
    std::optional<std::int64_t>
        criticalDimension;   ///< of the base and the trained length, whatever the method
    std::optional<double> criticalBase;   ///< for tuning on the context
    std::vector<MethodCoverage> methods;   ///< in the scenario's order, hidden ones too
    std::size_t activeMethod = 0;
    std::optional<BaseWindows>
        bases;   ///< of the context; empty if not requested, or too long for the search (canSearchBases)

    [[nodiscard]] const MethodCoverage& active() const { return methods[activeMethod]; }
};

/// The search of bases takes seconds where everything else takes milliseconds.
struct BoundsOptions {
    bool searchesBases = true;
    bool searchesNegativeSums =
        true;   ///< the first negative distances; up to some hundredths of a second each
};

/// Whether passingBaseWindows() takes the scenario's rotary dimension and context.
bool canSearchBases(const Scenario& scenario);

/// The first negative distance uses the frequencies of each method. The windows use unscaled RoPE
/// with the scenario's rotary dimension, at its context: neither its base nor its method matters to them.
/// With explicit inverse frequencies as the active method there is no base: the critical dimension then
/// counts the coordinates whose wavelength is below L, which is the same number where a base made them. err:
/// Impossible when stopped
Result<ExtensionBounds> extensionBounds(const ValidScenario& scenario, const BoundsOptions& options,
                                        const JobContext& job = {});

}   // namespace rope
