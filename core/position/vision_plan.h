#pragma once

#include <vector>

namespace rope {

/// For each pair: the axis whose position rotates it, and how fast.
struct AxisPlan {
    std::vector<int> axis;   ///< column of the positions
    std::vector<double> inverseFrequencies;   ///< [rad/token] or [rad/patch]

    bool operator==(const AxisPlan&) const = default;
};

/// Vision tower of Qwen2-VL: the first half of the pairs follows the row, the second the column, both with
/// theta_i of dimension D/2; pairs are half-split over D. Positions are (row, column).
/// in:  D divisible by 4.
/// src: Wang et al. 2024, arXiv:2409.12191, section 2.1 (code)
AxisPlan qwen2VisionPlan(int headDim, double base);

/// Pixtral: theta_i over D; those of even i follow the row and come first, those of odd i the column;
/// half-split.
/// in:  D divisible by 4.
/// src: Agrawal et al. 2024, arXiv:2410.07073, section 2.2 (code)
AxisPlan pixtralPlan(int headDim, double base);

/// Llama 4's vision tower: theta_i of dimension D/2, first for the column, then again for the row;
/// interleaved pairs. Positions are (column + 1, row + 1); (0, 0) for the class token.
/// in:  D divisible by 4.
/// src: Meta 2025, Llama 4 (code in transformers)
AxisPlan llama4VisionPlan(int headDim, double base);

}   // namespace rope
