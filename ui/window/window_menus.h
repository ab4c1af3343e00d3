#pragma once

namespace rope::ui {

class Appearance;
class FileCommands;
class MainWindow;
class WindowActions;
class WindowSettings;

/// What the menus act on.
struct MenuParts {
    MainWindow& window;
    WindowActions& actions;
    FileCommands& files;
    Appearance& appearance;
    WindowSettings* settings;   ///< null: no recent files, nothing remembered
};

/// Fills the submenus (recent files, export, views, theme, language) and joins file, look and help actions to
/// what they do.
void buildMenus(const MenuParts& parts);

}   // namespace rope::ui
