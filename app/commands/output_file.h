#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace rope::app {

/// Writes a result to standard output ("" or "-") or to a file, which is replaced at once or left as it was.
/// err: Unreadable naming the file and the system's reason
Check writeOutput(const std::string& file, std::string_view bytes);

}   // namespace rope::app
