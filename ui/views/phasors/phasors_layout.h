#pragma once

#include "ui/charts/placed_chart.h"
#include "ui/views/phasors/phasors_data.h"

#include <QPolygonF>

#include <optional>

namespace rope::ui {

/// A line of text above a chart.
struct PhasorsPanel {
    QRectF area;   ///< both together
    QRectF head;
    PlacedChart chart;
};

/// The chain at the left, the pairs' parts above the partial sums at the right; one below the other in a
/// narrow body.
struct PhasorsLayout {
    PhasorsPanel chain, parts, sums;
};

PhasorsLayout phasorsLayout(const PhasorsData& data, const QRectF& body, const Theme& theme);

/// The pair at a point: that of the bar, of the partial sum, or of the nearest joint of the chain.
std::optional<int> phasorsPairAt(const PhasorsLayout& layout, const PhasorsData& data, QPointF point,
                                 const Theme& theme);

/// The partial sums, the origin first: pair i is between points i and i + 1.
QPolygonF chainPoints(const PhasorsData& data, const PlotFrame& plot);

/// From zero to the part of the pair; gaps between bars if they fit.
QPolygonF barPolygon(const PhasorsData& data, const PlotFrame& plot, std::size_t pair);

}   // namespace rope::ui
