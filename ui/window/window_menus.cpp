#include "ui/window/window_menus.h"

#include "ui/files/file_commands.h"
#include "ui/i18n/language.h"
#include "ui/i18n/qt_text.h"
#include "ui/menus/about_dialog.h"
#include "ui/menus/window_actions.h"
#include "ui/shell/appearance.h"
#include "ui/views/view_names.h"
#include "ui/views/view_registry.h"
#include "ui/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

#include <array>
#include <utility>

namespace rope::ui {

namespace {

QString words(const char* source) { return QCoreApplication::translate("WindowMenus", source); }
/// Texts of submenus are made when they open: always in the language of now.
QMenu* submenu(const MenuParts& parts, std::string_view id, std::function<void(QMenu&)> fill) {
    auto* menu = new QMenu(&parts.window);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, fillMenu = std::move(fill)] {
        menu->clear();
        fillMenu(*menu);
    });
    parts.actions.setSubmenu(id, menu);
    return menu;
}

void fillRecent(const MenuParts& parts, QMenu& menu) {
    const QStringList files = parts.settings != nullptr ? parts.settings->recentFiles() : QStringList();
    if (files.isEmpty())
        menu.addAction(words(QT_TRANSLATE_NOOP("WindowMenus", "No recent files")))->setEnabled(false);
    for (const QString& file : files) {
        QAction* action =
            menu.addAction(QFileInfo(file).dir().dirName() + QLatin1Char('/') + QFileInfo(file).fileName());
        action->setToolTip(file);
        QObject::connect(action, &QAction::triggered, &parts.files,
                         [&files = parts.files, file] { files.open(file); });
    }
    if (files.isEmpty()) return;
    menu.addSeparator();
    QObject::connect(menu.addAction(words(QT_TRANSLATE_NOOP("WindowMenus", "Clear list"))),
                     &QAction::triggered, &parts.files,
                     [settings = parts.settings] { settings->clearRecentFiles(); });
}

void fillExport(const MenuParts& parts, QMenu& menu) {
    for (const ViewRow& row : views()) {
        QMenu* formats = menu.addMenu(row.title());
        for (const char* format : {"png", "svg", "pdf", "csv"}) {
            QAction* action = formats->addAction(QString::fromLatin1(format).toUpper() + QStringLiteral("…"));
            QObject::connect(action, &QAction::triggered, &parts.files,
                             [&files = parts.files, view = toQString(row.id), format] {
                                 files.exportView(view, QLatin1String(format));
                             });
        }
    }
}

/// Views have shortcuts, so their actions exist as long as the window.
void buildViews(const MenuParts& parts) {
    auto* menu = new QMenu(&parts.window);
    std::vector<std::string_view> ids{overviewId};
    for (const ViewRow& row : views()) ids.push_back(row.id);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        QAction* action = menu->addAction(viewName(ids[i]));
        action->setObjectName(QStringLiteral("view_") + toQString(ids[i]));
        if (i < 9) action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)));
        parts.window.addAction(action);
        QObject::connect(action, &QAction::triggered, &parts.window,
                         [&window = parts.window, id = ids[i]] { window.showView(id); });
        QObject::connect(menu, &QMenu::aboutToShow, action,
                         [action, id = ids[i]] { action->setText(viewName(id)); });
    }
    parts.actions.setSubmenu("views", menu);
}

void chooseTheme(const MenuParts& parts, ThemeChoice choice) {
    parts.appearance.choose(choice);
    if (parts.settings != nullptr) parts.settings->setTheme(choice);
}

void fillTheme(const MenuParts& parts, QMenu& menu) {
    const std::array<std::pair<ThemeChoice, QString>, 3> choices{
        {{ThemeChoice::System, words(QT_TRANSLATE_NOOP("WindowMenus", "Follow system"))},
         {ThemeChoice::Light, words(QT_TRANSLATE_NOOP("WindowMenus", "Light"))},
         {ThemeChoice::Dark, words(QT_TRANSLATE_NOOP("WindowMenus", "Dark"))}}};
    for (const auto& row : choices) {
        QAction* action = menu.addAction(row.second);
        action->setCheckable(true);
        action->setChecked(parts.appearance.choice() == row.first);
        QObject::connect(action, &QAction::triggered, &parts.window,
                         [parts, choice = row.first] { chooseTheme(parts, choice); });
    }
}

void fillLanguage(const MenuParts& parts, QMenu& menu) {
    for (const QString& code : languages()) {
        QAction* action = menu.addAction(languageName(code));
        action->setCheckable(true);
        action->setChecked(QLocale().name().startsWith(code.left(2)));
        QObject::connect(action, &QAction::triggered, &parts.window, [code, settings = parts.settings] {
            installLanguage(code);
            if (settings != nullptr) settings->setLanguage(code);
        });
    }
}

}   // namespace

void buildMenus(const MenuParts& parts) {
    submenu(parts, "recent", [parts](QMenu& menu) { fillRecent(parts, menu); });
    submenu(parts, "export_menu", [parts](QMenu& menu) { fillExport(parts, menu); });
    submenu(parts, "theme", [parts](QMenu& menu) { fillTheme(parts, menu); });
    submenu(parts, "language", [parts](QMenu& menu) { fillLanguage(parts, menu); });
    buildViews(parts);
    FileCommands* files = &parts.files;
    parts.actions.on("open", files, [files] { files->openByDialog(); });
    parts.actions.on("save_session", files, [files] { files->saveSessionByDialog(); });
    parts.actions.on("export", files, [files] { files->exportByDialog(); });
    parts.actions.on("copy_picture", files, [files] { files->copyPicture(); });
    parts.actions.on("copy_numbers", files, [files] { files->copyNumbers(); });
    parts.actions.on("quit", &parts.window, [&window = parts.window] { window.close(); });
    parts.actions.on("toggle_theme", &parts.window, [parts] {
        chooseTheme(parts, parts.appearance.theme().kind == ThemeKind::Light ? ThemeChoice::Dark
                                                                             : ThemeChoice::Light);
    });
    parts.actions.on("keys", &parts.window, [&window = parts.window] { showKeys(window); });
    parts.actions.on("about", &parts.window, [&window = parts.window] { showAbout(window); });
}

}   // namespace rope::ui
