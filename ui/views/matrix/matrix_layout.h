#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

/// The tables of the picture.
enum class MatrixPart {
    Matrix,   ///< R_m in the pairing of the scenario
    OtherMatrix,   ///< R_m in the other pairing
    Phases,   ///< cos and sin of every pair
    Steps   ///< the rows of Llama's code
};

struct MatrixCell {
    MatrixPart part = MatrixPart::Matrix;
    int row = 0, column = 0;
};

/// Two square matrices, below them cos and sin of all pairs, below those the steps [px].
struct MatrixLayout {
    int drawnCount = 0;   ///< rows and columns of each matrix
    int pairCount = 0;   ///< columns of the phases
    QRectF matrix, otherMatrix;
    QRectF phases, steps;   ///< empty if they do not fit
    double labelPx = 0;   ///< height and width of the labels above and left of the cells
    double rowLabelPx = 0;   ///< width of the row names of phases and steps
    double captionPx = 0;

    static constexpr int phaseRows = 2, stepRows = 5;

    [[nodiscard]] bool hasTables() const { return !steps.isEmpty(); }
    [[nodiscard]] QRectF cell(const MatrixCell& cell) const;
    [[nodiscard]] std::optional<MatrixCell> cellAt(QPointF point) const;
};

MatrixLayout matrixLayout(const QRectF& body, int drawnCount, int pairCount, double scale);

}   // namespace rope::ui
