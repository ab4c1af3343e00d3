#pragma once

#include "ui/state/explorer_store.h"
#include "ui/value_widgets/value_scale.h"

#include <optional>

class QWidget;

namespace rope::ui {

class ValueField;

/// One number of the state as a control. A row of a table: a new number is a new row.
struct NumberControl {
    const char* id;   ///< object name of the field
    QString (*label)();
    QString (*explanation)();
    ValueScale (*scale)(const ExplorerState& state);
    std::optional<double> (*read)(const ExplorerState& state);   ///< nullopt: nothing is given
    StateChange (*change)(const ExplorerState& state, std::optional<double> value);
    QString (*inferred)(
        const ExplorerState& state);   ///< shown while nothing is given; null: a number is always needed
    QString (*unavailable)(
        const ExplorerState& state);   ///< why the control has no effect now; "" when it has
    double least, most;   ///< what the change function can take without overflow
};

/// A field connected to its row: scale, reset value, tooltip, commit.
ValueField* makeNumberField(ExplorerStore& store, const NumberControl& row, QWidget* parent);
void retranslateNumberField(ValueField& field, const NumberControl& row);
void showInNumberField(ValueField& field, const NumberControl& row, const ExplorerState& state,
                       const Scenario& model);

}   // namespace rope::ui
