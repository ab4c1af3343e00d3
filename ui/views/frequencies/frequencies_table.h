#pragma once

#include "core/analysis/method_consequences.h"
#include "ui/raster/ink_canvas.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

class QPainter;

namespace rope::ui {

/// In a narrower table the texts would be cut.
inline constexpr double minFrequencyTablePx = 760;

/// A method's name and look, and the numbers of its row.
struct FrequencyRow {
    QString label;
    Ink ink;
    QStringList cells;   ///< under all heads but the first
};

QStringList frequencyTableHeads();

/// Bands, angles outside the trained range and factors in numbers, in the order of the heads.
QStringList frequencyCells(const MethodConsequences& method, std::size_t pairs);

/// Height [px], the gap above included; rows without the head.
double frequencyTableHeight(std::size_t rows, const Theme& theme);

// The parts of a table in `area`; row 0 is the heading.
QRectF frequencyTableRow(const QRectF& area, std::size_t row, const Theme& theme);
QRectF frequencyTableColumn(const QRectF& area, std::size_t column, const Theme& theme);
/// The names of the columns in anchors, in the order of the heads: "bands", "attention-factor".
std::span<const char* const> frequencyColumnIds();

/// The swatches are the charts' legend.
void paintFrequencyTable(QPainter& painter, const QRectF& area, std::span<const FrequencyRow> rows,
                         const Theme& theme);

}   // namespace rope::ui
