#pragma once

#include "ui/picture/picture.h"
#include "ui/views/phasors/phasors_data.h"

#include <QString>

namespace rope::ui {

QString phasorsTitle();
PictureWords phasorsWords(const PhasorsData& data);

// The lines above the charts.
QString chainHead(const PhasorsData& data);
QString partsHead();
/// The long text where it fits the width [px], else the short one.
QString sumsHead(const PhasorsData& data, double width, const Theme& theme);

QString phasorsReadout(const PhasorsData& data, int pair);

}   // namespace rope::ui
