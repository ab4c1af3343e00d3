#pragma once

#include <string>
#include <vector>

namespace rope::app {

/// Views that `render` draws: those of the registry, and the whole window.
std::vector<std::string> viewIds();

/// What `list` can list.
std::vector<std::string> listIds();

}   // namespace rope::app
