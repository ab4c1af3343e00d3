#pragma once

#include "core/model/imported_model.h"
#include "ui/compute/picture_service.h"
#include "ui/state/explorer_store.h"
#include "ui/theme/theme.h"
#include "ui/window/window_frame.h"

#include <QMainWindow>

#include <vector>

namespace rope::ui {

class Appearance;
class ControlPanel;
class Executor;
class ExplanationPanel;
class FileCommands;
class NoticeBar;
class PositionBar;
class TopBar;
class ViewArea;
class WindowActions;
class WindowChrome;
class WindowSettings;

/// The objects that the window uses; all of them outlive it.
struct WindowParts {
    ExplorerStore& store;
    Executor& executor;
    Appearance& appearance;
    const std::vector<Preset>& presets;
    WindowSettings* settings =
        nullptr;   ///< null: nothing is read or remembered, so the window looks the same everywhere
};

/// Creates the parts and connects their signals. It contains no computation and no state of the scenario.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts& parts);
    ~MainWindow() override;

    [[nodiscard]] ViewArea& viewArea() const { return *m_views; }
    [[nodiscard]] NoticeBar& notice() const { return *m_notice; }
    [[nodiscard]] PictureService& service() { return m_service; }
    [[nodiscard]] bool isBusy() const { return m_service.isBusy(); }

    /// Creates the bars and panels now, in the areas that are reserved for them. Called automatically after
    /// the first overview was painted, a quarter of a second after the start, and whenever one of these parts
    /// is requested.
    void complete();
    [[nodiscard]] bool isComplete() const { return m_chrome != nullptr; }
    [[nodiscard]] FileCommands& files();
    [[nodiscard]] WindowActions& actions();
    [[nodiscard]] PositionBar& positionBar();
    [[nodiscard]] TopBar& topBar();
    [[nodiscard]] ControlPanel& controls();
    [[nodiscard]] ExplanationPanel& explanation();

    void showView(std::string_view viewId);
    void setProjecting(bool isProjecting);
    void setExplanationVisible(bool isVisible);
    /// How long computing took: true of this run alone, so not for a picture that is to be the same every
    /// time.
    void hideTiming() { m_showsTiming = false; }

protected:
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    WindowChrome& chrome();
    void buildCentre();
    void connectStore();
    void connectViews();
    void restoreLayout();
    void showState(const ExplorerState& state);
    void showReadout(const QString& text);
    void applyTheme(const Theme& theme);

    WindowParts m_parts;
    PictureService m_service;
    QMetaObject::Connection
        m_stateChanged;   ///< made before those of the controls: work begins while they are updated
    ViewArea* m_views;
    NoticeBar* m_notice;
    WindowFrame m_frame;
    WindowChrome* m_chrome = nullptr;   ///< until the window is complete
    double m_computeMs = 0;
    bool m_showsTiming = true;
    bool m_isReadingOut = false;
    QByteArray m_layoutBeforeProjecting;
};

}   // namespace rope::ui
