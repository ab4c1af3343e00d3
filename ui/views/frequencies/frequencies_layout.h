#pragma once

#include "ui/charts/curves.h"
#include "ui/charts/placed_chart.h"
#include "ui/views/frequencies/frequencies_data.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// The areas of the charts and of the table below them. A part that does not fit is empty.
struct FrequencyAreas {
    QRectF spectrum, rescale, untrained, table;
};

/// in: rows of the table without its head
FrequencyAreas frequencyAreas(const QRectF& body, std::size_t rows, const Theme& theme);

/// A chart and the line above it.
struct FrequencyPanel {
    QRectF area = {};   ///< empty if it does not fit
    QRectF caption = {};
    PlacedChart chart = {};

    [[nodiscard]] bool isEmpty() const { return area.isEmpty(); }
};

struct FrequenciesLayout {
    FrequencyPanel spectrum, rescale, untrained;
    QRectF table = {};
};

FrequenciesLayout frequenciesLayout(const FrequenciesData& data, const QRectF& body, const Theme& theme);

/// The pair at a point of a plot.
std::optional<int> frequenciesPairAt(const FrequenciesLayout& layout, const FrequenciesData& data,
                                     QPointF point);

/// A mark of the spectrum and what anchors call it.
struct FrequencyMark {
    QString id;   ///< "trained", "target", "critical-dimension"
    PlotMark mark;
};

/// The wavelengths of both lengths.
std::vector<FrequencyMark> lengthMarks(const FrequenciesData& data);
std::optional<FrequencyMark> criticalMark(const FrequenciesData& data);

/// The pairs of a band, over the height of a plot.
QRectF bandArea(const FrequencyBand& band, const PlotFrame& plot);

}   // namespace rope::ui
