#include "ui/view_card/picture_view.h"

#include "ui/painting/text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double keyStepPx = 8, fineKeyStepPx = 1;
constexpr double halvingEighths = 240;   // of the wheel: two notches halve what is seen
constexpr double keyMoveShare = 0.125, keyZoom = 1.5, leastBandPx = 6;
constexpr int restDelayMs = 50;   // three frames of most screens: where the finer picture is there by then,
                                  // axes and words are painted once
constexpr double readoutShare = 0.62;   // of the title line; a longer read-out is left to the status bar

}   // namespace

PictureView::PictureView(QWidget* parent, SharedPainting* shared)
    : QWidget(parent), m_shared(shared), m_frames(shared != nullptr ? &shared->charts : nullptr) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &PictureView::showRest);
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
    if (picture && m_picture && picture->looksLike(*m_picture)) return;
    m_picture = std::move(picture);
    if (m_picture)
        if (PicturePtr adapted = m_picture->adaptedTo(m_state))
            m_picture = std::move(adapted);   // the state has gone on meanwhile
    m_error.clear();
    if (m_movingArea.isEmpty()) showPicture();
    else updateMovingPart(0);   // still on the way of a step
}

void PictureView::showPicture() {
    refresh();
    if (m_shared != nullptr) m_shared->turns.request(*this);
    else update();
}

void PictureView::refresh() {
    m_rest.stop();
    m_movingArea = {};
    describe();
    setCursorPoint(m_cursor);   // the same place may have another value now
}

void PictureView::setError(const QString& text) {
    m_error = text;
    m_picture.reset();
    refresh();
    update();
}

void PictureView::setState(const ExplorerState& state) {
    m_state = state;
    if (!m_picture) return;
    PicturePtr adapted = m_picture->adaptedTo(state);
    if (!adapted) return;
    m_picture = std::move(adapted);
    const Zoomable* zoomable = m_picture->zoomable();
    if (zoomable != nullptr && zoomable->isStandIn()) updateMovingPart(restDelayMs);
    else showPicture();
}

void PictureView::updateMovingPart(int restMs) {
    const Zoomable* zoomable = m_picture->zoomable();
    const QRect area =
        zoomable == nullptr || m_bandStart ? QRect() : zoomable->movingArea(bodyArea(), m_theme).toRect();
    if (area.isEmpty()) return showPicture();
    m_movingArea = area;
    update(area);
    m_rest.start(restMs);
}

void PictureView::showRest() {
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    if (zoomable == nullptr) return showPicture();
    paintAxesAhead(*zoomable);
    const double ratio = devicePixelRatioF();
    const bool isOnPixels = ratio == std::round(ratio);   // else a pixel at the edge belongs to both parts
    const QRegion around =
        zoomable->fillsMovingArea() && isOnPixels ? QRegion(rect()) - m_movingArea : QRegion(rect());
    refresh();
    update(around);
}

/// The axes in an event of their own: together with the words the hand would feel them.
void PictureView::paintAxesAhead(const Zoomable& zoomable) {
    QImage nothing(1, 1, QImage::Format_RGB32);
    nothing.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&nothing);
    painter.translate(mapTo(window(), QPoint()));
    zoomable.paintAxes(painter, bodyArea(), paintContext());
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

void PictureView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    if (zoomable != nullptr && !m_movingArea.isEmpty() &&
        m_movingArea.contains(event->region().boundingRect())) {
        painter.setRenderHint(QPainter::Antialiasing);
        return zoomable->paintMoving(painter, bodyArea(), paintContext());
    }
    const QRect moving = zoomable != nullptr ? zoomable->movingArea(bodyArea(), m_theme).toRect() : QRect();
    paintCard(painter, !moving.isEmpty() && !event->region().intersects(moving));
}

void PictureView::paintCard(QPainter& painter, bool leavesMovingPart) {
    constexpr int corner = static_cast<int>(cardRadiusPx);   // the panel covers the rest
    for (const QRect& strip : QRegion(rect()) - rect().adjusted(corner, corner, -corner, -corner))
        painter.fillRect(strip, m_theme.window);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardLayout layout = cardLayout(QRectF(rect()), m_theme);
    paintPanel(painter, layout.outline, m_theme,
               m_picture ? m_picture->opaqueArea(layout.body, m_theme) : QRectF());
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(layout.outline.adjusted(0.5, 0.5, -0.5, -0.5), cardRadiusPx, cardRadiusPx);
    }
    paintTitleLine(painter, layout.titleLine, titleWords(), m_theme);
    PaintContext context = paintContext();
    context.leavesMovingPart = leavesMovingPart;
    if (m_picture) m_picture->paint(painter, layout.body, context);
    else if (!m_error.isEmpty())
        drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.error, m_error);
    else drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.muted, tr("Being computed …"));
    if (m_bandStart && m_cursor) paintBand(painter);
}

void PictureView::paintBand(QPainter& painter) const {
    QColor ground = m_theme.accent;
    ground.setAlphaF(0.12F);
    painter.setPen(QPen(m_theme.accent, 1));
    painter.setBrush(ground);
    painter.drawRect(QRectF(*m_bandStart, *m_cursor).normalized());
}

const Zoomable* PictureView::zoomableAt(QPointF point) const {
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    return zoomable != nullptr && zoomable->isZoomedAt(point, bodyArea(), m_theme) ? zoomable : nullptr;
}

void PictureView::request(const std::optional<StateChange>& change) {
    if (change) Q_EMIT changeRequested(*change);
}

void PictureView::setCursorPoint(std::optional<QPointF> point) {
    if (point && !bodyArea().contains(*point)) point.reset();
    if (point != m_cursor) update();
    m_cursor = point;
    showPointing();
    const QString text = readout();
    if (text == m_shownReadout) return;
    m_shownReadout = text;
    Q_EMIT readoutChanged(text);
}

void PictureView::setPointedPair(std::optional<int> pair) {
    if (pair == m_pointedPair) return;
    m_pointedPair = pair;
    update();
}

/// Tells the others which pair the cursor is at, and shows what can be taken hold of.
void PictureView::showPointing() {
    const bool isOn = m_picture != nullptr && m_cursor.has_value();
    const bool canHold = m_grip || (isOn && m_picture->gripAt(*m_cursor, bodyArea(), m_theme));
    if (canHold) setCursor(m_grip ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else unsetCursor();
    const int pair = isOn ? m_picture->pairAt(*m_cursor, bodyArea(), m_theme).value_or(-1) : -1;
    if (pair == m_sentPair) return;
    m_sentPair = pair;
    Q_EMIT pairPointed(pair);
}

void PictureView::pick(QPointF point) {
    if (!m_picture) return;
    request(m_picture->clicked(point, bodyArea(), m_theme, m_state));
}

void PictureView::press(QPointF point) {
    const QString text = m_picture ? m_picture->copied(point, bodyArea(), m_theme) : QString();
    if (!text.isEmpty()) Q_EMIT copyTextRequested(text);
    else pick(point);
}

void PictureView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    const bool isLeft = event->button() == Qt::LeftButton, canZoom = zoomableAt(event->position()) != nullptr;
    const Qt::KeyboardModifiers held = event->modifiers();
    if (canZoom && (event->button() == Qt::MiddleButton || (isLeft && held == Qt::ShiftModifier))) {
        m_moveStart = event->position();
        m_stateAtStart = m_state;
    } else if (canZoom && isLeft && held == Qt::ControlModifier) {
        m_bandStart = event->position();
    } else if (isLeft) {
        m_grip = m_picture ? m_picture->gripAt(event->position(), bodyArea(), m_theme) : std::nullopt;
        if (m_grip) showPointing();
        else press(event->position());
    }
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    setCursorPoint(event->position());
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    if (m_grip && m_picture) request(m_picture->dragged(*m_grip, event->position(), m_state));
    else if (m_moveStart && zoomable != nullptr)
        request(zoomable->moved(*m_moveStart, event->position(), bodyArea(), m_theme, m_stateAtStart));
    else if (!m_bandStart && event->buttons() & Qt::LeftButton)
        pick(event->position());   // the positions follow a drag
}

void PictureView::mouseReleaseEvent(QMouseEvent* event) {
    const std::optional<QPointF> start = std::exchange(m_bandStart, {});
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    if (start) update();
    if (start && zoomable != nullptr) {
        const QRectF band = QRectF(*start, event->position()).normalized();
        if (std::max(band.width(), band.height()) >= leastBandPx)
            request(zoomable->framed(band, bodyArea(), m_theme, m_state));
    }
    m_moveStart.reset();
    m_grip.reset();
    showPointing();
    Q_EMIT changeFinished();
}

void PictureView::wheelEvent(QWheelEvent* event) {
    const Zoomable* zoomable = zoomableAt(event->position());
    if (zoomable == nullptr || event->angleDelta().y() == 0) return event->ignore();
    request(zoomable->zoomed(event->position(), std::exp2(event->angleDelta().y() / halvingEighths),
                             bodyArea(), m_theme, m_state));
    event->accept();
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
    setCursorPoint(QPointF(std::clamp(wanted.x(), body.left(), body.right() - 1),
                           std::clamp(wanted.y(), body.top(), body.bottom() - 1)));
    return true;
}

bool PictureView::zoomByKey(int key, Qt::KeyboardModifiers modifiers) {
    const Zoomable* zoomable = m_picture ? m_picture->zoomable() : nullptr;
    if (zoomable == nullptr) return false;
    const QRectF body = bodyArea();
    const QPointF middle = m_cursor && zoomableAt(*m_cursor) != nullptr ? *m_cursor : body.center();
    const auto moveBy = [&](double x, double y) {   // the part that is seen goes where the arrow points
        const QPointF move(x * keyMoveShare * body.width(), y * keyMoveShare * body.height());
        request(zoomable->moved(body.center(), body.center() - move, body, m_theme, m_state));
    };
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        request(zoomable->zoomed(middle, keyZoom, body, m_theme, m_state));
    else if (key == Qt::Key_Minus) request(zoomable->zoomed(middle, 1 / keyZoom, body, m_theme, m_state));
    else if (key == Qt::Key_Home) request(zoomable->unzoomed(m_state));
    else if ((modifiers & Qt::AltModifier) && key == Qt::Key_Left) moveBy(-1, 0);
    else if ((modifiers & Qt::AltModifier) && key == Qt::Key_Right) moveBy(1, 0);
    else if ((modifiers & Qt::AltModifier) && key == Qt::Key_Up) moveBy(0, -1);
    else if ((modifiers & Qt::AltModifier) && key == Qt::Key_Down) moveBy(0, 1);
    else return false;
    return true;
}

void PictureView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_bandStart) {
        m_bandStart.reset();
        return update();
    }
    if (zoomByKey(event->key(), event->modifiers())) return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return enlargeRequested();
    if (event->key() == Qt::Key_Space && m_cursor) return press(*m_cursor);
    if (!moveCursor(event->key(), event->modifiers() & Qt::ShiftModifier)) QWidget::keyPressEvent(event);
}

void PictureView::changeEvent(QEvent* event) {
    if (event->type() ==
        QEvent::LanguageChange) {   // pictures compose their words anew whenever they are asked
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
