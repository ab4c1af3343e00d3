#include "ui/value_widgets/number_section.h"

#include "ui/value_widgets/value_field.h"

#include <QVBoxLayout>

namespace rope::ui {

NumberSection::NumberSection(ExplorerStore& store, QString (*headingText)(),
                             std::span<const NumberControl> rows, QWidget* parent)
    : Section(store, parent), m_headingText(headingText), m_rows(rows) {
    for (const NumberControl& row : rows) {
        m_fields.push_back(makeNumberField(store, row, this));
        column()->addWidget(m_fields.back());
    }
    setHeading(headingText());
}

void NumberSection::showState(const ExplorerState& state) {
    const Scenario model = store().modelScenario();
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        showInNumberField(*m_fields[i], m_rows[i], state, model);
}

void NumberSection::retranslate() {
    setHeading(m_headingText());
    for (std::size_t i = 0; i < m_fields.size(); ++i) retranslateNumberField(*m_fields[i], m_rows[i]);
}

}   // namespace rope::ui
