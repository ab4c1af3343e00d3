#pragma once

#include "ui/state/explorer_store.h"
#include "ui/theme/themed.h"

#include <QScrollArea>

#include <vector>

namespace rope::ui {

class Section;

/// The left side of the window: all settings, in sections.
class ControlPanel : public QScrollArea, public Themed {
    Q_OBJECT

public:
    explicit ControlPanel(ExplorerStore& store, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(Section* section);
    void showState(const ExplorerState& state);

    ExplorerStore& m_store;
    QWidget* m_content;
    std::vector<Section*> m_sections;
};

}   // namespace rope::ui
