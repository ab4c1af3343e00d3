#pragma once

#include "ui/value_widgets/number_field.h"
#include "ui/widgets/section.h"

#include <span>
#include <vector>

namespace rope::ui {

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

}   // namespace rope::ui
