#pragma once

#include <span>

namespace rope::ui {

/// Every title, summary, unit and meaning of the core's registry, listed once so that lupdate finds them. A
/// test compares both.
std::span<const char* const> registryTexts();

}   // namespace rope::ui
