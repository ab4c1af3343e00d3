#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

namespace rope::ui {

/// Events as a hand makes them, sent straight to the widget.
inline void sendMouse(QWidget& widget, QEvent::Type type, QPointF position, Qt::MouseButtons pressed) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, position, widget.mapToGlobal(position), button, pressed, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

inline void press(QWidget& widget, QPointF position) {
    sendMouse(widget, QEvent::MouseButtonPress, position, Qt::LeftButton);
}
inline void moveTo(QWidget& widget, QPointF position) {
    sendMouse(widget, QEvent::MouseMove, position, Qt::LeftButton);
}
inline void release(QWidget& widget, QPointF position) {
    sendMouse(widget, QEvent::MouseButtonRelease, position, Qt::NoButton);
}

inline void click(QWidget& widget, QPointF position) {
    press(widget, position);
    release(widget, position);
}

inline void doubleClick(QWidget& widget, QPointF position) {
    click(widget, position);
    sendMouse(widget, QEvent::MouseButtonDblClick, position, Qt::LeftButton);
    release(widget, position);
}

inline void typeKey(QWidget& widget, int key, const QString& text = {},
                    Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers, text);
        QApplication::sendEvent(&widget, &event);
    }
}

/// Replaces the whole text by typing, then Enter.
inline void typeInto(QLineEdit& field, const QString& text) {
    field.selectAll();
    if (text.isEmpty()) typeKey(field, Qt::Key_Delete);
    for (const QChar letter : text) typeKey(field, 0, QString(letter));
    typeKey(field, Qt::Key_Return);
}

inline void turnWheel(QWidget& widget, int eighthsOfDegree) {
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, QPoint(0, eighthsOfDegree), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

}   // namespace rope::ui
