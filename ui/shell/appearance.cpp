#include "ui/shell/appearance.h"

#include "ui/theme/system_theme.h"

namespace rope::ui {

namespace {

constexpr double projectorScale = 1.5;

}   // namespace

Appearance::Appearance(ThemeChoice choice, QObject* parent)
    : QObject(parent), m_system(new SystemTheme(this)), m_choice(choice) {
    connect(m_system, &SystemTheme::changed, this, &Appearance::update);
    update();
}

void Appearance::choose(ThemeChoice choice) {
    m_choice = choice;
    update();
}

void Appearance::watchSystem() { m_system->watch(); }

void Appearance::setProjecting(bool isProjecting) {
    m_isProjecting = isProjecting;
    update();
}

void Appearance::update() {
    const bool isDark =
        m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && m_system->prefersDark());
    const ThemeKind kind = isDark ? ThemeKind::Dark : ThemeKind::Light;
    const double scale = m_isProjecting ? projectorScale : 1;
    if (m_theme.ink.isValid() && m_theme.kind == kind && m_theme.scale == scale) return;
    m_theme = themeOf(kind);
    m_theme.scale = scale;
    Q_EMIT themeChanged(m_theme);
}

}   // namespace rope::ui
