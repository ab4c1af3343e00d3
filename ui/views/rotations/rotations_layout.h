#pragma once

#include "core/attention/vector_source.h"
#include "ui/theme/theme.h"
#include "ui/views/rotations/dial_layout.h"
#include "ui/views/rotations/rotations_data.h"

#include <QString>

#include <array>
#include <optional>

namespace rope::ui {

inline constexpr int focusedRowCount = 10;   ///< lines of numbers below the large dial

/// Where the focused pair is shown, large and in numbers. A round number of units reaches the unit circle, so
/// that an arrow that is dragged does not change the scale under the cursor at every step.
struct FocusGeometry {
    QRectF area = {};   ///< at the right of the dials
    QRectF title = {};   ///< a line
    QRectF room = {};   ///< of the dial
    QPointF centre = {};
    DialMeasures measures = {};
    double pixelsPerUnit = 0;   ///< for a vector of length 1; 0 where both vectors of the pair are zero
    QRectF table = {};   ///< focusedRowCount lines

    [[nodiscard]] QRectF row(int index) const;
};

/// The dials, and, if it fits, the selected pair at their right.
struct RotationsLayout {
    DialLayout dials;
    double pixelsPerUnit = 0;   ///< in the dials: the longest q_i or k_i reaches the unit circle
    std::optional<FocusGeometry> focus = {};
};

/// in: index of the focused pair
RotationsLayout rotationsLayout(const RotationsData& data, std::size_t selectedPair, const QRectF& body,
                                const Theme& theme);

/// An arrow head of the large dial that can be dragged.
struct FocusHandle {
    const char* id;   ///< in the names of anchors
    VectorRole role;
    QPointF head;
    double cosine, sine;   ///< of the angle by which the arrow is rotated
};

/// Where they overlap the first one is dragged. None where the vectors are zero.
std::vector<FocusHandle> focusHandles(const RotationsData& data, std::size_t selectedPair,
                                      const FocusGeometry& dial);

}   // namespace rope::ui
