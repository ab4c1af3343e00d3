#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rope {

/// Positions first, first + step, first + 2 step, ...
struct Progression {
    std::int64_t first = 0, step = 1;   ///< [token]
    std::size_t count = 0;
};

/// cos and sin of position * theta_i for many evenly spaced positions, as products of three phases that
/// accuratePhase() gave: to the start of a seed's positions, from there to a block's, and from there to the
/// place in the block.
///
/// Phases are never added up from block to block. Each of the three is within 4 * 2^-53 of the true one and
/// each product adds at most 2^-51, so the product of three is within 4e-15 of the true phase. Plain
/// cos(position * theta) is off by up to half a unit in the last place of the angle, and the two differ by no
/// more: 5.8e-11 at a million radians.
class PhaseSteps {
public:
    static constexpr std::size_t blocksPerSeed = 64;

    /// The memory layout of the positions of a block.
    enum class Order { PairByPosition, PositionByPair };

    /// Positions with a common start. The phases of their offsets are read again for each block: they should
    /// fit into the first-level cache.
    struct Blocks {
        std::size_t length;
        Order order;
    };

    /// Whether no angle is so large that accuratePhase() loses its accuracy.
    static bool suits(std::span<const double> inverseFrequencies, const Progression& positions);

    /// in: one inverse frequency [rad/token] for each pair
    PhaseSteps(std::span<const double> inverseFrequencies, const Progression& positions, Blocks blocks);

    [[nodiscard]] std::size_t pairCount() const { return m_frequencies.size(); }
    [[nodiscard]] std::size_t blockLength() const { return m_blocks.length; }
    /// Positions with a common seed; a thread should process them consecutively.
    [[nodiscard]] std::size_t seedLength() const { return m_blocks.length * blocksPerSeed; }
    /// The phases over 0, 1, ... blockLength() - 1 steps.
    [[nodiscard]] const double* offsetCosine() const { return m_offsetCosine.data(); }
    [[nodiscard]] const double* offsetSine() const { return m_offsetSine.data(); }

    /// The pairs' phases at the first position of a block. One for each thread.
    class Start {
    public:
        explicit Start(const PhaseSteps& steps);

        /// in: index of the block's first position, a multiple of blockLength()
        void moveTo(std::size_t index);

        [[nodiscard]] const double* cosine() const { return m_cosine.data(); }   ///< [pair]
        [[nodiscard]] const double* sine() const { return m_sine.data(); }

    private:
        void seed(std::size_t index);

        const PhaseSteps& m_steps;
        std::size_t m_seedOf;   ///< index of the position of the seeds
        std::vector<double> m_seedCosine, m_seedSine, m_cosine, m_sine;
    };

private:
    std::vector<double> m_frequencies;
    Progression m_positions;
    Blocks m_blocks;
    std::vector<double> m_offsetCosine, m_offsetSine;   ///< [pair x place in block], or the other way round
    std::vector<double> m_blockCosine, m_blockSine;   ///< [block of a seed x pair]
};

}   // namespace rope
