#pragma once

#include "core/base/matrix.h"
#include "core/rotation/pair_layout.h"

#include <span>

namespace rope {

/// zeta_i = (2i + 0.4 r)/(1.4 r): how much of pair i is left after scale_base tokens. Between 0.2857 for the
/// first pair and nearly 1.
/// src: Sun et al. 2022, A Length-Extrapolatable Transformer, arXiv:2212.10554, section 3.2, with gamma = 0.4
double xposZeta(int pair, int rotaryDim);

/// Each row's pairs multiplied by zeta_i^exponent; other coordinates pass through.
/// in:  N x outputDim (padded, rotated or not), N exponents: (p - centre)/scale_base for queries, the
///      negative for keys
/// out: N x outputDim
RowMatrix xposScaled(const Eigen::Ref<const RowMatrix>& vectors, const PairLayout& layout,
                     std::span<const double> exponents);

}   // namespace rope
