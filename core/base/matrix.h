#pragma once

#include <Eigen/Core>

namespace rope {

/// Storage order is decided here once: rows are tokens, and a token's numbers lie side by side.
using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;
/// In float32, where the eye judges the result.
using FloatMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}   // namespace rope
