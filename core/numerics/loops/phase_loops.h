// Cosines and sines, and sums of them. Included by the kernels_*.cpp through kernel_loops.h; see lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/lanes.h"

namespace rope {
namespace {

void phasesLoop(const double* angleRad, double* cosine, double* sine, std::size_t count) {
    Lanes c, s;
    std::size_t i = 0;
    for (; i + laneCount <= count; i += laneCount) {
        cosSin(load(angleRad + i), c, s);
        store(cosine + i, c);
        store(sine + i, s);
    }
    if (i == count) return;
    double rest[laneCount] =
        {};   // the same function for the last few, so that a value does not depend on its place
    for (std::size_t lane = 0; i + lane < count; ++lane) rest[lane] = angleRad[i + lane];
    cosSin(load(rest), c, s);
    for (std::size_t lane = 0; i + lane < count; ++lane) {
        cosine[i + lane] = c[lane];
        sine[i + lane] = s[lane];
    }
}

/// Two vectors of distances at a time: their sums stay in registers, and the square roots, which take
/// longest, follow each other closely.
void phaseSumsLoop(const PhaseSumInput& input, const PhaseSumOutput& output) {
    constexpr std::size_t vectors = 2;
    for (std::size_t from = 0; from < phaseSumLength; from += vectors * laneCount) {
        Lanes real[vectors] = {}, imaginary[vectors] = {}, partial[vectors] = {}, score[vectors] = {};
        for (std::size_t pair = 0; pair < input.pairs; ++pair) {
            const Lanes startCosine = allOf(input.startCosine[pair]),
                        startSine = allOf(input.startSine[pair]);
            const Lanes inPhase = allOf(input.inPhase[pair]), quadrature = allOf(input.quadrature[pair]);
            const std::size_t place = pair * phaseSumLength + from;
#pragma GCC unroll 2
            for (std::size_t v = 0; v < vectors; ++v) {
                const Lanes offsetCosine = load(input.offsetCosine + place + v * laneCount),
                            offsetSine = load(input.offsetSine + place + v * laneCount);
                const Lanes cosine = startCosine * offsetCosine - startSine * offsetSine,
                            sine = startSine * offsetCosine + startCosine * offsetSine;
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
