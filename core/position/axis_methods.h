#pragma once

#include "core/frequency/scaling_method.h"

#include <span>
#include <string_view>
#include <vector>

namespace rope {

/// M-RoPE in its layouts and the two-dimensional rotations of vision towers, as rows of the registry of methods: each token of an example
/// (text, one image, text; or the patches of an image) has a position on several axes, and each pair listens to one of them.
std::span<const ScalingMethod> axisMethods();

bool isAxisMethod(std::string_view id);

/// How many pairs follow axis 0, 1, ...: the sections that such a list of axes was dealt out from, in the order of the axes.
std::vector<double> sectionSizes(std::span<const int> axisOfPair);

}   // namespace rope
