// The loops of a kernel set. Included once by each kernels_*.cpp, for whose instruction set it is compiled;
// see loops/lanes.h.
#pragma once

#include "core/numerics/kernel_set.h"
#include "core/numerics/loops/float_score_loops.h"
#include "core/numerics/loops/normal_loops.h"
#include "core/numerics/loops/phase_loops.h"
#include "core/numerics/loops/product_loops.h"
#include "core/numerics/loops/rotation_loops.h"
#include "core/numerics/loops/softmax_loops.h"

namespace rope {
namespace {

constexpr KernelSet kernelSetNamed(const char* name) {
    return {.name = name,
            .phases = phasesLoop,
            .normals = normalsLoop,
            .products = productsLoop,
            .blockSums = blockSumsLoop,
            .phaseSums = phaseSumsLoop,
            .phaseTable = phaseTableLoop,
            .rotateHalves = rotateHalvesLoop,
            .rotateInterleaved = rotateInterleavedLoop,
            .packKeys = packKeysLoop,
            .scores = scoresLoop,
            .causalWeights = causalWeightsLoop,
            .endStores = endStreaming};
}

}   // namespace
}   // namespace rope
