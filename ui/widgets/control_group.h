#pragma once

#include "ui/state/explorer_store.h"
#include "ui/theme/themed.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace rope::ui {

/// Controls below each other. A group displays the state and requests changes from the store.
class ControlGroup : public QWidget, public Themed {
    Q_OBJECT

public:
    explicit ControlGroup(ExplorerStore& store, QWidget* parent = nullptr);

    virtual void showState(const ExplorerState& state) = 0;
    virtual void retranslate() = 0;   ///< texts again after a change of language; showState follows

    void setTheme(const Theme& theme) override;

protected:
    [[nodiscard]] ExplorerStore& store() const { return m_store; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    /// label at the left, control at the right, aligned with the fields
    QLabel* addLine(QWidget* control);

private:
    ExplorerStore& m_store;
    QVBoxLayout* m_column;
    std::vector<QLabel*> m_labels;
};

}   // namespace rope::ui
