#pragma once

#include "ui/theme/theme.h"

#include <string_view>

namespace rope::ui {

/// The style of an emulated number format, by its name ("bfloat16"): float64, the measure of the others, is
/// quiet.
SeriesStyle formatStyle(const Theme& theme, std::string_view formatName);

}   // namespace rope::ui
