// The numbers of an overview, computed the shortest way: the content of which the window's overview is made,
// without its program.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace rope::bench {

constexpr int barePairs = 64, bareHeadDim = 128, bareTokens = 256, bareCurves = 4, barePoints = 2000;
constexpr double bareReach = 131072;   // of the decay curves [token]

/// Everything that one base leads to. Buffers are kept between calls.
class BareNumbers {
public:
    BareNumbers();

    /// Dials, scores and curves of one base; `position` is where the dials stand.
    void compute(double base, double position);

    std::array<double, barePairs> queryAngles{}, rotatedAngles{};   ///< [rad]
    std::array<std::vector<double>, bareCurves>
        decay;   ///< mean length of the partial sums at each distance, 0..1
    std::array<std::array<double, barePairs>, bareCurves> logFrequencies{};   ///< log10
    std::vector<std::uint32_t> pixels;   ///< bareTokens x bareTokens colours

private:
    void computeScores(const std::array<double, barePairs>& frequencies);
    void computeDecay(int curve, const std::array<double, barePairs>& frequencies);

    std::vector<float> m_queries, m_keys, m_rotatedQueries, m_rotatedKeys, m_keyColumns, m_cos, m_sin,
        m_scores;
    std::array<std::uint32_t, 256> m_colours{};
};

}   // namespace rope::bench
