#include "ui/value_widgets/number_field.h"

#include "core/base/number_text.h"
#include "ui/value_widgets/value_field.h"

#include <cmath>
#include <string>

namespace rope::ui {

namespace {

/// What the store cannot see any more once the number has become an integer.
Check checkTyped(const NumberControl& row, const ValueScale& scale, double value) {
    if (scale.isInteger && std::isfinite(value) && value != std::floor(value))
        return Error{ErrorCode::WrongUsage, ValueField::tr("must be a whole number").toStdString(), row.id};
    if (value >= row.least && value <= row.most) return {};
    return Error{ErrorCode::OutOfRange, std::string(row.id) + " = " + shortestText(value), row.id,
                 ValueField::tr("%1 to %2")
                     .arg(QString::fromStdString(shortestText(row.least)),
                          QString::fromStdString(shortestText(row.most)))
                     .toStdString()};
}

}   // namespace

ValueField* makeNumberField(ExplorerStore& store, const NumberControl& row, QWidget* parent) {
    auto* field = new ValueField(parent);
    field->setObjectName(QLatin1String(row.id));
    field->setCommit([&store, &row](double value) -> Check {
        if (const Check problem = checkTyped(row, row.scale(store.current()), value)) return problem;
        return store.apply(row.change(store.current(), value));
    });
    if (row.inferred != nullptr)
        field->setClear([&store, &row] { return store.apply(row.change(store.current(), {})); });
    QObject::connect(field, &ValueField::stepFinished, &store, &ExplorerStore::closeStep);
    retranslateNumberField(*field, row);
    return field;
}

void retranslateNumberField(ValueField& field, const NumberControl& row) {
    field.setLabel(row.label());
    field.setExplanation(row.explanation());
}

void showInNumberField(ValueField& field, const NumberControl& row, const ExplorerState& state,
                       const Scenario& model) {
    field.setScale(row.scale(state));
    field.setResetValue(row.read({model, state.view}));
    field.setValue(row.read(state), row.inferred != nullptr ? row.inferred(state) : QString());
    field.setUnavailable(row.unavailable != nullptr ? row.unavailable(state) : QString());
}

}   // namespace rope::ui
