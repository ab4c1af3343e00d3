#pragma once

#include "core/attention/float_scores.h"
#include "core/base/matrix.h"

#include <optional>

namespace rope {

enum class Arithmetic { Float64, Float32 };

/// A list of keys that many queries meet, some at a time, on any thread.
class KeyProducts {
public:
    /// in: M x d. Keys whose products would overflow or underflow in float32 are stored in float64.
    KeyProducts(RowMatrix keys, Arithmetic arithmetic);

    [[nodiscard]] const RowMatrix& numbers() const { return m_keys; }

    /// Whether products with these queries are made in float32, and fit into it.
    [[nodiscard]] bool fitFloat32(const Eigen::Ref<const RowMatrix>& queries) const;

    /// Every query with every key, as dotProducts().
    /// in:  N x d;  out: N x M
    void putProducts(const Eigen::Ref<const RowMatrix>& queries, Eigen::Ref<RowMatrix> products) const;
    /// in:  queries that fit
    void putProducts(const Eigen::Ref<const RowMatrix>& queries, Eigen::Ref<FloatMatrix> products) const;

private:
    RowMatrix m_keys;
    std::optional<FloatKeys> m_packed;   ///< where float32 does
    double m_largest = 0;   ///< of the absolute numbers in the keys
};

/// Whether products of numbers up to these stay normal in float32, and what a score is multiplied with
/// besides.
bool canMultiplyInFloat32(double largestQuery, double largestKey);

}   // namespace rope
