#pragma once

#include <QString>
#include <Qt>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace rope::ui {

/// Containers for the bars and panels around the views: empty, with the size of their later contents, so that
/// nothing moves then. Panels are docks of a window within the window, between two bars of its whole width;
/// bars of Qt's own would load icons and plugins before the first picture.
struct WindowFrame {
    explicit WindowFrame(QMainWindow& window);

    QWidget *topBar, *positionBar, *statusBar;
    QMainWindow* middle;
    QDockWidget *controls, *explanation;
};

/// Puts an empty menu bar and an empty status bar into their places. Until then QMainWindow::menuBar() and
/// statusBar() must not be called: they would make other ones.
void fillEdges(QMainWindow& window, const WindowFrame& frame);
/// Put the content into an empty place.
void fillBar(QWidget& place, QWidget* content);
void fillDock(QDockWidget& dock, QWidget* content);

}   // namespace rope::ui
