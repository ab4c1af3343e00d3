#pragma once

#include "ui/theme/theme.h"

#include <QColor>

#include <array>
#include <span>
#include <string_view>

namespace rope::ui {

enum class ColormapKind { Sequential, Diverging };

/// One row of the table of colour maps: `list colormaps`, `--colormap` and the window's menu read it.
struct ColormapRow {
    std::string_view id;
    ColormapKind kind;
    std::string_view description;   ///< one English clause
};

/// All maps, diverging ones first. Each is suitable for the common types of colour blindness.
std::span<const ColormapRow> colormaps();

/// nullptr when there is no such map; capitals do not matter.
const ColormapRow* findColormap(std::string_view id);

/// 256 opaque colours from the low to the high end.
using ColourTable = std::array<QRgb, 256>;

/// The map's colours on this theme's ground: diverging maps pass through a neutral that is white in light and
/// close to the panel in dark; negative is the cool end. An unknown id gives the first map.
const ColourTable& colourTable(std::string_view id, ThemeKind theme);

/// The map of "auto": the first diverging map if values have a sign, else the first sequential one.
/// Other ids are returned as they are.
std::string_view resolvedColormap(std::string_view id, ColormapKind wanted);

}   // namespace rope::ui
