#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace rope {

/// A product of many queries with many keys; all arrays row by row.
struct ProductShape {
    std::size_t queries, keys, dim;
};

/// Sums of products in float32 for a few blocks of neighbouring distances at once: their seeds, and how many
/// offsets a table has.
inline constexpr std::size_t blockSumBlocks = 4, blockSumOffsets = 64;

/// Neighbouring distances whose sums over pairs are computed at once.
inline constexpr std::size_t phaseSumLength = 64;

/// The phase of each pair at the first distance, the steps to the others, and its contribution to the score.
struct PhaseSumInput {
    const double *startCosine, *startSine;   ///< [pair]
    const double *offsetCosine, *offsetSine;   ///< [pair x phaseSumLength]
    const double *inPhase, *quadrature;   ///< [pair]
    std::size_t pairs;
};

/// phaseSumLength numbers each.
struct PhaseSumOutput {
    double *partialSums, *ones, *score;
};

/// Normal numbers that are made at once.
inline constexpr std::size_t normalBlock = 16;

/// Vectors rotated in float32, every head of a position alike.
struct FloatRotation {
    const float* vectors;   ///< [position x head x stride], the first 2 pairs numbers of each are read
    const float *cosine, *sine;   ///< [position x pair]
    std::size_t positions, heads, pairs, stride;
    float* rotated;   ///< as vectors, and may be the same; other numbers of a head stay as they are
    bool goesPastCache;   ///< for results larger than the cache; see endStores
};

/// Rows of a table in float32: each pair's phase at the start, rotated on by its place in the row.
struct PhaseTableWork {
    const double *startCosine, *startSine;   ///< [pair]
    const double *offsetCosine, *offsetSine;   ///< [row x pair]
    std::size_t rows, pairs;
    float *cosine, *sine;   ///< [row x pair]
};

/// Keys of a panel in any kernel set divide this.
inline constexpr std::size_t panelKeysOfAll = 64;

constexpr std::size_t inWholePanels(std::size_t keys) {
    return (keys + panelKeysOfAll - 1) / panelKeysOfAll * panelKeysOfAll;
}

/// Some queries with all keys, in float32.
struct FloatScoreWork {
    const float* queries;   ///< [query x dim]
    const float* packedKeys;   ///< from packKeys of the same set
    ProductShape shape;
    float factor;
    float* scores;   ///< [query x stride]
    std::size_t stride;
    float* room;   ///< for the queries in another order, inWholeTiles(queries) x dim
    bool goesPastCache;
};

/// Queries of a tile in any kernel set divide this.
constexpr std::size_t inWholeTiles(std::size_t queries) { return (queries + 11) / 12 * 12; }

/// Rows of causal softmax: for query i the first firstUnmasked + i keys (at least one) are unmasked, as far
/// as there are keys.
struct CausalWeightWork {
    FloatScoreWork products;   ///< its scores become the weights
    std::size_t firstUnmasked;
    float* scratch;   ///< [query x causalScratchStride(keys)]
};

constexpr std::size_t causalScratchStride(std::size_t keys) { return inWholePanels(keys); }

/// The inner loops that are worth the processor's widest vectors: one source, compiled once for each
/// instruction set and chosen when the program runs. Results of two sets differ by rounding only, and not at
/// all if stated.
struct KernelSet {
    const char* name;   ///< of the instruction set

    /// in:  count angles [rad], any finite size
    /// out: their cosines and sines, within one unit in the last place; `sine` or `cosine` may be the angles
    ///      themselves
    /// src: SLEEF 3.5, sincos u10
    void (*phases)(const double* angleRad, double* cosine, double* sine, std::size_t count);

    /// in:  random bits [block x normalBlock]
    /// out: standard normal numbers [block x normalBlock], the same bits from every set
    /// src: Box and Muller 1958; SLEEF 3.5, cinz log u10 and sincospi u05
    void (*normals)(const std::uint64_t* bits, double* normals, std::size_t blocks);

    /// in:  queries [queries x dim], keys [keys x dim]
    /// out: products [queries x keys], each factor * sum of query_d * key_d in the order of d
    void (*products)(const double* queries, const double* keys, ProductShape shape, double factor,
                     double* products);

    /// in:  seeds [column x blockSumBlocks], table [column x blockSumOffsets]
    /// out: sums [blockSumBlocks x blockSumOffsets], each the sum over columns of seed * table, in the order
    /// of the columns
    void (*blockSums)(const float* seeds, const float* table, std::size_t columns, float* sums);

    /// With c, s the cosine and sine of a pair's start rotated on by its place:
    /// out: partialSums sum_j |S_j|, S_j the sum of (c, s) over the first j pairs; ones sum c; score sum
    /// inPhase c + quadrature s
    void (*phaseSums)(const PhaseSumInput& input, const PhaseSumOutput& output);

    /// out: cosine and sine of start and place together, rounded once from float64
    void (*phaseTable)(const PhaseTableWork& work);

    /// out: (a cos - b sin, b cos + a sin) for the pairs (a, b) of numbers i and i + pairs, and of numbers 2i
    /// and 2i + 1
    void (*rotateHalves)(const FloatRotation& work);
    void (*rotateInterleaved)(const FloatRotation& work);

    /// in:  keys [count x dim]
    /// out: packed, inWholePanels(count) x dim numbers
    void (*packKeys)(const float* keys, std::size_t count, std::size_t dim, float* packed);

    /// out: factor * sum of query_d * key_d in the order of d
    void (*scores)(const FloatScoreWork& work);

    /// out: e^(score - largest) over the unmasked keys of a row, divided by their sum; 0 at the others.
    /// Scores must be finite.
    void (*causalWeights)(const CausalWeightWork& work);

    /// Call it after non-temporal stores, before other threads read the result.
    void (*endStores)();
};

/// The sets that this processor can run, the plainest first.
std::span<const KernelSet* const> runnableKernelSets();

/// The fastest of them.
const KernelSet& kernels();

}   // namespace rope
