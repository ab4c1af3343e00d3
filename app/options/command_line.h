#pragma once

#include "app/options/options.h"
#include "app/options/subcommand.h"
#include "core/base/result.h"

#include <span>
#include <string>

namespace rope::app {

/// A parsed command line.
struct Request {
    Subcommand subcommand = Subcommand::Window;
    std::string target = {};   ///< quantity, view, list or file; "" for none
    Options options = {};
};

/// Parses the arguments without the name of the program. No file is opened.
/// err: WrongUsage for anything that is not of the form of docs/cli.md, before any other error; OutOfRange
/// for a value out of the range of its option; Impossible for an unsupported method
Result<Request> parseCommandLine(std::span<const std::string> arguments);

}   // namespace rope::app
