#pragma once

#include "core/model_import/imported_model.h"
#include "ui/compute/picture_service.h"
#include "ui/state/explorer_store.h"
#include "ui/theme/theme.h"

#include <QMainWindow>

#include <vector>

class QDockWidget;
class QMenu;

namespace rope::ui {

class Appearance;
class ControlPanel;
class Executor;
class ExplanationPanel;
class LineLabel;
class FileCommands;
class NoticeBar;
class PositionBar;
class TopBar;
class ViewArea;
class WindowActions;
class WindowSettings;

/// What the window stands on; all of it outlives the window.
struct WindowParts {
    ExplorerStore& store;
    Executor& executor;
    Appearance& appearance;
    const std::vector<Preset>& presets;
    WindowSettings* settings = nullptr;   ///< null: nothing is read or remembered, so the window looks the same everywhere
};

/// Puts the parts together and joins their signals. No calculation and no state of the question lives here.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts& parts);
    ~MainWindow() override;

    [[nodiscard]] FileCommands& files() const { return *m_files; }
    [[nodiscard]] WindowActions& actions() const { return *m_actions; }
    [[nodiscard]] ViewArea& viewArea() const { return *m_views; }
    [[nodiscard]] PositionBar& positionBar() const { return *m_positions; }
    [[nodiscard]] TopBar& topBar() const { return *m_topBar; }
    [[nodiscard]] NoticeBar& notice() const { return *m_notice; }
    [[nodiscard]] ControlPanel& controls();   ///< completes the window
    [[nodiscard]] ExplanationPanel& explanation() const { return *m_explanation; }
    [[nodiscard]] PictureService& service() { return m_service; }
    [[nodiscard]] bool isBusy() const { return m_service.isBusy(); }

    /// Builds now what the first frame does not need, in the place that is kept for it. Happens by itself after that frame.
    void complete();
    [[nodiscard]] bool isComplete() const { return m_controls != nullptr; }
    void showView(std::string_view viewId);
    void setProjecting(bool isProjecting);
    void setExplanationVisible(bool isVisible);

protected:
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildDocks();
    void buildBars();
    void buildCentre();
    void buildStatusBar();
    void connectStore();
    void connectViews();
    void connectActions();
    void restoreLayout();
    void showState(const ExplorerState& state);
    void showReadout(const QString& text);
    void applyTheme(const Theme& theme);
    void applyStyle(const Theme& theme);
    void retranslate();

    WindowParts m_parts;
    PictureService m_service;
    QMetaObject::Connection m_stateChanged;   ///< made before those of the controls: work begins while they are updated
    WindowActions* m_actions;
    ViewArea* m_views;
    NoticeBar* m_notice;
    ControlPanel* m_controls = nullptr;   ///< until the window is complete
    ExplanationPanel* m_explanation;
    PositionBar* m_positions;
    TopBar* m_topBar;
    FileCommands* m_files;
    QDockWidget *m_controlDock, *m_explanationDock;
    LineLabel *m_readout, *m_timing;
    double m_computeMs = 0;
    bool m_isReadingOut = false;
    QByteArray m_layoutBeforeProjecting;
};

}   // namespace rope::ui
