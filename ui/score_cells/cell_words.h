#pragma once

#include "core/score_map/score_cells.h"

#include <QString>

namespace rope::ui {

/// "q·k", "scaled q·k", "softmax of each row".
QString stageWords(ScoreStage stage);

/// The value of every cell of the map: "each cell: one score", "each cell: mean of 128 × 128
/// scores".
QString cellWords(const ScoreCells& cells);

/// The value of a pixel with several cells; "" if pixels have one.
QString pixelWords(const ScoreCells& cells, double cellsPerPixel);

/// How the sums of softmax rows were computed; "" where they are exact.
QString sumWords(const ScoreCells& cells);

/// "mean", "smallest", "largest".
QString summaryWord(BlockSummary summary);

}   // namespace rope::ui
