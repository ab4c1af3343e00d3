#pragma once

#include <Eigen/Core>

namespace rope {

/// The storage order of all matrices: rows are tokens, and the numbers of a token are contiguous.
using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;
/// In float32, for display.
using FloatMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}   // namespace rope
