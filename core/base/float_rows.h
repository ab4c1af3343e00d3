#pragma once

#include "core/base/matrix.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <new>

namespace rope {

/// Numbers in float32, row by row, at an address that the widest vectors and stores past the cache want. Memory is kept when the shape
/// changes and only grows: the first touch of a page costs more than the work in it. New memory is not cleared.
class FloatRows {
public:
    /// Bytes: of a page. For the vectors a cache line would do, but where rows lie across pages work in the cache is a tenth slower.
    static constexpr std::size_t alignment = 4096;

    FloatRows() = default;
    FloatRows(std::size_t rows, std::size_t columns) { reshape(rows, columns); }

    void reshape(std::size_t rows, std::size_t columns) {
        m_rows = rows;
        m_columns = columns;
        if (rows * columns <= m_capacity) return;
        m_capacity = rows * columns;
        m_numbers.reset();   // before the new, so that both are never held
        m_numbers.reset(static_cast<float*>(::operator new (m_capacity * sizeof(float), std::align_val_t{alignment})));
    }

    /// Rounded to nearest.
    void assign(const Eigen::Ref<const RowMatrix>& numbers) {
        reshape(static_cast<std::size_t>(numbers.rows()), static_cast<std::size_t>(numbers.cols()));
        map() = numbers.cast<float>();
    }

    [[nodiscard]] Eigen::Map<FloatMatrix> map() {
        return {data(), static_cast<Eigen::Index>(m_rows), static_cast<Eigen::Index>(m_columns)};
    }
    [[nodiscard]] Eigen::Map<const FloatMatrix> map() const {
        return {data(), static_cast<Eigen::Index>(m_rows), static_cast<Eigen::Index>(m_columns)};
    }

    /// Of the absolute values; 0 where there is none, infinity where one is not finite.
    [[nodiscard]] double largest() const {
        float largest = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            const float value = std::abs(m_numbers.get()[i]);
            if (!(value <= std::numeric_limits<float>::max())) return std::numeric_limits<double>::infinity();
            largest = std::max(largest, value);
        }
        return static_cast<double>(largest);
    }

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t columns() const { return m_columns; }
    [[nodiscard]] std::size_t size() const { return m_rows * m_columns; }
    /// Written whole, the first rows would have left the cache before anybody reads them.
    [[nodiscard]] bool exceedsCache() const { return size() * sizeof(float) > std::size_t{8} << 20U; }
    [[nodiscard]] float* data() { return m_numbers.get(); }
    [[nodiscard]] const float* data() const { return m_numbers.get(); }
    [[nodiscard]] float* row(std::size_t row) { return m_numbers.get() + row * m_columns; }
    [[nodiscard]] const float* row(std::size_t row) const { return m_numbers.get() + row * m_columns; }

private:
    struct Release {
        void operator()(float* numbers) const { ::operator delete (numbers, std::align_val_t{alignment}); }
    };

    std::unique_ptr<float, Release> m_numbers;
    std::size_t m_capacity = 0, m_rows = 0, m_columns = 0;
};

}   // namespace rope
