#pragma once

#include <QByteArray>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>

namespace rope::ui {

enum class ThemeChoice { System, Light, Dark };

/// What the export dialog remembers.
struct ExportChoice {
    QString format = QStringLiteral("png");
    QSize size = {1000, 640};
    double dpi = 192;
    QString theme = QStringLiteral("same");
    bool isTransparent = false;
};

/// Persistent settings: the window's geometry, recent files, theme, language, export choices. Never
/// the mathematics.
class WindowSettings {
public:
    WindowSettings();

    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray layout() const;   ///< of docks; empty when an older program wrote it
    void setWindow(const QByteArray& geometry, const QByteArray& layout);

    [[nodiscard]] QStringList recentFiles() const;   ///< the newest first
    void addRecentFile(const QString& file);
    void clearRecentFiles();

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] QString language() const;   ///< "" : the system's
    void setLanguage(const QString& code);

    [[nodiscard]] ExportChoice exportChoice() const;
    void setExportChoice(const ExportChoice& choice);
    [[nodiscard]] QString folder() const;   ///< of the last file dialog
    void setFolder(const QString& folder);

    /// The number that QMainWindow::saveState and restoreState are called with.
    static constexpr int layoutVersion = 2;

private:
    mutable QSettings m_settings;
};

}   // namespace rope::ui
