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

/// Narrower than that its columns would be cut.
inline constexpr double leastFrequencyTablePx = 760;

/// A method's name and look, and the numbers of its row.
struct FrequencyRow {
    QString label;
    Ink ink;
    QStringList cells;   ///< under all heads but the first
};

/// "0 · 22 · 42": pairs kept, blended, interpolated, and those that stand still, if any.
QString bandsText(const MethodConsequences& method);

QStringList frequencyTableHeads();

/// Bands, unseen angles and the temperature in numbers, in the order of the heads.
QStringList frequencyCells(const MethodConsequences& method, std::size_t pairs);

/// Height [px], the gap above included; rows without the head.
double frequencyTableHeight(std::size_t rows, const Theme& theme);

/// The swatches are the charts' legend.
void paintFrequencyTable(QPainter& painter, const QRectF& area, std::span<const FrequencyRow> rows,
                         const Theme& theme);

}   // namespace rope::ui
