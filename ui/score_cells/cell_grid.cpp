#include "ui/score_cells/cell_grid.h"

#include "ui/compute/thread_executor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rope::ui {

double ColourScale::fractionOf(double value) const {
    const double fraction = std::clamp((value - low) / (high - low), 0.0, 1.0);
    return exponent == 1 ? fraction : std::pow(fraction, exponent);
}

double ColourScale::valueAt(double fraction) const {
    return low + (high - low) * (exponent == 1 ? fraction : std::pow(fraction, 1 / exponent));
}

namespace {

/// Colour indices of many values; fractionOf() one by one would be slow.
template <class Number>
class CellIndices {
public:
    explicit CellIndices(const ColourScale& scale)
        : m_scale(scale),
          m_perStep(static_cast<Number>(255 / (scale.high - scale.low))),
          m_isStraight(scale.exponent == 1 && std::isfinite(m_perStep)) {
        if (m_isStraight) return;
        for (std::size_t i = 0; i < m_borders.size(); ++i)
            m_borders[i] = std::pow((static_cast<double>(i) + 0.5) / 255, 1 / scale.exponent);
    }

    void fill(const Number* values, std::size_t count, CellIndex* cells) const {
        if (m_isStraight) return fillStraight(values, count, cells);
        for (std::size_t i = 0; i < count; ++i)
            cells[i] = std::isnan(values[i]) ? maskedCell : byBorders(static_cast<double>(values[i]));
    }

private:
    /// Without branches, for wide vectors: see ui/CMakeLists.txt.
    void fillStraight(const Number* values, std::size_t count, CellIndex* cells) const {
        constexpr Number most = 255, half = 0.5;
        const auto low = static_cast<Number>(m_scale.low), perStep = m_perStep;
        for (std::size_t i = 0; i < count; ++i) {
            const Number steps = (values[i] - low) * perStep, above = steps > 0 ? steps : 0,
                         within = above < most ? above : most;
            const Number cell = std::isnan(values[i]) ? Number{maskedCell} : within;
            cells[i] = static_cast<CellIndex>(static_cast<int>(cell + half));   // cut off: to the nearest
        }
    }

    [[nodiscard]] CellIndex byBorders(double value) const {
        const double fraction = (value - m_scale.low) / (m_scale.high - m_scale.low);
        return static_cast<CellIndex>(std::upper_bound(m_borders.begin(), m_borders.end(), fraction) -
                                      m_borders.begin());
    }

    ColourScale m_scale;
    Number m_perStep;
    bool m_isStraight;
    std::array<double, 255> m_borders = {};   ///< between places, as fractions of the scale
};

template <class Numbers>
void fillRows(const Numbers& values, const ColourScale& scale, RowStrip rows, CellGrid& grid) {
    const auto columns = static_cast<std::size_t>(values.cols());
    const std::size_t first = static_cast<std::size_t>(rows.first) * columns;
    CellIndices<typename Numbers::Scalar>(scale).fill(
        values.data() + first, static_cast<std::size_t>(rows.count()) * columns, grid.cells.data() + first);
}

CellGrid emptyGrid(Eigen::Index rows, Eigen::Index columns) {
    return {static_cast<int>(rows), static_cast<int>(columns),
            std::vector<CellIndex>(static_cast<std::size_t>(rows * columns))};
}

template <class Numbers>
CellGrid gridOf(const Numbers& values, const ColourScale& scale) {
    constexpr std::int64_t rowsAtOnce = 128;
    CellGrid grid = emptyGrid(values.rows(), values.cols());
    parallelFor(
        &threadExecutor(), static_cast<std::size_t>((values.rows() + rowsAtOnce - 1) / rowsAtOnce),
        [&](std::size_t strip) {
            const std::int64_t first = static_cast<std::int64_t>(strip) * rowsAtOnce;
            fillRows(values, scale, {first, std::min<std::int64_t>(first + rowsAtOnce, values.rows())}, grid);
        });
    return grid;
}

}   // namespace

CellGrid cellGrid(const RowMatrix& values, const ColourScale& scale) { return gridOf(values, scale); }

CellGrid cellGrid(const CellValues& values, const ColourScale& scale) {
    return values.isFloat32() ? gridOf(values.floats(), scale) : gridOf(values.doubles(), scale);
}

void PredictedGrid::add(const ScoreCells& cells, RowStrip rows) {
    if (!m_predicted) return;
    const CellValues& values = cells.values;
    std::call_once(m_isAllocated, [&] { m_grid = emptyGrid(values.rows(), values.cols()); });
    if (values.isFloat32()) fillRows(values.floats(), *m_predicted, rows, m_grid);
    else fillRows(values.doubles(), *m_predicted, rows, m_grid);
    m_rows += rows.count();
}

CellGrid PredictedGrid::take(const CellValues& values, const ColourScale& scale) {
    return m_predicted == scale && m_rows == values.rows() ? std::move(m_grid) : cellGrid(values, scale);
}

}   // namespace rope::ui
