#pragma once

#include "core/base/matrix.h"
#include "core/score_map/score_cells.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace rope::ui {

/// How values become places on a colour map.
struct ColourScale {
    double low = -1, high = 1;   ///< the values at the ends of the map; low < high
    double exponent = 1;   ///< below 1 small values get more of the map (softmax rows: most weights are tiny)

    bool operator==(const ColourScale&) const = default;

    /// 0..1, clamped.
    [[nodiscard]] double fractionOf(double value) const;
    [[nodiscard]] double valueAt(double fraction) const;
};

/// 0..255 into a colour table, or `maskedCell`.
using CellIndex = std::uint16_t;
inline constexpr CellIndex maskedCell = 256;

/// Cells as indices into a colour map: theme and map can change without looking at the numbers again.
struct CellGrid {
    int rows = 0, columns = 0;
    std::vector<CellIndex> cells;   ///< row by row

    [[nodiscard]] CellIndex at(int row, int column) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// Not-a-number becomes `maskedCell`.
CellGrid cellGrid(const RowMatrix& values, const ColourScale& scale);
CellGrid cellGrid(const CellValues& values, const ColourScale& scale);

/// The grid of values that are computed strip by strip, made while they are in the cache, assuming that their
/// scale will be a known one.
class PredictedGrid {
public:
    explicit PredictedGrid(std::optional<ColourScale> predicted) : m_predicted(predicted) {}

    /// As required by RowsDone.
    void add(const ScoreCells& cells, RowStrip rows);
    /// out: the grid of all these values; computed now if the assumption was wrong or there was none
    CellGrid take(const CellValues& values, const ColourScale& scale);

private:
    std::optional<ColourScale> m_predicted;
    std::once_flag m_isAllocated;
    CellGrid m_grid;
    std::atomic<std::int64_t> m_rows = 0;   ///< that are filled
};

}   // namespace rope::ui
