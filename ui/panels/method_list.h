#pragma once

#include "ui/widgets/section.h"

#include <vector>

class QMenu;
class QPushButton;

namespace rope::ui {

class MethodRow;

/// The methods being compared, and a menu of the registry to add one.
class MethodList : public Section {
    Q_OBJECT

public:
    explicit MethodList(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;
    void setTheme(const Theme& theme) override;

    [[nodiscard]] const std::vector<MethodRow*>& rows() const { return m_rows; }
    [[nodiscard]] QMenu* addMenu() const { return m_menu; }

private:
    void fitRowCount(std::size_t count);
    void fillMenu();
    void add(std::string_view methodId);

    std::vector<MethodRow*> m_rows;
    QPushButton* m_add;
    QMenu* m_menu;
    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
