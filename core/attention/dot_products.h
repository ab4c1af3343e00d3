#pragma once

#include "core/base/matrix.h"
#include "core/numerics/number_format.h"

namespace rope {

/// Every query with every key.
/// in:  N x d and M x d;  out: N x M. With `precision.products` in a narrow format each product and each running sum is rounded, in the
/// order of the coordinates.
RowMatrix dotProducts(const Eigen::Ref<const RowMatrix>& queries, const Eigen::Ref<const RowMatrix>& keys, const Precision& precision = {});

}   // namespace rope
