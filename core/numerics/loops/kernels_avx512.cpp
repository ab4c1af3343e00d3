// Compiled with -mavx512f and its kin; see core/CMakeLists.txt.
#include "core/numerics/kernel_levels.h"
#include "core/numerics/loops/kernel_loops.h"

namespace rope {

const KernelSet avx512Kernels = kernelSetNamed("avx512");

}   // namespace rope
