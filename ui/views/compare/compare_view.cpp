#include "ui/views/compare/compare_view.h"

#include "ui/views/compare/compare_explanation.h"
#include "ui/views/compare/compare_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow compareView{.id = "compare",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Compare"); },
                          .isInOverview = false,
                          .relevant = relevantForCompare,
                          .build = buildCompare,
                          .explanation = compareExplanation};

}   // namespace rope::ui
