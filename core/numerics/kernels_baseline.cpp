#include "core/numerics/kernel_levels.h"
#include "core/numerics/kernel_loops.h"

namespace rope {

const KernelSet baselineKernels{"baseline", turnsLoop, productsLoop, blockSumsLoop, turnSumsLoop};

}   // namespace rope
