#include "ui/shell/main_window.h"

#include "ui/controls/control_panel.h"
#include "ui/controls/control_sizes.h"
#include "ui/controls/line_label.h"
#include "ui/controls/position_bar.h"
#include "ui/controls/style_sheet.h"
#include "ui/shell/appearance.h"
#include "ui/shell/explanation_panel.h"
#include "ui/shell/explanation_text.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/preset_picker.h"
#include "ui/shell/tab_order.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/view_area.h"
#include "ui/shell/view_names.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_frame.h"
#include "ui/shell/window_menus.h"
#include "ui/shell/window_settings.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFrame>
#include <QIcon>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

constexpr QSize smallestWindow{860, 560};
constexpr double fewMilliseconds = 10;
constexpr int explanationWidthPx = 290;

/// 1440 x 900 where the screen has room for it and for the frame that the window manager adds.
QSize firstSize(const QScreen& screen) {
    constexpr QSize wanted(1440, 900), frame(20, 60);
    return wanted.boundedTo(screen.availableSize() - frame);
}

/// Keeps the place of the control panel until that is built.
QWidget* emptyPanel(const Theme& theme) {
    auto* panel = new QFrame;
    panel->setProperty("role", QStringLiteral("panel"));
    panel->setMinimumSize(qRound(panelWidthPx * theme.scale), 1);   // Qt counts the empty title of the dock as -1 high
    return panel;
}

}   // namespace

MainWindow::MainWindow(const WindowParts& parts)
    : m_parts(parts),
      m_service(parts.executor),
      m_stateChanged(connect(&parts.store, &ExplorerStore::stateChanged, this, &MainWindow::showState)),
      m_actions(new WindowActions(*this)),
      m_views(new ViewArea(this)),
      m_notice(new NoticeBar(this)),
      m_explanation(new ExplanationPanel(parts.store)),
      m_positions(new PositionBar(parts.store)),
      m_topBar(new TopBar(parts.presets, {(*m_actions)["export"], (*m_actions)["explanation"], (*m_actions)["toggle_theme"]})),
      m_files(
          new FileCommands({parts.store, *m_views, *m_notice, parts.appearance, parts.executor, parts.presets, parts.settings, *this})) {
    applyStyle(parts.appearance.theme());   // first: widgets that are made later are styled once
    m_files->setParent(this);
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    setMinimumSize(smallestWindow);
    setAcceptDrops(true);
    m_actions->fillMenuBar(*menuBar());
    buildMenus({*this, *m_actions, *m_files, m_parts.appearance, m_parts.settings});
    buildCentre();
    buildBars();
    buildDocks();
    buildStatusBar();
    connectViews();
    connectActions();
    connectStore();
    retranslate();
    spreadTheme(*this, parts.appearance.theme());
    restoreLayout();
    showState(parts.store.current());
}

MainWindow::~MainWindow() = default;

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_views, 1);
    setCentralWidget(centre);
}

void MainWindow::buildBars() {
    addFixedBar(*this, Qt::TopToolBarArea, m_topBar, QStringLiteral("top_bar"));
    addFixedBar(*this, Qt::BottomToolBarArea, m_positions, QStringLiteral("position_bar"));
}

void MainWindow::buildDocks() {
    m_controlDock = addPanelDock(*this, Qt::LeftDockWidgetArea, emptyPanel(m_parts.appearance.theme()), QStringLiteral("controls_dock"));
    m_explanationDock = addPanelDock(*this, Qt::RightDockWidgetArea, m_explanation, QStringLiteral("explanation_dock"));
    m_explanationDock->hide();
    resizeDocks({m_controlDock, m_explanationDock}, {panelWidthPx, explanationWidthPx}, Qt::Horizontal);
    for (const auto& [dock, action] :
         {std::pair(m_controlDock, (*m_actions)["controls"]), std::pair(m_explanationDock, (*m_actions)["explanation"])}) {
        connect(action, &QAction::toggled, dock, &QDockWidget::setVisible);
        action->setChecked(dock == m_controlDock);
    }
    connect(m_explanation, &ExplanationPanel::closeRequested, this, [this] { setExplanationVisible(false); });
}

void MainWindow::complete() {
    if (m_controls != nullptr) return;
    QWidget* place = m_controlDock->widget();
    m_controls = new ControlPanel(m_parts.store, m_controlDock);
    spreadTheme(*m_controls, m_parts.appearance.theme());
    m_controlDock->setWidget(m_controls);
    delete place;
}

ControlPanel& MainWindow::controls() {
    complete();
    return *m_controls;
}

void MainWindow::buildStatusBar() {
    m_readout = new LineLabel({}, statusBar());
    m_timing = new LineLabel(tr("computed in %1 ms").arg(10000), statusBar());
    for (QWidget* label : {m_readout, m_timing}) label->ensurePolished();   // the bar takes its height from them now, and keeps it
    m_readout->setObjectName(QStringLiteral("readout"));
    m_timing->setObjectName(QStringLiteral("timing"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_readout, 1);
    statusBar()->addPermanentWidget(m_timing);
}

void MainWindow::connectStore() {
    connect(&m_parts.appearance, &Appearance::themeChanged, this, &MainWindow::applyTheme);
    connect(&m_service, &PictureService::pictureReady, m_views, &ViewArea::showEarly);
    connect(&m_service, &PictureService::picturesReady, this, [this](const std::shared_ptr<const PictureSet>& set) {
        m_views->showPictures(set);
        if (set->computeMs > 0) m_computeMs = set->computeMs;   // what was known already says nothing about speed
        m_timing->setText(tr("computed in %1 ms").arg(m_computeMs, 0, 'f', m_computeMs < fewMilliseconds ? 1 : 0));
    });
}

void MainWindow::connectViews() {
    connect(m_views, &ViewArea::firstPainted, this, &MainWindow::complete);
    connect(m_views, &ViewArea::frontRequested, this, [this](const QString& id) { showView(id.toStdString()); });
    connect(m_views, &ViewArea::changeRequested, this, [this](const StateChange& change) {
        if (const Check problem = m_parts.store.apply(change)) m_notice->showError(QString::fromStdString(describe(*problem)));
    });
    connect(m_views, &ViewArea::changeFinished, &m_parts.store, &ExplorerStore::closeStep);
    connect(m_views, &ViewArea::readoutChanged, this, &MainWindow::showReadout);
    connect(m_views, &ViewArea::exportRequested, m_files, &FileCommands::exportByDialog);
    connect(m_views, &ViewArea::copyRequested, m_files, &FileCommands::copyPicture);
    connect(m_views, &ViewArea::copyNumbersRequested, m_files, &FileCommands::copyNumbers);
    connect(m_views, &ViewArea::copyTextRequested, m_files, &FileCommands::copyText);
    connect(m_topBar, &TopBar::viewChosen, this, [this](const QString& id) { showView(id.toStdString()); });
    connect(m_topBar->presetPicker(), &PresetPicker::presetChosen, m_files, &FileCommands::openPreset);
}

void MainWindow::connectActions() {
    QUndoStack& steps = m_parts.store.undoStack();
    const auto bindStep = [this](std::string_view id, bool isPossible) { (*m_actions)[id]->setEnabled(isPossible); };
    connect(&steps, &QUndoStack::canUndoChanged, this, [bindStep](bool is) { bindStep("undo", is); });
    connect(&steps, &QUndoStack::canRedoChanged, this, [bindStep](bool is) { bindStep("redo", is); });
    bindStep("undo", steps.canUndo());
    bindStep("redo", steps.canRedo());
    m_actions->on("undo", this, [&steps] { steps.undo(); });
    m_actions->on("redo", this, [&steps] { steps.redo(); });
    (*m_actions)["play"]->setShortcutContext(Qt::WidgetShortcut);   // Space belongs to buttons and fields first: see keyPressEvent
    m_actions->on("play", m_positions, [this] { m_positions->togglePlay(); });
    m_actions->on("step_forward", m_positions, [this] { m_positions->step(1); });
    m_actions->on("step_back", m_positions, [this] { m_positions->step(-1); });
    m_actions->on("projector", this, [this] { setProjecting(!m_parts.appearance.isProjecting()); });
    connect(m_positions, &PositionBar::playingChanged, (*m_actions)["play"], &QAction::setChecked);
}

void MainWindow::restoreLayout() {
    if (m_parts.settings == nullptr) return;
    if (!restoreGeometry(m_parts.settings->geometry())) resize(firstSize(*screen()));
    if (!restoreState(m_parts.settings->layout(), WindowSettings::layoutVersion)) return;
    (*m_actions)["controls"]->setChecked(!m_controlDock->isHidden());
    (*m_actions)["explanation"]->setChecked(!m_explanationDock->isHidden());
}

void MainWindow::showView(std::string_view viewId) {
    ViewSettings view = m_parts.store.current().view;
    view.view = viewId;
    StateChange change = changes::withViewSettings(m_parts.store.current(), view, tr("choice of view"));
    change.mergeKey = QStringLiteral("front");
    (void)m_parts.store.apply(change);
}

void MainWindow::showState(const ExplorerState& state) {
    m_topBar->setModel(QString::fromStdString(state.scenario.model));
    if (m_views->front() != state.view.view || m_service.isFresh()) {
        m_views->setFront(state.view.view);
        m_topBar->setFront(m_views->front());
        m_service.setVisibleRows(m_views->visibleRows());
    }
    m_views->setState(state);
    m_service.setState(state);
    if (!m_isReadingOut) showReadout({});
}

void MainWindow::showReadout(const QString& text) {
    m_isReadingOut = !text.isEmpty();
    m_readout->setText(m_isReadingOut ? text : focusedPairText(m_parts.store.current()));
}

void MainWindow::setExplanationVisible(bool isVisible) { (*m_actions)["explanation"]->setChecked(isVisible); }

void MainWindow::setProjecting(bool isProjecting) {
    if (isProjecting == m_parts.appearance.isProjecting()) return;
    if (isProjecting) m_layoutBeforeProjecting = saveState();
    m_parts.appearance.setProjecting(isProjecting);
    menuBar()->setVisible(!isProjecting);
    setWindowState(isProjecting ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    (*m_actions)["projector"]->setChecked(isProjecting);
    (*m_actions)["controls"]->setChecked(!isProjecting);
    if (!isProjecting) restoreState(m_layoutBeforeProjecting);
}

void MainWindow::applyTheme(const Theme& theme) {
    applyStyle(theme);
    spreadTheme(*this, theme);
}

void MainWindow::applyStyle(const Theme& theme) {
    setFont(theme.controlFont());
    setPalette(paletteOf(theme));
    setStyleSheet(windowStyleSheet(theme));
}

void MainWindow::retranslate() {
    setWindowTitle(QStringLiteral("RopeScope"));
    m_actions->retranslate();
    m_controlDock->setWindowTitle(tr("Controls"));
    m_explanationDock->setWindowTitle(tr("Explanation"));
    m_timing->setText({});
}

bool MainWindow::focusNextPrevChild(bool next) {
    QWidget* const groups[] = {m_topBar, m_notice, m_controlDock, m_views, m_positions, m_explanationDock};
    QWidget* widget = nextByTab(groups, focusWidget(), next);
    if (widget == nullptr) return QMainWindow::focusNextPrevChild(next);
    widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = widget->parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around)) scroll->ensureWidgetVisible(widget);
    return true;
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    setProjecting(false);
    if (m_parts.settings != nullptr) m_parts.settings->setWindow(saveGeometry(), saveState(WindowSettings::layoutVersion));
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (!event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    m_files->open(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_parts.appearance.isProjecting()) setProjecting(false);
    else if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) m_positions->togglePlay();
    else QMainWindow::keyPressEvent(event);
}

}   // namespace rope::ui
