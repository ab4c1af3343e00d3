#pragma once

#include "core/base/matrix.h"
#include "core/position/vision_plan.h"
#include "core/rotation/pair_layout.h"
#include "core/rotation/rotation_table.h"

#include <span>
#include <vector>

namespace rope {

/// cos and sin of position[axis of the pair] * theta of the pair.
/// in:  plan of P pairs; positions N x axes (every axis of the plan has its column) [token or patch];
///      attentionFactor A
/// out: N x P tables, A multiplied in
RotationTable axisTable(const AxisPlan& plan, const RowMatrix& positions, double attentionFactor = 1);

/// Hunyuan VL as transformers runs it: the sections, doubled, split the concatenated angles [f, f], so that
/// the two halves of one pair may listen to different axes. For image tokens that is no rotation: norms
/// change. vLLM splits f instead (axis layout `xdrope`), which is one.
/// in:  N x D vectors, sections that sum to D/2 (one per axis), D/2 inverse frequencies, positions N x axes;
///      out: N x D
/// src: transformers, HunYuanVL (code)
RowMatrix hunyuanHfRotated(const Eigen::Ref<const RowMatrix>& vectors, std::span<const int> sections,
                           std::span<const double> inverseFrequencies, const RowMatrix& positions);

/// Row and column of every patch in the order in which Qwen2-VL feeds them: merge x merge blocks, row by row
/// inside each.
/// in:  rows and columns divisible by merge;  out: (rows * columns) x 2
RowMatrix mergeBlockPositions(int rows, int columns, int merge);

}   // namespace rope
