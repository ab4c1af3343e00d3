#include "ui/views/encodings/encodings_view.h"

#include "ui/views/encodings/encodings_explanation.h"
#include "ui/views/encodings/encodings_picture.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow encodingsView{.id = "encodings",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Encodings"); },
                            .isInOverview = false,
                            .relevant = relevantForEncodings,
                            .build = buildEncodings,
                            .explanation = encodingsExplanation};

}   // namespace rope::ui
