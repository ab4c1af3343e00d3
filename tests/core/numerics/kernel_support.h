#pragma once

#include "core/base/float_rows.h"
#include "core/base/random.h"
#include "core/numerics/kernel_set.h"
#include "tests/core/numerics/wide_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

/// Helpers of the tests in this folder.
namespace rope::kernel_support {

/// Uniform in [-1, 1).
inline double signedUnit(std::uint64_t index) {
    return static_cast<double>(mixedSeed(11, 12, index) >> 11U) * 0x1p-52 - 1;
}

inline std::vector<const KernelSet*> testedSets() {
    std::vector<const KernelSet*> sets(runnableKernelSets().begin(), runnableKernelSets().end());
    sets.push_back(&wideKernels);
    return sets;
}

inline FloatRows rowsOf(const std::vector<float>& numbers) {
    FloatRows rows(1, numbers.size());
    std::copy(numbers.begin(), numbers.end(), rows.data());
    return rows;
}

inline std::vector<float> floats(std::size_t count, std::uint64_t from) {
    std::vector<float> list(count);
    for (std::size_t i = 0; i < count; ++i) list[i] = static_cast<float>(signedUnit(from + i));
    return list;
}

}   // namespace rope::kernel_support
