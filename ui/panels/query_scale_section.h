#pragma once

#include "ui/widgets/section.h"

#include <string>
#include <vector>

class QComboBox;

namespace rope::ui {

class ValueField;

/// What queries are multiplied with by their position, and the numbers of that scale, generated from its
/// registry row.
class QueryScaleSection : public Section {
    Q_OBJECT

public:
    explicit QueryScaleSection(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;
    void setTheme(const Theme& theme) override;

private:
    struct NumberRow {
        const ParameterSpec* spec;
        ValueField* field;
    };

    void take(int item);
    void build(const std::string& id);
    void addNumber(const ParameterSpec& spec);

    QComboBox* m_scale;
    QLabel* m_label;
    QWidget* m_body = nullptr;
    std::string m_builtFor;
    std::vector<NumberRow> m_numbers;
    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
