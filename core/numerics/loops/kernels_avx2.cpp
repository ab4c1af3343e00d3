// Compiled with -mavx2 -mfma; see core/CMakeLists.txt.
#include "core/numerics/kernel_levels.h"
#include "core/numerics/loops/kernel_loops.h"

namespace rope {

const KernelSet avx2Kernels = kernelSetNamed("avx2");

}   // namespace rope
