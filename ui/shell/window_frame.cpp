#include "ui/shell/window_frame.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QToolBar>

namespace rope::ui {

QToolBar* addFixedBar(QMainWindow& window, Qt::ToolBarArea area, QWidget* content, const QString& name) {
    auto* bar = new QToolBar(&window);
    bar->setObjectName(name);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(content);
    window.addToolBar(area, bar);
    return bar;
}

QDockWidget* addPanelDock(QMainWindow& window, Qt::DockWidgetArea area, QWidget* content, const QString& name) {
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    dock->setTitleBarWidget(new QWidget(dock));
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

}   // namespace rope::ui
