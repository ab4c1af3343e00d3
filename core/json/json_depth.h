#pragma once

#include <string_view>

namespace rope {

/// Deeper than this no file that the program reads is nested; a hostile one would cost memory at every level.
inline constexpr int deepestJsonNesting = 64;

/// Whether brackets outside strings are nested deeper than deepestJsonNesting. Looks at brackets alone: the
/// text need not be JSON.
bool isNestedTooDeep(std::string_view json);

}   // namespace rope
