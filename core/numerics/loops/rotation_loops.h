// Vectors turned in float32, and their tables. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

/// Pairs are numbers i and i + pairs. Every vector is read before it is written, so `turned` may be `vectors`.
template <bool isStreaming>
inline void rotateHalfRow(const float* vector, const float* cosine, const float* sine, std::size_t pairs, float* turned) {
    const float* const second = vector + pairs;
    float* const turnedSecond = turned + pairs;
    const auto put = [](float* to, FloatLanes lanes) {
        if constexpr (isStreaming) stream(to, lanes);
        else store(to, lanes);
    };
    std::size_t i = 0;
    for (; i + floatLaneCount <= pairs; i += floatLaneCount) {
        const FloatLanes a = load(vector + i), b = load(second + i), c = load(cosine + i), s = load(sine + i);
        put(turned + i, a * c - b * s);
        put(turnedSecond + i, b * c + a * s);
    }
    for (; i < pairs; ++i) {
        const float a = vector[i], b = second[i];
        turned[i] = a * cosine[i] - b * sine[i];
        turnedSecond[i] = b * cosine[i] + a * sine[i];
    }
}

template <bool isStreaming>
inline void rotateHalfRows(const FloatRotation& work) {
    for (std::size_t position = 0; position < work.positions; ++position) {
        const float* const cosine = work.cosine + position * work.pairs;
        const float* const sine = work.sine + position * work.pairs;
        for (std::size_t row = position * work.heads; row < (position + 1) * work.heads; ++row)
            rotateHalfRow<isStreaming>(work.vectors + row * work.stride, cosine, sine, work.pairs, work.turned + row * work.stride);
    }
}

void rotateHalvesLoop(const FloatRotation& work) {
    const bool canStream = work.pairs % floatLaneCount == 0 && work.stride % floatLaneCount == 0 && isAligned(work.turned);
    if (work.goesPastCache && canStream && work.turned != work.vectors) rotateHalfRows<true>(work);
    else rotateHalfRows<false>(work);
}

/// Pairs are numbers 2i and 2i + 1; the compiler separates and interleaves them.
void rotateNeighboursLoop(const FloatRotation& work) {
    for (std::size_t position = 0; position < work.positions; ++position) {
        const float* const cosine = work.cosine + position * work.pairs;
        const float* const sine = work.sine + position * work.pairs;
        for (std::size_t row = position * work.heads; row < (position + 1) * work.heads; ++row) {
            const float* const vector = work.vectors + row * work.stride;
            float* const turned = work.turned + row * work.stride;
#ifndef __clang__
#pragma GCC ivdep
#endif
            for (std::size_t i = 0; i < work.pairs; ++i) {
                const float a = vector[2 * i], b = vector[2 * i + 1];
                turned[2 * i] = a * cosine[i] - b * sine[i];
                turned[2 * i + 1] = b * cosine[i] + a * sine[i];
            }
        }
    }
}

/// A table row by row: the pairs' turns at the start turned on by the row's place. The work is taken by value: its pointers would else be
/// read again after every store. Stores past the cache were tried and take twice as long between so many loads.
inline void turnRows(const TurnTableWork work) {
    const std::size_t pairs = work.pairs;
    for (std::size_t row = 0; row < work.rows; ++row) {
        const double *const placeCosine = work.placeCosine + row * pairs, *const placeSine = work.placeSine + row * pairs;
        float *const cosine = work.cosine + row * pairs, *const sine = work.sine + row * pairs;
        std::size_t i = 0;
        for (; i + floatLaneCount <= pairs; i += floatLaneCount) {
            Lanes c[2], s[2];
#pragma GCC unroll 2
            for (std::size_t half = 0; half < 2; ++half) {
                const std::size_t at = i + half * laneCount;
                const Lanes startCosine = load(work.startCosine + at), startSine = load(work.startSine + at);
                const Lanes byCosine = load(placeCosine + at), bySine = load(placeSine + at);
                c[half] = startCosine * byCosine - startSine * bySine;
                s[half] = startSine * byCosine + startCosine * bySine;
            }
            store(cosine + i, narrowed(c[0], c[1]));
            store(sine + i, narrowed(s[0], s[1]));
        }
        for (; i < pairs; ++i) {
            cosine[i] = static_cast<float>(work.startCosine[i] * placeCosine[i] - work.startSine[i] * placeSine[i]);
            sine[i] = static_cast<float>(work.startSine[i] * placeCosine[i] + work.startCosine[i] * placeSine[i]);
        }
    }
}

void turnTableLoop(const TurnTableWork& work) { turnRows(work); }

}   // namespace
}   // namespace rope
