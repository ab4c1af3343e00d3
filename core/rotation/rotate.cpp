#include "core/rotation/rotate.h"

#include "core/numerics/rounding.h"

#include <cassert>

namespace rope {

namespace {

enum class Direction { Forward, Back };

/// Rotates every row in place. `round` is applied to each product and each sum.
template <Direction direction, class Rounder>
void rotateRows(RowMatrix& vectors, const RotationTable& table, const PairLayout& layout, Rounder round) {
    const int pairs = layout.pairCount();
    const std::ptrdiff_t stride = layout.pairing == Pairing::Half ? 1 : 2;
    for (Eigen::Index row = 0; row < vectors.rows(); ++row) {
        double* first = vectors.data() + row * vectors.cols() + layout.first(0);
        double* second = vectors.data() + row * vectors.cols() + layout.second(0);
        const double* cosine = table.cosine.data() + row * pairs;
        const double* sine = table.sine.data() + row * pairs;
        for (int pair = 0; pair < pairs; ++pair) {
            const double a = first[pair * stride], c = second[pair * stride];
            const double signedSine = direction == Direction::Forward ? sine[pair] : -sine[pair];
            first[pair * stride] = round(round(a * cosine[pair]) - round(c * signedSine));
            second[pair * stride] = round(round(c * cosine[pair]) + round(a * signedSine));
        }
    }
}

void assertShapes([[maybe_unused]] const Eigen::Ref<const RowMatrix>& vectors,
                  [[maybe_unused]] const RotationTable& table, [[maybe_unused]] const PairLayout& layout) {
    assert(vectors.cols() == layout.outputDim() && "vectors must be padded");
    assert(table.cosine.rows() == vectors.rows() && "one table row per vector");
    assert(table.cosine.cols() == layout.pairCount() && "one table column per pair");
}

}   // namespace

RowMatrix padded(const Eigen::Ref<const RowMatrix>& vectors, const PairLayout& layout) {
    if (!layout.isPadded()) return vectors;
    const Eigen::Index front = layout.rotaryOffset + layout.rotaryDim;
    RowMatrix result(vectors.rows(), layout.outputDim());
    result.leftCols(front) = vectors.leftCols(front);
    result.col(front).setZero();
    result.rightCols(layout.headDim - front) = vectors.rightCols(layout.headDim - front);
    return result;
}

RowMatrix rotated(const Eigen::Ref<const RowMatrix>& vectors, const RotationTable& table,
                  const PairLayout& layout, const Precision& precision) {
    assertShapes(vectors, table, layout);
    RowMatrix result = vectors;
    const NumberFormat format = precision.products ? precision.format : NumberFormat::Float64;
    rounding::withRounder(format,
                          [&](auto round) { rotateRows<Direction::Forward>(result, table, layout, round); });
    return result;
}

RowMatrix rotatedBack(const Eigen::Ref<const RowMatrix>& vectors, const RotationTable& table,
                      const PairLayout& layout) {
    assertShapes(vectors, table, layout);
    RowMatrix result = vectors;
    rotateRows<Direction::Back>(result, table, layout, rounding::ToFloat64{});
    return result;
}

}   // namespace rope
