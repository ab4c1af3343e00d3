// Products in float64, and the sums of blocks in float32. Included by the kernels_*.cpp through
// kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

#ifdef __AVX2__
constexpr std::size_t tileQueries = 4, tileVectors = 3;   // 12 sums, 3 keys and 1 query fill the 16 registers
#else
constexpr std::size_t tileQueries = 4,
                      tileVectors = 2;   // without fused multiply-add a product needs a register of its own
#endif
constexpr std::size_t tileKeys = tileVectors * laneCount;
constexpr std::size_t longestPanelDim = 1024;   // 96 kB on the stack at most; longer vectors go in pieces

/// Coordinates [first, first + dim) of up to tileKeys keys, coordinate by coordinate; missing keys are zeros.
struct Panel {
    alignas(laneBytes) double at[longestPanelDim * tileKeys];
};

void pack(const double* keys, std::size_t stride, std::size_t keyCount, std::size_t dim, Panel& panel) {
    for (std::size_t key = 0; key < tileKeys; ++key)
        for (std::size_t d = 0; d < dim; ++d)
            panel.at[d * tileKeys + key] = key < keyCount ? keys[key * stride + d] : 0;
}

template <std::size_t rows>
inline void multiplyTile(const double* queries, std::size_t stride, const Panel& panel, std::size_t dim,
                         double (&out)[rows][tileKeys]) {
    Lanes sum[rows][tileVectors] = {};
    for (std::size_t d = 0; d < dim; ++d) {
        Lanes key[tileVectors];
#pragma GCC unroll 4
        for (std::size_t v = 0; v < tileVectors; ++v) key[v] = load(panel.at + d * tileKeys + v * laneCount);
#pragma GCC unroll 4
        for (std::size_t row = 0; row < rows; ++row) {
            const Lanes query = allOf(queries[row * stride + d]);
#pragma GCC unroll 4
            for (std::size_t v = 0; v < tileVectors; ++v) sum[row][v] += query * key[v];
        }
    }
#pragma GCC unroll 4
    for (std::size_t row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (std::size_t v = 0; v < tileVectors; ++v) store(out[row] + v * laneCount, sum[row][v]);
}

/// What one panel gives to a tile of the result: added to what earlier pieces of the vectors gave, scaled
/// with the last piece.
struct TileTarget {
    double* products;
    std::size_t stride, keyCount;
    bool isFirstPiece;
    double factor;
};

template <std::size_t rows>
inline void addTile(const double* queries, std::size_t stride, const Panel& panel, std::size_t dim,
                    const TileTarget& target) {
    double out[rows][tileKeys];
    multiplyTile<rows>(queries, stride, panel, dim, out);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t key = 0; key < target.keyCount; ++key) {
            double& product = target.products[row * target.stride + key];
            product = target.factor * (target.isFirstPiece ? out[row][key] : product + out[row][key]);
        }
}

void productsLoop(const double* queries, const double* keys, ProductShape shape, double factor,
                  double* products) {
    Panel panel;
    for (std::size_t first = 0; first < shape.keys; first += tileKeys) {
        const std::size_t keyCount = shape.keys - first < tileKeys ? shape.keys - first : tileKeys;
        for (std::size_t d = 0; d < shape.dim; d += longestPanelDim) {
            const bool isLastPiece = shape.dim - d <= longestPanelDim;
            const std::size_t dim = isLastPiece ? shape.dim - d : longestPanelDim;
            pack(keys + first * shape.dim + d, shape.dim, keyCount, dim, panel);
            std::size_t row = 0;
            const auto target = [&] {
                return TileTarget{products + row * shape.keys + first, shape.keys, keyCount, d == 0,
                                  isLastPiece ? factor : 1.0};
            };
            for (; row + tileQueries <= shape.queries; row += tileQueries)
                addTile<tileQueries>(queries + row * shape.dim + d, shape.dim, panel, dim, target());
            for (; row < shape.queries; ++row)
                addTile<1>(queries + row * shape.dim + d, shape.dim, panel, dim, target());
        }
    }
}

/// In tiles that stay in registers: two vectors of offsets for every block.
void blockSumsLoop(const float* seeds, const float* table, std::size_t columns, float* sums) {
    constexpr std::size_t vectors = 2;
    for (std::size_t from = 0; from < blockSumOffsets; from += vectors * floatLaneCount) {
        FloatLanes sum[blockSumBlocks][vectors] = {};
        for (std::size_t column = 0; column < columns; ++column) {
            const float* const seed = seeds + column * blockSumBlocks;
            const float* const row = table + column * blockSumOffsets + from;
            const FloatLanes first = load(row), second = load(row + floatLaneCount);
#pragma GCC unroll 4
            for (std::size_t block = 0; block < blockSumBlocks; ++block) {
                sum[block][0] += seed[block] * first;
                sum[block][1] += seed[block] * second;
            }
        }
        for (std::size_t block = 0; block < blockSumBlocks; ++block)
            for (std::size_t v = 0; v < vectors; ++v)
                store(sums + block * blockSumOffsets + from + v * floatLaneCount, sum[block][v]);
    }
}

}   // namespace
}   // namespace rope
