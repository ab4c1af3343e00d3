#include "core/attention/dot_products.h"

#include "core/numerics/kernel_set.h"
#include "core/numerics/rounding.h"

#include <cassert>

namespace rope {

namespace {

/// Coordinates outside, keys inside: the running sums of one query do not wait for one another.
template <class Rounder>
RowMatrix roundedProducts(const Eigen::Ref<const RowMatrix>& queries, const Eigen::Ref<const RowMatrix>& keys,
                          Rounder round) {
    const RowMatrix columns = keys.transpose();   // d x M, so that the inner loop runs along memory
    RowMatrix sums(queries.rows(), keys.rows());
    for (Eigen::Index row = 0; row < queries.rows(); ++row) {
        double* const sum = sums.data() + row * sums.cols();
        for (Eigen::Index d = 0; d < queries.cols(); ++d) {
            const double query = queries(row, d);
            const double* const key = columns.data() + d * columns.cols();
            for (Eigen::Index m = 0; m < sums.cols(); ++m) {
                const double product = round(query * key[m]);
                sum[m] = d == 0 ? product : round(sum[m] + product);
            }
        }
    }
    return sums;
}

RowMatrix exactProducts(const RowMatrix& queries, const RowMatrix& keys) {
    RowMatrix products(queries.rows(), keys.rows());
    const ProductShape shape{static_cast<std::size_t>(queries.rows()), static_cast<std::size_t>(keys.rows()),
                             static_cast<std::size_t>(queries.cols())};
    kernels().products(queries.data(), keys.data(), shape, 1, products.data());
    return products;
}

}   // namespace

RowMatrix dotProducts(const RowMatrix& queries, const RowMatrix& keys, const Precision& precision) {
    assert(queries.cols() == keys.cols() && queries.cols() > 0);
    if (precision.isExact() || !precision.products) return exactProducts(queries, keys);
    return rounding::withRounder(precision.format,
                                 [&](auto round) { return roundedProducts(queries, keys, round); });
}

Vector rowProducts(const RowMatrix& queries, const RowMatrix& keys, const Precision& precision) {
    assert(queries.rows() == keys.rows() && queries.cols() == keys.cols());
    if (precision.isExact() || !precision.products) return queries.cwiseProduct(keys).rowwise().sum();
    Vector products(queries.rows());
    for (Eigen::Index row = 0; row < queries.rows(); ++row)
        products[row] = dotProducts(queries.row(row), keys.row(row), precision)(0, 0);
    return products;
}

}   // namespace rope
