#include "ui/panels/picture_section.h"

#include "ui/picture/view_row.h"
#include "ui/picture/view_settings_row.h"
#include "ui/views/view_registry.h"

#include <QVBoxLayout>

namespace rope::ui {

namespace {

bool isOnScreen(const ViewRow& row, const ViewSettings& view) {
    return view.front == row.id || (view.front == overviewId && row.isInOverview);
}

}   // namespace

PictureSection::PictureSection(ExplorerStore& store, QWidget* parent) : Section(store, parent) {
    for (const ViewRow& row : views()) {
        if (row.settings == nullptr || row.settings->makeControls == nullptr) continue;
        m_groups.push_back({&row, row.settings->makeControls(store, this)});
        column()->addWidget(m_groups.back().controls);
    }
    PictureSection::retranslate();
}

void PictureSection::showState(const ExplorerState& state) {
    bool isAnyOnScreen = false;
    for (const Group& group : m_groups) {
        const bool isShown = isOnScreen(*group.row, state.view);
        if (isShown) group.controls->showState(state);
        group.controls->setVisible(isShown);
        isAnyOnScreen |= isShown;
    }
    setVisible(isAnyOnScreen);
}

void PictureSection::retranslate() {
    setHeading(tr("View settings"));
    for (const Group& group : m_groups) group.controls->retranslate();
}

}   // namespace rope::ui
