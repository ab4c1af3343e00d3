#include "ui/views/decay/decay_view.h"

#include "ui/views/decay/decay_explanation.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/decay/decay_settings.h"

#include <QCoreApplication>

namespace rope::ui {

const ViewRow decayView{.id = "decay",
                        .title = [] { return QCoreApplication::translate("ViewRegistry", "Decay"); },
                        .isInOverview = true,
                        .relevant = relevantForDecay,
                        .build = buildDecay,
                        .explanation = decayExplanation,
                        .settings = &decaySettingsRow};

}   // namespace rope::ui
