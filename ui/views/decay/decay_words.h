#pragma once

#include "ui/picture/picture.h"
#include "ui/views/decay/decay_data.h"

#include <QString>

namespace rope::ui {

QString decayTitle();
PictureWords decayWords(const DecayData& data);

/// The title of the vertical axis: "mean |S_j|", "score q·k".
QString decayMeasureLabel(const DecayData& data);

/// The values of all methods at the sample, or in the column, nearest to a distance [token].
QString decayReadout(const DecayData& data, double distance);

}   // namespace rope::ui
