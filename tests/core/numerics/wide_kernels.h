#pragma once

#include "core/numerics/kernel_set.h"

namespace rope {

/// The loops as they are compiled for the widest vectors, in instructions that every processor has: so they
/// are tested everywhere.
extern const KernelSet wideKernels;

}   // namespace rope
