#include "ui/views/phasors/phasors_view.h"

#include "ui/views/phasors/phasors_data.h"
#include "ui/views/phasors/phasors_explanation.h"
#include "ui/views/phasors/phasors_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<PhasorsData> data = buildPhasorsData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<PhasorsPicture>(std::make_shared<const PhasorsData>(std::move(*data)),
                                                       relevant.view.selectedPair));
}

}   // namespace

const ViewRow phasorsView{.id = "phasors",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Phasors"); },
                          .isInOverview = false,
                          .relevant = relevantForPhasors,
                          .build = build,
                          .table = phasorsTable,
                          .explanation = phasorsExplanation};

}   // namespace rope::ui
