#pragma once

#include "core/analysis/rotation_study.h"
#include "ui/state/explorer_state.h"
#include "ui/theme/theme.h"
#include "ui/views/rotations/dial_paint.h"

#include <QPainter>
#include <QRectF>

#include <span>

namespace rope::ui {

/// The focused pair, large and in numbers, at the right of the dials where the body has room for it.
bool hasFocusedDial(const QRectF& body, const Theme& theme);
double focusedDialWidth(const QRectF& body, const Theme& theme);

void paintFocusedDial(QPainter& painter, const QRectF& area, const RotationSnapshot& snapshot, const ExplorerState& state,
                      std::span<const DialTick> ticks, const Theme& theme);

}   // namespace rope::ui
