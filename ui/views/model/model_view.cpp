#include "ui/views/model/model_view.h"

#include "ui/views/model/model_explanation.h"
#include "ui/views/model/model_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow modelView{.id = "model",
                        .title = [] { return QCoreApplication::translate("ViewRegistry", "Model"); },
                        .isInOverview = false,
                        .relevant = relevantForModel,
                        .build = buildModel,
                        .explanation = modelExplanation};

}   // namespace rope::ui
