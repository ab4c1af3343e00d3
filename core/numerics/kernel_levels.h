#pragma once

#include "core/numerics/kernel_set.h"

namespace rope {

/// What every build has, and what is only there when the compiler builds for x86-64.
extern const KernelSet baselineKernels;
extern const KernelSet avx2Kernels;
extern const KernelSet avx512Kernels;

}   // namespace rope
