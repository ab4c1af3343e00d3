#pragma once

#include "core/analysis/score_parts.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// Sums over pairs at the distances first, first + step, first + 2 step, ..., in float64, block by block and fast.
///
/// Angles are never added up from block to block: a turn is the product of three that accurateTurn() gave, the start of 64 blocks, the
/// block's place in them and the place in the block. Each makes up for the rounding of distance * theta, so each cosine is within 4e-15 of
/// the true one. Plain cos(distance * theta) is off by up to half a unit in the last place of the angle, and the two differ by no more:
/// 5.8e-11 for one cosine at a million radians, and at most 3e-10 in means over pairs and over partial sums up to there.
class DecaySweep {
public:
    static constexpr std::size_t blockLength = 64, blocksPerSeed = 64;

    struct Progression {
        std::int64_t first = 0, step = 1;   ///< [token]
        std::size_t count = 0;
    };

    /// Whether the distances are one, long enough to pay for the tables, and not so far out that angles are noise.
    static bool suits(std::span<const double> inverseFrequencies, std::span<const std::int64_t> distances);

    /// in: one inverse frequency [rad/token] and one part for each pair
    DecaySweep(std::span<const double> inverseFrequencies, const ScoreParts& parts, Progression progression);

    /// What one block gives: sum_j |S_j|, sum_i cos, and q.k.
    struct Block {
        double partialSums[blockLength], ones[blockLength], score[blockLength];
    };
    /// in: index of the block's first distance, a multiple of blockLength; those behind the last distance are filled too
    const Block& block(std::size_t index);

private:
    void seed(std::size_t index);
    void start(std::size_t blockOfSeed);

    std::vector<double> m_frequencies;
    ScoreParts m_parts;
    Progression m_progression;
    std::vector<double> m_placeCosine, m_placeSine;   ///< [pair x place in block]
    std::vector<double> m_blockCosine, m_blockSine;   ///< [block of a seed x pair]
    std::vector<double> m_seedCosine, m_seedSine, m_startCosine, m_startSine;   ///< [pair]
    std::size_t m_seedOf = static_cast<std::size_t>(-1);   ///< index of the distance that the seeds stand for
    Block m_block = {};
};

}   // namespace rope
