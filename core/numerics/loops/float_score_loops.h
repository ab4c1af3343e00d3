// Products in float32 and causal softmax. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

// Sums that stay in registers, beside the keys of one coordinate and one query: 24 + 4 + 1 of 32, 12 + 2 + 1 of 16; without fused
// multiply-add a product needs a register of its own.
#if defined(__AVX512F__) || defined(ROPE_PLAIN_LANES)
constexpr std::size_t scoreTileQueries = 6, scoreTileVectors = 4;
#elif defined(__AVX2__)
constexpr std::size_t scoreTileQueries = 6, scoreTileVectors = 2;
#else
constexpr std::size_t scoreTileQueries = 4, scoreTileVectors = 2;
#endif
constexpr std::size_t scorePanelKeys = scoreTileVectors * floatLaneCount;

/// Rows of some vectors, coordinate by coordinate, so that a product reads along memory; missing rows are zeros.
/// in:  from [present x dim];  out: packed [dim x rows]
template <std::size_t rows>
inline void packRows(const float* from, std::size_t present, std::size_t dim, float* packed) {
    if (present >= rows) {
        for (std::size_t d = 0; d < dim; ++d)
#pragma GCC unroll 64
            for (std::size_t row = 0; row < rows; ++row) packed[d * rows + row] = from[row * dim + d];
        return;
    }
    for (std::size_t d = 0; d < dim; ++d)
        for (std::size_t row = 0; row < rows; ++row) packed[d * rows + row] = row < present ? from[row * dim + d] : 0;
}

void packKeysLoop(const float* keys, std::size_t count, std::size_t dim, float* packed) {
    for (std::size_t first = 0; first < count; first += scorePanelKeys)
        packRows<scorePanelKeys>(keys + first * dim, count - first, dim, packed + first * dim);
}

inline void packQueries(const FloatScoreWork& work) {
    const std::size_t dim = work.shape.dim;
    for (std::size_t first = 0; first < work.shape.queries; first += scoreTileQueries)
        packRows<scoreTileQueries>(work.queries + first * dim, work.shape.queries - first, dim, work.room + first * dim);
}

/// Where the scores of a tile go.
struct TileScores {
    float* scores;
    std::size_t stride, queries, keys;   ///< of tile and panel that there are
    float factor;
    bool isStreaming;
};

/// out: score i of the tile's query, for one panel's keys
template <class Put>
inline void putRow(const FloatLanes (&sum)[scoreTileVectors], float factor, float* out, Put put) {
#pragma GCC unroll 8
    for (std::size_t v = 0; v < scoreTileVectors; ++v) put(out + v * floatLaneCount, sum[v] * factor);
}

/// One packed tile of queries with one panel of keys. The loop is not unrolled: GCC 12 would spill sums.
inline void scoreTile(const float* queries, const float* panel, std::size_t dim, const TileScores& to) {
    FloatLanes sum[scoreTileQueries][scoreTileVectors] = {};
#pragma GCC unroll 1
    for (std::size_t d = 0; d < dim; ++d) {
        FloatLanes key[scoreTileVectors];
#pragma GCC unroll 8
        for (std::size_t v = 0; v < scoreTileVectors; ++v) key[v] = load(panel + d * scorePanelKeys + v * floatLaneCount);
#pragma GCC unroll 8
        for (std::size_t row = 0; row < scoreTileQueries; ++row) {
            const FloatLanes query = allOf(queries[d * scoreTileQueries + row]);
#pragma GCC unroll 8
            for (std::size_t v = 0; v < scoreTileVectors; ++v) sum[row][v] += query * key[v];
        }
    }
#pragma GCC unroll 8
    for (std::size_t row = 0; row < scoreTileQueries; ++row) {
        if (row == to.queries) return;
        float* const out = to.scores + row * to.stride;
        if (to.keys < scorePanelKeys) {
            float all[scorePanelKeys];
            putRow(sum[row], to.factor, all, [](float* at, FloatLanes lanes) { store(at, lanes); });
            for (std::size_t key = 0; key < to.keys; ++key) out[key] = all[key];
        } else if (to.isStreaming) {
            putRow(sum[row], to.factor, out, [](float* at, FloatLanes lanes) { stream(at, lanes); });
        } else {
            putRow(sum[row], to.factor, out, [](float* at, FloatLanes lanes) { store(at, lanes); });
        }
    }
}

/// The packed queries with the first `keys` keys, all of them with one panel after the other: they stay in the second-level cache.
inline void scorePanels(const FloatScoreWork& work, std::size_t keys, TileScores to) {
    const std::size_t dim = work.shape.dim;
    float* const scores = to.scores;
    for (std::size_t key = 0; key < keys; key += scorePanelKeys)
        for (std::size_t query = 0; query < work.shape.queries; query += scoreTileQueries) {
            const std::size_t queries = work.shape.queries - query, panelKeys = keys - key;
            to.scores = scores + query * to.stride + key;
            to.queries = queries < scoreTileQueries ? queries : scoreTileQueries;
            to.keys = panelKeys < scorePanelKeys ? panelKeys : scorePanelKeys;
            scoreTile(work.room + query * dim, work.packedKeys + key * dim, dim, to);
        }
}

void scoresLoop(const FloatScoreWork& work) {
    const bool isStreaming = work.goesPastCache && work.stride % floatLaneCount == 0 && isAligned(work.scores);
    packQueries(work);
    scorePanels(work, work.shape.keys, {work.scores, work.stride, 0, 0, work.factor, isStreaming});
}

/// e^x for -87 <= x <= 0, within two units in the last place; below, where float32 nearly ends, it stays 1.6e-38.
/// The argument is reduced by n log 2, with log 2 in two parts (Cody and Waite), |r| <= log(2)/2; the polynomial is that of Cephes' expf.
inline FloatLanes exponentialOfNegative(FloatLanes x) {
    const FloatLanes bounded = larger(x, allOf(-87.0F));
    const FloatLanes roundingShift = allOf(12582912.0F);   // 1.5 * 2^23: adding it rounds to an integer and leaves that in the low bits
    const FloatLanes shifted = bounded * 1.44269504F + roundingShift;
    const FloatLanes n = shifted - roundingShift;
    const FloatLanes r = (bounded - n * 0.693359375F) + n * 2.12194440e-4F;
    FloatLanes p = allOf(1.9875691500e-4F);
    p = p * r + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * (r * r) + r + 1.0F;
    const BitLanes exponent = reinterpret_cast<BitLanes>(shifted) << 23;   // all bits of the shift itself leave at the top
    return reinterpret_cast<FloatLanes>(reinterpret_cast<BitLanes>(p) + exponent);
}

inline float largestOf(FloatLanes lanes) {
    float largest = lanes[0];
    for (std::size_t lane = 1; lane < floatLaneCount; ++lane) largest = lanes[lane] > largest ? lanes[lane] : largest;
    return largest;
}

inline float sumOf(FloatLanes lanes) {
    float sum = 0;
    for (std::size_t lane = 0; lane < floatLaneCount; ++lane) sum += lanes[lane];
    return sum;
}

inline float largestOf(const float* scores, std::size_t seen) {
    float top = scores[0];
    FloatLanes largest = allOf(top);
    std::size_t i = 0;
    for (; i + floatLaneCount <= seen; i += floatLaneCount) largest = larger(load(scores + i), largest);
    for (; i < seen; ++i) top = scores[i] > top ? scores[i] : top;
    const float others = largestOf(largest);
    return others > top ? others : top;
}

/// scores: `seen` finite ones and room up to a multiple of floatLaneCount. Left there: e^(score - largest), and zeros behind.
/// out: the sum of those
inline float weighRow(float* scores, std::size_t seen) {
    const FloatLanes top = allOf(largestOf(scores, seen));
    FloatLanes sum[2] = {};
    std::size_t i = 0;
    for (; i + 2 * floatLaneCount <= seen; i += 2 * floatLaneCount)
#pragma GCC unroll 2
        for (std::size_t v = 0; v < 2; ++v) {
            const FloatLanes weight = exponentialOfNegative(load(scores + i + v * floatLaneCount) - top);
            sum[v] += weight;
            store(scores + i + v * floatLaneCount, weight);
        }
    for (; i < seen; i += floatLaneCount) {
        FloatLanes weight = exponentialOfNegative(load(scores + i) - top);
        for (std::size_t lane = 0; lane < floatLaneCount; ++lane)
            if (i + lane >= seen) weight[lane] = 0;
        sum[0] += weight;
        store(scores + i, weight);
    }
    return sumOf(sum[0] + sum[1]);
}

template <bool isStreaming>
inline void putWeights(const float* weights, float factor, std::size_t seen, std::size_t keys, float* out) {
    const auto put = [](float* to, FloatLanes lanes) {
        if constexpr (isStreaming) stream(to, lanes);
        else store(to, lanes);
    };
    std::size_t i = 0;
    for (; i < seen && i + floatLaneCount <= keys; i += floatLaneCount) put(out + i, load(weights + i) * factor);
    for (; i < seen; ++i) out[i] = weights[i] * factor;
    for (; i + floatLaneCount <= keys; i += floatLaneCount) put(out + i, FloatLanes{});
    for (; i < keys; ++i) out[i] = 0;
}

void causalWeightsLoop(const CausalWeightWork& work) {
    const FloatScoreWork& products = work.products;
    const ProductShape& shape = products.shape;
    const bool isStreaming = products.goesPastCache && products.stride % floatLaneCount == 0 && isAligned(products.scores);
    const std::size_t most = work.firstSeen + shape.queries - 1;
    const std::size_t wanted = most < shape.keys ? most : shape.keys, scratchStride = causalScratchStride(shape.keys);
    packQueries(products);
    scorePanels(products, (wanted + scorePanelKeys - 1) / scorePanelKeys * scorePanelKeys,
                {work.scratch, scratchStride, 0, 0, products.factor, false});
    for (std::size_t row = 0; row < shape.queries; ++row) {
        const std::size_t seen = work.firstSeen + row < shape.keys ? work.firstSeen + row : shape.keys;
        float* const scores = work.scratch + row * scratchStride;
        const float factor = 1 / weighRow(scores, seen);
        float* const out = products.scores + row * products.stride;
        if (isStreaming) putWeights<true>(scores, factor, seen, shape.keys, out);
        else putWeights<false>(scores, factor, seen, shape.keys, out);
    }
}

}   // namespace
}   // namespace rope
