#include "tests/support/engines/axis_rotation.h"

#include <cassert>
#include <cmath>

namespace rope {

namespace {

/// The axis of each coordinate of [f, f] when the doubled sections split it.
std::vector<int> doubledAxes(std::span<const int> sections) {
    std::vector<int> axes;
    for (std::size_t axis = 0; axis < sections.size(); ++axis)
        axes.insert(axes.end(), 2 * static_cast<std::size_t>(sections[axis]), static_cast<int>(axis));
    return axes;
}

}   // namespace

RotationTable axisTable(const AxisPlan& plan, const RowMatrix& positions, double attentionFactor) {
    const Eigen::Index rows = positions.rows(), pairs = static_cast<Eigen::Index>(plan.axis.size());
    RotationTable table{RowMatrix(rows, pairs), RowMatrix(rows, pairs)};
    for (Eigen::Index row = 0; row < rows; ++row)
        for (Eigen::Index pair = 0; pair < pairs; ++pair) {
            const auto i = static_cast<std::size_t>(pair);
            const double angleRad = positions(row, plan.axis[i]) * plan.inverseFrequencies[i];
            table.cosine(row, pair) = attentionFactor * std::cos(angleRad);
            table.sine(row, pair) = attentionFactor * std::sin(angleRad);
        }
    return table;
}

RowMatrix hunyuanHfRotated(const Eigen::Ref<const RowMatrix>& vectors, std::span<const int> sections,
                           std::span<const double> inverseFrequencies, const RowMatrix& positions) {
    const std::vector<int> axes = doubledAxes(sections);
    const auto half = static_cast<Eigen::Index>(inverseFrequencies.size());
    assert(vectors.cols() == 2 * half && axes.size() == static_cast<std::size_t>(2 * half));
    RowMatrix result(vectors.rows(), vectors.cols());
    for (Eigen::Index row = 0; row < vectors.rows(); ++row)
        for (Eigen::Index j = 0; j < 2 * half; ++j) {
            const double angleRad = positions(row, axes[static_cast<std::size_t>(j)]) *
                                    inverseFrequencies[static_cast<std::size_t>(j % half)];
            const double partner = j < half ? -vectors(row, j + half) : vectors(row, j - half);
            result(row, j) = vectors(row, j) * std::cos(angleRad) + partner * std::sin(angleRad);
        }
    return result;
}

RowMatrix mergeBlockPositions(int rows, int columns, int merge) {
    RowMatrix positions(rows * columns, 2);
    Eigen::Index next = 0;
    for (int blockRow = 0; blockRow < rows; blockRow += merge)
        for (int blockColumn = 0; blockColumn < columns; blockColumn += merge)
            for (int row = blockRow; row < blockRow + merge; ++row)
                for (int column = blockColumn; column < blockColumn + merge; ++column, ++next) {
                    positions(next, 0) = row;
                    positions(next, 1) = column;
                }
    return positions;
}

}   // namespace rope
