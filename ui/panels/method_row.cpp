#include "ui/panels/method_row.h"

#include "ui/widgets/tinted_icon.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr double rowHeightPx = 28, swatchLeftPx = 8, swatchWidthPx = 14, swatchHeightPx = 11,
                 titleLeftPx = 30, buttonPx = 22, gapPx = 6;
constexpr double radiusPx = 6;

}   // namespace

MethodRow::MethodRow(QWidget* parent)
    : QAbstractButton(parent), m_eye(new QToolButton(this)), m_remove(new QToolButton(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_eye->setCheckable(true);
    for (QToolButton* button : {m_eye, m_remove}) button->setProperty("role", QStringLiteral("bare"));
    m_remove->hide();
    connect(m_eye, &QToolButton::clicked, this, &MethodRow::visibilityChosen);
    connect(m_remove, &QToolButton::clicked, this, &MethodRow::removeChosen);
}

void MethodRow::setContent(const MethodRowContent& content) {
    if (content == m_content) return;   // every step of a slider comes by here
    m_content = content;
    m_eye->setChecked(content.isVisible);
    setToolTip(content.summary);
    setAccessibleName(content.title + QLatin1Char(' ') + content.note);
    retranslate();
    updateParts();
}

void MethodRow::retranslate() {
    m_eye->setToolTip(m_content.isVisible ? tr("Hide in all views") : tr("Show in all views"));
    m_eye->setAccessibleName(m_eye->toolTip());
    m_remove->setToolTip(tr("Remove from the list"));
    m_remove->setAccessibleName(m_remove->toolTip());
}

void MethodRow::setTheme(const Theme& theme) {
    m_theme = theme;
    m_remove->setIcon(tintedIcon(QStringLiteral("close"), theme.muted));
    for (QToolButton* button : {m_eye, m_remove}) button->setIconSize(smallIconSize(theme));
    updateGeometry();
    updateParts();
}

QSize MethodRow::sizeHint() const { return {scaled(200), scaled(rowHeightPx)}; }

void MethodRow::updateParts() {
    m_eye->setIcon(
        tintedIcon(m_content.isVisible ? QStringLiteral("eye") : QStringLiteral("eye-off"), m_theme.muted));
    const int side = scaled(buttonPx), top = (height() - side) / 2;
    m_eye->setGeometry(width() - side - scaled(2), top, side, side);
    m_remove->setGeometry(width() - 2 * side - scaled(2), top, side, side);
    m_remove->setVisible(m_content.isRemovable && (underMouse() || hasFocus() || m_remove->hasFocus()));
    update();
}

void MethodRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_content.isActive || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_content.isActive ? m_theme.accentBackground : m_theme.field);
        painter.drawRoundedRect(rect(), radiusPx, radiusPx);
    }
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radiusPx, radiusPx);
    }
    paintSwatch(painter);
    paintTexts(painter);
}

/// Colour and dash together, as the curves have them.
void MethodRow::paintSwatch(QPainter& painter) const {
    const double middle = height() / 2.0, scale = m_theme.scale;
    QColor colour = m_content.style.colour;
    if (!m_content.isVisible) colour.setAlphaF(0.35F);
    const QRectF box(swatchLeftPx * scale, middle - swatchHeightPx * scale / 2, swatchWidthPx * scale,
                     swatchHeightPx * scale);
    if (m_content.style.dashes.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(box, 3 * scale, 3 * scale);
        return;
    }
    QPen pen(colour, 2.4 * scale);
    QList<qreal> dashes = m_content.style.dashes;
    for (qreal& dash : dashes) dash *= 0.6;   // at least two dashes fit into the swatch
    pen.setDashPattern(dashes);
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
}

void MethodRow::paintTexts(QPainter& painter) const {
    const int right = m_remove->isVisible() ? m_remove->x() : m_eye->x();
    const QRect area(scaled(titleLeftPx), 0, right - scaled(titleLeftPx) - scaled(gapPx), height());
    const QFont titleFont = m_theme.font(13, m_content.isActive ? QFont::DemiBold : QFont::Normal);
    const QFontMetrics titleMetrics(titleFont);
    const int titleWidth = std::min(titleMetrics.horizontalAdvance(m_content.title), area.width());
    painter.setFont(titleFont);
    painter.setPen(m_content.isVisible ? m_theme.ink : m_theme.muted);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     titleMetrics.elidedText(m_content.title, Qt::ElideRight, area.width()));
    const QRect noteArea = area.adjusted(titleWidth + scaled(gapPx), 0, 0, 0);
    const QFontMetrics noteMetrics(m_theme.secondaryFont());
    painter.setFont(m_theme.secondaryFont());
    painter.setPen(m_theme.muted);
    if (noteArea.width() > scaled(24))
        painter.drawText(noteArea, Qt::AlignRight | Qt::AlignVCenter,
                         noteMetrics.elidedText(m_content.note, Qt::ElideRight, noteArea.width()));
}

void MethodRow::resizeEvent(QResizeEvent*) { updateParts(); }
void MethodRow::enterEvent(QEnterEvent*) { updateParts(); }
void MethodRow::leaveEvent(QEvent*) { updateParts(); }

void MethodRow::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    updateParts();
}

void MethodRow::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    updateParts();
}

void MethodRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && m_content.isRemovable) Q_EMIT removeChosen();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) click();
    else QAbstractButton::keyPressEvent(event);
}

}   // namespace rope::ui
