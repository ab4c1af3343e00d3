#pragma once

#include "core/numerics/number_format.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// cos and sin of distance * theta_i for blocks of any list of distances, pair by pair, rounded as the number
/// format; without A. For 0, 1, 2, ... in float64 see PhaseSteps.
class PairPhases {
public:
    static constexpr int blockLength = 64;
    using Block = Eigen::Array<double, Eigen::Dynamic, 1, Eigen::ColMajor, blockLength, 1>;

    /// The list must outlive this.
    PairPhases(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances,
               const Precision& precision);

    /// Phases of one pair at distances[first .. first + cosine.size()), at most blockLength of them; `first`
    /// a multiple of blockLength.
    void block(std::size_t pair, std::size_t first, Block& cosine, Block& sine) const;

private:
    std::span<const double> m_frequencies;
    std::span<const std::int64_t> m_distances;
    Precision m_precision;
};

}   // namespace rope
