#include "ui/panels/method_list.h"
#include "core/methods/method_registry.h"

#include "ui/explanation/method_sentence.h"
#include "ui/i18n/method_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/panels/method_row.h"
#include "ui/state/model_state.h"
#include "ui/widgets/tinted_icon.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

/// The most common methods come first; the others are in a submenu.
constexpr std::array<std::string_view, 8> defaultMethods{"none",         "linear", "ntk",    "dynamic",
                                                         "ntk-by-parts", "yarn",   "llama3", "longrope"};

bool isDefault(std::string_view id) {
    return std::find(defaultMethods.begin(), defaultMethods.end(), id) != defaultMethods.end();
}

/// Previous methods with the same id: they have the same colour and need another dash pattern.
std::size_t repetitionOf(const Scenario& scenario, std::size_t index) {
    const auto begin = scenario.methods.begin(), end = begin + static_cast<std::ptrdiff_t>(index);
    return static_cast<std::size_t>(std::count_if(begin, end, [&](const ComparedMethod& method) {
        return method.choice.id == scenario.methods[index].choice.id;
    }));
}

}   // namespace

MethodList::MethodList(ExplorerStore& store, QWidget* parent)
    : Section(store, parent), m_add(new QPushButton(this)), m_menu(new QMenu(this)) {
    m_add->setProperty("role", QStringLiteral("link"));
    m_add->setMenu(m_menu);
    m_add->setObjectName(QStringLiteral("add_method"));
    m_menu->setToolTipsVisible(true);
    column()->setSpacing(2);
    column()->addWidget(m_add);
    connect(m_menu, &QMenu::aboutToShow, this, &MethodList::fillMenu);
    retranslate();
}

void MethodList::retranslate() {
    setHeading(tr("Methods"));
    m_add->setText(tr("Add method"));
    for (MethodRow* row : m_rows) row->retranslate();
}

void MethodList::setTheme(const Theme& theme) {
    Section::setTheme(theme);
    m_theme = theme;
    m_add->setIcon(tintedIcon(QStringLiteral("plus"), theme.accent));
    for (MethodRow* row : m_rows) row->setTheme(theme);
    showState(store().current());
}

void MethodList::showState(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    const ValidScenario* valid = store().valid();
    fitRowCount(scenario.methods.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ComparedMethod& method = scenario.methods[i];
        m_rows[i]->setContent({methodTitle(method.choice.id),
                               valid != nullptr ? methodNote(scenario, valid->methods()[i]) : QString(),
                               methodSummary(method.choice.id),
                               methodStyle(m_theme, method.choice.id, repetitionOf(scenario, i)),
                               method.isVisible, i == scenario.activeMethod, scenario.methods.size() > 1});
    }
}

void MethodList::fitRowCount(std::size_t count) {
    while (m_rows.size() > count) {
        m_rows.back()->hide();
        m_rows.back()->deleteLater();   // it may be the sender of the change being shown
        m_rows.pop_back();
    }
    while (m_rows.size() < count) {
        const std::size_t index = m_rows.size();
        auto* row = new MethodRow(this);
        row->setTheme(m_theme);
        connect(row, &MethodRow::clicked, this,
                [this, index] { (void)store().apply(changes::withActiveMethod(store().current(), index)); });
        connect(row, &MethodRow::removeChosen, this,
                [this, index] { (void)store().apply(changes::withMethodRemoved(store().current(), index)); });
        connect(row, &MethodRow::visibilityChosen, this, [this, index](bool isVisible) {
            (void)store().apply(changes::withMethodVisible(store().current(), index, isVisible));
        });
        column()->insertWidget(column()->count() - 1, row);
        m_rows.push_back(row);
    }
}

void MethodList::fillMenu() {
    m_menu->clear();
    auto* others = new QMenu(tr("More methods"), m_menu);
    others->setToolTipsVisible(true);
    const Scenario& scenario = store().current().scenario;
    for (const ScalingMethod& method : scalingMethods()) {
        const auto possible = computeSchedule(scalingRequest(scenario), startingChoice(scenario, method.id));
        QMenu* menu = isDefault(method.id) ? m_menu : others;
        QAction* action = menu->addAction(methodTitle(method.id));
        action->setObjectName(toQString(method.id));
        action->setEnabled(possible.ok());
        action->setToolTip(
            possible.ok()
                ? methodSummary(method.id)
                : tr("Not for this model: %1").arg(QString::fromStdString(possible.error().message)));
        connect(action, &QAction::triggered, this, [this, id = method.id] { add(id); });
    }
    m_menu->addSeparator();
    m_menu->addMenu(others);
}

void MethodList::add(std::string_view methodId) {
    (void)store().apply(
        changes::withMethodAdded(store().current(), startingChoice(store().current().scenario, methodId)));
}

}   // namespace rope::ui
