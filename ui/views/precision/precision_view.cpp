#include "ui/views/precision/precision_view.h"

#include "ui/views/precision/precision_explanation.h"
#include "ui/views/precision/precision_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow precisionView{.id = "precision",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Precision"); },
                            .isInOverview = false,
                            .relevant = relevantForPrecision,
                            .build = buildPrecision,
                            .explanation = precisionExplanation};

}   // namespace rope::ui
