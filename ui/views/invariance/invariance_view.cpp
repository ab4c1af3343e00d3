#include "ui/views/invariance/invariance_view.h"

#include "ui/views/invariance/invariance_data.h"
#include "ui/views/invariance/invariance_explanation.h"
#include "ui/views/invariance/invariance_picture.h"
#include "ui/views/invariance/invariance_settings.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<InvarianceData> data = buildInvarianceData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<InvariancePicture>(std::move(*data)));
}

}   // namespace

const ViewRow invarianceView{
    .id = "invariance",
    .title = [] { return QCoreApplication::translate("ViewRegistry", "Invariance"); },
    .isInOverview = true,
    .relevant = relevantForInvariance,
    .build = build,
    .table = invarianceTable,
    .explanation = invarianceExplanation,
    .settings = &invarianceSettingsRow};

}   // namespace rope::ui
