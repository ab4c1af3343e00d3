#pragma once

#include "ui/theme/theme.h"
#include "ui/views/matrix/matrix_data.h"

#include <string>

class QPainter;

namespace rope::ui {

/// What the parts of the picture are painted from.
struct MatrixScene {
    const MatrixData& data;
    const MatrixExcerpt& excerpt;
    const MatrixLayout& layout;
    const Theme& theme;
    const std::string& colormap;
};

/// in: MatrixPart::Matrix or MatrixPart::OtherMatrix
void paintMatrix(QPainter& painter, const MatrixScene& scene, MatrixPart part);
/// cos and sin of every pair as colours; the pairs of the excerpt framed.
void paintPhases(QPainter& painter, const MatrixScene& scene);
/// q, rotate_half(q), cos, sin and the rotated q as numbers.
void paintSteps(QPainter& painter, const MatrixScene& scene);

}   // namespace rope::ui
