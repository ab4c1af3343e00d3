#pragma once

#include "ui/theme/theme.h"

namespace rope::ui {

/// How a layer type is drawn. Not by colour alone: cells of another type also have another
/// height.
enum class LayerLook {
    Full,   ///< attention over everything
    Local,   ///< attention within a window
    Further,   ///< rotates in yet another way
    Unrotated,   ///< nothing rotates
};

QColor layerColour(const Theme& theme, LayerLook look);

/// The part of the strip's height that a cell takes.
double layerHeight(LayerLook look);

}   // namespace rope::ui
