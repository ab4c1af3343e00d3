#include "ui/window/window_frame.h"

#include "ui/widgets/control_sizes.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

// At least as high as their contents in every language, at the default font size.
constexpr int menuBarPx = 29, topBarPx = 46, positionBarPx = 52, statusBarPx = 28;
constexpr int explanationWidthPx = 290;

QWidget* emptyPanel() {
    auto* panel = new QWidget;
    panel->setProperty("role", QStringLiteral("panel"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}

QWidget* barArea(int heightPx, const QString& edge) {
    QWidget* place = emptyPanel();
    place->setProperty("edge", edge);
    place->setMinimumHeight(heightPx);
    auto* content = new QVBoxLayout(place);
    content->setContentsMargins(0, 0, 0, 0);
    return place;
}

/// A dock without a title line: the panels have headings of their own.
QDockWidget* addDock(QMainWindow& window, Qt::DockWidgetArea area, int widthPx, const QString& name) {
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    dock->setTitleBarWidget(new QWidget(dock));
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    QWidget* place = emptyPanel();
    place->setMinimumSize(widthPx, 1);   // Qt counts the empty title of the dock as -1 high
    dock->setWidget(place);
    window.addDockWidget(area, dock);
    return dock;
}

}   // namespace

WindowFrame::WindowFrame(QMainWindow& window)
    : topBar(barArea(topBarPx, QStringLiteral("bottom"))),
      positionBar(barArea(positionBarPx, QStringLiteral("top"))),
      statusBar(barArea(statusBarPx, QStringLiteral("top"))),
      middle(new QMainWindow),
      controls(addDock(*middle, Qt::LeftDockWidgetArea, panelWidthPx, QStringLiteral("controls_dock"))),
      explanation(
          addDock(*middle, Qt::RightDockWidgetArea, explanationMinPx, QStringLiteral("explanation_dock"))) {
    auto* centre = new QWidget(&window);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(topBar);
    column->addWidget(middle, 1);
    column->addWidget(positionBar);
    column->addWidget(statusBar);
    middle->setWindowFlags(Qt::Widget);
    window.setCentralWidget(centre);
    QWidget* menuPlace = emptyPanel();
    menuPlace->setMinimumHeight(menuBarPx);
    window.setMenuWidget(menuPlace);
    explanation->hide();
    middle->resizeDocks({controls, explanation}, {panelWidthPx, explanationWidthPx}, Qt::Horizontal);
}

void fillEdges(QMainWindow& window, const WindowFrame& frame) {
    auto* menu = new QMenuBar(&window);
    menu->setMinimumHeight(menuBarPx);
    auto* status = new QStatusBar(&window);
    status->setMinimumHeight(statusBarPx);
    status->setSizeGripEnabled(false);
    for (QWidget* bar : {static_cast<QWidget*>(menu), static_cast<QWidget*>(status)})
        bar->show();   // else they have no size at first
    window.setMenuWidget(menu);
    window.setStatusBar(status);
    delete frame.statusBar;
}

void fillBar(QWidget& place, QWidget* content) {
    place.layout()->addWidget(content);
    content->show();   // the place may be on screen already
}

void fillDock(QDockWidget& dock, QWidget* content) {
    const QWidget* place = dock.widget();
    dock.setWidget(content);
    delete place;
}

}   // namespace rope::ui
