#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

#include <cstddef>

namespace rope::ui {

/// How much of each part there is to show [px].
struct ModelNeeds {
    std::size_t fields = 0, groups = 0;
    double strip = 0;   ///< height of the layer cells at the left column's width
    double readings = 0;   ///< height of the sentences at the left column's width
    double notes = 0, flags = 0;   ///< heights of the texts at the right column's width
    bool hasChart = false;
};

/// The areas of the parts, each with its own heading. Parts that do not fit are empty, and
/// `restSentence` names them.
struct ModelLayout {
    QRectF fields, layers, strip, groups, readings;   ///< left
    QRectF notes, chart, flags;   ///< right
    QRectF restSentence;
    double headingHeight = 0, rowHeight = 0;
    std::size_t shownFields = 0,
                shownGroups = 0;   ///< fewer than there are: the last line says how many are left out

    [[nodiscard]] QRectF fieldRow(std::size_t row) const;
    [[nodiscard]] QRectF groupRow(std::size_t row) const;
};

/// The width of the left column, and of the right one (0 if only one fits).
double modelLeftWidth(double bodyWidth, const Theme& theme);
double modelRightWidth(double bodyWidth, const Theme& theme);

ModelLayout modelLayout(const QRectF& body, const ModelNeeds& needs, const Theme& theme);

}   // namespace rope::ui
