#pragma once

#include "core/analysis/cell_values.h"
#include "core/base/matrix.h"
#include "ui/painting/colormap.h"

#include <QImage>
#include <QRectF>
#include <QSize>

#include <cstdint>
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
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    }
};

/// What a pixel shows of the cells in it; Nearest: the one under its middle, for pictures that are gone before one could read them.
enum class PixelRule { Mean, Smallest, Largest, Nearest };

/// A grid as it is drawn: which part of it (in cells, may begin and end inside of one; what lies outside stays transparent), and by which
/// rule where several cells share a pixel.
struct CellView {
    QRectF part;
    PixelRule rule = PixelRule::Mean;
    double exponent = 1;   ///< of the colour scale: the mean is one of values, not of places on the map
};

/// Not-a-number becomes `maskedCell`.
CellGrid cellGrid(const RowMatrix& values, const ColourScale& scale);
CellGrid cellGrid(const CellValues& values, const ColourScale& scale);

/// The grid as an image of exactly `size` pixels: enlarged without smoothing, so that cells stay crisp; where there are more cells than
/// pixels, a pixel summarises the cells in it, masked cells left out.
/// in:  masked colour, opaque or transparent
QImage cellImage(const CellGrid& grid, const CellView& view, QSize size, const ColourTable& colours, QRgb masked);
/// The same in an image that may be there already: the first touch of its memory takes as long as the cells.
void fillCellImage(QImage& image, const CellGrid& grid, const CellView& view, QSize size, const ColourTable& colours, QRgb masked);
/// The whole grid, by means.
QImage cellImage(const CellGrid& grid, QSize size, const ColourTable& colours, QRgb masked);

}   // namespace rope::ui
