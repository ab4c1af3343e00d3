#pragma once

#include "ui/widgets/section.h"

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace rope::ui {

class ValueField;

/// The parameters of the active method, generated from its registry row, and a sentence of what it does with
/// the current numbers.
class MethodForm : public Section {
    Q_OBJECT

public:
    explicit MethodForm(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;
    void setTheme(const Theme& theme) override;

private:
    struct NumberRow {
        const ParameterSpec* spec;
        ValueField* field;
    };
    struct FlagRow {
        const ParameterSpec* spec;
        QCheckBox* box;
    };
    struct ListRow {
        const ParameterSpec* spec;
        QLineEdit* field;
        QLabel* message;
    };

    void build(const ScalingMethod& method);
    void clear();
    void addNumber(const ParameterSpec& spec);
    void addFlag(const ParameterSpec& spec);
    void addList(const ParameterSpec& spec);
    void takeList(const ListRow& row);
    void showNumber(const NumberRow& row, const Scenario& scenario);
    Check applyParameter(std::string_view key, const ParameterValue& value);

    std::string m_methodId;
    Theme m_theme = themeOf(ThemeKind::Light);
    QWidget* m_body = nullptr;
    QLabel* m_sentence;
    std::vector<NumberRow> m_numbers;
    std::vector<FlagRow> m_flags;
    std::vector<ListRow> m_lists;
};

}   // namespace rope::ui
