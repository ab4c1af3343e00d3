#pragma once

#include <QAction>
#include <QObject>

#include <functional>
#include <map>
#include <string_view>
#include <vector>

class QMenu;
class QMenuBar;
class QWidget;

namespace rope::ui {

enum class MenuId { File, Edit, View, Help };

/// One action of the menus, as a row of a table.
struct ActionRow {
    std::string_view id;
    MenuId menu;
    QString (*text)();
    QList<QKeySequence> shortcuts = {};
    const char* icon = nullptr;
    bool isCheckable = false;
    bool startsGroup = false;   ///< preceded by a separator
};

/// Every action of the window, made from one table, with its menu, shortcut and text in the language of the
/// window.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// The window gets the actions too: a hidden menu bar (projector mode) would lose their shortcuts.
    explicit WindowActions(QWidget& window);

    [[nodiscard]] QAction* operator[](std::string_view id) const;
    void on(std::string_view id, const QObject* context, std::function<void()> function);
    void fillMenuBar(QMenuBar& bar);
    void retranslate();

    /// An empty submenu in the place of the action `id`.
    void setSubmenu(std::string_view id, QMenu* menu);

    /// The whole table, for the list of keys.
    static std::vector<ActionRow> rows();

private:
    std::map<std::string_view, QAction*> m_actions;
    std::map<MenuId, QMenu*> m_menus;
};

}   // namespace rope::ui
