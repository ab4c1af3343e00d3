#pragma once

#include <QPointF>

namespace rope::ui {

/// Something in a picture that is held by the mouse, with the measure that was in force when it was taken.
struct Grip {
    enum class Kind { Query, TurnedQuery, TurnedKey };   ///< an arrow's head

    Kind kind = Kind::Query;
    int pair = 0;
    QPointF centre;   ///< of the pair's circle
    double pixelsPerUnit = 0;
};

}   // namespace rope::ui
