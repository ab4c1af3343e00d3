#pragma once

#include <cstdint>

namespace rope {

/// Sizes that are checked once at the border, so that nothing inside allocates without bound.
inline constexpr int maxHeadDim = 65536;
inline constexpr std::int64_t maxPosition =
    std::int64_t{1} << 53;   ///< the last integer up to which float64 holds every integer
inline constexpr std::int64_t maxListLength = 20'000'000;   ///< numbers in one list option
inline constexpr std::int64_t maxResultCells = 64'000'000;   ///< numbers in one computed result

}   // namespace rope
