#include "ui/value_widgets/track_slider.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double thumbRadiusPx = 6, trackHeightPx = 4, thumbPenPx = 2;

}   // namespace

TrackSlider::TrackSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void TrackSlider::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

QSize TrackSlider::sizeHint() const { return QSizeF(60 * m_theme.scale, 20 * m_theme.scale).toSize(); }

double TrackSlider::thumbCentre(int value) const {
    const double margin = (thumbRadiusPx + thumbPenPx) * m_theme.scale;
    const double share =
        maximum() > minimum() ? static_cast<double>(value - minimum()) / (maximum() - minimum()) : 0;
    return margin + share * (width() - 2 * margin);
}

int TrackSlider::valueAt(double x) const {
    const double low = thumbCentre(minimum()), high = thumbCentre(maximum());
    if (high <= low) return minimum();
    const double share = std::clamp((x - low) / (high - low), 0.0, 1.0);
    return minimum() + static_cast<int>(std::lround(share * (maximum() - minimum())));
}

void TrackSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0, track = trackHeightPx * m_theme.scale,
                 radius = thumbRadiusPx * m_theme.scale;
    const double thumb = thumbCentre(value());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.line);
    painter.drawRoundedRect(QRectF(0, middle - track / 2, width(), track), track / 2, track / 2);
    if (isEnabled()) {
        painter.setBrush(m_theme.accent);
        painter.drawRoundedRect(QRectF(0, middle - track / 2, thumb, track), track / 2, track / 2);
    }
    if (hasFocus()) {
        painter.setBrush(m_theme.accentBackground);
        painter.drawEllipse(QPointF(thumb, middle), radius + 3, radius + 3);
    }
    painter.setPen(QPen(isEnabled() ? m_theme.accent : m_theme.line, thumbPenPx * m_theme.scale));
    painter.setBrush(m_theme.panel);
    painter.drawEllipse(QPointF(thumb, middle), radius, radius);
}

void TrackSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QSlider::mousePressEvent(event);
    setSliderDown(true);
    setSliderPosition(valueAt(event->position().x()));
    event->accept();
}

void TrackSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) setSliderPosition(valueAt(event->position().x()));
}

void TrackSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) setSliderDown(false);
}

void TrackSlider::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT resetRequested();
}

void TrackSlider::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) QSlider::wheelEvent(event);
    else event->ignore();   // the panel scrolls instead
}

}   // namespace rope::ui
