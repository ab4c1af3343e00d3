#pragma once

#include <QString>

#include <string_view>

namespace rope::ui {

/// The first screen: not a row of the registry but four of its rows together.
inline constexpr std::string_view overviewId = "overview";

/// "Overview", "Rotations", ...: as on tabs and in menus. The title of an unknown id is the id.
QString viewName(std::string_view viewId);

}   // namespace rope::ui
