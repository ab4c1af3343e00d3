#pragma once

#include "ui/theme/theme.h"

namespace rope::ui {

/// What a kind of layer is drawn as. Colour never stands alone: cells of another kind also have another
/// height.
enum class LayerLook {
    Full,   ///< attention over everything
    Local,   ///< attention within a window
    Further,   ///< rotates in yet another way
    Still,   ///< nothing rotates
};

QColor layerColour(const Theme& theme, LayerLook look);

/// The part of the strip's height that a cell takes.
double layerHeight(LayerLook look);

}   // namespace rope::ui
