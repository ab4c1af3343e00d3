#pragma once

#include <cstddef>

namespace rope::bench {

/// What the machine itself does, for comparison, on one or more threads. Arithmetic uses the widest vectors
/// that it has.

void copyMemory(const void* from, void* to, std::size_t bytes, std::size_t threads);
void fillMemory(void* to, std::size_t bytes, std::size_t threads);

/// Float32 multiply-adds in registers, as many as `count`.
void multiplyAdds(double count, std::size_t threads);

/// Float64 square roots in registers.
void takeSquareRoots(double count, std::size_t threads);

struct LimitSet {
    double (*multiplyAdds)(double count);
    double (*squareRoots)(double count);
};

extern const LimitSet baselineLimits, avx2Limits, avx512Limits;

}   // namespace rope::bench
