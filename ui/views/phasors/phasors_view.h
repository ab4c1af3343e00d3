#pragma once

#include "ui/picture/view_row.h"

namespace rope::ui {

extern const ViewRow phasorsView;

}   // namespace rope::ui
