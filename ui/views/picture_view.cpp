#include "ui/views/picture_view.h"

#include "ui/painting/text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr double keyStepPx = 8, fineKeyStepPx = 1;
constexpr double readoutShare = 0.62;   // of the title line; a longer read-out is left to the status bar

}   // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::setName(const QString& name) {
    m_name = name;
    describe();
    update();
}

void PictureView::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void PictureView::setPicture(PicturePtr picture) {
    m_picture = std::move(picture);
    m_error.clear();
    describe();
    setCursorPoint(m_cursor);   // the same place may have another value now
    update();
}

void PictureView::setError(const QString& text) {
    m_error = text;
    m_picture.reset();
    describe();
    setCursorPoint(m_cursor);
    update();
}

QString PictureView::readout() const {
    if (!m_picture || !m_cursor) return {};
    return m_picture->readout(*m_cursor, bodyArea(), m_theme);
}

void PictureView::describe() {
    setAccessibleName(m_picture ? m_picture->title() : m_name);
    QStringList words;
    if (!m_error.isEmpty()) words << m_error;
    if (m_picture) words << m_picture->subtitle() << m_picture->answer() << m_picture->hint();
    words.removeAll(QString());
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

CardTitle PictureView::titleWords() const {
    if (!m_picture) return {m_name, {}, {}};
    CardTitle words{m_picture->title(), m_picture->subtitle(), m_picture->answer()};
    const QString value = readout();
    const double room = readoutShare * cardLayout(QRectF(rect()), m_theme).titleLine.width();
    if (!value.isEmpty() && textWidth(m_theme.secondaryFont(), value) < room) words.answer = value;
    return words;
}

void PictureView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.window);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardLayout layout = cardLayout(QRectF(rect()), m_theme);
    paintPanel(painter, layout.outline, m_theme);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(layout.outline.adjusted(0.5, 0.5, -0.5, -0.5), cardRadiusPx, cardRadiusPx);
    }
    paintTitleLine(painter, layout.titleLine, titleWords(), m_theme);
    if (m_picture) m_picture->paint(painter, layout.body, {m_theme, &m_frames, m_cursor});
    else if (!m_error.isEmpty()) drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.error, m_error);
    else drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.muted, tr("Being computed …"));
}

void PictureView::setCursorPoint(std::optional<QPointF> point) {
    if (point && !bodyArea().contains(*point)) point.reset();
    if (point != m_cursor) update();
    m_cursor = point;
    const QString text = readout();
    if (text == m_shownReadout) return;
    m_shownReadout = text;
    Q_EMIT readoutChanged(text);
}

void PictureView::pick(QPointF point) {
    if (!m_picture) return;
    const std::optional<StateChange> change = m_picture->clicked(point, bodyArea(), m_theme, m_state);
    if (change) Q_EMIT changeRequested(*change);
}

void PictureView::press(QPointF point) {
    const QString text = m_picture ? m_picture->copied(point, bodyArea(), m_theme) : QString();
    if (!text.isEmpty()) Q_EMIT copyTextRequested(text);
    else pick(point);
}

void PictureView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) press(event->position());
    event->accept();
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    setCursorPoint(event->position());
    if (event->buttons() & Qt::LeftButton) pick(event->position());   // the positions follow a drag
}

void PictureView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT enlargeRequested();
}

void PictureView::leaveEvent(QEvent* /*event*/) { setCursorPoint({}); }

bool PictureView::moveCursor(int key, bool isFine) {
    const double step = isFine ? fineKeyStepPx : keyStepPx;
    QPointF move;
    switch (key) {
        case Qt::Key_Left:
            move = QPointF(-step, 0);
            break;
        case Qt::Key_Right:
            move = QPointF(step, 0);
            break;
        case Qt::Key_Up:
            move = QPointF(0, -step);
            break;
        case Qt::Key_Down:
            move = QPointF(0, step);
            break;
        default:
            return false;
    }
    const QRectF body = bodyArea();
    const QPointF wanted = m_cursor ? *m_cursor + move : body.center();
    setCursorPoint(QPointF(std::clamp(wanted.x(), body.left(), body.right() - 1), std::clamp(wanted.y(), body.top(), body.bottom() - 1)));
    return true;
}

void PictureView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return enlargeRequested();
    if (event->key() == Qt::Key_Space && m_cursor) return press(*m_cursor);
    if (!moveCursor(event->key(), event->modifiers() & Qt::ShiftModifier)) QWidget::keyPressEvent(event);
}

void PictureView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {   // pictures compose their words anew whenever they are asked
        describe();
        setCursorPoint(m_cursor);
        update();
    }
    QWidget::changeEvent(event);
}

void PictureView::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void PictureView::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void PictureView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Enlarge or put back"), this, &PictureView::enlargeRequested);
    menu.addSeparator();
    for (QAction* action : {menu.addAction(tr("Copy picture"), this, &PictureView::copyRequested),
                            menu.addAction(tr("Copy numbers"), this, &PictureView::copyNumbersRequested),
                            menu.addAction(tr("Export …"), this, &PictureView::exportRequested)})
        action->setEnabled(m_picture != nullptr);
    menu.exec(event->globalPos());
}

bool PictureView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool isOnTitle = cardLayout(QRectF(rect()), m_theme).titleLine.contains(QPointF(help->pos()));
    if (m_picture && isOnTitle) QToolTip::showText(help->globalPos(), m_picture->hint(), this);
    else QToolTip::hideText();
    return true;
}

}   // namespace rope::ui
