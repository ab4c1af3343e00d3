#include "ui/view_card/picture_view.h"

#include "ui/painting/text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace rope::ui {

namespace {

constexpr double keyStepPx = 8, fineKeyStepPx = 1;
constexpr double readoutShare = 0.62;   // of the title line; a longer readout is left to the status bar

}   // namespace

PictureView::PictureView(QWidget* parent, SharedPainting* shared)
    : QWidget(parent),
      m_shared(shared),
      m_readout(shared != nullptr ? shared->executor : nullptr,
                [this](const QString& text) {
                    update();
                    Q_EMIT readoutChanged(text);
                }),
      m_frames(shared != nullptr ? &shared->charts : nullptr) {
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

void PictureView::setState(const ExplorerState& state) { m_state = state; }

void PictureView::setPicture(PicturePtr picture) {
    replacePicture(std::move(picture));
    refresh();
    update();
}

void PictureView::replacePicture(PicturePtr picture) {
    m_picture = std::move(picture);
    m_error.clear();
}

void PictureView::refresh() {
    describe();
    setCursorPoint(m_cursor);   // the same point may have another value now
}

void PictureView::setError(const QString& text) {
    m_error = text;
    m_picture.reset();
    refresh();
    update();
}

void PictureView::describe() {
    setAccessibleName(m_picture ? m_picture->words().title : m_name);
    QStringList sentences;
    if (!m_error.isEmpty()) sentences << m_error;
    if (m_picture) {
        const PictureWords words = m_picture->words();
        sentences << words.subtitle << words.answer << words.hint;
    }
    sentences.removeAll(QString());
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

CardTitle PictureView::titleWords() const {
    if (!m_picture) return {m_name, {}, {}};
    const PictureWords words = m_picture->words();
    CardTitle title{words.title, words.subtitle, words.answer};
    const double room = readoutShare * cardLayout(QRectF(rect()), m_theme).titleLine.width();
    if (!readout().isEmpty() && textWidth(m_theme.secondaryFont(), readout()) < room)
        title.answer = readout();
    return title;
}

void PictureView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintCard(painter);
}

void PictureView::paintCard(QPainter& painter) {
    constexpr int corner = static_cast<int>(cardRadiusPx);   // the panel covers the rest
    for (const QRect& strip : QRegion(rect()) - rect().adjusted(corner, corner, -corner, -corner))
        painter.fillRect(strip, m_theme.window);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardLayout layout = cardLayout(QRectF(rect()), m_theme);
    paintPanel(painter, layout.outline, m_theme);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(layout.outline.adjusted(0.5, 0.5, -0.5, -0.5), cardRadiusPx, cardRadiusPx);
    }
    paintTitleLine(painter, layout.titleLine, titleWords(), m_theme);
    if (m_picture) paintPicture(painter, layout.body, paintContext());
    else if (!m_error.isEmpty())
        drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.error, m_error);
    else drawSentence(painter, layout.body, m_theme.controlFont(), m_theme.muted, tr("Computing …"));
}

void PictureView::paintPicture(QPainter& painter, const QRectF& body, const PaintContext& context) {
    m_picture->paint(painter, body, context);
}

void PictureView::request(const std::optional<StateChange>& change) {
    if (change) Q_EMIT changeRequested(*change);
}

void PictureView::setCursorPoint(std::optional<QPointF> point) {
    if (point && !bodyArea().contains(*point)) point.reset();
    if (point != m_cursor) update();
    m_cursor = point;
    m_hit = m_picture && m_cursor ? m_picture->hitAt(*m_cursor, bodyArea(), m_theme) : Hit{};
    m_hitPicture = m_picture;
    showPointing();
    m_readout.show(m_hit, m_hitPicture);
}

void PictureView::setHoveredPair(std::optional<int> pair) {
    if (pair == m_hoveredPair) return;
    m_hoveredPair = pair;
    update();
}

/// Tells the other views which pair the cursor points at, and shows what can be dragged.
void PictureView::showPointing() {
    if (m_dragged) setCursor(Qt::ClosedHandCursor);
    else if (m_hit.as<DragHandle>() != nullptr) setCursor(Qt::OpenHandCursor);
    else unsetCursor();
    const int pair = m_hit.pair().value_or(-1);
    if (pair == m_sentPair) return;
    m_sentPair = pair;
    Q_EMIT pairHovered(pair);
}

/// A click or Space where the cursor is.
void PictureView::press() {
    if (const auto* text = m_hit.as<CopyableText>()) Q_EMIT copyTextRequested(text->text);
    else if (m_hit.click) request(m_hit.click(m_state));
}

void PictureView::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    setCursorPoint(event->position());
    if (const auto* handle = m_hit.as<DragHandle>()) {
        m_draggedPicture = m_hitPicture;
        m_dragged = *handle;
        showPointing();
    } else {
        press();
    }
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    setCursorPoint(event->position());
    if (m_dragged) request(m_dragged->drag(event->position(), m_state));
    else if (event->buttons() & Qt::LeftButton && m_hit.click)
        request(m_hit.click(m_state));   // the positions follow a drag
}

void PictureView::mouseReleaseEvent(QMouseEvent* /*event*/) {
    m_dragged.reset();
    m_draggedPicture.reset();
    showPointing();
    Q_EMIT changeFinished();
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

void PictureView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return enlargeRequested();
    if (event->key() == Qt::Key_Space && m_cursor) return press();
    if (!moveCursor(event->key(), event->modifiers() & Qt::ShiftModifier)) QWidget::keyPressEvent(event);
}

void PictureView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {   // pictures compose their words on request
        refresh();
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
    menu.addAction(tr("Enlarge or restore"), this, &PictureView::enlargeRequested);
    menu.addSeparator();
    for (QAction* action : {menu.addAction(tr("Copy image"), this, &PictureView::copyRequested),
                            menu.addAction(tr("Copy data"), this, &PictureView::copyNumbersRequested),
                            menu.addAction(tr("Export …"), this, &PictureView::exportRequested)})
        action->setEnabled(m_picture != nullptr);
    menu.exec(event->globalPos());
}

bool PictureView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool isOnTitle = cardLayout(QRectF(rect()), m_theme).titleLine.contains(QPointF(help->pos()));
    if (m_picture && isOnTitle) QToolTip::showText(help->globalPos(), m_picture->words().hint, this);
    else QToolTip::hideText();
    return true;
}

}   // namespace rope::ui
