#pragma once

#include "ui/picture/picture.h"
#include "ui/views/rotations/rotations_data.h"

#include <QString>

namespace rope::ui {

QString rotationsTitle();
PictureWords rotationsWords(const RotationsData& data);

QString rotationsReadout(const RotationsData& data, int pair);

/// Under dials of which one in `step` is drawn.
QString omittedPairsNote(int step);

}   // namespace rope::ui
