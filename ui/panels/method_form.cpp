#include "ui/panels/method_form.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "ui/explanation/method_sentence.h"
#include "ui/i18n/method_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/panels/parameter_effect.h"
#include "ui/panels/parameter_field.h"
#include "ui/state/model_state.h"
#include "ui/value_widgets/value_field.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

const ComparedMethod& activeOf(const Scenario& scenario) { return scenario.methods[scenario.activeMethod]; }

/// What a double click goes back to: the model's own value for the model's own method, else the standard one.
std::optional<double> resetValue(const Scenario& scenario, const Scenario& model, const ParameterSpec& spec) {
    const MethodChoice& choice = activeOf(scenario).choice;
    const std::size_t index = scenario.activeMethod;
    if (index == 0 && !model.methods.empty() && model.methods[0].choice.id == choice.id)
        if (const auto own = model.methods[0].choice.parameters.number(spec.key)) return own;
    if (spec.defaultValue) return spec.defaultValue;
    return spec.key == "factor" ? std::optional(defaultFactor) : std::nullopt;
}

QString listText(const std::vector<double>* numbers) {
    QStringList texts;
    if (numbers != nullptr)
        for (const double number : *numbers) texts << QString::fromStdString(shortestText(number));
    return texts.join(QStringLiteral(", "));
}

}   // namespace

MethodForm::MethodForm(ExplorerStore& store, QWidget* parent)
    : Section(store, parent), m_sentence(new QLabel(this)) {
    m_sentence->setProperty("role", QStringLiteral("secondary"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setObjectName(QStringLiteral("method_sentence"));
    column()->addWidget(m_sentence);
}

void MethodForm::retranslate() {
    m_methodId.clear();   // rebuilt with the next state
}

void MethodForm::setTheme(const Theme& theme) {
    Section::setTheme(theme);
    m_theme = theme;
}

void MethodForm::showState(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    const MethodChoice& choice = activeOf(scenario).choice;
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method == nullptr) return;
    if (choice.id != m_methodId) build(*method);
    for (const NumberRow& row : m_numbers) showNumber(row, scenario);
    for (const FlagRow& row : m_flags) {
        const QSignalBlocker blocker(row.box);
        row.box->setChecked(
            choice.parameters.flag(row.spec->key).value_or(row.spec->defaultValue.value_or(0) != 0));
        const QString reason = reasonWithoutEffect(scenario, choice, *row.spec);
        row.box->setEnabled(reason.isEmpty());
        row.box->setToolTip(reason.isEmpty() ? parameterExplanation(*row.spec) : reason);
    }
    for (const ListRow& row : m_lists) {
        if (row.field->isModified()) continue;
        row.field->setText(listText(choice.parameters.list(row.spec->key)));
        row.field->home(false);
    }
    const ValidScenario* valid = store().valid();
    m_sentence->setText(valid != nullptr ? methodSentence(scenario, valid->activeMethod()) : QString());
    m_sentence->setToolTip(methodSummary(choice.id));
}

void MethodForm::showNumber(const NumberRow& row, const Scenario& scenario) {
    const MethodChoice& choice = activeOf(scenario).choice;
    const ParameterSpec& spec = *row.spec;
    const ValidScenario* valid = store().valid();
    row.field->setResetValue(resetValue(scenario, store().modelScenario(), spec));
    row.field->setValue(choice.parameters.number(spec.key),
                        inferredText(scenario, valid != nullptr ? &valid->activeMethod() : nullptr, spec));
    row.field->setUnavailable(reasonWithoutEffect(scenario, choice, spec));
}

void MethodForm::build(const ScalingMethod& method) {
    clear();
    m_methodId = method.id;
    setHeading(methodTitle(method.id));
    m_body = new QWidget(this);
    auto* lines = new QVBoxLayout(m_body);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(5);
    for (const ParameterSpec& spec : method.parameters) {
        if (spec.kind == ParameterKind::Number) addNumber(spec);
        else if (spec.kind == ParameterKind::Flag) addFlag(spec);
        else addList(spec);
    }
    m_body->setVisible(!method.parameters.empty());
    spreadTheme(*m_body, m_theme);   // the form is younger than the last change of theme
    column()->insertWidget(1, m_body);
}

void MethodForm::clear() {
    m_numbers.clear();
    m_flags.clear();
    m_lists.clear();
    if (m_body == nullptr) return;
    m_body->hide();
    m_body->deleteLater();   // one of its fields may have caused this
    m_body = nullptr;
}

void MethodForm::addNumber(const ParameterSpec& spec) {
    ValueField* field = makeParameterField(spec, toQString(spec.key), m_body);
    field->setCommit([this, &spec](double value) { return applyParameter(spec.key, value); });
    if (!spec.isRequired)
        field->setClear([this, &spec] {
            const ExplorerState& state = store().current();
            return store().apply(
                changes::withMethodParameterCleared(state, state.scenario.activeMethod, spec.key));
        });
    connect(field, &ValueField::stepFinished, &store(), &ExplorerStore::closeStep);
    m_body->layout()->addWidget(field);
    m_numbers.push_back({&spec, field});
}

void MethodForm::addFlag(const ParameterSpec& spec) {
    auto* box = new QCheckBox(parameterLabel(spec), m_body);
    box->setObjectName(toQString(spec.key));
    connect(box, &QCheckBox::clicked, this,
            [this, &spec](bool isOn) { (void)applyParameter(spec.key, isOn); });
    m_body->layout()->addWidget(box);
    m_flags.push_back({&spec, box});
}

void MethodForm::addList(const ParameterSpec& spec) {
    auto* label = new QLabel(parameterLabel(spec), m_body);
    label->setProperty("role", QStringLiteral("label"));
    auto* field = new QLineEdit(m_body);
    field->setObjectName(toQString(spec.key));
    field->setMaxLength(1'000'000);
    field->setToolTip(parameterExplanation(spec));
    label->setBuddy(field);
    auto* message = new QLabel(m_body);
    message->setProperty("role", QStringLiteral("error"));
    message->setWordWrap(true);
    message->hide();
    for (QWidget* part :
         {static_cast<QWidget*>(label), static_cast<QWidget*>(field), static_cast<QWidget*>(message)})
        m_body->layout()->addWidget(part);
    const ListRow row{&spec, field, message};
    connect(field, &QLineEdit::editingFinished, this, [this, row] { takeList(row); });
    m_lists.push_back(row);
}

void MethodForm::takeList(const ListRow& row) {
    if (!row.field->isModified()) return;
    std::vector<double> numbers;
    QString problem;
    for (const QString& text : row.field->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::optional<double> number = typedNumber(text);
        if (!number && problem.isEmpty()) problem = tr("“%1” is not a number.").arg(text.trimmed().left(40));
        numbers.push_back(number.value_or(0));
    }
    if (problem.isEmpty())
        if (const Check check = applyParameter(row.spec->key, numbers)) problem = messageFor(*check);
    row.message->setText(problem);
    row.message->setVisible(!problem.isEmpty());
    row.field->setModified(!problem.isEmpty());
    store().closeStep();
}

Check MethodForm::applyParameter(std::string_view key, const ParameterValue& value) {
    const ExplorerState& state = store().current();
    return store().apply(changes::withMethodParameter(state, state.scenario.activeMethod, key, value));
}

}   // namespace rope::ui
