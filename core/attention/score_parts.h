#pragma once

#include "core/base/matrix.h"
#include "core/rotation/pair_layout.h"

#include <vector>

namespace rope {

/// q.k as a function of distance: constant + sum_i (inPhase_i cos(distance theta_i) + quadrature_i
/// sin(distance theta_i)).
/// src: RoFormer, arXiv:2104.09864, equation 12, written without complex numbers
struct ScoreParts {
    std::vector<double> inPhase, quadrature;
    double constant = 0;   ///< of the coordinates that do not rotate
};

/// in:  query and key, 1 x headDim each
ScoreParts scorePartsOf(const RowMatrix& query, const RowMatrix& key, const PairLayout& layout);

}   // namespace rope
