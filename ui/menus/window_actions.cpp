#include "ui/menus/window_actions.h"

#include "ui/i18n/qt_text.h"
#include "ui/views/view_names.h"
#include "ui/views/view_registry.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace rope::ui {

namespace {

QString actionTexts(const char* source) { return QCoreApplication::translate("WindowActions", source); }

QList<QKeySequence> keys(std::initializer_list<const char*> texts) {
    QList<QKeySequence> sequences;
    for (const char* text : texts) sequences << QKeySequence(QLatin1String(text));
    return sequences;
}

constexpr std::array menuOrder{MenuId::File, MenuId::Edit, MenuId::View, MenuId::Help};

QString menuTitle(MenuId menu) {
    switch (menu) {
        case MenuId::File:
            return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&File"));
        case MenuId::Edit:
            return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Edit"));
        case MenuId::View:
            return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&View"));
        case MenuId::Help:
            return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Help"));
    }
    return {};
}

}   // namespace

std::vector<ActionRow> WindowActions::rows() {
    return {
        {"open", MenuId::File, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Open…")); },
         keys({"Ctrl+O"})},
        {"recent", MenuId::File,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "Open &recent")); }},
        {"save_session", MenuId::File,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Save session…")); }, keys({"Ctrl+S"})},
        {"export", MenuId::File,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Export image…")); }, keys({"Ctrl+E"}),
         nullptr, false, true},
        {"export_menu", MenuId::File,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "Export &view")); }},
        {"quit", MenuId::File, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Quit")); },
         keys({"Ctrl+Q"}), nullptr, false, true},
        {"undo", MenuId::Edit, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Undo")); },
         keys({"Ctrl+Z"})},
        {"redo", MenuId::Edit, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Redo")); },
         keys({"Ctrl+Shift+Z", "Ctrl+Y"})},
        {"copy_picture", MenuId::Edit,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Copy image")); },
         keys({"Ctrl+Shift+C"}), nullptr, false, true},
        {"copy_numbers", MenuId::Edit,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "Copy &data")); }, keys({"Ctrl+Alt+C"})},
        {"views", MenuId::View, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "Vie&ws")); }},
        {"controls", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Controls")); }, keys({"Ctrl+B"}),
         nullptr, true, true},
        {"explanation", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Explanation")); }, keys({"F2"}),
         nullptr, true},
        {"play", MenuId::View, [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Play")); },
         keys({"Space"}), nullptr, true, true},
        {"step_forward", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "One token &forward")); },
         keys({"Ctrl+Right"})},
        {"step_back", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "One token &back")); },
         keys({"Ctrl+Left"})},
        {"theme",
         MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Theme")); },
         {},
         nullptr,
         false,
         true},
        {"language", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Language")); }},
        {"projector", MenuId::View,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Projector mode")); }, keys({"F11"}),
         nullptr, true, true},
        {"toggle_theme", MenuId::Help,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "Switch light/dark")); },
         keys({"Ctrl+T"})},
        {"keys", MenuId::Help,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&Keyboard shortcuts")); }, keys({"F1"})},
        {"about",
         MenuId::Help,
         [] { return actionTexts(QT_TRANSLATE_NOOP("WindowActions", "&About RopeScope")); },
         {},
         nullptr,
         false,
         true},
    };
}

WindowActions::WindowActions(QWidget& window) : QObject(&window) {
    for (const ActionRow& row : rows()) {
        auto* action = new QAction(&window);
        action->setObjectName(toQString(row.id));
        action->setShortcuts(row.shortcuts);
        action->setCheckable(row.isCheckable);
        action->setIconVisibleInMenu(
            false);   // icons are for the buttons; in a menu they would hide the check mark
        window.addAction(action);
        m_actions.emplace(row.id, action);
    }
    retranslate();
}

QAction* WindowActions::operator[](std::string_view id) const {
    const auto found = m_actions.find(id);
    return found == m_actions.end() ? nullptr : found->second;
}

void WindowActions::on(std::string_view id, const QObject* context, std::function<void()> function) {
    connect((*this)[id], &QAction::triggered, context, [call = std::move(function)] { call(); });
}

void WindowActions::fillMenuBar(QMenuBar& bar) {
    for (const MenuId menu : menuOrder) m_menus[menu] = bar.addMenu(menuTitle(menu));
    for (const ActionRow& row : rows()) {
        if (row.id == "toggle_theme") continue;   // the button in the top bar; the menu has the three choices
        if (row.startsGroup) m_menus[row.menu]->addSeparator();
        m_menus[row.menu]->addAction((*this)[row.id]);
    }
}

void WindowActions::retranslate() {
    for (const ActionRow& row : rows()) (*this)[row.id]->setText(row.text());
    for (const auto& [id, menu] : m_menus) menu->setTitle(menuTitle(id));
}

void WindowActions::setSubmenu(std::string_view id, QMenu* menu) { (*this)[id]->setMenu(menu); }

}   // namespace rope::ui
