#include "ui/views/encodings/encodings_layout.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double titlePx = 18, gapPx = 12, rowPx = 22, headPx = 24, minMapPx = 44, nameShare = 0.14,
                 minNamePx = 92, minPaintedMapPx = 8, minPaintedRowPx = 9;

/// The number of columns that makes the maps largest.
void fitMaps(EncodingsLayout& layout, int count) {
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double side = std::floor(std::min(layout.maps.width() / columns - gapPx,
                                                layout.maps.height() / rows - layout.titleHeight - gapPx));
        if (side <= layout.side) continue;
        layout.side = side;
        layout.mapColumns = columns;
    }
}

}   // namespace

QRectF EncodingsLayout::map(std::size_t encoding) const {
    const int column = static_cast<int>(encoding) % mapColumns,
              line = static_cast<int>(encoding) / mapColumns;
    const double width = maps.width() / mapColumns;
    return {std::round(maps.left() + column * width + (width - side) / 2),
            std::round(maps.top() + line * (side + titleHeight + gapPx) + titleHeight), side, side};
}

QRectF EncodingsLayout::mapTitle(std::size_t encoding) const {
    const QRectF area = map(encoding);
    return {area.left() - gapPx / 2, area.top() - titleHeight, area.width() + gapPx, titleHeight};
}

QRectF EncodingsLayout::row(std::size_t encoding) const {
    const QRectF first = cell(encoding, 0);
    return {table.left(), first.top(), table.width(), first.height()};
}

QRectF EncodingsLayout::cell(std::size_t encoding, std::size_t property) const {
    return {table.left() + nameWidth + static_cast<double>(property) * columnWidth,
            table.top() + headHeight + static_cast<double>(encoding) * rowHeight, columnWidth, rowHeight};
}

QRectF EncodingsLayout::head(std::size_t property) const {
    const QRectF first = cell(0, property);
    return {first.left(), table.top(), first.width(), headHeight};
}

bool EncodingsLayout::hasMaps() const { return side >= minPaintedMapPx; }

bool EncodingsLayout::hasTable() const { return rowHeight >= minPaintedRowPx; }

EncodingsLayout encodingsLayout(const EncodingsData& data, const QRectF& body, const Theme& theme) {
    EncodingsLayout layout;
    const auto count = static_cast<int>(data.encodingCount());
    const std::size_t properties = data.propertyCount();
    layout.rowHeight = rowPx * theme.scale;
    layout.headHeight = headPx * theme.scale;
    layout.titleHeight = titlePx * theme.scale;
    const double wanted = layout.headHeight + (count + 1) * layout.rowHeight;
    // In a small body the rows of the table shrink, so that maps keep the size at which a pattern is visible.
    const double least = minMapPx * theme.scale + layout.titleHeight + gapPx;
    const double tableHeight = std::min(wanted, std::max(0.0, body.height() - least));
    layout.rowHeight *= tableHeight / wanted;
    layout.headHeight *= tableHeight / wanted;
    layout.table = QRectF(body.left(), body.bottom() - tableHeight, body.width(), tableHeight);
    layout.maps = QRectF(body.left(), body.top(), body.width(), body.height() - tableHeight);
    fitMaps(layout, count);
    layout.nameWidth =
        std::min(body.width() / 3, std::max(minNamePx * theme.scale, nameShare * body.width()));
    layout.columnWidth =
        properties > 0 ? (body.width() - layout.nameWidth) / static_cast<double>(properties) : 0;
    return layout;
}

PlotFrame encodingPlot(const EncodingsData& data, const EncodingsLayout& layout, std::size_t encoding) {
    const EncodingComparison& comparison = data.comparison;
    return {layout.map(encoding),
            {0, static_cast<double>(comparison.keyPositions.size())},
            {0, static_cast<double>(comparison.queryPositions.size())},
            VerticalSense::Down};
}

}   // namespace rope::ui
