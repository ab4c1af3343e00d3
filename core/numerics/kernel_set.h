#pragma once

#include <cstddef>
#include <span>

namespace rope {

/// A product of many queries with many keys; all arrays row by row.
struct ProductShape {
    std::size_t queries, keys, dim;
};

/// Sums of products in float32 for a few blocks of neighbouring distances at once: their seeds, and how many offsets a table has.
inline constexpr std::size_t blockSumBlocks = 4, blockSumOffsets = 64;

/// The inner loops that are worth the processor's widest vectors: one source, compiled once for each instruction set and chosen when the
/// program runs. Results of two sets differ by rounding only.
struct KernelSet {
    const char* name;   ///< of the instruction set

    /// in:  count angles [rad], any finite size
    /// out: their cosines and sines, within one unit in the last place; `sine` or `cosine` may be the angles themselves
    /// src: SLEEF 3.5, sincos u10
    void (*turns)(const double* angleRad, double* cosine, double* sine, std::size_t count);

    /// in:  queries [queries x dim], keys [keys x dim]
    /// out: products [queries x keys], each factor * sum of query_d * key_d in the order of d
    void (*products)(const double* queries, const double* keys, ProductShape shape, double factor, double* products);

    /// in:  seeds [column x blockSumBlocks], table [column x blockSumOffsets]
    /// out: sums [blockSumBlocks x blockSumOffsets], each the sum over columns of seed * table, in the order of the columns
    void (*blockSums)(const float* seeds, const float* table, std::size_t columns, float* sums);
};

/// The sets that this processor can run, the plainest first.
std::span<const KernelSet* const> runnableKernelSets();

/// The fastest of them.
const KernelSet& kernels();

}   // namespace rope
