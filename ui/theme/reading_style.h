#pragma once

#include "ui/theme/theme.h"

#include <string_view>

namespace rope::ui {

/// The style of another program's reading of a model's file, by its id ("ignores-scaling").
SeriesStyle readingStyle(const Theme& theme, std::string_view readingId);

}   // namespace rope::ui
