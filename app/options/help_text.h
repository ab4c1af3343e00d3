#pragma once

#include "app/options/subcommand.h"

#include <string>

namespace rope::app {

/// The help of a subcommand, or of the program, from the tables of subcommands and options.
std::string helpText(Subcommand subcommand);

/// "ropescope 0.1.0"
std::string versionText();

}   // namespace rope::app
