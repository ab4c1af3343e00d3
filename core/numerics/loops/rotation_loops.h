// Vectors rotated in float32, and their tables. Included by the kernels_*.cpp through kernel_loops.h; see
// lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

/// The pairs from `first` on, fewer than there are lanes: apart, so that their code costs the wide loop no
/// register.
[[gnu::noinline]] void rotateHalfRest(const float* vector, const float* cosine, const float* sine,
                                      std::size_t pairs, float* rotated, std::size_t first) {
    for (std::size_t i = first; i < pairs; ++i) {
        const float a = vector[i], b = vector[pairs + i];
        rotated[i] = a * cosine[i] - b * sine[i];
        rotated[pairs + i] = b * cosine[i] + a * sine[i];
    }
}

/// Pairs are numbers i and i + pairs. Every vector is read before it is written, so `rotated` may be
/// `vectors`.
template <bool isStreaming>
inline void rotateHalfRow(const float* vector, const float* cosine, const float* sine, std::size_t pairs,
                          float* rotated) {
    const auto put = [](float* to, FloatLanes lanes) {
        if constexpr (isStreaming) stream(to, lanes);
        else store(to, lanes);
    };
    const std::size_t wide = pairs - pairs % floatLaneCount;
#pragma GCC unroll 4
    for (std::size_t i = 0; i < wide; i += floatLaneCount) {
        const FloatLanes a = load(vector + i), b = load(vector + pairs + i), c = load(cosine + i),
                         s = load(sine + i);
        put(rotated + i, a * c - b * s);
        put(rotated + pairs + i, b * c + a * s);
    }
    if (wide < pairs) rotateHalfRest(vector, cosine, sine, pairs, rotated, wide);
}

/// The work is taken by value: its pointers would else be read again after every store. Pairs: how many when
/// the loops were compiled, for most models' 128 numbers a head a sixth faster in the cache; 0 is any.
template <bool isStreaming, std::size_t Pairs>
inline void rotateHalfRows(const FloatRotation work) {
    const std::size_t pairs = Pairs == 0 ? work.pairs : Pairs, rowsOfPosition = work.heads * work.stride;
    for (std::size_t position = 0; position < work.positions; ++position) {
        const float* const cosine = work.cosine + position * pairs;
        const float* const sine = work.sine + position * pairs;
        const std::size_t end = (position + 1) * rowsOfPosition;
        for (std::size_t row = position * rowsOfPosition; row < end; row += work.stride)
            rotateHalfRow<isStreaming>(work.vectors + row, cosine, sine, pairs, work.rotated + row);
    }
}

void rotateHalvesLoop(const FloatRotation& work) {
    const bool canStream =
        work.pairs % floatLaneCount == 0 && work.stride % floatLaneCount == 0 && isAligned(work.rotated);
    const bool streams = work.goesPastCache && canStream && work.rotated != work.vectors;
    if (work.pairs == 64) streams ? rotateHalfRows<true, 64>(work) : rotateHalfRows<false, 64>(work);
    else streams ? rotateHalfRows<true, 0>(work) : rotateHalfRows<false, 0>(work);
}

/// Pairs are numbers 2i and 2i + 1; the compiler separates and interleaves them.
void rotateInterleavedLoop(const FloatRotation& work) {
    for (std::size_t position = 0; position < work.positions; ++position) {
        const float* const cosine = work.cosine + position * work.pairs;
        const float* const sine = work.sine + position * work.pairs;
        for (std::size_t row = position * work.heads; row < (position + 1) * work.heads; ++row) {
            const float* const vector = work.vectors + row * work.stride;
            float* const rotated = work.rotated + row * work.stride;
#ifndef __clang__
#pragma GCC ivdep
#endif
            for (std::size_t i = 0; i < work.pairs; ++i) {
                const float a = vector[2 * i], b = vector[2 * i + 1];
                rotated[2 * i] = a * cosine[i] - b * sine[i];
                rotated[2 * i + 1] = b * cosine[i] + a * sine[i];
            }
        }
    }
}

/// A table row by row: the pairs' phases at the start rotated on by the row's place. The work is taken by
/// value: its pointers would else be read again after every store. Stores past the cache were tried and take
/// twice as long between so many loads.
inline void rotateRows(const PhaseTableWork work) {
    const std::size_t pairs = work.pairs;
    for (std::size_t row = 0; row < work.rows; ++row) {
        const double *const offsetCosine = work.offsetCosine + row * pairs, *const offsetSine =
                                                                                work.offsetSine + row * pairs;
        float *const cosine = work.cosine + row * pairs, *const sine = work.sine + row * pairs;
        std::size_t i = 0;
        for (; i + floatLaneCount <= pairs; i += floatLaneCount) {
            Lanes c[2], s[2];
#pragma GCC unroll 2
            for (std::size_t half = 0; half < 2; ++half) {
                const std::size_t at = i + half * laneCount;
                const Lanes startCosine = load(work.startCosine + at), startSine = load(work.startSine + at);
                const Lanes byCosine = load(offsetCosine + at), bySine = load(offsetSine + at);
                c[half] = startCosine * byCosine - startSine * bySine;
                s[half] = startSine * byCosine + startCosine * bySine;
            }
            store(cosine + i, narrowed(c[0], c[1]));
            store(sine + i, narrowed(s[0], s[1]));
        }
        for (; i < pairs; ++i) {
            cosine[i] =
                static_cast<float>(work.startCosine[i] * offsetCosine[i] - work.startSine[i] * offsetSine[i]);
            sine[i] =
                static_cast<float>(work.startSine[i] * offsetCosine[i] + work.startCosine[i] * offsetSine[i]);
        }
    }
}

void phaseTableLoop(const PhaseTableWork& work) { rotateRows(work); }

}   // namespace
}   // namespace rope
