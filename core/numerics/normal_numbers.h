#pragma once

#include <cstdint>
#include <span>

namespace rope {

/// Standard normal numbers, the same bits on every processor for the same seed; each depends on the seed and
/// its place alone.
void fillNormal(std::uint64_t seed, std::span<double> numbers);

}   // namespace rope
