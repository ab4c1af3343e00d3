#pragma once

#include "core/base/matrix.h"
#include "core/numerics/number_format.h"

namespace rope {

/// Every query with every key.
/// in:  N x d and M x d;  out: N x M. With `precision.products` in a narrow format each product and each
/// running sum is rounded, in the order of the coordinates.
RowMatrix dotProducts(const RowMatrix& queries, const RowMatrix& keys, const Precision& precision = {});

/// Every query with the key of its own row.
/// in:  N x d both;  out: N, rounded as above
Vector rowProducts(const RowMatrix& queries, const RowMatrix& keys, const Precision& precision = {});

}   // namespace rope
