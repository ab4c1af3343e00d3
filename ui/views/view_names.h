#pragma once

#include <QString>

#include <string_view>

namespace rope::ui {

/// "Overview", "Rotations", ...: as on tabs and in menus. The title of an unknown id is the id.
QString viewName(std::string_view viewId);

}   // namespace rope::ui
