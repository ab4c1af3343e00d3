#pragma once

#include "ui/views/frequencies/frequencies_layout.h"
#include "ui/views/frequencies/frequencies_table.h"

#include <QPainter>

#include <vector>

namespace rope::ui {

// The charts, each with the line above it.
void paintSpectrum(QPainter& painter, const FrequenciesData& data, const FrequenciesLayout& layout,
                   const PaintContext& context);
void paintRescale(QPainter& painter, const FrequenciesData& data, const FrequencyPanel& panel,
                  const PaintContext& context);
void paintUntrained(QPainter& painter, const FrequenciesData& data, const FrequencyPanel& panel,
                    const PaintContext& context);

/// The table as it is painted.
std::vector<FrequencyRow> frequencyRows(const FrequenciesData& data, const Theme& theme);

/// The legend of the spectrum; empty where there is none: the table has the same swatches.
QRectF spectrumLegendArea(const FrequenciesData& data, const FrequenciesLayout& layout, const Theme& theme);

}   // namespace rope::ui
