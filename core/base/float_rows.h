#pragma once

#include "core/base/matrix.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

namespace rope {

/// Numbers in float32, row by row, aligned for the widest vectors and for non-temporal stores.
/// Memory is reused when the shape changes and only grows: the first access to a page takes longer than the
/// work in it. New memory is not cleared.
class FloatRows {
public:
    /// Bytes. Vectors require the alignment of a cache line; if large rows cross pages, work in the cache is
    /// a tenth slower.
    static constexpr std::size_t cacheLine = 64, page = 4096;

    FloatRows() = default;
    FloatRows(std::size_t rows, std::size_t columns) { reshape(rows, columns); }

    void reshape(std::size_t rows, std::size_t columns) {
        m_rows = rows;
        m_columns = columns;
        if (rows * columns <= m_capacity) return;
        m_capacity = rows * columns;
        m_memory.reset();   // before the new, so that both are never held
        m_memory = std::make_unique_for_overwrite<std::byte[]>(m_capacity * sizeof(float) + alignment());
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
        const float* const numbers = data();
        for (std::size_t i = 0; i < size(); ++i) {
            const float value = std::abs(numbers[i]);
            if (!(value <= std::numeric_limits<float>::max())) return std::numeric_limits<double>::infinity();
            largest = std::max(largest, value);
        }
        return static_cast<double>(largest);
    }

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t columns() const { return m_columns; }
    [[nodiscard]] std::size_t size() const { return m_rows * m_columns; }
    /// If it is written completely, the first rows are no longer in the cache when they are read.
    [[nodiscard]] bool exceedsCache() const { return size() * sizeof(float) > std::size_t{8} << 20U; }
    [[nodiscard]] float* data() { return reinterpret_cast<float*>(begin()); }
    [[nodiscard]] const float* data() const { return reinterpret_cast<const float*>(begin()); }
    [[nodiscard]] float* row(std::size_t row) { return data() + row * m_columns; }
    [[nodiscard]] const float* row(std::size_t row) const { return data() + row * m_columns; }

private:
    [[nodiscard]] std::size_t alignment() const {
        return m_capacity * sizeof(float) < 4 * page ? cacheLine : page;
    }
    /// Aligned here and not by the heap: what it aligns so far it cannot use again for the same, and grows.
    [[nodiscard]] std::byte* begin() const {
        std::byte* const memory = m_memory.get();
        return memory +
               ((alignment() - reinterpret_cast<std::uintptr_t>(memory) % alignment()) & (alignment() - 1));
    }

    std::unique_ptr<std::byte[]> m_memory;
    std::size_t m_capacity = 0, m_rows = 0, m_columns = 0;
};

}   // namespace rope
