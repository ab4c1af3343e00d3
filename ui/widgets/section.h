#pragma once

#include "ui/widgets/control_group.h"

namespace rope::ui {

/// A part of the control panel: a heading and controls.
class Section : public ControlGroup {
    Q_OBJECT

public:
    explicit Section(ExplorerStore& store, QWidget* parent = nullptr);

    [[nodiscard]] QString heading() const;

protected:
    void setHeading(const QString& heading);

private:
    QLabel* m_heading;
};

}   // namespace rope::ui
