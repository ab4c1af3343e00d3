// Standard normal numbers. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

/// Uniform in (0, 1), an odd multiple of 2^-53, so that 0 never comes and a logarithm stays finite. Every
/// step is exact.
inline Lanes uniformOf(LongLanes bits) {
    const LongLanes fromOneToTwo = (bits >> 12) | 0x3FF0000000000000U;
    return reinterpret_cast<Lanes>(fromOneToTwo) - (1 - 0x1p-53);
}

/// Box and Muller: (r cos 2 pi v, r sin 2 pi v) with r = sqrt(-2 log u). No sum of a product, which newer
/// processors would round once instead of twice.
void normalsLoop(const std::uint64_t* bits, double* normals, std::size_t blocks) {
    constexpr std::size_t half = normalBlock / 2;
    static_assert(half % laneCount == 0);
    for (std::size_t block = 0; block < blocks; ++block, bits += normalBlock, normals += normalBlock)
        for (std::size_t i = 0; i < half; i += laneCount) {
            const Lanes radius = squareRoot(sameLogarithm(uniformOf(load(bits + i))) * -2.0);
            Lanes cosine, sine;
            sameCosSin(uniformOf(load(bits + half + i)) * 2.0, cosine, sine);
            store(normals + i, radius * cosine);
            store(normals + half + i, radius * sine);
        }
}

}   // namespace
}   // namespace rope
