#pragma once

#include "app/options/command_line.h"
#include "core/base/result.h"

namespace rope::app {

/// Each does one subcommand without a display and gives the warnings to print. Nothing is written when an
/// Error is returned.
Result<Warnings> runCompute(const Request& request);
Result<Warnings> runInspect(const Request& request);
Result<Warnings> runList(const Request& request);
/// Needs a QApplication.
Result<Warnings> runRender(const Request& request);

}   // namespace rope::app
