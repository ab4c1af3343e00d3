#pragma once

#include "ui/shell/window_settings.h"
#include "ui/theme/theme.h"

#include <QObject>

namespace rope::ui {

class SystemTheme;

/// Which theme the window has now: the user's choice, the desktop's preference, and the larger type of
/// projector mode.
class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(ThemeChoice choice, QObject* parent = nullptr);

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] bool isProjecting() const { return m_isProjecting; }

    void choose(ThemeChoice choice);
    void setProjecting(bool isProjecting);
    void watchSystem();

Q_SIGNALS:
    void themeChanged(const rope::ui::Theme& theme);

private:
    void update();

    SystemTheme* m_system;
    ThemeChoice m_choice;
    bool m_isProjecting = false;
    Theme m_theme;
};

}   // namespace rope::ui
