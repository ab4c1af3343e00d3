#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// Reads a whole number written as 12, +12, 1e3 or 4096.0, exactly.
/// err: WrongUsage when the text is no number; OutOfRange when it is not whole or not within low..high
Result<std::int64_t> parseWhole(std::string_view text, std::string_view where, std::int64_t low,
                                std::int64_t high);

/// err: as parseWhole, for 0 to 2^64 - 1
Result<std::uint64_t> parseSeed(std::string_view text, std::string_view where);

/// What a whole number may be, "0 to 9007199254740992".
std::string wholeRange(std::int64_t low, std::int64_t high);

/// Whether a LIST is well formed, without making its numbers; what stands in an @FILE is not looked at.
/// err: WrongUsage
Check checkListSyntax(std::string_view text, std::string_view where);

/// The numbers of a LIST: items with commas, each a number or start:end or start:end:step (end excluded); or
/// @FILE, one number a line. err: WrongUsage as checkListSyntax; OutOfRange for an empty list, a step of 0,
/// more than largestListLength numbers; Unreadable and
///      Malformed (naming the line) for the file
Result<std::vector<double>> parseNumberList(std::string_view text, std::string_view where);

/// The same for whole numbers within low..high, exactly. err: also as parseWhole
Result<std::vector<std::int64_t>> parseWholeList(std::string_view text, std::string_view where,
                                                 std::int64_t low, std::int64_t high);

}   // namespace rope::app
