#include "ui/menus/top_bar.h"

#include "ui/files/preset_picker.h"
#include "ui/i18n/qt_text.h"
#include "ui/views/view_names.h"
#include "ui/views/view_registry.h"
#include "ui/widgets/tinted_icon.h"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr int barHeightPx = 46;

QToolButton* framedButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setProperty("role", QStringLiteral("framed"));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}   // namespace

TopBar::TopBar(const std::vector<Preset>& presets, const Buttons& buttons, QWidget* parent)
    : QWidget(parent),
      m_logo(new QLabel(this)),
      m_presets(new PresetPicker(presets, this)),
      m_tabs(new QButtonGroup(this)),
      m_tabRow(new QWidget(this)),
      m_more(new QPushButton(m_tabRow)),
      m_buttons(buttons),
      m_export(new QPushButton(this)),
      m_explanation(framedButton(buttons.explanation, this)),
      m_theme(framedButton(buttons.theme, this)) {
    setProperty("role", QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    setProperty("edge", QStringLiteral("bottom"));
    m_logo->setProperty("role", QStringLiteral("logo"));
    m_logo->setTextFormat(Qt::RichText);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(16, 0, 14, 0);
    line->setSpacing(6);
    line->addWidget(m_logo);
    line->addSpacing(6);
    line->addWidget(m_presets);
    line->addSpacing(6);
    auto* tabs = new QHBoxLayout(m_tabRow);
    tabs->setContentsMargins(0, 0, 0, 0);
    tabs->setSpacing(4);
    m_tabRow->setSizePolicy(QSizePolicy::Ignored,
                            QSizePolicy::Preferred);   // tabs never keep the window from becoming narrower
    line->addWidget(m_tabRow, 1);
    addTab(overviewId);
    for (const ViewRow& row : views()) addTab(row.id);
    tabs->addWidget(m_more);
    tabs->addStretch(1);
    m_more->setProperty("role", QStringLiteral("tab"));
    m_more->setObjectName(QStringLiteral("more_views"));
    m_more->setCheckable(true);
    auto* menu = new QMenu(m_more);
    m_more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &TopBar::fillMore);
    connect(menu, &QMenu::aboutToHide, this,
            &TopBar::fitTabs);   // the click toggled the button; its state must follow the current view
    line->addWidget(m_export);
    line->addWidget(m_explanation);
    line->addWidget(m_theme);
    connect(m_export, &QPushButton::clicked, buttons.exportPicture, &QAction::trigger);
    retranslate();
}

void TopBar::addTab(std::string_view viewId) {
    auto* tab = new QPushButton(m_tabRow);
    tab->setProperty("role", QStringLiteral("tab"));
    tab->setCheckable(true);
    const QString id = toQString(viewId);
    tab->setObjectName(QStringLiteral("tab_") + id);
    m_tabs->addButton(tab);
    m_tabRow->layout()->addWidget(tab);
    m_tabIds << id;
    connect(tab, &QPushButton::clicked, this, [this, id] { Q_EMIT viewChosen(id); });
}

QPushButton* TopBar::tab(std::string_view viewId) const {
    return findChild<QPushButton*>(QStringLiteral("tab_") + toQString(viewId));
}

void TopBar::setFront(std::string_view viewId) {
    if (QPushButton* front = tab(viewId)) front->setChecked(true);
    fitTabs();
}

void TopBar::setModel(const QString& model) { m_presets->setModel(model); }

void TopBar::setTheme(const Theme& theme) {
    setFixedHeight(qRound(barHeightPx * theme.scale));
    m_logo->setText(QStringLiteral("Rope<span style='color:%1'>Scope</span>").arg(theme.accent.name()));
    m_buttons.theme->setIcon(tintedIcon(QStringLiteral("theme"), theme.ink));
    m_buttons.explanation->setIcon(tintedIcon(QStringLiteral("explain"), theme.ink, theme.accent));
    for (QToolButton* button : {m_explanation, m_theme}) button->setIconSize(smallIconSize(theme));
    fitTabs();
}

void TopBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TopBar::retranslate() {
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Export the current view"));
    if (QPushButton* overview = tab(overviewId)) overview->setText(viewName(overviewId));
    for (const ViewRow& row : views())
        if (QPushButton* button = tab(row.id)) button->setText(viewName(row.id));
    m_more->setAccessibleName(tr("More views"));
    fitTabs();
}

bool TopBar::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitTabs();   // a style or a font that came later changed the size of tabs
    return isDone;
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTabs();
}

int TopBar::roomForTabs() {
    const int gaps = layout()->spacing() * 10;   // seven gaps and two spacers of the same width, one to spare
    int others = layout()->contentsMargins().left() + layout()->contentsMargins().right() + gaps;
    for (const QWidget* part : {static_cast<QWidget*>(m_logo), static_cast<QWidget*>(m_export),
                                static_cast<QWidget*>(m_explanation), static_cast<QWidget*>(m_theme)})
        others += part->sizeHint().width();
    return width() - others;
}

void TopBar::fitTabs() {
    const QList<QAbstractButton*> tabs = m_tabs->buttons();
    const int spacing = m_tabRow->layout()->spacing(), room = roomForTabs();
    int all = 0;
    for (const QAbstractButton* tab : tabs) all += tab->sizeHint().width() + spacing;
    const int minPicker = m_presets->minimumWidth();   // the picker of models gives way first
    m_presets->setMaximumWidth(
        std::clamp(room - all, minPicker, std::max(minPicker, m_presets->sizeHint().width())));

    const auto front =
        std::find_if(tabs.begin(), tabs.end(), [](const QAbstractButton* tab) { return tab->isChecked(); });
    const qsizetype frontPlace = front == tabs.end() ? -1 : front - tabs.begin();
    const auto wordFor = [&](qsizetype shown) {   // hidden tabs are in the menu: its button is checked if the
                                                  // front one is among them
        return (frontPlace >= shown ? tabs[frontPlace]->text() : tr("More")) + QStringLiteral("\u2009\u25BE");
    };
    const QFontMetrics metrics = m_more->fontMetrics();
    const int frame = m_more->sizeHint().width() - metrics.horizontalAdvance(m_more->text());
    qsizetype fitting = tabs.size();
    for (int used = all; all > room - minPicker && fitting > 0;) {
        used -= tabs[--fitting]->sizeHint().width() + spacing;
        if (used + frame + metrics.horizontalAdvance(wordFor(fitting)) <= room - minPicker) break;
    }
    m_more->setText(wordFor(fitting));   // once: each change requests a new layout, which calls this again
    for (qsizetype i = 0; i < tabs.size(); ++i) tabs[i]->setVisible(i < fitting);
    m_more->setVisible(fitting < tabs.size());
    m_more->setChecked(frontPlace >= fitting);
}

void TopBar::fillMore() {
    QMenu* menu = m_more->menu();
    menu->clear();
    const QList<QAbstractButton*> tabs = m_tabs->buttons();
    for (qsizetype i = 0; i < tabs.size(); ++i) {
        if (!tabs[i]->isHidden()) continue;
        QAction* action = menu->addAction(tabs[i]->text());
        action->setCheckable(true);
        action->setChecked(tabs[i]->isChecked());
        connect(action, &QAction::triggered, this, [this, id = m_tabIds[i]] { Q_EMIT viewChosen(id); });
    }
}

}   // namespace rope::ui
