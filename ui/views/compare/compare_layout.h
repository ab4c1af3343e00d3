#pragma once

#include "ui/charts/curves.h"
#include "ui/charts/placed_chart.h"
#include "ui/views/compare/compare_data.h"
#include "ui/views/compare/compare_grid.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// The grid, and which of the compared methods have a column in it.
struct CompareLayout {
    CompareGrid grid;
    std::vector<std::size_t> columns;   ///< indices into CompareData::columns, from left to right
    double nameHeight = 0;   ///< of a method's name, with the line of its colour above [px]

    /// The part of a head below the name.
    [[nodiscard]] QRectF belowName(const QRectF& head) const {
        return {head.left(), head.top() + nameHeight, head.width(), head.height() - nameHeight};
    }
};

CompareLayout compareLayout(const CompareData& data, const QRectF& body, const Theme& theme);

/// The line in a method's colour at the top of its head.
double headLineHeight(const Theme& theme);

/// A chart in a column of the page.
PlacedChart compareChart(const CompareData& data, const CompareLayout& layout, ComparePart part,
                         std::size_t column, const Theme& theme);

/// The part of a score chart with the distances between adjacent tokens.
QRectF adjacentArea(const PlotFrame& plot);

/// A mark of the score charts and what anchors call it.
struct CompareMark {
    QString id;   ///< "trained", "target"
    PlotMark mark;
};
std::vector<CompareMark> compareMarks(const CompareData& data);

/// The cursor moved into another column, where the point is in this row of charts: the cursors of all columns
/// are linked.
std::optional<QPointF> linkedCursor(const CompareGrid& grid, ComparePart part, std::size_t column,
                                    std::optional<QPointF> cursor);

}   // namespace rope::ui
