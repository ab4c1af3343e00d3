#pragma once

#include "ui/picture/view_row.h"

#include <span>
#include <string_view>

namespace rope::ui {

/// rotations, heatmap, invariance, decay, frequencies: the order of the tabs.
std::span<const ViewRow> views();

/// nullptr when there is no such view.
const ViewRow* findView(std::string_view id);

}   // namespace rope::ui
