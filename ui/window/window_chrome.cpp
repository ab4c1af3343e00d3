#include "ui/window/window_chrome.h"

#include "ui/files/file_commands.h"
#include "ui/files/preset_picker.h"
#include "ui/menus/top_bar.h"
#include "ui/menus/window_actions.h"
#include "ui/panels/control_panel.h"
#include "ui/panels/explanation_panel.h"
#include "ui/position_bar/position_bar.h"
#include "ui/shell/appearance.h"
#include "ui/shell/view_area.h"
#include "ui/widgets/line_label.h"
#include "ui/window/main_window.h"
#include "ui/window/window_frame.h"
#include "ui/window/window_menus.h"

#include <QDockWidget>
#include <QIcon>
#include <QMenuBar>
#include <QStatusBar>

#include <utility>

namespace rope::ui {

namespace {

constexpr double fewMilliseconds = 10;

}   // namespace

WindowChrome::WindowChrome(MainWindow& window, const WindowParts& parts, const WindowFrame& frame)
    : QObject(&window),
      m_window(window),
      m_parts(parts),
      m_frame(frame),
      m_actions(new WindowActions(window)),
      m_files(new FileCommands({parts.store, window.viewArea(), window.notice(), parts.appearance,
                                parts.executor, parts.presets, parts.settings, window})),
      m_topBar(new TopBar(parts.presets,
                          {(*m_actions)["export"], (*m_actions)["explanation"], (*m_actions)["toggle_theme"]},
                          frame.topBar)),
      m_positions(new PositionBar(parts.store, frame.positionBar)),
      m_controls(new ControlPanel(parts.store, frame.controls)),
      m_explanation(new ExplanationPanel(parts.store, frame.explanation)),
      m_readout(new LineLabel({})),
      m_timing(new LineLabel(tr("computed in %1 ms").arg(10000))) {
    fillEdges(window, frame);
    m_files->setParent(this);
    window.setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    m_actions->fillMenuBar(*window.menuBar());
    buildMenus({window, *m_actions, *m_files, parts.appearance, parts.settings});
    fill();
    buildStatusBar();
    connectPanels();
    connectSteps();
    connectViews();
    retranslate();
}

void WindowChrome::fill() {
    for (QWidget* part : {static_cast<QWidget*>(m_topBar), static_cast<QWidget*>(m_positions),
                          static_cast<QWidget*>(m_controls), static_cast<QWidget*>(m_explanation)})
        spreadTheme(*part, m_parts.appearance.theme());
    fillBar(*m_frame.topBar, m_topBar);
    fillBar(*m_frame.positionBar, m_positions);
    fillDock(*m_frame.controls, m_controls);
    fillDock(*m_frame.explanation, m_explanation);
}

void WindowChrome::buildStatusBar() {
    for (QWidget* label : {m_readout, m_timing}) {
        label->setParent(m_window.statusBar());
        label->ensurePolished();   // the height of the bar is now that of its contents
    }
    m_readout->setObjectName(QStringLiteral("readout"));
    m_timing->setObjectName(QStringLiteral("timing"));
    m_window.statusBar()->addWidget(m_readout, 1);
    m_window.statusBar()->addPermanentWidget(m_timing);
}

void WindowChrome::connectPanels() {
    for (const auto& [dock, id] :
         {std::pair(m_frame.controls, "controls"), std::pair(m_frame.explanation, "explanation")}) {
        setChecked(id, !dock->isHidden());
        connect((*m_actions)[id], &QAction::toggled, dock, &QDockWidget::setVisible);
    }
    connect(m_explanation, &ExplanationPanel::closeRequested, this,
            [this] { setChecked("explanation", false); });
}

void WindowChrome::connectSteps() {
    QUndoStack& steps = m_parts.store.undoStack();
    const auto bindStep = [this](std::string_view id, bool isPossible) {
        (*m_actions)[id]->setEnabled(isPossible);
    };
    connect(&steps, &QUndoStack::canUndoChanged, this, [bindStep](bool is) { bindStep("undo", is); });
    connect(&steps, &QUndoStack::canRedoChanged, this, [bindStep](bool is) { bindStep("redo", is); });
    bindStep("undo", steps.canUndo());
    bindStep("redo", steps.canRedo());
    m_actions->on("undo", this, [&steps] { steps.undo(); });
    m_actions->on("redo", this, [&steps] { steps.redo(); });
    (*m_actions)["play"]->setShortcutContext(
        Qt::WidgetShortcut);   // Space belongs to buttons and fields first: see MainWindow
    m_actions->on("play", m_positions, [this] { m_positions->togglePlay(); });
    m_actions->on("step_forward", m_positions, [this] { m_positions->step(1); });
    m_actions->on("step_back", m_positions, [this] { m_positions->step(-1); });
    m_actions->on("projector", this, [this] { m_window.setProjecting(!m_parts.appearance.isProjecting()); });
    connect(m_positions, &PositionBar::playingChanged, (*m_actions)["play"], &QAction::setChecked);
}

void WindowChrome::connectViews() {
    const ViewArea* views = &m_window.viewArea();
    connect(views, &ViewArea::exportRequested, m_files, &FileCommands::exportByDialog);
    connect(views, &ViewArea::copyRequested, m_files, &FileCommands::copyPicture);
    connect(views, &ViewArea::copyNumbersRequested, m_files, &FileCommands::copyNumbers);
    connect(views, &ViewArea::copyTextRequested, m_files, &FileCommands::copyText);
    connect(m_topBar, &TopBar::viewChosen, &m_window,
            [&window = m_window](const QString& id) { window.showView(id.toStdString()); });
    connect(m_topBar->presetPicker(), &PresetPicker::presetChosen, m_files, &FileCommands::openPreset);
}

void WindowChrome::setChecked(std::string_view action, bool isChecked) {
    (*m_actions)[action]->setChecked(isChecked);
}

void WindowChrome::showFront(std::string_view viewId) { m_topBar->setFront(viewId); }

void WindowChrome::showModel(const QString& name) { m_topBar->setModel(name); }

void WindowChrome::showReadout(const QString& text) { m_readout->setText(text); }

void WindowChrome::showTiming(double computeMs) {
    if (computeMs > 0)
        m_timing->setText(
            tr("computed in %1 ms").arg(computeMs, 0, 'f', computeMs < fewMilliseconds ? 1 : 0));
}

void WindowChrome::retranslate() {
    m_actions->retranslate();
    m_frame.controls->setWindowTitle(tr("Controls"));
    m_frame.explanation->setWindowTitle(tr("Explanation"));
    m_timing->setText({});
}

}   // namespace rope::ui
