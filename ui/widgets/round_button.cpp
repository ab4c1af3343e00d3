#include "ui/widgets/round_button.h"

#include <QPainter>

namespace rope::ui {

RoundButton::RoundButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RoundButton::setPlaying(bool isPlaying) {
    m_isPlaying = isPlaying;
    update();
}

void RoundButton::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

QSize RoundButton::sizeHint() const { return QSizeF(38 * m_theme.scale, 38 * m_theme.scale).toSize(); }

void RoundButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme.scale;
    const QRectF disc = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(Qt::NoPen);
    if (hasFocus()) {
        painter.setBrush(m_theme.accentBackground);
        painter.drawEllipse(QRectF(rect()));
    }
    painter.setBrush(underMouse() && m_theme.kind == ThemeKind::Light ? m_theme.accent.darker(112)
                                                                      : m_theme.accent);
    painter.drawEllipse(disc);
    painter.setBrush(m_theme.kind == ThemeKind::Light ? m_theme.panel : m_theme.window);
    painter.translate(disc.center());
    if (m_isPlaying) {
        painter.drawRoundedRect(QRectF(-5.5 * scale, -6 * scale, 4 * scale, 12 * scale), scale, scale);
        painter.drawRoundedRect(QRectF(1.5 * scale, -6 * scale, 4 * scale, 12 * scale), scale, scale);
        return;
    }
    painter.drawPolygon(QPolygonF{
        {QPointF(-4 * scale, -6.5 * scale), QPointF(7 * scale, 0), QPointF(-4 * scale, 6.5 * scale)}});
}

}   // namespace rope::ui
