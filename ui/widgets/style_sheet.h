#pragma once

#include "ui/theme/theme.h"

#include <QPalette>
#include <QString>

namespace rope::ui {

/// The look of the standard widgets (fields, buttons, menus, scroll bars, docks) made from the theme; painted
/// controls do their own. Widgets say what they are by the dynamic property "role": section, secondary,
/// error, link, primary, tab, pill, panel, hairline, logo ...
QString windowStyleSheet(const Theme& theme);

QPalette paletteOf(const Theme& theme);

}   // namespace rope::ui
