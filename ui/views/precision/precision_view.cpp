#include "ui/views/precision/precision_view.h"

#include "ui/views/precision/precision_data.h"
#include "ui/views/precision/precision_explanation.h"
#include "ui/views/precision/precision_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<PrecisionData> data = buildPrecisionData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(
        std::make_shared<PrecisionPicture>(std::make_shared<const PrecisionData>(std::move(*data))));
}

}   // namespace

const ViewRow precisionView{.id = "precision",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Precision"); },
                            .isInOverview = false,
                            .relevant = relevantForPrecision,
                            .build = build,
                            .table = precisionTable,
                            .explanation = precisionExplanation};

}   // namespace rope::ui
