// What the processor itself allows, in registers. Included by limits_*.cpp, each compiled for one instruction
// set; see lanes.h.
#pragma once

#include "core/numerics/loops/lanes.h"
#include "tests/bench/limits.h"

namespace rope {
namespace {

/// Keeps a value in a register and hides it from the compiler, so that no step is left out.
template <class V>
inline void keep(V& value) {
#ifdef __AVX512F__
    asm volatile("" : "+v"(value));
#else
    asm volatile("" : "+x"(value));
#endif
}

// Twelve variables, not an array: enough to hide the latency of an instruction, and they stay in registers.
#define ROPE_EACH(step) \
    step(a) step(b) step(c) step(d) step(e) step(f) step(g) step(h) step(i) step(j) step(k) step(l)
constexpr double chains = 12;

double floatMultiplyAdds(double wanted) {
    const FloatLanes factor = allOf(0.999F), term = allOf(0.001F);
    FloatLanes a{}, b{}, c{}, d{}, e{}, f{}, g{}, h{}, i{}, j{}, k{}, l{};
    const double steps = wanted / (chains * floatLaneCount);
    for (double done = 0; done < steps; done += 1) {
#define ROPE_STEP(x) x = x * factor + term, keep(x);
        ROPE_EACH(ROPE_STEP)
#undef ROPE_STEP
    }
    return static_cast<double>((a + b + c + d + e + f + g + h + i + j + k + l)[0]);
}

double squareRoots(double wanted) {
    Lanes a = allOf(2.0), b = a, c = a, d = a, e = a, f = a, g = a, h = a, i = a, j = a, k = a, l = a;
    const double steps = wanted / (chains * laneCount);
    for (double done = 0; done < steps; done += 1) {
#define ROPE_STEP(x) x = squareRoot(x), keep(x);
        ROPE_EACH(ROPE_STEP)
#undef ROPE_STEP
    }
    return (a + b + c + d + e + f + g + h + i + j + k + l)[0];
}

#undef ROPE_EACH

}   // namespace
}   // namespace rope
