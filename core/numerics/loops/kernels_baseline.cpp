#include "core/numerics/kernel_levels.h"
#include "core/numerics/loops/kernel_loops.h"

namespace rope {

const KernelSet baselineKernels = kernelSetNamed("baseline");

}   // namespace rope
