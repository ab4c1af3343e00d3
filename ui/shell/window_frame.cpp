#include "ui/shell/window_frame.h"

#include "ui/controls/control_sizes.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

// At least as high as their contents in every language, at the usual size of type.
constexpr int menuBarPx = 29, topBarPx = 46, positionBarPx = 52, statusBarPx = 28;
constexpr int explanationWidthPx = 290;

QWidget* emptyPanel() {
    auto* panel = new QWidget;
    panel->setProperty("role", QStringLiteral("panel"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}

/// A bar that cannot be moved, over the whole width of the window.
QWidget* addBar(QMainWindow& window, Qt::ToolBarArea area, int heightPx, const QString& edge, const QString& name) {
    auto* bar = new QToolBar(&window);
    bar->setObjectName(name);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    QWidget* place = emptyPanel();
    place->setProperty("edge", edge);
    place->setMinimumHeight(heightPx);
    place->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* content = new QVBoxLayout(place);
    content->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(place);
    window.addToolBar(area, bar);
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
    : topBar(addBar(window, Qt::TopToolBarArea, topBarPx, QStringLiteral("bottom"), QStringLiteral("top_bar"))),
      positionBar(addBar(window, Qt::BottomToolBarArea, positionBarPx, QStringLiteral("top"), QStringLiteral("position_bar"))),
      controls(addDock(window, Qt::LeftDockWidgetArea, panelWidthPx, QStringLiteral("controls_dock"))),
      explanation(addDock(window, Qt::RightDockWidgetArea, explanationLeastPx, QStringLiteral("explanation_dock"))) {
    window.menuBar()->setMinimumHeight(menuBarPx);
    window.statusBar()->setMinimumHeight(statusBarPx);
    window.statusBar()->setSizeGripEnabled(false);
    explanation->hide();
    window.resizeDocks({controls, explanation}, {panelWidthPx, explanationWidthPx}, Qt::Horizontal);
}

void fillBar(QWidget& place, QWidget* content) { place.layout()->addWidget(content); }

void fillDock(QDockWidget& dock, QWidget* content) {
    const QWidget* place = dock.widget();
    dock.setWidget(content);
    delete place;
}

}   // namespace rope::ui
