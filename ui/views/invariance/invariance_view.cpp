#include "ui/views/invariance/invariance_view.h"

#include "ui/views/invariance/invariance_explanation.h"
#include "ui/views/invariance/invariance_picture.h"
#include "ui/views/invariance/invariance_settings.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow invarianceView{
    .id = "invariance",
    .title = [] { return QCoreApplication::translate("ViewRegistry", "Invariance"); },
    .isInOverview = true,
    .relevant = relevantForInvariance,
    .build = buildInvariance,
    .explanation = invarianceExplanation,
    .settings = &invarianceSettingsRow};

}   // namespace rope::ui
