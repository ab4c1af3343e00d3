#include "ui/views/decay/decay_view.h"

#include "ui/views/decay/decay_data.h"
#include "ui/views/decay/decay_explanation.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/decay/decay_settings.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<DecayData> data = buildDecayData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<DecayPicture>(std::move(*data)));
}

}   // namespace

const ViewRow decayView{.id = "decay",
                        .title = [] { return QCoreApplication::translate("ViewRegistry", "Decay"); },
                        .isInOverview = true,
                        .relevant = relevantForDecay,
                        .build = build,
                        .table = decayTable,
                        .explanation = decayExplanation,
                        .settings = &decaySettingsRow};

}   // namespace rope::ui
