#pragma once

#include "core/analysis/precision_study.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <string_view>
#include <vector>

class QPainter;

namespace rope::ui {

/// The texts of one number format, in the order of the columns.
struct FormatRow {
    std::string_view format;
    QStringList cells;
};

QStringList formatTableHeads(const PrecisionStudy& study);
std::vector<FormatRow> formatTableRows(const PrecisionStudy& study);

/// Height of the table with the gap above it [px].
double formatTableHeight(std::size_t rows, const Theme& theme);

/// The row of a format inside the table.
/// in: index of the format
QRectF formatTableRow(const QRectF& table, std::size_t format, const Theme& theme);

/// The values of all formats; the swatches are the legend of the charts.
void paintFormatTable(QPainter& painter, const QRectF& area, const PrecisionStudy& study, const Theme& theme);

/// "bfloat16" as text.
QString formatText(std::string_view format);

}   // namespace rope::ui
