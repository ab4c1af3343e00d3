#pragma once

#include "core/model/imported_model.h"
#include "ui/theme/themed.h"

#include <QPushButton>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace rope::ui {

/// A button with the model's name; it drops down a list with a search line: every word typed must occur in
/// title, name or family.
class PresetPicker : public QPushButton, public Themed {
    Q_OBJECT

public:
    PresetPicker(const std::vector<Preset>& presets, QWidget* parent = nullptr);

    /// in: name of a preset or of an opened file; "" for custom settings
    void setModel(const QString& model);
    void setTheme(const Theme& theme) override;

    [[nodiscard]] QSize sizeHint() const override;

    void openList();
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }   ///< null until it was opened
    [[nodiscard]] QListWidget* list() const { return m_list; }   ///< null until it was opened

Q_SIGNALS:
    void presetChosen(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildPopup();
    void showModel();
    /// The title, cut with an ellipsis where it is too long for the button.
    void fitTitle();
    void filter(const QString& words);
    void choose();
    void retranslate();

    const std::vector<Preset>& m_presets;
    QWidget* m_popup = nullptr;
    QLineEdit* m_search = nullptr;
    QAction* m_lens = nullptr;
    QListWidget* m_list = nullptr;
    QString m_model, m_title;
    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
