#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace rope::app {

/// Writes a result to standard output ("" or "-") or to a file. The file is replaced in one step, or not
/// changed if there is an error.
/// err: Unreadable naming the file and the system's reason
Check writeOutput(const std::string& file, std::string_view bytes);

}   // namespace rope::app
