#include "ui/window/main_window.h"

#include "ui/explanation/selected_pair_text.h"
#include "ui/files/file_commands.h"
#include "ui/menus/tab_order.h"
#include "ui/position_bar/position_bar.h"
#include "ui/shell/appearance.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/view_area.h"
#include "ui/shell/window_settings.h"
#include "ui/views/view_names.h"
#include "ui/widgets/style_sheet.h"
#include "ui/window/window_chrome.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

constexpr QSize minWindowSize{860, 560};
constexpr int longestIncompleteMs = 250;   // where a picture takes long, its controls are there before it

/// 1440 x 900 if it fits on the screen with the frame of the window manager.
QSize firstSize(const QScreen& screen) {
    constexpr QSize wanted(1440, 900), frame(20, 60);
    return wanted.boundedTo(screen.availableSize() - frame);
}

}   // namespace

MainWindow::MainWindow(const WindowParts& parts)
    : m_parts(parts),
      m_service(parts.executor),
      m_stateChanged(connect(&parts.store, &ExplorerStore::stateChanged, this, &MainWindow::showState)),
      m_views(new ViewArea(&parts.executor, this)),
      m_notice(new NoticeBar(this)),
      m_frame(*this) {
    applyTheme(parts.appearance.theme());
    setWindowTitle(QStringLiteral("RopeScope"));
    setMinimumSize(minWindowSize);
    setAcceptDrops(true);
    buildCentre();
    connectViews();
    connectStore();
    restoreLayout();
    showState(parts.store.current());
    QTimer::singleShot(longestIncompleteMs, this, &MainWindow::complete);
}

MainWindow::~MainWindow() = default;

void MainWindow::buildCentre() {
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_views, 1);
    m_frame.middle->setCentralWidget(centre);
}

void MainWindow::complete() { (void)chrome(); }

WindowChrome& MainWindow::chrome() {
    if (m_chrome == nullptr) {
        m_chrome = new WindowChrome(*this, m_parts, m_frame);
        m_chrome->showFront(m_views->front());
        m_chrome->showModel(QString::fromStdString(m_parts.store.current().scenario.model));
        if (m_showsTiming) m_chrome->showTiming(m_computeMs);
        if (!m_isReadingOut) showReadout({});
    }
    return *m_chrome;
}

FileCommands& MainWindow::files() { return chrome().files(); }
WindowActions& MainWindow::actions() { return chrome().actions(); }
PositionBar& MainWindow::positionBar() { return chrome().positionBar(); }
TopBar& MainWindow::topBar() { return chrome().topBar(); }
ControlPanel& MainWindow::controls() { return chrome().controls(); }
ExplanationPanel& MainWindow::explanation() { return chrome().explanation(); }

void MainWindow::connectStore() {
    connect(&m_parts.appearance, &Appearance::themeChanged, this, &MainWindow::applyTheme);
    connect(&m_service, &PictureService::pictureReady, m_views, &ViewArea::showPicture);
    connect(&m_service, &PictureService::allReady, this, [this](double computeMs) {
        if (computeMs > 0) m_computeMs = computeMs;   // cached pictures took no time
        if (m_chrome != nullptr && m_showsTiming) m_chrome->showTiming(m_computeMs);
    });
}

void MainWindow::connectViews() {
    connect(m_views, &ViewArea::firstPainted, this, &MainWindow::complete);
    connect(m_views, &ViewArea::frontRequested, this,
            [this](const QString& id) { showView(id.toStdString()); });
    connect(m_views, &ViewArea::changeRequested, this, [this](const StateChange& change) {
        if (const Check problem = m_parts.store.apply(change))
            m_notice->showError(QString::fromStdString(describe(*problem)));
    });
    connect(m_views, &ViewArea::changeFinished, &m_parts.store, &ExplorerStore::closeStep);
    connect(m_views, &ViewArea::readoutChanged, this, &MainWindow::showReadout);
}

void MainWindow::restoreLayout() {
    if (m_parts.settings == nullptr) return;
    if (!restoreGeometry(m_parts.settings->geometry())) resize(firstSize(*screen()));
    m_frame.middle->restoreState(m_parts.settings->layout(), WindowSettings::layoutVersion);
}

void MainWindow::showView(std::string_view viewId) {
    ViewSettings view = m_parts.store.current().view;
    view.front = viewId;
    StateChange change = changes::withViewSettings(m_parts.store.current(), view, tr("choice of view"));
    change.mergeKey = QStringLiteral("front");
    (void)m_parts.store.apply(change);
}

void MainWindow::showState(const ExplorerState& state) {
    if (m_chrome != nullptr) m_chrome->showModel(QString::fromStdString(state.scenario.model));
    if (m_views->front() != state.view.front || m_service.isFresh()) {
        m_views->setFront(state.view.front);
        if (m_chrome != nullptr) m_chrome->showFront(m_views->front());
        m_service.setVisibleRows(m_views->visibleRows());
    }
    m_views->setState(state);
    m_service.setState(state);
    if (!m_isReadingOut) showReadout({});
}

void MainWindow::showReadout(const QString& text) {
    m_isReadingOut = !text.isEmpty();
    if (m_chrome == nullptr) return;
    const ValidScenario* scenario = m_parts.store.valid();
    const int pair = m_parts.store.current().view.selectedPair;
    m_chrome->showReadout(m_isReadingOut || scenario == nullptr ? text : selectedPairText(*scenario, pair));
}

void MainWindow::setExplanationVisible(bool isVisible) { chrome().setChecked("explanation", isVisible); }

void MainWindow::setProjecting(bool isProjecting) {
    if (isProjecting == m_parts.appearance.isProjecting()) return;
    complete();
    if (isProjecting) m_layoutBeforeProjecting = m_frame.middle->saveState();
    m_parts.appearance.setProjecting(isProjecting);
    menuBar()->setVisible(!isProjecting);
    setWindowState(isProjecting ? windowState() | Qt::WindowFullScreen
                                : windowState() & ~Qt::WindowFullScreen);
    chrome().setChecked("projector", isProjecting);
    chrome().setChecked("controls", !isProjecting);
    if (!isProjecting) m_frame.middle->restoreState(m_layoutBeforeProjecting);
}

void MainWindow::applyTheme(const Theme& theme) {
    setFont(theme.controlFont());
    setPalette(paletteOf(theme));
    setStyleSheet(windowStyleSheet(theme));
    spreadTheme(*this, theme);
}

bool MainWindow::focusNextPrevChild(bool next) {
    QWidget* const groups[] = {m_frame.topBar,      m_notice,           m_frame.controls, m_views,
                               m_frame.positionBar, m_frame.explanation};
    QWidget* widget = nextByTab(groups, focusWidget(), next);
    if (widget == nullptr) return QMainWindow::focusNextPrevChild(next);
    widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = widget->parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around)) scroll->ensureWidgetVisible(widget);
    return true;
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_chrome != nullptr) m_chrome->retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    setProjecting(false);
    if (m_parts.settings != nullptr)
        m_parts.settings->setWindow(saveGeometry(), m_frame.middle->saveState(WindowSettings::layoutVersion));
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (!event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    files().open(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_parts.appearance.isProjecting()) setProjecting(false);
    else if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) positionBar().togglePlay();
    else QMainWindow::keyPressEvent(event);
}

}   // namespace rope::ui
