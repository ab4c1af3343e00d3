// The loops of a kernel set. Included once by each kernels_*.cpp, for whose instruction set it is compiled; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/lanes.h"

namespace rope {
namespace {

void turnsLoop(const double* angleRad, double* cosine, double* sine, std::size_t count) {
    Lanes c, s;
    std::size_t i = 0;
    for (; i + laneCount <= count; i += laneCount) {
        turn(load(angleRad + i), c, s);
        store(cosine + i, c);
        store(sine + i, s);
    }
    if (i == count) return;
    double rest[laneCount] = {};   // the same function for the last few, so that a value does not depend on its place
    for (std::size_t lane = 0; i + lane < count; ++lane) rest[lane] = angleRad[i + lane];
    turn(load(rest), c, s);
    for (std::size_t lane = 0; i + lane < count; ++lane) {
        cosine[i + lane] = c[lane];
        sine[i + lane] = s[lane];
    }
}

#ifdef __AVX2__
constexpr std::size_t tileQueries = 4, tileVectors = 3;   // 12 sums, 3 keys and 1 query fill the 16 registers
#else
constexpr std::size_t tileQueries = 4, tileVectors = 2;   // without fused multiply-add a product needs a register of its own
#endif
constexpr std::size_t tileKeys = tileVectors * laneCount;
constexpr std::size_t longestPanelDim = 1024;   // 96 kB on the stack at most; longer vectors go in pieces

/// Coordinates [first, first + dim) of up to tileKeys keys, coordinate by coordinate; missing keys are zeros.
struct Panel {
    alignas(laneBytes) double at[longestPanelDim * tileKeys];
};

void pack(const double* keys, std::size_t stride, std::size_t keyCount, std::size_t dim, Panel& panel) {
    for (std::size_t key = 0; key < tileKeys; ++key)
        for (std::size_t d = 0; d < dim; ++d) panel.at[d * tileKeys + key] = key < keyCount ? keys[key * stride + d] : 0;
}

template <std::size_t rows>
inline void multiplyTile(const double* queries, std::size_t stride, const Panel& panel, std::size_t dim, double (&out)[rows][tileKeys]) {
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

/// What one panel gives to a tile of the result: added to what earlier pieces of the vectors gave, scaled with the last piece.
struct TileTarget {
    double* products;
    std::size_t stride, keyCount;
    bool isFirstPiece;
    double factor;
};

template <std::size_t rows>
inline void addTile(const double* queries, std::size_t stride, const Panel& panel, std::size_t dim, const TileTarget& target) {
    double out[rows][tileKeys];
    multiplyTile<rows>(queries, stride, panel, dim, out);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t key = 0; key < target.keyCount; ++key) {
            double& product = target.products[row * target.stride + key];
            product = target.factor * (target.isFirstPiece ? out[row][key] : product + out[row][key]);
        }
}

void productsLoop(const double* queries, const double* keys, ProductShape shape, double factor, double* products) {
    Panel panel;
    for (std::size_t first = 0; first < shape.keys; first += tileKeys) {
        const std::size_t keyCount = shape.keys - first < tileKeys ? shape.keys - first : tileKeys;
        for (std::size_t d = 0; d < shape.dim; d += longestPanelDim) {
            const bool isLastPiece = shape.dim - d <= longestPanelDim;
            const std::size_t dim = isLastPiece ? shape.dim - d : longestPanelDim;
            pack(keys + first * shape.dim + d, shape.dim, keyCount, dim, panel);
            std::size_t row = 0;
            const auto target = [&] {
                return TileTarget{products + row * shape.keys + first, shape.keys, keyCount, d == 0, isLastPiece ? factor : 1.0};
            };
            for (; row + tileQueries <= shape.queries; row += tileQueries)
                addTile<tileQueries>(queries + row * shape.dim + d, shape.dim, panel, dim, target());
            for (; row < shape.queries; ++row) addTile<1>(queries + row * shape.dim + d, shape.dim, panel, dim, target());
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
            for (std::size_t v = 0; v < vectors; ++v) store(sums + block * blockSumOffsets + from + v * floatLaneCount, sum[block][v]);
    }
}

/// Two vectors of distances at a time: their sums stay in registers, and the square roots, which take longest, follow each other closely.
void turnSumsLoop(const TurnSumInput& input, const TurnSumOutput& output) {
    constexpr std::size_t vectors = 2;
    for (std::size_t from = 0; from < turnSumLength; from += vectors * laneCount) {
        Lanes real[vectors] = {}, imaginary[vectors] = {}, partial[vectors] = {}, score[vectors] = {};
        for (std::size_t pair = 0; pair < input.pairs; ++pair) {
            const Lanes startCosine = allOf(input.startCosine[pair]), startSine = allOf(input.startSine[pair]);
            const Lanes inPhase = allOf(input.inPhase[pair]), quadrature = allOf(input.quadrature[pair]);
            const std::size_t place = pair * turnSumLength + from;
#pragma GCC unroll 2
            for (std::size_t v = 0; v < vectors; ++v) {
                const Lanes placeCosine = load(input.placeCosine + place + v * laneCount),
                            placeSine = load(input.placeSine + place + v * laneCount);
                const Lanes cosine = startCosine * placeCosine - startSine * placeSine,
                            sine = startSine * placeCosine + startCosine * placeSine;
                real[v] += cosine;
                imaginary[v] += sine;
                partial[v] += squareRoot(real[v] * real[v] + imaginary[v] * imaginary[v]);
                score[v] += inPhase * cosine + quadrature * sine;
            }
        }
        for (std::size_t v = 0; v < vectors; ++v) {
            store(output.partialSums + from + v * laneCount, partial[v]);
            store(output.ones + from + v * laneCount, real[v]);
            store(output.score + from + v * laneCount, score[v]);
        }
    }
}

}   // namespace
}   // namespace rope
