#pragma once

#include "ui/picture/picture.h"
#include "ui/views/matrix/matrix_data.h"

#include <QString>

namespace rope::ui {

QString matrixTitle();
PictureWords matrixWords(const MatrixData& data, const MatrixExcerpt& excerpt);

/// What the picture leaves out, and what is special about these numbers; may be empty.
QString matrixNote(const MatrixData& data, const MatrixExcerpt& excerpt);

/// The line above a matrix: "R, half-split: i and i + 64 (as set)".
QString matrixCaption(const MatrixData& data, MatrixPart part);
QString phasesCaption(const MatrixData& data);
QString coordinateHeading();
/// A coordinate as a label; "+0" for the padding of an odd rotary dimension.
QString coordinateLabel(const PairLayout& layout, int coordinate);
QString phaseLabel(int row);
QString stepLabel(int row);
/// The text of a cell of a matrix.
QString entryLabel(double value);

QString cellReadout(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell);

}   // namespace rope::ui
