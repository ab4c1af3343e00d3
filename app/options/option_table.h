#pragma once

#include "app/options/option_value.h"
#include "app/options/subcommand.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// What an option is about.
enum class OptionRole { Setup, MethodParameter, Picture, Output };

/// One option: parser, help, messages and suggestions come from this row.
struct OptionSpec {
    std::string name;   ///< "--rope-theta"
    OptionValue value;
    std::string meaning;   ///< with the unit
    std::string defaultValue = {};   ///< the default in words
    OptionRole role = OptionRole::Setup;
    unsigned subcommands = 0;   ///< bits of Subcommand
    std::string heading = {};   ///< in the help
    bool isRepeatable = false;

    [[nodiscard]] bool belongsTo(Subcommand subcommand) const {
        return (subcommands & static_cast<unsigned>(subcommand)) != 0;
    }
};

/// All options: those of the program, and one for each parameter key of the registry of scaling methods.
std::span<const OptionSpec> optionTable();

/// nullptr if the subcommand has no such option.
const OptionSpec* findOption(Subcommand subcommand, std::string_view name);

std::vector<std::string> optionNames(Subcommand subcommand);

/// rope_theta -> --rope-theta
std::string optionNameOf(std::string_view key);

}   // namespace rope::app
