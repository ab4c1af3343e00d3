#pragma once

#include "core/base/float_rows.h"
#include "core/base/matrix.h"

#include <utility>
#include <variant>

namespace rope {

/// Numbers of a map, NaN where there is none: in float32 if they are only displayed, which halves the
/// memory that has to move.
class CellValues {
public:
    CellValues() = default;
    /// No numbers as yet: allocate one kind of them.
    CellValues(Eigen::Index rows, Eigen::Index columns) : m_rows(rows), m_columns(columns) {}

    void allocateFloat64() { m_numbers.emplace<RowMatrix>(m_rows, m_columns); }
    void allocateFloat32() {
        m_numbers.emplace<FloatRows>(static_cast<std::size_t>(m_rows), static_cast<std::size_t>(m_columns));
    }
    /// in:  as many rows and columns
    void adopt(FloatRows&& numbers) { m_numbers = std::move(numbers); }

    [[nodiscard]] Eigen::Index rows() const { return m_rows; }
    [[nodiscard]] Eigen::Index cols() const { return m_columns; }
    [[nodiscard]] bool isFloat32() const { return std::holds_alternative<FloatRows>(m_numbers); }
    [[nodiscard]] Eigen::Map<FloatMatrix> floats() { return std::get<FloatRows>(m_numbers).map(); }
    [[nodiscard]] Eigen::Map<const FloatMatrix> floats() const {
        return std::get<FloatRows>(m_numbers).map();
    }
    [[nodiscard]] RowMatrix& doubles() { return std::get<RowMatrix>(m_numbers); }
    [[nodiscard]] const RowMatrix& doubles() const { return std::get<RowMatrix>(m_numbers); }

    /// Of either kind.
    [[nodiscard]] double operator()(Eigen::Index row, Eigen::Index column) const {
        return isFloat32() ? static_cast<double>(floats()(row, column)) : doubles()(row, column);
    }
    [[nodiscard]] RowMatrix widened() const {
        return isFloat32() ? RowMatrix(floats().cast<double>()) : doubles();
    }

private:
    Eigen::Index m_rows = 0, m_columns = 0;
    std::variant<RowMatrix, FloatRows> m_numbers;
};

}   // namespace rope
