#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

#include <cstddef>

namespace rope::ui {

/// Where the parts of the view stand: the spectrum, beside or above it what became of each pair, and the
/// table under them. A part that has no room is empty.
struct FrequencyPanels {
    QRectF spectrum, slowing, unseen, table;
};

/// in: rows of the table without its head
FrequencyPanels frequencyPanels(const QRectF& body, std::size_t rows, const Theme& theme);

/// A panel's line of words, and the chart under it.
QRectF frequencyCaption(const QRectF& panel, const Theme& theme);
QRectF frequencyChart(const QRectF& panel, const Theme& theme);

}   // namespace rope::ui
