#pragma once

#include "app/options/option_table.h"

#include <string>

namespace rope::app {

/// The help of a subcommand, or of the program: made from the tables of options, quantities, views and lists.
std::string helpText(Subcommand subcommand);

/// "ropescope 0.1.0"
std::string versionText();

}   // namespace rope::app
