#pragma once

#include "core/analysis/precision_study.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace rope::ui {

/// One format's exact numbers in words, in the order of the table's columns.
struct FormatRow {
    std::string_view format;
    QStringList cells;
};

QStringList formatTableHeads(const PrecisionStudy& study);
std::vector<FormatRow> formatTableRows(const PrecisionStudy& study);

/// Height of the table [px], its upper gap included.
double formatTableHeight(std::size_t rows, const Theme& theme);

/// The exact numbers; the swatches are the charts' legend.
void paintFormatTable(QPainter& painter, const QRectF& area, const PrecisionStudy& study, const Theme& theme);

/// "bfloat16" as text.
QString formatText(std::string_view format);

}   // namespace rope::ui
