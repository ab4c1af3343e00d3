#pragma once

#include "ui/theme/theme.h"
#include "ui/views/rotations/rotations_data.h"

#include <QColor>
#include <QString>

#include <cstddef>
#include <vector>

namespace rope::ui {

/// One line below the large dial: what, and its number at the right.
struct FocusedRow {
    const char* id;   ///< in the names of anchors
    QString name, value;
    QColor colour;
};

/// focusedRowCount lines.
std::vector<FocusedRow> focusedRows(const RotationsData& data, std::size_t pair, const Theme& theme);

}   // namespace rope::ui
