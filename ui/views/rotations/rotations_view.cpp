#include "ui/views/rotations/rotations_view.h"

#include "ui/views/rotations/rotations_explanation.h"
#include "ui/views/rotations/rotations_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow rotationsView{.id = "rotations",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Rotations"); },
                            .isInOverview = true,
                            .relevant = relevantForRotations,
                            .build = buildRotations,
                            .explanation = rotationsExplanation};

}   // namespace rope::ui
