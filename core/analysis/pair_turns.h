#pragma once

#include "core/numerics/number_format.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// cos and sin of distance * theta_i for blocks of a list of distances, pair by pair; A is left out.
///
/// A list with one constant step (0, 1, 2, ...) in float64 is computed by angle addition: the exact turn of the block's first distance
/// times a table of the turns 0, step, 2 step, ... Nothing is carried from block to block, so errors do not grow. Both factors take the
/// rounding of the product distance * theta into account, so the result is within 2e-15 of the true cosine; plain cos(distance * theta) is
/// off by up to half a unit in the last place of the angle, and the two differ by at most that: 2.4e-10 up to 4 million radians.
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
