#pragma once

#include "core/analysis/rotation_matrix.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/state/explorer_state.h"
#include "ui/views/matrix/matrix_layout.h"

#include <vector>

namespace rope::ui {

/// R_m and the steps of the rotation of q.
struct MatrixData {
    Scenario scenario;   ///< the active method alone
    RotationSteps steps;
    PairLayout otherLayout;   ///< the same pairs in the other pairing
    double attentionFactor = 1;

    [[nodiscard]] int pairCount() const { return steps.layout.pairCount(); }
    /// The pairing of a matrix; of the steps for the other parts.
    [[nodiscard]] const PairLayout& layoutOf(MatrixPart part) const {
        return part == MatrixPart::OtherMatrix ? otherLayout : steps.layout;
    }
};

/// The pairs that the matrices and the steps show: a few with the selected one among them.
struct MatrixExcerpt {
    int firstPair = 0, lastPair = 0, selectedPair = 0;
    std::vector<int> coordinates, otherCoordinates;   ///< of these pairs in either pairing, ascending

    [[nodiscard]] const std::vector<int>& coordinatesOf(MatrixPart part) const {
        return part == MatrixPart::OtherMatrix ? otherCoordinates : coordinates;
    }
};

MatrixExcerpt matrixExcerpt(const MatrixData& data, int selectedPair);

/// The number of a cell.
double cellValue(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell);
/// The pair of a cell's column; -1 where nothing rotates.
int pairOfCell(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell);

ExplorerState relevantForMatrix(const ExplorerState& state);

/// err: as rotationSteps()
Result<MatrixData> buildMatrixData(const ExplorerState& relevant);

/// A row per coordinate, a column per step.
/// err: as rotationSteps()
Result<DataTable> matrixTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
