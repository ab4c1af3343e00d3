#include "ui/shell/top_bar.h"

#include "ui/controls/quiet_combo.h"
#include "ui/controls/tinted_icon.h"
#include "ui/shell/preset_picker.h"
#include "ui/shell/view_names.h"
#include "ui/views/view_registry.h"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

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
      m_chooser(new QuietCombo(this)),
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
    line->addWidget(m_tabRow);
    line->addWidget(m_chooser);
    addTab(overviewId);
    for (const ViewRow& row : views()) addTab(row.id);
    line->addStretch(1);
    line->addWidget(m_export);
    line->addWidget(m_explanation);
    line->addWidget(m_theme);
    connect(m_chooser, &QComboBox::activated, this, [this](int index) { Q_EMIT viewChosen(m_chooser->itemData(index).toString()); });
    connect(m_export, &QPushButton::clicked, buttons.exportPicture, &QAction::trigger);
    retranslate();
}

void TopBar::addTab(std::string_view viewId) {
    auto* tab = new QPushButton(m_tabRow);
    tab->setProperty("role", QStringLiteral("tab"));
    tab->setCheckable(true);
    const QString id = QString::fromUtf8(viewId.data(), static_cast<qsizetype>(viewId.size()));
    tab->setObjectName(QStringLiteral("tab_") + id);
    m_tabs->addButton(tab);
    m_tabRow->layout()->addWidget(tab);
    m_chooser->addItem(id, id);
    connect(tab, &QPushButton::clicked, this, [this, id] { Q_EMIT viewChosen(id); });
}

QPushButton* TopBar::tab(std::string_view viewId) const {
    return findChild<QPushButton*>(QStringLiteral("tab_") + QString::fromUtf8(viewId.data(), static_cast<qsizetype>(viewId.size())));
}

void TopBar::setFront(std::string_view viewId) {
    if (QPushButton* front = tab(viewId)) front->setChecked(true);
    m_chooser->setCurrentIndex(m_chooser->findData(QString::fromUtf8(viewId.data(), static_cast<qsizetype>(viewId.size()))));
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
    m_export->setToolTip(tr("Write the picture in front to a file"));
    if (QPushButton* overview = tab(overviewId)) overview->setText(viewName(overviewId));
    for (const ViewRow& row : views())
        if (QPushButton* button = tab(row.id)) button->setText(viewName(row.id));
    for (int i = 0; i < m_chooser->count(); ++i) m_chooser->setItemText(i, viewName(m_chooser->itemData(i).toString().toStdString()));
    m_chooser->setAccessibleName(tr("View"));
    fitTabs();
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTabs();
}

void TopBar::fitTabs() {
    int others = layout()->contentsMargins().left() + layout()->contentsMargins().right() + layout()->spacing() * 8;
    others += m_presets->minimumWidth();   // it gives way first
    for (const QWidget* part : {static_cast<QWidget*>(m_logo), static_cast<QWidget*>(m_export), static_cast<QWidget*>(m_explanation),
                                static_cast<QWidget*>(m_theme)})
        others += part->sizeHint().width();
    const bool hasRoom = others + m_tabRow->sizeHint().width() <= width();
    m_tabRow->setVisible(hasRoom);
    m_chooser->setVisible(!hasRoom);
}

}   // namespace rope::ui
