#pragma once

#include "ui/window/main_window.h"

#include <QObject>

#include <string_view>

namespace rope::ui {

class LineLabel;

/// Everything around the views: menus and their actions, bars, panels, status line. Created after the first
/// overview was painted.
class WindowChrome : public QObject {
    Q_OBJECT

public:
    WindowChrome(MainWindow& window, const WindowParts& parts, const WindowFrame& frame);

    [[nodiscard]] FileCommands& files() const { return *m_files; }
    [[nodiscard]] WindowActions& actions() const { return *m_actions; }
    [[nodiscard]] PositionBar& positionBar() const { return *m_positions; }
    [[nodiscard]] TopBar& topBar() const { return *m_topBar; }
    [[nodiscard]] ControlPanel& controls() const { return *m_controls; }
    [[nodiscard]] ExplanationPanel& explanation() const { return *m_explanation; }

    void setChecked(std::string_view action, bool isChecked);
    void showFront(std::string_view viewId);
    void showModel(const QString& name);
    void showReadout(const QString& text);
    /// What the last frame took; nothing yet: 0.
    void showTiming(double computeMs);

    void retranslate();

private:
    void fill();
    void buildStatusBar();
    void connectPanels();
    void connectSteps();
    void connectViews();

    MainWindow& m_window;
    WindowParts m_parts;
    WindowFrame m_frame;
    WindowActions* m_actions;
    FileCommands* m_files;
    TopBar* m_topBar;
    PositionBar* m_positions;
    ControlPanel* m_controls;
    ExplanationPanel* m_explanation;
    LineLabel *m_readout, *m_timing;
};

}   // namespace rope::ui
