// The widest vectors of float64 that the file including this is compiled for. Only kernels_*.cpp may include it: everything here has
// internal linkage, so that no function compiled for a newer processor can be merged into code that runs on every one.
#pragma once

#include <sleef.h>
#include <cstddef>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace rope {
namespace {

#ifdef __AVX2__
constexpr std::size_t laneBytes = 32;
#else
constexpr std::size_t laneBytes = 16;
#endif
constexpr std::size_t laneCount = laneBytes / sizeof(double);

using Lanes = double __attribute__((vector_size(laneBytes)));

constexpr std::size_t floatLaneCount = laneBytes / sizeof(float);
using FloatLanes = float __attribute__((vector_size(laneBytes)));

inline FloatLanes load(const float* from) {
    FloatLanes lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline void store(float* to, FloatLanes lanes) { __builtin_memcpy(to, &lanes, sizeof lanes); }

inline Lanes load(const double* from) {
    Lanes lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline void store(double* to, Lanes lanes) { __builtin_memcpy(to, &lanes, sizeof lanes); }

inline Lanes allOf(double value) { return value - Lanes{}; }

inline Lanes squareRoot(Lanes lanes) {
#ifdef __AVX2__
    return _mm256_sqrt_pd(lanes);
#elif defined(__x86_64__)
    return _mm_sqrt_pd(lanes);
#else
    for (std::size_t lane = 0; lane < laneCount; ++lane) lanes[lane] = __builtin_sqrt(lanes[lane]);
    return lanes;
#endif
}

inline void turn(Lanes angleRad, Lanes& cosine, Lanes& sine) {
#ifdef __AVX2__
    const auto both = Sleef_sincosd4_u10avx2(angleRad);
#elif defined(__x86_64__)
    const auto both = Sleef_sincosd2_u10sse2(angleRad);
#endif
#ifdef __x86_64__
    sine = both.x;
    cosine = both.y;
#else
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        const auto both = Sleef_sincos_u10(angleRad[lane]);
        sine[lane] = both.x;
        cosine[lane] = both.y;
    }
#endif
}

}   // namespace
}   // namespace rope
