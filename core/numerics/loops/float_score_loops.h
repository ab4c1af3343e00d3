// Products in float32. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

// Sums that stay in registers together with the keys of one coordinate and one query: 24 + 4 + 1 of 32, 12 +
// 2 + 1 of 16; without fused multiply-add a product needs a register of its own.
#if defined(__AVX512F__) || defined(ROPE_PLAIN_LANES)
constexpr std::size_t scoreTileQueries = 6, scoreTileVectors = 4;
#elif defined(__AVX2__)
constexpr std::size_t scoreTileQueries = 6, scoreTileVectors = 2;
#else
constexpr std::size_t scoreTileQueries = 4, scoreTileVectors = 2;
#endif
constexpr std::size_t scorePanelKeys = scoreTileVectors * floatLaneCount;

/// Rows of some vectors, coordinate by coordinate, so that a product reads along memory; missing rows are
/// zeros.
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
        for (std::size_t row = 0; row < rows; ++row)
            packed[d * rows + row] = row < present ? from[row * dim + d] : 0;
}

void packKeysLoop(const float* keys, std::size_t count, std::size_t dim, float* packed) {
    for (std::size_t first = 0; first < count; first += scorePanelKeys)
        packRows<scorePanelKeys>(keys + first * dim, count - first, dim, packed + first * dim);
}

inline void packQueries(const FloatScoreWork& work) {
    const std::size_t dim = work.shape.dim;
    for (std::size_t first = 0; first < work.shape.queries; first += scoreTileQueries)
        packRows<scoreTileQueries>(work.queries + first * dim, work.shape.queries - first, dim,
                                   work.room + first * dim);
}

/// Where the scores of a tile go.
struct TileScores {
    float* scores;
    std::size_t stride, queries, keys;   ///< of tile and panel that there are
    float factor;
};

using TileSums = FloatLanes[scoreTileQueries][scoreTileVectors];

inline void putRow(const FloatLanes (&sum)[scoreTileVectors], float factor, float* out) {
#pragma GCC unroll 8
    for (std::size_t v = 0; v < scoreTileVectors; ++v) store(out + v * floatLaneCount, sum[v] * factor);
}

inline void putTile(const TileSums& sum, const TileScores& to) {
#pragma GCC unroll 8
    for (std::size_t row = 0; row < scoreTileQueries; ++row) {
        if (row == to.queries) return;
        float* const out = to.scores + row * to.stride;
        if (to.keys == scorePanelKeys) {
            putRow(sum[row], to.factor, out);
        } else {
            float all[scorePanelKeys];
            putRow(sum[row], to.factor, all);
            for (std::size_t key = 0; key < to.keys; ++key) out[key] = all[key];
        }
    }
}

// Of an iteration of the loop: a core whose second hardware thread is busy issues half as many instructions,
// and the loop's own three are felt then. Eight are no faster.
constexpr std::size_t coordinatesOfIteration = 4;

/// One packed tile of queries with one panel of keys, in so many parts of whole iterations, `between` called
/// after each.
template <std::size_t parts, class Between>
inline void scoreTile(const float* queries, const float* panel, std::size_t dim, const TileScores& to,
                      Between between) {
    TileSums sum = {};
    std::size_t d = 0;
    for (std::size_t part = 1; part <= parts; ++part) {
        const std::size_t end =
            part == parts ? dim : dim * part / parts / coordinatesOfIteration * coordinatesOfIteration;
#pragma GCC unroll 4
        for (; d < end; ++d) {
            FloatLanes key[scoreTileVectors];
#pragma GCC unroll 8
            for (std::size_t v = 0; v < scoreTileVectors; ++v)
                key[v] = load(panel + d * scorePanelKeys + v * floatLaneCount);
#pragma GCC unroll 8
            for (std::size_t row = 0; row < scoreTileQueries; ++row) {
                const FloatLanes query = allOf(queries[d * scoreTileQueries + row]);
#pragma GCC unroll 8
                for (std::size_t v = 0; v < scoreTileVectors; ++v) sum[row][v] += query * key[v];
            }
        }
        between();
    }
    putTile(sum, to);
}

/// The packed queries with the first `keys` keys, all of them with one panel after the other: they stay in
/// the second-level cache.
inline void scorePanels(const FloatScoreWork& work, std::size_t keys, TileScores to) {
    const std::size_t dim = work.shape.dim;
    float* const scores = to.scores;
    for (std::size_t key = 0; key < keys; key += scorePanelKeys)
        for (std::size_t query = 0; query < work.shape.queries; query += scoreTileQueries) {
            const std::size_t queries = work.shape.queries - query, panelKeys = keys - key;
            to.scores = scores + query * to.stride + key;
            to.queries = queries < scoreTileQueries ? queries : scoreTileQueries;
            to.keys = panelKeys < scorePanelKeys ? panelKeys : scorePanelKeys;
            scoreTile<1>(work.room + query * dim, work.packedKeys + key * dim, dim, to, [] {});
        }
}

constexpr std::size_t lineNumbers = 16;   // of a cache line
constexpr std::size_t tileLines = scoreTileQueries * scorePanelKeys / lineNumbers;
static_assert(scorePanelKeys * scoreTileQueries % lineNumbers == 0);

/// Finished rows on their way past the cache, a line at a time.
struct LeavingRows {
    const float* from;
    float* to;
    std::size_t fromStride, toStride, columns, rows;   ///< columns: whole lines; rows: those that are left
    std::size_t column;

    void putLine() {
        if (rows == 0) return;
#pragma GCC unroll 4
        for (std::size_t i = column; i < column + lineNumbers; i += floatLaneCount)
            stream(to + i, load(from + i));
        column += lineNumbers;
        if (column < columns) return;
        column = 0;
        from += fromStride;
        to += toStride;
        --rows;
    }

    void putAll() {
        while (rows > 0) putLine();
    }
};

constexpr std::size_t leavingQueries = 48, leavingKeys = 128;   // 24 kB of finished scores, twice
static_assert(leavingQueries % scoreTileQueries == 0 && leavingKeys % scorePanelKeys == 0);

/// As scorePanels, for scores that go past the cache. Stores of a line here and a line there in many rows are
/// expensive, and so are many at once: rows are completed in the cache, a few panels long, and are stored
/// while the next ones are multiplied.
inline void streamPanels(const FloatScoreWork& work) {
    alignas(64) float finished[2][leavingQueries * leavingKeys];
    const auto [queries, keys, dim] = work.shape;
    LeavingRows leaving{};
    std::size_t half = 0;
    for (std::size_t firstQuery = 0; firstQuery < queries; firstQuery += leavingQueries)
        for (std::size_t firstKey = 0; firstKey < keys; firstKey += leavingKeys, half = 1 - half) {
            const std::size_t rows =
                queries - firstQuery < leavingQueries ? queries - firstQuery : leavingQueries;
            const std::size_t columns = keys - firstKey < leavingKeys ? keys - firstKey : leavingKeys;
            for (std::size_t key = 0; key < columns; key += scorePanelKeys)
                for (std::size_t query = 0; query < rows; query += scoreTileQueries)
                    scoreTile<tileLines>(work.room + (firstQuery + query) * dim,
                                         work.packedKeys + (firstKey + key) * dim, dim,
                                         {finished[half] + query * leavingKeys + key, leavingKeys,
                                          scoreTileQueries, scorePanelKeys, work.factor},
                                         [&] { leaving.putLine(); });
            leaving.putAll();
            leaving = {finished[half],
                       work.scores + firstQuery * work.stride + firstKey,
                       leavingKeys,
                       work.stride,
                       columns,
                       rows,
                       0};
        }
    leaving.putAll();
}

void scoresLoop(const FloatScoreWork& work) {
    const bool areWholeLines =
        work.stride % lineNumbers == 0 && work.shape.keys % lineNumbers == 0 && isAligned(work.scores);
    packQueries(work);
    if (work.goesPastCache && areWholeLines) streamPanels(work);
    else scorePanels(work, work.shape.keys, {work.scores, work.stride, 0, 0, work.factor});
}

}   // namespace
}   // namespace rope
