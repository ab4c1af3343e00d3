#include "ui/position_bar/position_track.h"

#include "ui/painting/number_label.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double thumbRadiusPx = 6.5, trackHeightPx = 4, heightPx = 40, tickGapPx = 34;
constexpr double minViewRange = 16;
constexpr std::int64_t largeStep = 16;

}   // namespace

PositionTrack::PositionTrack(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Positions of query and key"));
    setToolTip(
        tr("Drag a handle: query (m) or key (n). Left and Right move the selected handle by one token; Up "
           "and Down select the other one."));
}

void PositionTrack::setPositions(std::int64_t query, std::int64_t key) {
    if (query == m_query && key == m_key) return;
    m_query = query;
    m_key = key;
    setAccessibleDescription(tr("query at %1, key at %2").arg(query).arg(key));
    update();
}

void PositionTrack::setReach(double tokens) {
    const double reach = std::max(minViewRange, tokens);
    if (reach == m_reach) return;
    m_reach = reach;
    update();
}

void PositionTrack::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

QSize PositionTrack::sizeHint() const {
    return QSizeF(200 * m_theme.scale, heightPx * m_theme.scale).toSize();
}

double PositionTrack::margin() const { return (thumbRadiusPx + 3) * m_theme.scale; }
double PositionTrack::trackY() const { return height() / 2.0; }

double PositionTrack::xOf(double position) const {
    const double share = std::log1p(std::clamp(position, 0.0, m_reach)) / std::log1p(m_reach);
    return margin() + share * (width() - 2 * margin());
}

std::int64_t PositionTrack::positionAt(double x) const {
    const double share = std::clamp((x - margin()) / std::max(1.0, width() - 2 * margin()), 0.0, 1.0);
    return std::llround(std::expm1(share * std::log1p(m_reach)));
}

void PositionTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double track = trackHeightPx * m_theme.scale, y = trackY() - track / 2;
    paintTicks(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.line);
    painter.drawRoundedRect(QRectF(0, y, width(), track), track / 2, track / 2);
    const auto low = static_cast<double>(std::min(m_query, m_key)),
               high = static_cast<double>(std::max(m_query, m_key));
    painter.setBrush(m_theme.accent);   // the distance between both is what matters
    painter.drawRect(QRectF(xOf(low), y, xOf(high) - xOf(low), track));
    const Thumb other = m_active == Thumb::Query ? Thumb::Key : Thumb::Query;
    paintThumb(painter, other);
    paintThumb(painter, m_active);
}

void PositionTrack::paintTicks(QPainter& painter) const {
    const double top = trackY() + (thumbRadiusPx + 1) * m_theme.scale;
    const QFont font = m_theme.font(9.5);
    painter.setFont(font);
    painter.setPen(m_theme.muted);
    double lastX = -tickGapPx * m_theme.scale;
    for (double position = 0; position <= m_reach; position = position == 0 ? 1 : position * 10) {
        const double x = xOf(position), half = tickGapPx * m_theme.scale / 2;
        if (x - lastX < tickGapPx * m_theme.scale) continue;
        lastX = x;
        painter.drawText(QRectF(x - half, top, 2 * half, 12 * m_theme.scale), Qt::AlignHCenter | Qt::AlignTop,
                         compactLabel(position));
    }
}

void PositionTrack::paintThumb(QPainter& painter, Thumb thumb) const {
    const double x = xOf(static_cast<double>(thumb == Thumb::Query ? m_query : m_key));
    const QColor colour = thumb == Thumb::Query ? m_theme.query : m_theme.key;
    const double radius = thumbRadiusPx * m_theme.scale;
    if (hasFocus() && thumb == m_active) {
        QColor halo = colour;
        halo.setAlphaF(0.25F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(QPointF(x, trackY()), radius + 3 * m_theme.scale, radius + 3 * m_theme.scale);
    }
    painter.setPen(QPen(colour, 2 * m_theme.scale));
    painter.setBrush(m_theme.panel);
    painter.drawEllipse(QPointF(x, trackY()), radius, radius);
}

void PositionTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const double x = event->position().x();
    const double toQuery = std::abs(x - xOf(static_cast<double>(m_query))),
                 toKey = std::abs(x - xOf(static_cast<double>(m_key)));
    m_active = toQuery <= toKey ? Thumb::Query : Thumb::Key;
    m_isDragging = true;
    moveActive(positionAt(x));
}

void PositionTrack::mouseMoveEvent(QMouseEvent* event) {
    if (m_isDragging) moveActive(positionAt(event->position().x()));
}

void PositionTrack::mouseReleaseEvent(QMouseEvent*) {
    m_isDragging = false;
    Q_EMIT released();
}

void PositionTrack::keyPressEvent(QKeyEvent* event) {
    const std::int64_t size = event->modifiers().testFlag(Qt::ShiftModifier) ? largeStep : 1;
    switch (event->key()) {
        case Qt::Key_Right:
            return step(size);
        case Qt::Key_Left:
            return step(-size);
        case Qt::Key_PageUp:
            return step(largeStep);
        case Qt::Key_PageDown:
            return step(-largeStep);
        case Qt::Key_Up:
        case Qt::Key_Down:
            m_active = m_active == Thumb::Query ? Thumb::Key : Thumb::Query;
            return update();
        default:
            return QWidget::keyPressEvent(event);
    }
}

void PositionTrack::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) return event->ignore();
    step(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void PositionTrack::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Positions of query and key"));
    QWidget::changeEvent(event);
}

void PositionTrack::step(std::int64_t tokens) {
    moveActive((m_active == Thumb::Query ? m_query : m_key) + tokens);
}

void PositionTrack::moveActive(std::int64_t position) {
    const std::int64_t inside = std::max<std::int64_t>(0, position);
    (m_active == Thumb::Query ? m_query : m_key) = inside;
    update();
    Q_EMIT moved(m_query, m_key);
}

}   // namespace rope::ui
