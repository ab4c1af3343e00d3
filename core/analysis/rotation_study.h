#pragma once

#include "core/rotation/rotation_table.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// cos and sin of the active method at the given positions, A included.
/// out: positions x pairs
Result<RotationTable> rotationTables(const ValidScenario& scenario, std::span<const std::int64_t> positions);

/// The query vectors rotated to the given positions by the active method, A included.
/// out: positions x layout.outputDim()
Result<RowMatrix> rotatedQueries(const ValidScenario& scenario, std::span<const std::int64_t> positions);

/// One pair at the scenario's positions, as a dial shows it. Coordinates are those of the (padded) vector.
struct PairSnapshot {
    double inverseFrequency = 0;   ///< theta'_i of the active method [rad/token]
    double wavelength = 0;   ///< [token]
    double queryX = 0, queryY = 0, keyX = 0, keyY = 0;   ///< before rotation
    double rotatedQueryX = 0, rotatedQueryY = 0, rotatedKeyX = 0, rotatedKeyY = 0;   ///< after it, without A
    double queryAngleRad = 0,
           keyAngleRad = 0;   ///< m*theta'_i, n*theta'_i, not reduced: full revolutions are included
    double trainedReachRad = 0;   ///< (L-1)*theta_i unscaled: the angles met in training are 0..this
    double targetReachRad = 0;   ///< (L'-1)*theta'_i with L' = lengths.context; the largest distance where
                                 ///< the method acts on positions
    double scorePart = 0;   ///< this pair's part of the rotated q.k
    std::vector<double>
        methodAnglesRad;   ///< m*theta'_i of every compared method, in order; NaN where it hides the key
};

struct RotationSnapshot {
    std::vector<PairSnapshot> pairs;
    double score = 0;   ///< rotated q.k with A = 1, all coordinates
    std::int64_t queryPosition = 0, keyPosition = 0;
};

Result<RotationSnapshot> rotationSnapshot(const ValidScenario& scenario);

}   // namespace rope
