#pragma once

#include "ui/files/vector_file.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace rope::ui {

/// Asks what a file of numbers is to be: q, k or both, and which tensor where there are several.
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
