#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace rope {

/// The smallest, the largest and the mean of some numbers; NaN is left out.
class ValueSummary {
public:
    void add(double value) {
        if (std::isnan(value)) return;
        m_sum += value;
        m_smallest = std::min(m_smallest, value);
        m_largest = std::max(m_largest, value);
        ++m_count;
    }

    /// Each is NaN where nothing was added.
    [[nodiscard]] double smallest() const { return m_count > 0 ? m_smallest : nothing; }
    [[nodiscard]] double largest() const { return m_count > 0 ? m_largest : nothing; }
    [[nodiscard]] double mean() const { return m_count > 0 ? m_sum / static_cast<double>(m_count) : nothing; }

private:
    static constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

    double m_sum = 0, m_smallest = std::numeric_limits<double>::infinity(),
           m_largest = -std::numeric_limits<double>::infinity();
    std::int64_t m_count = 0;
};

}   // namespace rope
