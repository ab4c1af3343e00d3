#pragma once

#include "core/numerics/number_format.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// cos and sin of distance * theta_i for blocks of a list of distances, pair by pair; A is left out.
///
/// A list with one constant step (0, 1, 2, ...) in float64 is computed by angle addition: the turn of the block's first distance times a
/// table of the turns 0, step, 2 step, ... Nothing is carried from block to block, so errors do not grow. Both factors make up for the
/// rounding of the product distance * theta, so each cosine is within 2e-15 of the true one. Plain cos(distance * theta) is off by up to
/// half a unit in the last place of the angle, and the two differ by no more: 5.8e-11 for one cosine at a million radians, and at most
/// 3e-10 in means over pairs and over partial sums up to there.
class PairTurns {
public:
    static constexpr int blockLength = 64;
    using Block = Eigen::Array<double, Eigen::Dynamic, 1, Eigen::ColMajor, blockLength, 1>;

    /// The list must outlive this.
    PairTurns(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances, const Precision& precision);

    /// Turns of one pair at distances[first .. first + cosine.size()), at most blockLength of them; `first` a multiple of blockLength.
    void block(std::size_t pair, std::size_t first, Block& cosine, Block& sine) const;

private:
    std::span<const double> m_frequencies;
    std::span<const std::int64_t> m_distances;
    Precision m_precision;
    bool m_isProgression = false;
    Eigen::ArrayXXd m_stepCosine, m_stepSine;   ///< [place in block x pair], for progressions only
};

}   // namespace rope
