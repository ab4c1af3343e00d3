#include "core/attention/key_products.h"

#include "core/attention/dot_products.h"

#include <algorithm>
#include <utility>

namespace rope {

KeyProducts::KeyProducts(RowMatrix keys, Arithmetic arithmetic) : m_keys(std::move(keys)) {
    if (arithmetic == Arithmetic::Float64 || m_keys.size() == 0) return;
    FloatRows rows;
    rows.assign(m_keys);
    m_largest = rows.largest();
    m_packed.emplace(rows);
}

bool KeyProducts::fitFloat32(const Eigen::Ref<const RowMatrix>& queries) const {
    return m_packed && canMultiplyInFloat32(queries.cwiseAbs().maxCoeff<Eigen::PropagateNaN>(), m_largest);
}

void KeyProducts::putProducts(const Eigen::Ref<const RowMatrix>& queries,
                              Eigen::Ref<RowMatrix> products) const {
    if (!fitFloat32(queries)) {
        products = dotProducts(queries, m_keys);
        return;
    }
    FloatMatrix inFloat32(products.rows(), products.cols());
    putProducts(queries, inFloat32);
    products = inFloat32.cast<double>();
}

void KeyProducts::putProducts(const Eigen::Ref<const RowMatrix>& queries,
                              Eigen::Ref<FloatMatrix> products) const {
    FloatRows rows;
    rows.assign(queries);
    m_packed->putScores(rows, 1, products);
}

bool canMultiplyInFloat32(double largestQuery, double largestKey) {
    constexpr double least = 1e-20, most = 1e30;
    const double product = largestQuery * largestKey;
    return product == 0 ||
           (product >= least && product <= most && std::max(largestQuery, largestKey) <= most);
}

}   // namespace rope
