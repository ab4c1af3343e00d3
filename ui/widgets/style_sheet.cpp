#include "ui/widgets/style_sheet.h"

#include <QFont>

#include <array>
#include <utility>

namespace rope::ui {

namespace {

/// @name@ is a colour of the theme, N.Npt@ a length in logical pixels that projector mode enlarges.
constexpr const char* rules = R"(
QMainWindow, QDialog { background: @window@; }
QWidget { color: @ink@; font-family: @family@; font-size: 13px@; }
QLabel { background: transparent; }
QToolTip { background: @panel@; color: @ink@; border: 1px solid @line@; padding: 5px@; font-size: 12px@; }

*[role="panel"] { background: @panel@; }
*[role="hairline"] { background: @line@; border: none; }
QLabel[role="section"] { color: @muted@; font-size: 11px@; font-weight: 600; letter-spacing: 0.6px; }
QLabel[role="label"] { color: @muted@; }
QLabel[role="secondary"] { color: @muted@; font-size: 11.5px@; }
QLabel[role="error"] { color: @error@; font-size: 11.5px@; }
QLabel[role="warning"] { color: @warning@; font-size: 12px@; }
QLabel[role="logo"] { font-size: 15px@; font-weight: 600; }
QLabel[role="title"] { font-size: 15px@; font-weight: 600; }
QLabel[role="pill"] { color: @accent@; background: @accentGround@; font-size: 11.5px@; font-weight: 600;
                      border-radius: 8px@; padding: 2px@ 8px@; }
QLabel:disabled { color: @faint@; }

QLineEdit { background: @field@; color: @ink@; border: 1px solid @line@; border-radius: 5px@; padding: 3px@ 7px@;
            selection-background-color: @accent@; selection-color: @panel@; }
QLineEdit:focus { border: 1px solid @accent@; background: @panel@; }
QLineEdit[wrong="true"] { border: 1px solid @error@; }
QLineEdit:disabled { color: @faint@; background: @panel@; }
QLineEdit[readOnly="true"] { color: @muted@; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: @panel@; color: @ink@; border: 1px solid @line@; border-radius: 6px@; padding: 4px@ 11px@; }
QPushButton:hover { background: @field@; border-color: @edge@; }
QPushButton:pressed { background: @accentGround@; }
QPushButton:focus { border: 1px solid @accent@; }
QPushButton:disabled { color: @faint@; }
QPushButton[role="primary"] { background: @accent@; color: @onAccent@; border: 1px solid @accent@; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @accentHover@; }
QPushButton[role="primary"]:disabled { background: @line@; border-color: @line@; color: @muted@; }
QPushButton[role="link"] { background: transparent; color: @accent@; border: 1px solid transparent; padding: 3px@ 6px@; text-align: left; }
QPushButton[role="link"]:hover { background: @accentGround@; }
QPushButton[role="link"]:focus { border: 1px solid @accent@; }
QPushButton[role="link"]::menu-indicator { image: none; width: 0px; }
QPushButton[role="combo"] { background: @panel@; text-align: left; padding: 4px@ 24px@ 4px@ 10px@; }
QPushButton[role="combo"]:hover { background: @field@; }
QPushButton[role="tab"] { background: transparent; color: @muted@; border: 1px solid transparent; border-radius: 6px@; padding: 4px@ 7px@; }
QPushButton[role="tab"]:hover { color: @ink@; background: @field@; }
QPushButton[role="tab"]:checked { color: @accent@; background: @accentGround@; }
QPushButton[role="tab"]:focus { border: 1px solid @accent@; }
QPushButton[role="tab"]::menu-indicator { image: none; width: 0px; }
QPushButton[role="segment"] { background: transparent; color: @muted@; border: 1px solid transparent; border-radius: 5px@; padding: 3px@ 2px@; font-size: 12px@; }
QPushButton[role="segment"]:hover { color: @ink@; }
QPushButton[role="segment"]:checked { color: @accent@; background: @accentGround@; font-weight: 600; }
QPushButton[role="segment"]:focus { border: 1px solid @accent@; }
QPushButton[role="segment"]:disabled { color: @faint@; }
QFrame[role="segments"] { background: @field@; border: 1px solid @line@; border-radius: 6px@; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px@; padding: 3px@; color: @ink@; }
QToolButton:hover { background: @field@; border-color: @line@; }
QToolButton:pressed, QToolButton:checked { background: @accentGround@; }
QToolButton:focus { border: 1px solid @accent@; }
QToolButton[role="bare"], QToolButton[role="bare"]:checked { background: transparent; border: 1px solid transparent; }
QToolButton[role="bare"]:hover { background: @line@; }
QToolButton[role="bare"]:focus { border: 1px solid @accent@; }
QToolButton[role="framed"] { background: @panel@; border: 1px solid @line@; border-radius: 6px@; padding: 5px@; }
QToolButton[role="framed"]:hover { background: @field@; border-color: @edge@; }
QToolButton[role="framed"]:checked { background: @accentGround@; }
QToolButton[role="framed"]:focus { border: 1px solid @accent@; }

QComboBox { background: @field@; color: @ink@; border: 1px solid @line@; border-radius: 5px@; padding: 3px@ 8px@; }
QComboBox:hover { border-color: @edge@; }
QComboBox:focus { border: 1px solid @accent@; }
QComboBox:disabled { color: @faint@; background: @panel@; }
QComboBox::drop-down { border: none; width: 18px@; }
QComboBox::down-arrow { image: url(:/icons/@chevron@.svg); width: 11px@; height: 11px@; }
QComboBox QAbstractItemView, QListView { background: @panel@; color: @ink@; border: 1px solid @line@; outline: none;
            selection-background-color: @accentGround@; selection-color: @accent@; }
QAbstractItemView::item { background: transparent; border: none; border-radius: 4px@; padding: 3px@ 6px@; min-height: 20px@; }
QAbstractItemView::item:hover { background: @field@; }
QAbstractItemView::item:selected { background: @accentGround@; color: @accent@; }

QCheckBox { spacing: 7px@; background: transparent; }
QCheckBox::indicator { width: 14px@; height: 14px@; border: 1px solid @edge@; border-radius: 4px@; background: @field@; }
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@; image: url(:/icons/@tick@.svg); }
QCheckBox:focus::indicator { border-color: @accent@; }
QCheckBox:disabled { color: @faint@; }

QMenuBar { background: @panel@; color: @muted@; padding: 1px@ 8px@; font-size: 12.5px@; }
QMenuBar::item { background: transparent; padding: 4px@ 9px@; border-radius: 5px@; }
QMenuBar::item:selected { background: @field@; color: @ink@; }
QMenuBar::item:pressed { background: @accentGround@; color: @accent@; }
QMenu { background: @panel@; color: @ink@; border: 1px solid @line@; padding: 5px@; }
QMenu::item { padding: 5px@ 24px@ 5px@ 24px@; border-radius: 5px@; }
QMenu::item:selected { background: @accentGround@; color: @accent@; }
QMenu::item:disabled { color: @faint@; }
QMenu::separator { height: 1px; background: @line@; margin: 5px@ 8px@; }
QMenu::indicator { width: 13px@; height: 13px@; left: 6px@; }
QMenu::indicator:checked { image: url(:/icons/@mark@.svg); }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 9px@; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 9px@; margin: 0; }
QScrollBar::handle { background: @line@; border-radius: 3px@; margin: 2px; min-height: 26px@; min-width: 26px@; }
QScrollBar::handle:hover { background: @edge@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QDockWidget { color: @muted@; }
QMainWindow::separator { background: @line@; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent@; }
*[edge="bottom"] { border-bottom: 1px solid @line@; }
*[edge="top"] { border-top: 1px solid @line@; }
QFrame[role="notice"] { background: @panel@; border: none; border-bottom: 1px solid @line@; }
QFrame[role="popup"] { background: @panel@; border: 1px solid @edge@; }
QSpinBox, QDoubleSpinBox { background: @field@; border: 1px solid @line@; border-radius: 5px@; padding: 3px@ 6px@; }
QSpinBox:focus, QDoubleSpinBox:focus { border: 1px solid @accent@; }
QSpinBox:disabled, QDoubleSpinBox:disabled { color: @faint@; }
QStatusBar { background: @panel@; color: @muted@; border-top: 1px solid @line@; }
QStatusBar::item { border: none; }
QStatusBar QWidget { color: @muted@; font-size: 11.5px@; }
QTextBrowser, QTextEdit { background: transparent; border: none; selection-background-color: @accent@; }
QTableView { background: @panel@; border: none; gridline-color: @grid@; }
)";

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// "13px@" -> "13px" times the scale.
QString withLengths(const QString& text, double scale) {
    QString result;
    qsizetype from = 0;
    for (qsizetype mark = text.indexOf(QLatin1String("px@")); mark >= 0;
         mark = text.indexOf(QLatin1String("px@"), from)) {
        qsizetype start = mark;
        while (start > from && (text[start - 1].isDigit() || text[start - 1] == QLatin1Char('.'))) --start;
        result += text.mid(from, start - from);
        result +=
            QString::number(qRound(text.mid(start, mark - start).toDouble() * scale)) + QStringLiteral("px");
        from = mark + 3;
    }
    return result + text.mid(from);
}

}   // namespace

QString windowStyleSheet(const Theme& theme) {
    const bool isLight = theme.kind == ThemeKind::Light;
    const std::array<std::pair<const char*, QString>, 17> names{{
        {"@window@", theme.window.name()},
        {"@panel@", theme.panel.name()},
        {"@field@", theme.field.name()},
        {"@line@", theme.line.name()},
        {"@grid@", theme.grid.name()},
        {"@edge@", mixed(theme.line, theme.muted, 0.45).name()},
        {"@ink@", theme.ink.name()},
        {"@muted@", theme.muted.name()},
        {"@faint@", mixed(theme.panel, theme.muted, 0.55).name()},
        {"@accent@", theme.accent.name()},
        {"@accentHover@", mixed(theme.accent, theme.ink, 0.18).name()},
        {"@accentGround@", theme.accentBackground.name()},
        {"@onAccent@", isLight ? theme.panel.name() : theme.window.name()},
        {"@error@", theme.error.name()},
        {"@warning@", theme.warning.name()},
        {"@chevron@", isLight ? QStringLiteral("chevron-light") : QStringLiteral("chevron-dark")},
        {"@tick@", isLight ? QStringLiteral("tick-light") : QStringLiteral("tick-dark")},
    }};
    QString text = QString::fromLatin1(rules);
    text.replace(QStringLiteral("@mark@"),
                 isLight ? QStringLiteral("mark-light") : QStringLiteral("mark-dark"));
    text.replace(
        QStringLiteral("@family@"),
        QLatin1Char('"') + theme.controlFont().families().join(QStringLiteral("\", \"")) + QLatin1Char('"'));
    for (const auto& [name, value] : names) text.replace(QLatin1String(name), value);
    return withLengths(text, theme.scale);
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.field);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.kind == ThemeKind::Light ? theme.panel : theme.window);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Light, theme.panel);
    palette.setColor(QPalette::Midlight, theme.field);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.line);
    return palette;
}

}   // namespace rope::ui
