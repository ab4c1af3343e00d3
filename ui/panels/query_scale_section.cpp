#include "ui/panels/query_scale_section.h"

#include "ui/i18n/method_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/panels/parameter_field.h"
#include "ui/value_widgets/value_field.h"
#include "ui/widgets/quiet_combo.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

/// The rows that a setup can name, in the order of the box's items after "none".
std::vector<const QueryScale*> offeredScales() {
    std::vector<const QueryScale*> rows;
    for (const QueryScale& row : queryScales())
        if (row.growsWithPosition) rows.push_back(&row);
    return rows;
}

Check applyNumber(ExplorerStore& store, std::string_view key, std::optional<double> value) {
    std::optional<QueryScaleChoice> choice = store.current().scenario.queryScale;
    if (!choice) return {};
    if (value) choice->parameters.set(key, *value);
    else choice->parameters.remove(key);
    return store.apply(changes::withQueryScale(store.current(), choice));
}

}   // namespace

QueryScaleSection::QueryScaleSection(ExplorerStore& store, QWidget* parent)
    : Section(store, parent), m_scale(new QuietCombo(this)) {
    m_scale->setObjectName(QStringLiteral("query_scale"));
    m_label = addLine(m_scale);
    connect(m_scale, &QComboBox::activated, this, &QueryScaleSection::take);
    retranslate();
}

void QueryScaleSection::retranslate() {
    const QSignalBlocker blocker(m_scale);
    setHeading(tr("Query scale"));
    m_label->setText(tr("Scale"));
    m_scale->setToolTip(tr(
        "Position-dependent factor on the query; included in the scaled and softmax scores, not in “dot”."));
    m_scale->clear();
    m_scale->addItem(tr("none"));
    for (const QueryScale* row : offeredScales()) m_scale->addItem(registryText(row->title));
    m_builtFor.clear();   // rebuilt with the next state
}

void QueryScaleSection::setTheme(const Theme& theme) {
    Section::setTheme(theme);
    m_theme = theme;
}

void QueryScaleSection::showState(const ExplorerState& state) {
    const std::optional<QueryScaleChoice>& choice = state.scenario.queryScale;
    const QSignalBlocker blocker(m_scale);
    const std::vector<const QueryScale*> rows = offeredScales();
    int item = 0;
    for (std::size_t i = 0; choice && i < rows.size(); ++i)
        if (rows[i]->id == choice->id) item = static_cast<int>(i) + 1;
    m_scale->setCurrentIndex(item);
    const std::string id = choice ? choice->id : "none";
    if (id != m_builtFor) build(id);
    for (const NumberRow& row : m_numbers) {
        const std::optional<QueryScaleChoice>& model = store().modelScenario().queryScale;
        const auto own = model && model->id == id ? model->parameters.number(row.spec->key) : std::nullopt;
        const double defaultValue = row.spec->defaultValue.value_or(0);
        row.field->setResetValue(own.value_or(defaultValue));
        row.field->setValue(choice->parameters.number(row.spec->key).value_or(defaultValue), {});
    }
}

void QueryScaleSection::take(int item) {
    std::optional<QueryScaleChoice> choice;
    if (item > 0)
        choice = withTrainedLength({std::string(offeredScales()[static_cast<std::size_t>(item - 1)]->id)},
                                   store().current().scenario.lengths.trained);
    (void)store().apply(changes::withQueryScale(store().current(), choice));
    store().closeStep();
}

void QueryScaleSection::build(const std::string& id) {
    m_numbers.clear();
    if (m_body != nullptr) {
        m_body->hide();
        m_body->deleteLater();   // one of its fields may have caused this
        m_body = nullptr;
    }
    m_builtFor = id;
    const QueryScale* row = findQueryScale(id);
    if (row == nullptr) return;
    m_body = new QWidget(this);
    auto* lines = new QVBoxLayout(m_body);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(5);
    for (const ParameterSpec& spec : row->parameters) addNumber(spec);
    m_body->setToolTip(registryText(row->summary));
    spreadTheme(*m_body, m_theme);   // the fields are younger than the last change of theme
    column()->addWidget(m_body);
}

void QueryScaleSection::addNumber(const ParameterSpec& spec) {
    const QString key = toQString(spec.key);
    ValueField* field = makeParameterField(spec, QStringLiteral("query_scale.") + key, m_body);
    field->setCommit([this, &spec](double value) { return applyNumber(store(), spec.key, value); });
    connect(field, &ValueField::stepFinished, &store(), &ExplorerStore::closeStep);
    m_body->layout()->addWidget(field);
    m_numbers.push_back({&spec, field});
}

}   // namespace rope::ui
