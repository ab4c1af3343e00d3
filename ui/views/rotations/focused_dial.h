#pragma once

#include "core/analysis/rotation_study.h"
#include "ui/state/explorer_state.h"
#include "ui/theme/theme.h"
#include "ui/views/rotations/dial_paint.h"

#include <QPainter>
#include <QRectF>

#include <cstdint>
#include <span>

namespace rope::ui {

/// The focused pair, large and in numbers, at the right of the dials where the body has room for it.
bool hasFocusedDial(const QRectF& body, const Theme& theme);
double focusedDialWidth(const QRectF& body, const Theme& theme);

/// Where the large dial stands, and how large a vector of length 1 is drawn: a round number of units reaches
/// the unit circle, so that an arrow that is dragged does not change the measure under the cursor at every
/// step.
struct FocusGeometry {
    QRectF room;   ///< of the dial
    QPointF centre;
    DialMeasures measures;
    double pixelsPerUnit = 0;
};

FocusGeometry focusGeometry(const QRectF& area, const PairSnapshot& pair, const Theme& theme);

/// The pair that is large: the focused one, or the last where there are fewer.
std::size_t focusedIndex(const RotationSnapshot& snapshot, const ExplorerState& state);

/// How the large dial is shown.
struct FocusLook {
    std::int64_t trail = 0;   ///< how many positions before m leave a dot where q stood
    bool canBeDragged = false;   ///< on a screen, not in a figure: it says so
};

void paintFocusedDial(QPainter& painter, const QRectF& area, const RotationSnapshot& snapshot,
                      const ExplorerState& state, std::span<const DialTick> ticks, const FocusLook& look,
                      const Theme& theme);

}   // namespace rope::ui
