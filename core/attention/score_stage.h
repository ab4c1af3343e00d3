#pragma once

#include "core/base/matrix.h"

namespace rope {

enum class ScoreStage {
    Dot,   ///< q.k rotated with A = 1
    Scaled,   ///< dot * A^2 * softmaxFactor / sqrt(D)
    Softmax,   ///< rows of that
};

enum class ScoreMask { None, Causal };

/// Softmax of each row, stable for any finite scores; NaN marks masked cells, which become 0.
void softmaxRows(RowMatrix& scores);

}   // namespace rope
