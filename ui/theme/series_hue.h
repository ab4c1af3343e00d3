#pragma once

#include "ui/theme/theme.h"

#include <array>
#include <span>
#include <string_view>

namespace rope::ui {

/// One row of a table of styles: how what has this name is drawn in each theme.
struct SeriesHue {
    std::string_view name;
    QRgb light, dark;
    std::array<qreal, 2> dashes;   ///< 0 0: solid
};

/// The style of a name; the last row is for all names that have none.
/// in: at least one row
SeriesStyle styleOf(std::span<const SeriesHue> hues, std::string_view name, const Theme& theme);

}   // namespace rope::ui
