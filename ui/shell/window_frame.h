#pragma once

#include <QString>
#include <Qt>

class QDockWidget;
class QMainWindow;
class QToolBar;
class QWidget;

namespace rope::ui {

/// A bar that cannot be moved, over the whole width of the window.
QToolBar* addFixedBar(QMainWindow& window, Qt::ToolBarArea area, QWidget* content, const QString& name);

/// A dock without a title line: the panels have headings of their own.
QDockWidget* addPanelDock(QMainWindow& window, Qt::DockWidgetArea area, QWidget* content, const QString& name);

}   // namespace rope::ui
