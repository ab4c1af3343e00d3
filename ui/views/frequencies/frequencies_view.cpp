#include "ui/views/frequencies/frequencies_view.h"

#include "ui/views/frequencies/frequencies_explanation.h"
#include "ui/views/frequencies/frequencies_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow frequenciesView{
    .id = "frequencies",
    .title = [] { return QCoreApplication::translate("ViewRegistry", "Frequencies"); },
    .isInOverview = false,
    .relevant = relevantForFrequencies,
    .build = buildFrequencies,
    .explanation = frequenciesExplanation};

}   // namespace rope::ui
