#include "ui/shell/window_settings.h"

#include <algorithm>

namespace rope::ui {

namespace {

constexpr qsizetype maxRecentFiles = 10;
constexpr int maxSidePx = 20000;

const QString geometryKey = QStringLiteral("window/geometry"), layoutKey = QStringLiteral("window/layout"),
              versionKey = QStringLiteral("window/layoutVersion"), recentKey = QStringLiteral("files/recent"),
              folderKey = QStringLiteral("files/folder"), themeKey = QStringLiteral("look/theme"),
              languageKey = QStringLiteral("look/language");

}   // namespace

WindowSettings::WindowSettings()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("RopeScope"),
                 QStringLiteral("ropescope")) {}

QByteArray WindowSettings::geometry() const { return m_settings.value(geometryKey).toByteArray(); }

QByteArray WindowSettings::layout() const {
    return m_settings.value(versionKey).toInt() == layoutVersion ? m_settings.value(layoutKey).toByteArray()
                                                                 : QByteArray();
}

void WindowSettings::setWindow(const QByteArray& geometry, const QByteArray& layout) {
    m_settings.setValue(geometryKey, geometry);
    m_settings.setValue(layoutKey, layout);
    m_settings.setValue(versionKey, layoutVersion);
}

QStringList WindowSettings::recentFiles() const {
    return m_settings.value(recentKey).toStringList().mid(0, maxRecentFiles);
}

void WindowSettings::addRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    m_settings.setValue(recentKey, files.mid(0, maxRecentFiles));
}

void WindowSettings::clearRecentFiles() { m_settings.remove(recentKey); }

ThemeChoice WindowSettings::theme() const {
    const QString name = m_settings.value(themeKey).toString();
    if (name == QStringLiteral("light")) return ThemeChoice::Light;
    return name == QStringLiteral("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

void WindowSettings::setTheme(ThemeChoice choice) {
    const QString name = choice == ThemeChoice::Light  ? QStringLiteral("light")
                         : choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                                       : QStringLiteral("system");
    m_settings.setValue(themeKey, name);
}

QString WindowSettings::language() const { return m_settings.value(languageKey).toString(); }
void WindowSettings::setLanguage(const QString& code) { m_settings.setValue(languageKey, code); }

ExportChoice WindowSettings::exportChoice() const {
    ExportChoice choice;   // a settings file may hold anything
    choice.format = m_settings.value(QStringLiteral("export/format"), choice.format).toString();
    const QSize size = m_settings.value(QStringLiteral("export/size"), choice.size).toSize();
    if (size.width() > 0 && size.height() > 0 && size.width() <= maxSidePx && size.height() <= maxSidePx)
        choice.size = size;
    choice.dpi =
        std::clamp(m_settings.value(QStringLiteral("export/dpi"), choice.dpi).toDouble(), 24.0, 2400.0);
    choice.theme = m_settings.value(QStringLiteral("export/theme"), choice.theme).toString();
    choice.isTransparent =
        m_settings.value(QStringLiteral("export/transparent"), choice.isTransparent).toBool();
    return choice;
}

void WindowSettings::setExportChoice(const ExportChoice& choice) {
    m_settings.setValue(QStringLiteral("export/format"), choice.format);
    m_settings.setValue(QStringLiteral("export/size"), choice.size);
    m_settings.setValue(QStringLiteral("export/dpi"), choice.dpi);
    m_settings.setValue(QStringLiteral("export/theme"), choice.theme);
    m_settings.setValue(QStringLiteral("export/transparent"), choice.isTransparent);
}

QString WindowSettings::folder() const { return m_settings.value(folderKey).toString(); }
void WindowSettings::setFolder(const QString& folder) { m_settings.setValue(folderKey, folder); }

}   // namespace rope::ui
