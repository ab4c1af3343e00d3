#pragma once

#include <QString>
#include <Qt>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace rope::ui {

/// The places of what stands around the views: empty, and as large as what comes into them, so that nothing moves then.
struct WindowFrame {
    explicit WindowFrame(QMainWindow& window);

    QWidget *topBar, *positionBar;
    QDockWidget *controls, *explanation;
};

/// Puts the content into an empty place, in front of the place's own widget.
void fillBar(QWidget& place, QWidget* content);
void fillDock(QDockWidget& dock, QWidget* content);

}   // namespace rope::ui
