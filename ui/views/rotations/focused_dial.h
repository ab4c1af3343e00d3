#pragma once

#include "ui/theme/theme.h"
#include "ui/views/rotations/dial_paint.h"
#include "ui/views/rotations/rotations_layout.h"

#include <QPainter>

#include <cstddef>
#include <span>

namespace rope::ui {

/// The focused pair as it is painted.
struct FocusedDial {
    const RotationsData& data;
    std::size_t pair = 0;
    FocusGeometry geometry;
    std::span<const DialTick> ticks;
    bool canBeDragged = false;   ///< on a screen, not in an exported figure: there is a hint
};

void paintFocusedDial(QPainter& painter, const FocusedDial& dial, const Theme& theme);

}   // namespace rope::ui
