#include "ui/views/matrix/matrix_view.h"

#include "ui/views/matrix/matrix_data.h"
#include "ui/views/matrix/matrix_explanation.h"
#include "ui/views/matrix/matrix_picture.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rope::ui {

namespace {

Result<PicturePtr> build(const ExplorerState& relevant, const JobContext& /*job*/) {
    Result<MatrixData> data = buildMatrixData(relevant);
    if (!data) return data.error();
    return PicturePtr(
        std::make_shared<MatrixPicture>(std::make_shared<const MatrixData>(std::move(*data)), relevant.view));
}

}   // namespace

const ViewRow matrixView{.id = "matrix",
                         .title = [] { return QCoreApplication::translate("ViewRegistry", "Matrix"); },
                         .isInOverview = false,
                         .relevant = relevantForMatrix,
                         .build = build,
                         .table = matrixTable,
                         .explanation = matrixExplanation};

}   // namespace rope::ui
