#include "ui/view_card/paint_queue.h"

#include <QEvent>

namespace rope::ui {

void PaintQueue::request(QWidget& widget) {
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

bool PaintQueue::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && watched == m_current) {
        m_current.clear();
        QMetaObject::invokeMethod(this, &PaintQueue::requestNext,
                                  Qt::QueuedConnection);   // this event ends first
    }
    return QObject::eventFilter(watched, event);
}

void PaintQueue::requestNext() {
    while (m_current == nullptr && !m_waiting.isEmpty())
        if (QWidget* widget = m_waiting.takeFirst()) request(*widget);
}

}   // namespace rope::ui
