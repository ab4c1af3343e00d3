// The widest vectors that the file including this is compiled for, with ordinary arithmetic. Only
// kernels_*.cpp may include it: everything here has internal linkage, so that no function compiled for a
// newer processor can be merged into code that runs on every one.
#pragma once

#include <sleef.h>
#include <cstddef>
#include <cstdint>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace rope {
namespace {

// ROPE_PLAIN_LANES: 64 bytes and no instruction by name, so that a test can run the widest loops on any
// processor.
#if defined(ROPE_PLAIN_LANES)
constexpr std::size_t laneBytes = 64;
#elif defined(__AVX512F__)
constexpr std::size_t laneBytes = 64;
#define ROPE_X86(avx512, avx2, sse2) avx512
#elif defined(__AVX2__)
constexpr std::size_t laneBytes = 32;
#define ROPE_X86(avx512, avx2, sse2) avx2
#else
constexpr std::size_t laneBytes = 16;
#ifdef __x86_64__
#define ROPE_X86(avx512, avx2, sse2) sse2
#endif
#endif

#if defined(__AVX512F__) || defined(ROPE_PLAIN_LANES)
#define ROPE_FLOAT_LANES 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#elif defined(__AVX2__)
#define ROPE_FLOAT_LANES 0, 1, 2, 3, 4, 5, 6, 7
#else
#define ROPE_FLOAT_LANES 0, 1, 2, 3
#endif

constexpr std::size_t laneCount = laneBytes / sizeof(double);
constexpr std::size_t floatLaneCount = laneBytes / sizeof(float);

using Lanes = double __attribute__((vector_size(laneBytes)));
using FloatLanes = float __attribute__((vector_size(laneBytes)));
using BitLanes = std::uint32_t __attribute__((vector_size(laneBytes)));
using LongLanes = std::uint64_t __attribute__((vector_size(laneBytes)));

inline FloatLanes load(const float* from) {
    FloatLanes lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline Lanes load(const double* from) {
    Lanes lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline LongLanes load(const std::uint64_t* from) {
    LongLanes lanes;
    __builtin_memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

inline void store(float* to, FloatLanes lanes) { __builtin_memcpy(to, &lanes, sizeof lanes); }
inline void store(double* to, Lanes lanes) { __builtin_memcpy(to, &lanes, sizeof lanes); }

/// Non-temporal store: the line is not read and not cached. `to` must be a multiple of laneBytes;
/// endStreaming() orders it before later stores, and is expensive.
inline void stream(float* to, FloatLanes lanes) {
#ifdef ROPE_X86
    ROPE_X86(_mm512_stream_ps, _mm256_stream_ps, _mm_stream_ps)(to, lanes);
#else
    store(to, lanes);
#endif
}

inline void endStreaming() {
#ifdef ROPE_X86
    _mm_sfence();
#endif
}

inline bool isAligned(const float* at) { return reinterpret_cast<std::uintptr_t>(at) % laneBytes == 0; }

inline Lanes allOf(double value) { return value - Lanes{}; }
inline FloatLanes allOf(float value) { return value - FloatLanes{}; }

inline Lanes squareRoot(Lanes lanes) {
#if defined(ROPE_X86) && defined(__AVX512F__)
    return _mm512_maskz_sqrt_pd(0xFF, lanes);   // GCC 12 warns falsely of _mm512_sqrt_pd
#elif defined(ROPE_X86)
    return ROPE_X86(, _mm256_sqrt_pd, _mm_sqrt_pd)(lanes);
#else
    for (std::size_t lane = 0; lane < laneCount; ++lane) lanes[lane] = __builtin_sqrt(lanes[lane]);
    return lanes;
#endif
}

/// Of each lane the larger; where one is not a number, b.
inline FloatLanes larger(FloatLanes a, FloatLanes b) {
#if defined(ROPE_X86) && defined(__AVX512F__)
    return _mm512_maskz_max_ps(0xFFFF, a, b);
#elif defined(ROPE_X86)
    return ROPE_X86(, _mm256_max_ps, _mm_max_ps)(a, b);
#else
    return a > b ? a : b;
#endif
}

/// Rounded to nearest.
inline FloatLanes narrowed(Lanes low, Lanes high) {
    using HalfLanes = float __attribute__((vector_size(laneBytes / 2)));
    const auto first = __builtin_convertvector(low, HalfLanes),
               second = __builtin_convertvector(high, HalfLanes);
    return __builtin_shufflevector(first, second, ROPE_FLOAT_LANES);
}

/// One lane after the other, where there is no wide function.
template <class Phase>
inline void cosSinOfEach(Phase one, Lanes angles, Lanes& cosine, Lanes& sine) {
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        const auto both = one(angles[lane]);
        sine[lane] = both.x;
        cosine[lane] = both.y;
    }
}

inline void cosSin(Lanes angleRad, Lanes& cosine, Lanes& sine) {
#ifdef ROPE_X86
    const auto both =
        ROPE_X86(Sleef_sincosd8_u10avx512f, Sleef_sincosd4_u10avx2, Sleef_sincosd2_u10sse2)(angleRad);
    sine = both.x;
    cosine = both.y;
#else
    cosSinOfEach(Sleef_sincos_u10, angleRad, cosine, sine);
#endif
}

// The next two give the same bits on every processor: SLEEF's functions without fused multiply-adds, within
// one unit in the last place.

inline Lanes sameLogarithm(Lanes lanes) {
#ifdef ROPE_X86
    return ROPE_X86(Sleef_cinz_logd8_u10avx512fnofma, Sleef_cinz_logd4_u10avx,
                    Sleef_cinz_logd2_u10sse2)(lanes);
#else
    for (std::size_t lane = 0; lane < laneCount; ++lane) lanes[lane] = Sleef_cinz_logd1_u10purec(lanes[lane]);
    return lanes;
#endif
}

/// Of pi times the given.
inline void sameCosSin(Lanes halfRevolutions, Lanes& cosine, Lanes& sine) {
#ifdef ROPE_X86
    const auto both = ROPE_X86(Sleef_cinz_sincospid8_u05avx512fnofma, Sleef_cinz_sincospid4_u05avx,
                               Sleef_cinz_sincospid2_u05sse2)(halfRevolutions);
    sine = both.x;
    cosine = both.y;
#else
    cosSinOfEach(Sleef_cinz_sincospid1_u05purec, halfRevolutions, cosine, sine);
#endif
}

}   // namespace
}   // namespace rope
