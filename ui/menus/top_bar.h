#pragma once

#include "core/model/imported_model.h"
#include "ui/theme/themed.h"

#include <QStringList>
#include <QWidget>

#include <string_view>
#include <vector>

class QAction;
class QButtonGroup;
class QLabel;
class QPushButton;
class QToolButton;

namespace rope::ui {

class PresetPicker;

/// Name, model, tabs of the views, and buttons: export, explanation, theme.
class TopBar : public QWidget, public Themed {
    Q_OBJECT

public:
    /// in: actions whose buttons are at the right
    struct Buttons {
        QAction* exportPicture;
        QAction* explanation;
        QAction* theme;
    };

    TopBar(const std::vector<Preset>& presets, const Buttons& buttons, QWidget* parent = nullptr);

    void setFront(std::string_view viewId);
    void setModel(const QString& model);
    void setTheme(const Theme& theme) override;
    [[nodiscard]] PresetPicker* presetPicker() const { return m_presets; }
    [[nodiscard]] QPushButton* tab(std::string_view viewId) const;

Q_SIGNALS:
    void viewChosen(const QString& viewId);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addTab(std::string_view viewId);
    void retranslate();
    [[nodiscard]] int roomForTabs();   ///< for the tabs and the picker of models [logical pixels]
    void fitTabs();   ///< shows as many tabs as fit, the others in the menu
    void fillMore();

    QLabel* m_logo;
    PresetPicker* m_presets;
    QButtonGroup* m_tabs;
    QWidget* m_tabRow;
    QPushButton* m_more;   ///< a menu of the tabs that do not fit
    QStringList m_tabIds;   ///< in the order of the tabs
    Buttons m_buttons;
    QPushButton* m_export;
    QToolButton* m_explanation;
    QToolButton* m_theme;
};

}   // namespace rope::ui
