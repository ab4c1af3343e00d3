#include "ui/views/heatmap/cell_image.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

using Palette = std::array<QRgb, 257>;

/// First source cell of each pixel, and one past the last: pixel p shows the cells starts[p] .. starts[p + 1].
std::vector<int> pixelStarts(int pixels, int cells) {
    std::vector<int> starts(static_cast<std::size_t>(pixels) + 1);
    for (int p = 0; p <= pixels; ++p) starts[static_cast<std::size_t>(p)] = static_cast<int>(static_cast<std::int64_t>(p) * cells / pixels);
    return starts;
}

/// The cell under the middle of each pixel.
std::vector<int> middleCells(int pixels, int cells) {
    std::vector<int> middle(static_cast<std::size_t>(pixels));
    for (int p = 0; p < pixels; ++p)
        middle[static_cast<std::size_t>(p)] = static_cast<int>((2 * static_cast<std::int64_t>(p) + 1) * cells / (2 * pixels));
    return middle;
}

CellIndex meanIndex(const CellGrid& grid, int rowFirst, int rowEnd, int columnFirst, int columnEnd) {
    int sum = 0, count = 0;
    for (int row = rowFirst; row < std::max(rowEnd, rowFirst + 1); ++row) {
        for (int column = columnFirst; column < std::max(columnEnd, columnFirst + 1); ++column) {
            const CellIndex cell = grid.at(row, column);
            if (cell == maskedCell) continue;
            sum += cell;
            ++count;
        }
    }
    return count == 0 ? maskedCell : static_cast<CellIndex>((sum + count / 2) / count);
}

void fillReduced(const CellGrid& grid, QImage& image, const Palette& palette) {
    const std::vector<int> rows = pixelStarts(image.height(), grid.rows), columns = pixelStarts(image.width(), grid.columns);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const auto row = static_cast<std::size_t>(y);
        for (int x = 0; x < image.width(); ++x) {
            const auto column = static_cast<std::size_t>(x);
            line[x] = palette[meanIndex(grid, rows[row], rows[row + 1], columns[column], columns[column + 1])];
        }
    }
}

void fillEnlarged(const CellGrid& grid, QImage& image, const Palette& palette) {
    const std::vector<int> rows = middleCells(image.height(), grid.rows), columns = middleCells(image.width(), grid.columns);
    int previousRow = -1;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int row = rows[static_cast<std::size_t>(y)];
        if (row == previousRow) {   // enlarged rows repeat
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(y - 1)), image.width(), line);
            continue;
        }
        previousRow = row;
        const CellIndex* cells = grid.cells.data() + static_cast<std::ptrdiff_t>(row) * grid.columns;
        for (const int column : columns) *line++ = palette[cells[column]];
    }
}

}   // namespace

double ColourScale::fractionOf(double value) const {
    const double fraction = std::clamp((value - low) / (high - low), 0.0, 1.0);
    return exponent == 1 ? fraction : std::pow(fraction, exponent);
}

double ColourScale::valueAt(double fraction) const {
    return low + (high - low) * (exponent == 1 ? fraction : std::pow(fraction, 1 / exponent));
}

CellGrid cellGrid(const RowMatrix& values, const ColourScale& scale) {
    CellGrid grid{static_cast<int>(values.rows()), static_cast<int>(values.cols()), {}};
    grid.cells.resize(static_cast<std::size_t>(values.size()));
    const double* value = values.data();
    for (CellIndex& cell : grid.cells) {
        cell = std::isnan(*value) ? maskedCell : static_cast<CellIndex>(255 * scale.fractionOf(*value) + 0.5);
        ++value;
    }
    return grid;
}

QImage cellImage(const CellGrid& grid, QSize size, const ColourTable& colours, QRgb masked) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull() || grid.rows == 0 || grid.columns == 0) return image;
    Palette palette;
    std::copy(colours.begin(), colours.end(), palette.begin());
    palette[maskedCell] = masked;
    if (grid.rows > size.height() || grid.columns > size.width()) fillReduced(grid, image, palette);
    else fillEnlarged(grid, image, palette);
    return image;
}

}   // namespace rope::ui
