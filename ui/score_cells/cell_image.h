#pragma once

#include "ui/painting/colormap.h"
#include "ui/score_cells/cell_grid.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace rope::ui {

/// What a pixel shows of the cells in it; Nearest: the one under its middle, for pictures that are gone
/// before one could read them.
enum class PixelRule { Mean, Smallest, Largest, Nearest };

/// How a grid is drawn: which part of it (in cells, may begin and end inside one; the area outside
/// is transparent), and by which rule if a pixel has several cells.
struct CellView {
    QRectF part;
    PixelRule rule = PixelRule::Mean;
    double exponent = 1;   ///< of the colour scale: the mean is one of values, not of places on the map
};

/// The grid as an image of exactly `size` pixels: enlarged without smoothing, so that cells stay crisp; where
/// there are more cells than pixels, a pixel summarises the cells in it, masked cells left out.
/// in:  masked colour, opaque or transparent
QImage cellImage(const CellGrid& grid, const CellView& view, QSize size, const ColourTable& colours,
                 QRgb masked);
/// The same in an image that may be there already: the first touch of its memory takes as long as the cells.
void fillCellImage(QImage& image, const CellGrid& grid, const CellView& view, QSize size,
                   const ColourTable& colours, QRgb masked);
/// The whole grid, by means.
QImage cellImage(const CellGrid& grid, QSize size, const ColourTable& colours, QRgb masked);

}   // namespace rope::ui
