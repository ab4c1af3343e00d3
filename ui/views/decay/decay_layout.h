#pragma once

#include "ui/charts/curves.h"
#include "ui/charts/placed_chart.h"
#include "ui/views/decay/decay_data.h"

#include <QString>

#include <optional>
#include <vector>

namespace rope::ui {

PlacedChart decayLayout(const DecayData& data, const QRectF& body, const Theme& theme);

/// A mark and what anchors call it.
struct DecayMark {
    QString id;   ///< "trained", "target", "first-negative", "wavelength"
    PlotMark mark;
};

/// in: a pair that the cursor points at, here or in another view: its wavelength is marked
std::vector<DecayMark> decayMarks(const DecayData& data, std::optional<int> hoveredPair);

}   // namespace rope::ui
