#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace rope::ui {

/// Widgets that have something new to show are painted one an event, in the order in which they ask: what the
/// hand does in between is not kept waiting by all of them together.
class PaintTurns : public QObject {
public:
    using QObject::QObject;

    /// Asks for the whole widget to be painted, now or after those before it. A hidden one is left alone:
    /// showing it paints it.
    void request(QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void goOn();

    QPointer<QWidget> m_current;   ///< asked and not painted yet
    QList<QPointer<QWidget>> m_waiting;
};

}   // namespace rope::ui
