#include "ui/raster/stroke_outline.h"

#include <cmath>

namespace rope::ui {

namespace {

constexpr double gentleBend =
    0.25;   // sine: below, the sides simply meet, a hundredth of the width outside of a round joint

}   // namespace

void StrokeOutline::start() {
    m_there.clear();
    m_back.clear();
    m_normal = QPointF();
}

void StrokeOutline::add(QPointF there, QPointF back) {
    m_there.push_back(there);
    m_back.push_back(back);
}

void StrokeOutline::turnAt(QPointF joint, QPointF normal) {
    if (m_there.empty()) add(joint - normal, joint + normal);
    else addJoint(joint, normal);
    m_normal = normal;
}

void StrokeOutline::addJoint(QPointF joint, QPointF normalAfter) {
    const double turn = m_normal.x() * normalAfter.y() - m_normal.y() * normalAfter.x();
    const double size = QPointF::dotProduct(m_normal, m_normal),
                 along = QPointF::dotProduct(m_normal, normalAfter);
    if (along > 0 && std::abs(turn) < gentleBend * size) {
        const QPointF middle = (m_normal + normalAfter) * (size / (size + along));
        return add(joint - middle, joint + middle);
    }
    // The gap is on the outer side of the bend, and a corner in its middle rounds it; on the inner side
    // the pieces overlap.
    const QPointF middle = m_normal + normalAfter;
    const double length = std::sqrt(QPointF::dotProduct(middle, middle)), half = std::sqrt(size);
    const bool opensThere = turn > 0;
    const QPointF round = length > 1e-9 * half ? middle * (half / length)
                                               : QPointF(-m_normal.y(), m_normal.x()) * (opensThere ? 1 : -1);
    add(joint - m_normal, joint + m_normal);
    add(opensThere ? joint - round : joint, opensThere ? joint : joint + round);
    add(joint - normalAfter, joint + normalAfter);
}

std::span<const QPointF> StrokeOutline::closeAt(QPointF end) {
    if (m_there.empty()) return {};
    add(end - m_normal, end + m_normal);
    m_there.insert(m_there.end(), m_back.rbegin(), m_back.rend());
    return m_there;
}

}   // namespace rope::ui
