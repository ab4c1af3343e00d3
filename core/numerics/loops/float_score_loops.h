// Products in float32. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
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

}   // namespace
}   // namespace rope
