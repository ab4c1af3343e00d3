#define ROPE_PLAIN_LANES
#include "tests/core/numerics/wide_kernels.h"

#include "core/numerics/loops/kernel_loops.h"

namespace rope {

const KernelSet wideKernels = kernelSetNamed("wide");

}   // namespace rope
