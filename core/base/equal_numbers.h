#pragma once

#include "core/base/matrix.h"

namespace rope {

/// Eigen's comparison requires matrices of the same size.
inline bool equalNumbers(const RowMatrix& a, const RowMatrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

}   // namespace rope
