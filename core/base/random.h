#pragma once

#include <cstdint>
#include <random>

namespace rope {

/// Standard normal numbers, the same on every platform for the same seed.
/// std::mt19937_64 is fixed by the standard, std::normal_distribution is not, so the transform (Box-Muller) is ours.
class NormalSource {
public:
    explicit NormalSource(std::uint64_t seed) : m_bits(seed) {}
    double next();

private:
    double uniform();   ///< in (0, 1)

    std::mt19937_64 m_bits;
    double m_spare = 0;
    bool m_hasSpare = false;
};

/// A seed for one of many independent streams: depends on all three numbers, and near ones give unrelated seeds (splitmix64 steps).
std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t stream, std::uint64_t index);

}   // namespace rope
