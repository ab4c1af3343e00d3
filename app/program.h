#pragma once

#include <string>
#include <vector>

namespace rope::app {

/// Runs the program.
/// in:  arguments without the name of the program; argv0 for QApplication
/// out: the exit status of docs/cli.md
int run(const std::vector<std::string>& arguments, char* argv0);

}   // namespace rope::app
