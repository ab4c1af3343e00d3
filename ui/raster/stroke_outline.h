#pragma once

#include <QPointF>

#include <span>
#include <vector>

namespace rope::ui {

/// The outline of a polyline with width: along one side there, along the other side back. What two pieces
/// have in common at a joint is no edge of it, so it has a third of the edges that a quad for each piece and
/// a wedge for each joint would have, and covers the same.
class StrokeOutline {
public:
    /// Forgets everything.
    void start();
    /// A piece begins.
    /// in:  half the width long, (-y, x) for a piece that goes along (x, y)
    void turnAt(QPointF joint, QPointF normal);
    /// out: corners, clockwise on the screen; empty where there was no piece; valid until the next call
    std::span<const QPointF> closeAt(QPointF end);

private:
    void add(QPointF there, QPointF back);
    void addJoint(QPointF joint, QPointF normalAfter);

    std::vector<QPointF> m_there, m_back;
    QPointF m_normal;   ///< of the present piece
};

}   // namespace rope::ui
