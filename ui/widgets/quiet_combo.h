#pragma once

#include <QComboBox>
#include <QWheelEvent>

namespace rope::ui {

/// A combo box that leaves the wheel to the panel unless it has the focus.
class QuietCombo : public QComboBox {
public:
    explicit QuietCombo(QWidget* parent = nullptr) : QComboBox(parent) {
        setFocusPolicy(Qt::StrongFocus);
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(6);
    }

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (hasFocus()) QComboBox::wheelEvent(event);
        else event->ignore();
    }
};

}   // namespace rope::ui
