#include "ui/views/rotations/rotations_view.h"

#include "ui/views/rotations/rotations_data.h"
#include "ui/views/rotations/rotations_explanation.h"
#include "ui/views/rotations/rotations_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<RotationsData> data = buildRotationsData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<RotationsPicture>(
        std::make_shared<const RotationsData>(std::move(*data)), relevant.view.selectedPair));
}

}   // namespace

const ViewRow rotationsView{.id = "rotations",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Rotations"); },
                            .isInOverview = true,
                            .relevant = relevantForRotations,
                            .build = build,
                            .table = rotationsTable,
                            .explanation = rotationsExplanation};

}   // namespace rope::ui
