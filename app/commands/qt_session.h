#pragma once

#include "app/options/command_line.h"
#include "core/base/result.h"

#include <functional>

namespace rope::app {

/// Calls `work` with a QApplication that needs no display. Messages of Qt are suppressed.
Result<Warnings> withOffscreenQt(char* argv0, const std::function<Result<Warnings>()>& work);

/// Opens the window and runs it.
/// out: the exit status
/// err: Impossible without a display; Unreadable for a file that cannot be read; WrongUsage for an unknown
/// preset
Result<int> openWindow(const Request& request, char* argv0);

}   // namespace rope::app
