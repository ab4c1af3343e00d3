#pragma once

#include "ui/files/vector_file.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace rope::ui {

/// Selects the use of a file of numbers: q, k or both, and the tensor if there are several.
class VectorDialog : public QDialog {
    Q_OBJECT

public:
    VectorDialog(const VectorFile& file, int headDim, QWidget* parent = nullptr);

    [[nodiscard]] VectorWish wish() const;

private:
    void addTensors(const VectorFile& file, int headDim);
    void update();

    QComboBox* m_role;
    QTreeWidget* m_tensors = nullptr;   ///< null: the file holds one array
    QPushButton* m_accept = nullptr;
};

}   // namespace rope::ui
