#pragma once

#include "ui/widgets/section.h"
#include "ui/widgets/value_scale.h"

#include <optional>
#include <span>
#include <vector>

namespace rope::ui {

class ValueField;

/// One number of the scenario as a control. A row of a table: a new number is a new row.
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

/// A heading with number controls below.
class NumberSection : public Section {
    Q_OBJECT

public:
    NumberSection(ExplorerStore& store, QString (*headingText)(), std::span<const NumberControl> rows,
                  QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;

private:
    QString (*m_headingText)();
    std::span<const NumberControl> m_rows;
    std::vector<ValueField*> m_fields;
};

/// Wires a row to a field: scale, reset value, tooltip, commit. For sections that lay out fields themselves.
ValueField* makeNumberField(ExplorerStore& store, const NumberControl& row, QWidget* parent);
void retranslateNumberField(ValueField& field, const NumberControl& row);
void showInNumberField(ValueField& field, const NumberControl& row, const ExplorerState& state,
                       const Scenario& model);

}   // namespace rope::ui
