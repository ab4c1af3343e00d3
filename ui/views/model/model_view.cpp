#include "ui/views/model/model_view.h"

#include "ui/views/model/model_data.h"
#include "ui/views/model/model_explanation.h"
#include "ui/views/model/model_picture.h"

#include <QCoreApplication>

#include <memory>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& /*job*/) {
    return PicturePtr(std::make_shared<ModelPicture>(std::make_shared<const ModelData>(modelData(relevant))));
}

}   // namespace

const ViewRow modelView{.id = "model",
                        .title = [] { return QCoreApplication::translate("ViewRegistry", "Model"); },
                        .isInOverview = false,
                        .relevant = relevantForModel,
                        .build = build,
                        .table = modelTable,
                        .explanation = modelExplanation};

}   // namespace rope::ui
