#pragma once

#include "core/frequency/scaling_method.h"

#include <span>

namespace rope {

/// The position maps that extend a context, as rows of the registry of methods: they act on positions and
/// leave every frequency as it is. (Not the identity, which is `none`, and not interpolation, which is
/// `linear`.)
std::span<const ScalingMethod> positionMethods();

}   // namespace rope
