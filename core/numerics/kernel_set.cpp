#include "core/numerics/kernel_set.h"

#include "core/numerics/kernel_levels.h"

#include <vector>

namespace rope {

std::span<const KernelSet* const> runnableKernelSets() {
    static const std::vector<const KernelSet*> sets = [] {
        std::vector<const KernelSet*> found{&baselineKernels};
#ifdef __x86_64__
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) found.push_back(&avx2Kernels);
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
            __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"))
            found.push_back(&avx512Kernels);
#endif
        return found;
    }();
    return sets;
}

const KernelSet& kernels() { return *runnableKernelSets().back(); }

}   // namespace rope
