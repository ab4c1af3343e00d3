#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// What the program is asked to do; bits, because an option may belong to several.
enum class Subcommand : unsigned { Window = 1, Inspect = 2, Compute = 4, Render = 8, List = 16 };

std::string_view subcommandName(Subcommand subcommand);   ///< "" for the window

enum class ValueKind {
    Flag,   ///< no value
    Text,
    File,
    Choice,   ///< one of `choices`
    Choices,   ///< several of `choices`, with commas
    Number,
    Whole,   ///< whole number that float64 holds exactly
    Seed,   ///< 0 to 2^64 - 1
    Boolean,   ///< true or false
    List,   ///< numbers
    WholeList,   ///< whole numbers
    Vectors,   ///< numbers, or a file of rows
    Size,   ///< WxH
    Comparison,   ///< ID:key=value,... of a method
    QueryScale,   ///< the same of a scale on queries
};

/// One option: parsing, help, errors and suggestions come from its row.
struct OptionSpec {
    std::string name;   ///< "--rope-theta"
    unsigned subcommands = 0;   ///< bits of Subcommand
    std::string group;   ///< heading in the help
    ValueKind kind = ValueKind::Flag;
    std::string placeholder = {};   ///< "X"
    std::string meaning = {};
    std::string unit = {};
    std::string standard = {};   ///< the default in words
    std::vector<std::string> choices = {};
    double minimum = 0, maximum = 0;   ///< inclusive; for Number, Whole and the members of WholeList
    bool minimumIsOpen = false;
    bool isRepeatable = false;
    Check (*refused)(const std::string& text) = nullptr;   ///< names that are known but cannot be chosen: why

    [[nodiscard]] bool belongsTo(Subcommand subcommand) const {
        return (subcommands & static_cast<unsigned>(subcommand)) != 0;
    }
};

/// All options: the program's own, then one for every parameter key of the registry of scaling methods.
std::span<const OptionSpec> optionTable();

/// nullptr when that subcommand has no such option.
const OptionSpec* findOption(Subcommand subcommand, std::string_view name);

/// Of one subcommand, or of all.
std::vector<std::string> optionNames(Subcommand subcommand);

/// "1 to 65536", "> 0, <= 1", "json, csv, npy", "LIST: 0,1,5 or 0:100:5 or @FILE"
std::string allowedText(const OptionSpec& spec);

/// rope_theta -> --rope-theta
std::string optionNameOf(std::string_view key);

/// --rope-theta -> rope_theta
std::string keyOfOption(std::string_view name);

}   // namespace rope::app
