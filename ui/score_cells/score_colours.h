#pragma once

#include "core/scenario/scenario.h"
#include "ui/painting/colormap.h"
#include "ui/score_cells/cell_grid.h"

#include <string_view>

namespace rope::ui {

/// How scores of a stage become colours: after softmax from 0 to the largest weight, before it from -x to x
/// with a round x, so that 0 is neutral and colours do not flicker while a slider moves.
ColourScale scoreScale(ScoreStage stage, double smallest, double largest);

/// The map to use: the chosen one, or what "auto" means at this stage (diverging before softmax, sequential
/// after it).
const ColourTable& scoreColours(ScoreStage stage, std::string_view colormap, ThemeKind theme);

}   // namespace rope::ui
