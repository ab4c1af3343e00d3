#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// Bits, because an option may belong to several subcommands.
enum class Subcommand : unsigned { Window = 1, Inspect = 2, Compute = 4, Render = 8, List = 16 };

/// Usage text, help and the check of the positional argument come from this row.
struct SubcommandRow {
    Subcommand subcommand;
    std::string_view name;   ///< "" for the window
    std::string_view usage, meaning;
    std::string_view placeholder;   ///< of the positional argument: "QUANTITY"
    std::vector<std::string> (*targets)() =
        nullptr;   ///< its allowed values; nullptr: a file, which may be absent
};

std::span<const SubcommandRow> subcommands();
const SubcommandRow& rowOf(Subcommand subcommand);

std::string_view subcommandName(Subcommand subcommand);

/// Empty if the positional argument is a file.
std::vector<std::string> targetNames(Subcommand subcommand);

/// "ropescope compute", "ropescope"
std::string commandOf(Subcommand subcommand);

}   // namespace rope::app
