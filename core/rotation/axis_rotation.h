#pragma once

#include "core/base/matrix.h"
#include "core/rotation/pair_layout.h"
#include "core/rotation/rotation_table.h"

#include <span>
#include <vector>

namespace rope {

/// For each pair: the axis whose position turns it, and how fast.
struct AxisPlan {
    std::vector<int> axis;   ///< column of the positions
    std::vector<double> inverseFrequencies;   ///< [rad/token] or [rad/patch]

    bool operator==(const AxisPlan&) const = default;
};

/// cos and sin of position[axis of the pair] * theta of the pair.
/// in:  plan of P pairs; positions N x axes (every axis of the plan has its column) [token or patch]; attentionFactor A
/// out: N x P tables, A multiplied in
RotationTable axisTable(const AxisPlan& plan, const RowMatrix& positions, double attentionFactor = 1);

/// Hunyuan VL as transformers runs it: the sections, doubled, split the concatenated angles [f, f], so that the two halves of one pair may
/// listen to different axes. For image tokens that is no rotation: norms change. vLLM splits f instead (axis layout `xdrope`), which is
/// one. in:  N x D vectors, sections that sum to D/2 (one per axis), D/2 inverse frequencies, positions N x axes;  out: N x D src:
/// transformers, HunYuanVL (code)
RowMatrix hunyuanHfRotated(const Eigen::Ref<const RowMatrix>& vectors, std::span<const int> sections,
                           std::span<const double> inverseFrequencies, const RowMatrix& positions);

/// Vision tower of Qwen2-VL: the first half of the pairs follows the row, the second the column, both with theta_i of dimension D/2; pairs
/// are half-split over D. Positions are (row, column). in: D divisible by 4. src: Wang et al. 2024, arXiv:2409.12191, section 2.1 (code)
AxisPlan qwen2VisionPlan(int headDim, double base);

/// Pixtral: theta_i over D; those of even i follow the row and come first, those of odd i the column; half-split.
/// in: D divisible by 4. src: Agrawal et al. 2024, arXiv:2410.07073, section 2.2 (code)
AxisPlan pixtralPlan(int headDim, double base);

/// Llama 4's vision tower: theta_i of dimension D/2, first for the column, then again for the row; interleaved pairs.
/// Positions are (column + 1, row + 1); (0, 0) for the class token. in: D divisible by 4. src: Meta 2025, Llama 4 (code in transformers)
AxisPlan llama4VisionPlan(int headDim, double base);

/// Row and column of every patch in the order in which Qwen2-VL feeds them: merge x merge blocks, row by row inside each.
/// in:  rows and columns divisible by merge;  out: (rows * columns) x 2
RowMatrix mergeBlockPositions(int rows, int columns, int merge);

}   // namespace rope
