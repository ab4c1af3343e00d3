#pragma once

#include "ui/widgets/section.h"

#include <vector>

namespace rope::ui {

struct ViewRow;

/// The controls of the views on screen, a group for each view that has settings.
class PictureSection : public Section {
    Q_OBJECT

public:
    explicit PictureSection(ExplorerStore& store, QWidget* parent = nullptr);

    void showState(const ExplorerState& state) override;
    void retranslate() override;

private:
    struct Group {
        const ViewRow* row;
        ControlGroup* controls;
    };
    std::vector<Group> m_groups;
};

}   // namespace rope::ui
