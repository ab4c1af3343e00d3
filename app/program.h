#pragma once

#include <string>
#include <vector>

namespace rope::app {

/// Does what the arguments (without the program's name) ask for.
/// in:  argv0, which Qt needs for the window and for pictures; it sees none of the arguments
/// out: the exit status of docs/cli.md
int run(const std::vector<std::string>& arguments, char* argv0);

}   // namespace rope::app
