#pragma once

#include "ui/export/export_picture.h"
#include "ui/shell/window_settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace rope::ui {

/// Selects format, size and theme of an export. The caller writes the file.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// in: ids and titles of the views that can be written, the one in front first chosen
    struct View {
        QString id, title;
    };

    ExportDialog(const QList<View>& viewsToOffer, const QString& chosenView, const ExportChoice& choice,
                 ThemeKind current, QWidget* parent = nullptr);

    [[nodiscard]] QString view() const;
    [[nodiscard]] QString format() const;   ///< "png", "svg", "pdf", "csv"
    [[nodiscard]] ExportChoice choice() const;
    [[nodiscard]] PictureOptions options() const;
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] QString problem() const;

private:
    void build();
    void update();

    ThemeKind m_current;
    QComboBox* m_view;
    QComboBox* m_format;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QDoubleSpinBox* m_dpi;
    QComboBox* m_theme;
    QCheckBox* m_transparent;
    QLabel* m_size;
    QLabel* m_problem;
    QPushButton* m_accept;
};

}   // namespace rope::ui
