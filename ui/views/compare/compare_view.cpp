#include "ui/views/compare/compare_view.h"

#include "ui/views/compare/compare_data.h"
#include "ui/views/compare/compare_explanation.h"
#include "ui/views/compare/compare_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& job) {
    Result<CompareData> data = buildCompareData(relevant, job);
    if (!data) return data.error();
    return PicturePtr(
        std::make_shared<ComparePicture>(std::make_shared<const CompareData>(std::move(*data)),
                                         CompareLook{relevant.view.selectedPair, relevant.view.colormap}));
}

}   // namespace

const ViewRow compareView{.id = "compare",
                          .title = [] { return QCoreApplication::translate("ViewRegistry", "Compare"); },
                          .isInOverview = false,
                          .relevant = relevantForCompare,
                          .build = build,
                          .table = compareTable,
                          .explanation = compareExplanation,
                          .comparesDefaultMethods = true};

}   // namespace rope::ui
