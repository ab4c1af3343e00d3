#pragma once

#include "core/frequency/scaling_method.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rope {

/// M-RoPE in its layouts and the two-dimensional rotations of vision towers, as rows of the registry of
/// methods: each token of an example (text, one image, text; or the patches of an image) has a position on
/// several axes, and each pair listens to one of them.
std::span<const ScalingMethod> axisMethods();

bool isAxisMethod(std::string_view id);

/// The list that a model's file deals its pairs out by.
struct AxisSections {
    std::string_view key;   ///< mrope_section, xdrope_section
    std::vector<double> sections;   ///< pairs, in the order that the key has them (Ernie: H, W, T)
    bool isInterleaved = false;   ///< mrope_interleaved
};

/// As the choice gives them, else the standard ones; nullopt where nothing is dealt out by sections: other
/// methods, vision towers.
std::optional<AxisSections> axisSections(int rotaryDim, const MethodChoice& choice);

}   // namespace rope
