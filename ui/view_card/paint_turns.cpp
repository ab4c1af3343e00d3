#include "ui/view_card/paint_turns.h"

#include <QEvent>

namespace rope::ui {

void PaintTurns::request(QWidget& widget) {
    if (!widget.isVisible()) return;
    widget.installEventFilter(this);
    const QWidget* current = m_current.data();
    if (current != nullptr && current != &widget && current->isVisible()) {
        if (!m_waiting.contains(&widget)) m_waiting << &widget;
        return;
    }
    m_current = &widget;
    m_waiting.removeAll(&widget);
    widget.update();
}

bool PaintTurns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && watched == m_current) {
        m_current.clear();
        QMetaObject::invokeMethod(this, &PaintTurns::goOn, Qt::QueuedConnection);   // this event ends first
    }
    return QObject::eventFilter(watched, event);
}

void PaintTurns::goOn() {
    while (m_current == nullptr && !m_waiting.isEmpty())
        if (QWidget* widget = m_waiting.takeFirst()) request(*widget);
}

}   // namespace rope::ui
