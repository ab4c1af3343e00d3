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

/// Neighbouring distances whose sums over pairs are computed at once.
inline constexpr std::size_t turnSumLength = 64;

/// Where each pair stands at the first distance, how far it turns to the others, and its part of the score.
struct TurnSumInput {
    const double *startCosine, *startSine;   ///< [pair]
    const double *placeCosine, *placeSine;   ///< [pair x turnSumLength]
    const double *inPhase, *quadrature;   ///< [pair]
    std::size_t pairs;
};

/// turnSumLength numbers each.
struct TurnSumOutput {
    double *partialSums, *ones, *score;
};

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

    /// With c, s the cosine and sine of a pair's start turned on by its place:
    /// out: partialSums sum_j |S_j|, S_j the sum of (c, s) over the first j pairs; ones sum c; score sum inPhase c + quadrature s
    void (*turnSums)(const TurnSumInput& input, const TurnSumOutput& output);
};

/// The sets that this processor can run, the plainest first.
std::span<const KernelSet* const> runnableKernelSets();

/// The fastest of them.
const KernelSet& kernels();

}   // namespace rope
