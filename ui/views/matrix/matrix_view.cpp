#include "ui/views/matrix/matrix_view.h"

#include "ui/views/matrix/matrix_explanation.h"
#include "ui/views/matrix/matrix_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow matrixView{.id = "matrix",
                         .title = [] { return QCoreApplication::translate("ViewRegistry", "Matrix"); },
                         .isInOverview = false,
                         .relevant = relevantForMatrix,
                         .build = buildMatrix,
                         .explanation = matrixExplanation};

}   // namespace rope::ui
