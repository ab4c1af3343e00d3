#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace rope::ui {

/// Paints widgets with new content one per event, in the order of their requests, so that user input
/// in between is processed without waiting for all of them.
class PaintQueue : public QObject {
public:
    using QObject::QObject;

    /// Requests the complete widget to be painted, now or after previous requests. A hidden one is ignored:
    /// showing it paints it.
    void request(QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void requestNext();

    QPointer<QWidget> m_current;   ///< requested and not painted yet
    QList<QPointer<QWidget>> m_waiting;
};

}   // namespace rope::ui
