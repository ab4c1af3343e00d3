#include "ui/views/frequencies/frequencies_view.h"

#include "ui/views/frequencies/frequencies_data.h"
#include "ui/views/frequencies/frequencies_explanation.h"
#include "ui/views/frequencies/frequencies_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<FrequenciesData> data = buildFrequenciesData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<FrequenciesPicture>(std::move(*data)));
}

}   // namespace

const ViewRow frequenciesView{
    .id = "frequencies",
    .title = [] { return QCoreApplication::translate("ViewRegistry", "Frequencies"); },
    .isInOverview = false,
    .relevant = relevantForFrequencies,
    .build = build,
    .table = frequenciesTable,
    .explanation = frequenciesExplanation};

}   // namespace rope::ui
