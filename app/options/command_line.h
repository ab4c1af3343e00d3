#pragma once

#include "app/options/given_options.h"
#include "app/options/option_table.h"
#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>

namespace rope::app {

/// A command line understood: what to do, to what, and how.
struct Request {
    Subcommand subcommand = Subcommand::Window;
    std::string target = {};   ///< quantity, view, list or file; "" for none
    GivenOptions options = {};
    bool isHelp = false, isVersion = false;
};

/// What a subcommand's one positional argument may be.
struct TargetSpec {
    Subcommand subcommand;
    std::string_view placeholder;   ///< "QUANTITY"
    bool isRequired;
    std::vector<std::string> names;   ///< empty: a file
};

TargetSpec targetOf(Subcommand subcommand);

/// Arguments, the program's name left out, to a request. Pure: no file is looked at, values are checked as
/// far as their text goes. err: WrongUsage for whatever is not of the contract's form, before anything else;
/// OutOfRange for a value outside its option's range
Result<Request> parseCommandLine(std::span<const std::string> arguments);

}   // namespace rope::app
