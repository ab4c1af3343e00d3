#include "ui/picture/view_settings_row.h"

#include "ui/state/state_check.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

std::int64_t viewRangeOfLength(double length) {
    return static_cast<std::int64_t>(std::min(std::ceil(length), static_cast<double>(maxViewRange)));
}

}   // namespace rope::ui
