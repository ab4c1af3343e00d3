#include "ui/views/phasors/phasors_view.h"

#include "ui/views/phasors/phasors_explanation.h"
#include "ui/views/phasors/phasors_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow phasorsView{.id = "phasors",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Phasors"); },
                          .isInOverview = false,
                          .relevant = relevantForPhasors,
                          .build = buildPhasors,
                          .explanation = phasorsExplanation};

}   // namespace rope::ui
