#include "ui/views/encodings/encodings_view.h"

#include "ui/views/encodings/encodings_data.h"
#include "ui/views/encodings/encodings_explanation.h"
#include "ui/views/encodings/encodings_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<EncodingsData> data = buildEncodingsData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(std::make_shared<EncodingsPicture>(
        std::make_shared<const EncodingsData>(std::move(*data)), relevant.view.colormap));
}

}   // namespace

const ViewRow encodingsView{.id = "encodings",
                            .title = [] { return QCoreApplication::translate("ViewRegistry", "Encodings"); },
                            .isInOverview = false,
                            .relevant = relevantForEncodings,
                            .build = build,
                            .table = encodingsTable,
                            .explanation = encodingsExplanation};

}   // namespace rope::ui
