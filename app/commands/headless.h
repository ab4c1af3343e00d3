#pragma once

#include "app/options/command_line.h"
#include "core/base/result.h"

namespace rope::app {

/// Each runs one subcommand without a display and returns the warnings to print. After an error nothing has
/// been written.
Result<Warnings> runCompute(const Request& request);
Result<Warnings> runInspect(const Request& request);
Result<Warnings> runList(const Request& request);
/// Needs a QApplication.
Result<Warnings> runRender(const Request& request);

}   // namespace rope::app
