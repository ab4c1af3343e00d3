#pragma once

#include "core/analysis/rotation_study.h"
#include "ui/raster/ink_canvas.h"
#include "ui/theme/theme.h"
#include "ui/views/rotations/dial_layout.h"

#include <QPointF>

#include <span>

namespace rope::ui {

/// A method's tick on every dial.
struct DialTick {
    std::size_t method = 0;   ///< index in PairSnapshot::methodAnglesRad
    QColor colour;
};

struct PlacedDial {
    QPointF centre;
    const PairSnapshot* pair;
};

/// Dials that do not overlap: ring of the trained range, angles outside of it dashed, swept angle, arrows,
/// method ticks.
/// in:  pixels for a vector of length 1
void paintDials(InkCanvas& canvas, std::span<const PlacedDial> dials, const DialMeasures& measures,
                double pixelsPerUnit, std::span<const DialTick> ticks, const Theme& theme);

/// The mark of the focused dial, under it.
void paintDialFocus(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme);

/// The mark of the dial that the cursor points at, here or in another view.
void paintDialPointer(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme);

}   // namespace rope::ui
