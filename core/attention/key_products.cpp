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

void KeyProducts::putProducts(const Eigen::Ref<const RowMatrix>& queries, Eigen::Ref<RowMatrix> products) const {
    if (m_packed) {
        FloatRows rows, scores;
        rows.assign(queries);
        if (canMultiplyInFloat32(rows.largest(), m_largest)) {
            m_packed->scores(rows, 1, scores, 1);
            products = scores.map().cast<double>();
            return;
        }
    }
    products = dotProducts(queries, m_keys);
}

bool canMultiplyInFloat32(double largestQuery, double largestKey) {
    constexpr double least = 1e-20, most = 1e30;
    const double product = largestQuery * largestKey;
    return product == 0 || (product >= least && product <= most && std::max(largestQuery, largestKey) <= most);
}

}   // namespace rope
